/** My key as this browser has it: a device's token, and the links of seats and houses that hang on the key. */
import type { Houses } from './houses'
import type { Claim, KeyInfo, MyGame, MyGames } from './protocol'
import { read, TOKEN, type Seats, type Shelf } from './seats'

const ME = 'interrex.me'

export class Ring {
  constructor(private readonly shelf: Shelf) {}

  /** What opens everything of mine on this device; null: a guest. */
  token(): string | null {
    const { token } = read(this.shelf, ME)
    return typeof token === 'string' && TOKEN.test(token) ? token : null
  }

  setToken(token: string | null): void {
    try {
      this.shelf.setItem(ME, JSON.stringify(token === null ? {} : { token }))
    } catch {
      // a full or forbidden shelf costs remembering, not playing
    }
  }
}

/** What this browser holds and the key does not: to be put on it. */
export function unclaimed(keys: KeyInfo[], seats: Seats, houses: Houses): Claim[] {
  const held = new Set(keys.map((key) => key.token))
  const found: Claim[] = []
  const add = (about: string, token: string | undefined, kind: Claim['kind']) => {
    if (!token || held.has(token)) return
    held.add(token)
    found.push({ about, token, kind })
  }
  for (const table of seats.tables()) {
    for (const token of seats.tokens(table)) add(table, token, 'seat')
    add(table, seats.at(table).owner, 'owner')
  }
  for (const campaign of houses.campaigns()) {
    for (const { token } of houses.at(campaign).houses) add(campaign, token, 'seat')
    add(campaign, houses.at(campaign).owner, 'owner')
  }
  return found
}

/** What the key holds, remembered in this browser: a newer link replaces an older one of the same seat. */
export function take(keys: KeyInfo[], seats: Seats, houses: Houses): void {
  const campaigns = new Set(keys.flatMap((key) => key.houses.map((house) => house.about)))
  for (const key of keys) {
    for (const { about, number } of key.seats) if (seats.tokenOf(about, number) !== key.token) seats.remember(about, [{ seat: number, token: key.token }])
    for (const { about, number } of key.houses) houses.remember(about, [{ house: number, token: key.token }])
    if (key.kind === 'owner' && campaigns.has(key.about)) houses.remember(key.about, [], key.token)
    else if (key.kind === 'owner') seats.remember(key.about, [], key.token)
  }
}

/** The game to go to next: the most urgent that waits for me, and is not this one. */
export function nextGame(found: MyGames | null, here: string | null): MyGame | null {
  return found?.games.find((game) => game.mine && game.table !== here) ?? null
}

export function meLink(origin: string, key: string): string {
  return `${origin}/my#me=${key}`
}
