/** Me, without an account: the key of this browser, what hangs on it, and how many games wait for me. */
import { Failure } from '../lib/api'
import type { MyGames } from '../lib/protocol'
import { forget } from '../lib/last'
import { worker } from '../lib/notify'
import { sign } from '../lib/passkey'
import { nextGame, Ring, take, unclaimed } from '../lib/ring'
import { browserShelf } from '../lib/seats'
import { api, app, houses, seats } from './app.svelte'

/** In milliseconds: how often the games are looked at while somebody looks, and how soon again after a move. */
const OFTEN = 45_000
const SOON = 3_000
/** Claims that are sent together. */
const TOGETHER = 100

class Me {
  private ring = new Ring(browserShelf())
  token = $state<string | null>(this.ring.token())
  found = $state.raw<MyGames | null>(null)
  waiting = $derived(this.found?.waiting ?? 0)
  private later: ReturnType<typeof setTimeout> | undefined
  /** The seats of my other devices are known here, as far as they can be. */
  known: Promise<void> = Promise.resolve()
  private learned = () => {}
  /** What opens nothing: it is not claimed again and again. */
  private dead = new Set<string>()

  /** With the page: whoever has a key finds their seats of other devices here. */
  begin(): void {
    app.onset = () => void this.settle()
    if (this.token) {
      this.known = new Promise((resolve) => (this.learned = resolve))
      void this.synchronise().catch(() => {})
      void worker() // the page opens without a connection, too
    }
    setInterval(() => !document.hidden && this.look(), OFTEN)
    document.addEventListener('visibilitychange', () => !document.hidden && this.look())
  }

  next(here: string | null) {
    return nextGame(this.found, here)
  }

  /** How many games wait for me beside this one. */
  elsewhere(here: string): number {
    return this.waiting - Number(this.found?.games.some((game) => game.mine && game.table === here) ?? false)
  }

  /** Somebody asks for their games: now they need a key. */
  async need(): Promise<void> {
    if (!this.token) this.keep((await api.makeKey()).token)
    void worker()
    await this.synchronise()
  }

  /** This browser is a device of whoever has this key. */
  async arrive(key: string, device: string): Promise<void> {
    await this.become((await api.arrive(key, device)).token)
  }

  async enter(handle: string, phrase: string): Promise<void> {
    await this.become((await api.enterAgain(handle, phrase)).token)
  }

  /** Whether one was given: whoever looks after this browser may have none, or want none. */
  async enterByPasskey(): Promise<boolean> {
    const signed = await sign(await api.askForPasskey())
    if (signed) await this.become((await api.enterByPasskey(signed)).token)
    return signed !== null
  }

  private async become(token: string): Promise<void> {
    this.keep(token)
    const { settings } = await api.me(token)
    if (Object.keys(settings).length) app.adopt(settings)
    await this.synchronise()
  }

  async renew(): Promise<void> {
    this.keep((await api.renewKey(this.token!)).token)
    await this.synchronise()
  }

  async forget(): Promise<void> {
    await api.forgetMe(this.token!)
    this.clear()
  }

  /** This browser is none of my devices any more: what it remembers of me goes, and opens nothing elsewhere. */
  async leave(device: string): Promise<void> {
    await api.removeDevice(this.token!, device)
    this.clear()
  }

  private clear(): void {
    for (const table of seats.tables()) seats.drop(table)
    for (const campaign of houses.campaigns()) houses.drop(campaign)
    this.keep(null)
    void forget().catch(() => {})
    this.found = null
    this.show()
  }

  private keep(token: string | null): void {
    this.ring.setToken(token)
    this.token = token
  }

  /** The same seats here as on every other device of mine. */
  async synchronise(): Promise<void> {
    const { token } = this
    if (!token) return
    try {
      const keys = await api.myKeys(token)
      take(keys, seats, houses)
      this.learned()
      const missing = unclaimed(keys, seats, houses).filter((claim) => !this.dead.has(claim.token))
      for (let n = 0; n < missing.length; n += TOGETHER) await api.claimKeys(token, missing.slice(n, n + TOGETHER))
      for (const { token } of missing) this.dead.add(token)
      await this.settle()
      await this.load()
    } catch (error) {
      this.failed(error)
      throw error
    } finally {
      this.learned()
    }
  }

  /** After a move, and now and then. */
  look(): void {
    if (!this.token) return
    clearTimeout(this.later)
    this.later = setTimeout(() => void this.load().catch((error: unknown) => this.failed(error)), SOON)
  }

  private async load(): Promise<void> {
    if (!this.token) return
    this.found = await api.myGames(this.token)
    this.show()
  }

  /** On the icon of the page, where it is installed. */
  private show(): void {
    const badge = navigator as { setAppBadge?: (n: number) => Promise<void> }
    void badge.setAppBadge?.(this.waiting).catch(() => {})
  }

  /** A key that was renewed or removed elsewhere is none here any more, nor is what was kept for whoever had it. */
  private failed(error: unknown): void {
    if (error instanceof Failure && error.status === 403) {
      this.keep(null)
      void forget().catch(() => {})
      this.found = null
      this.show()
    }
  }

  /** The server knows what was set here. */
  async settle(): Promise<void> {
    if (this.token) await api.settle(this.token, { ...app.prefs }).catch(() => {})
  }

  /** Everything said at a table up to here was read. */
  async read(table: string, lines: number): Promise<void> {
    if (this.token && lines) await api.readChat(this.token, table, lines).catch(() => {})
  }
}

export const me = new Me()
