/** What this browser remembers: its seats at tables, the owner's keys, and a person's preferences. */
import type { Pace } from '../motion/queue'
import type { Language, SeatKey, TableInfo } from './protocol'

export interface RememberedTable {
  seats: SeatKey[]
  owner?: string
  /** Those around this screen have no secrets from each other: no curtain. */
  open?: boolean
  /** A lesson's farewell has been read. */
  taught?: boolean
  /** What the last game of the campaign left has been read. */
  told?: boolean
}

export type Theme = 'auto' | 'light' | 'dark'
/** always: every choice is confirmed; final: those that cannot be taken back, and those made by pointing; never. */
export type Confirm = 'always' | 'final' | 'never'

export type Reading = 'while' | 'own' | 'off'

export interface Prefs {
  name: string
  language: Language
  theme: Theme
  /** Dice, cards and coins, and a bell for one's turn. */
  sounds: boolean
  /** Answer for me where there is one answer and everybody can see that. */
  auto: boolean
  /** Call me when it is my turn and I look elsewhere. */
  notify: boolean
  confirm: Confirm
  /** How fast events are played; off: not at all. */
  motion: Pace
  /** How long what is to be read stays: for a while, until one goes on, or not at all. */
  reading: Reading
  /** Of a chance to win, in percent: the loss from which a tutor speaks up; 0: never. */
  tutor: number
  /** Whoever likes ratings sees theirs. */
  ratings: boolean
}

const TABLES = 'interrex.tables'
const PREFS = 'interrex.prefs'
export const TOKEN = /^[A-Za-z0-9_-]{16,64}$/

export interface Shelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** A shelf for when the browser allows none: things are kept until the page is left. */
export function memoryShelf(): Shelf {
  const held = new Map<string, string>()
  return { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) }
}

export function browserShelf(): Shelf {
  try {
    localStorage.getItem(PREFS)
    return localStorage
  } catch {
    return memoryShelf()
  }
}

export function read(shelf: Shelf, key: string): Record<string, any> {
  try {
    const found: unknown = JSON.parse(shelf.getItem(key) ?? '{}')
    return found && typeof found === 'object' && !Array.isArray(found) ? found : {}
  } catch {
    return {}
  }
}

export class Seats {
  constructor(private readonly shelf: Shelf) {}

  /** Every table this browser has a seat at or owns, the newest last. */
  tables(): string[] {
    return Object.keys(read(this.shelf, TABLES))
  }

  at(table: string): RememberedTable {
    const found = read(this.shelf, TABLES)[table]
    const seats = Array.isArray(found?.seats) ? found.seats.filter(isKey) : []
    return { seats, owner: typeof found?.owner === 'string' ? found.owner : undefined, open: found?.open === true, taught: found?.taught === true, told: found?.told === true }
  }

  tokens(table: string): string[] {
    return this.at(table).seats.map((key) => key.token)
  }

  tokenOf(table: string, seat: number | null): string | undefined {
    return this.at(table).seats.find((key) => key.seat === seat)?.token
  }

  /** Remember seats (a newer key replaces an older one of the same seat) and, where given, the owner's key. */
  remember(table: string, keys: SeatKey[], owner?: string): void {
    const known = this.at(table)
    const kept = known.seats.filter((key) => !keys.some((fresh) => fresh.seat === key.seat || fresh.token === key.token))
    this.write(table, { ...known, seats: [...kept, ...keys].sort((a, b) => a.seat - b.seat), owner: owner ?? known.owner })
  }

  /** Whether a table waits for one of our seats; one that was left to a bot does not. */
  awaited(table: TableInfo): boolean {
    return this.at(table.id).seats.some(({ seat }) => table.pending.includes(seat) && !table.seats[seat]!.left)
  }

  forget(table: string, token: string): void {
    const known = this.at(table)
    this.write(table, { ...known, seats: known.seats.filter((key) => key.token !== token) })
  }

  setOpen(table: string, open: boolean): void {
    this.write(table, { ...this.at(table), open })
  }

  setTaught(table: string): void {
    this.write(table, { ...this.at(table), taught: true })
  }

  setTold(table: string): void {
    this.write(table, { ...this.at(table), told: true })
  }

  drop(table: string): void {
    const all = read(this.shelf, TABLES)
    delete all[table]
    this.put(TABLES, all)
  }

  private write(table: string, what: RememberedTable): void {
    const all = read(this.shelf, TABLES)
    this.put(TABLES, { ...all, [table]: what })
  }

  /** `phone`: whoever holds it may sit among others, and hears nothing unless asked for. */
  prefs(languages: readonly string[] = [], phone = false): Prefs {
    const found = read(this.shelf, PREFS)
    return {
      name: typeof found.name === 'string' ? found.name.slice(0, 30) : '',
      language: one(found.language, ['en', 'pl'], languages.some((tag) => tag.toLowerCase().startsWith('pl')) ? 'pl' : 'en'),
      theme: one(found.theme, ['auto', 'light', 'dark'], 'auto'),
      sounds: typeof found.sounds === 'boolean' ? found.sounds : !phone,
      auto: found.auto !== false,
      notify: found.notify === true,
      confirm: one(found.confirm, ['always', 'final', 'never'], 'final'),
      motion: one(found.motion, ['off', 'calm', 'brisk'], 'calm'),
      reading: one(found.reading, ['while', 'own', 'off'], 'while'),
      tutor: typeof found.tutor === 'number' && found.tutor > 0 && found.tutor <= 50 ? found.tutor : 0,
      ratings: found.ratings === true,
    }
  }

  setPrefs(prefs: Prefs): void {
    this.put(PREFS, prefs)
  }

  private put(key: string, value: unknown): void {
    try {
      this.shelf.setItem(key, JSON.stringify(value))
    } catch {
      // a full or forbidden shelf costs remembering, not playing
    }
  }
}

function isKey(key: unknown): key is SeatKey {
  const found = key as SeatKey | null
  return typeof found?.seat === 'number' && typeof found?.token === 'string' && TOKEN.test(found.token)
}

function one<T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise
}

/** The token in `#seat=…` (or `#house=…`), if the address has a well-formed one. */
export function tokenInHash(hash: string, name = 'seat'): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get(name)
  return token && TOKEN.test(token) ? token : null
}

export function seatLink(origin: string, table: string, token: string): string {
  return `${origin}/t/${encodeURIComponent(table)}#seat=${token}`
}
