/** One table as this browser sees it: its socket, our seats, whose eyes are shown. The page makes one and closes it. */
import { Failure } from '../lib/api'
import { asked, look, turnTo, type Eyes } from '../lib/hotseat'
import type { Answer, GameInfo, SeatKey, SeatState, StateMessage, TableInfo } from '../lib/protocol'
import { call } from '../lib/notify'
import { kept } from '../lib/kept'
import { keep, keeps, last } from '../lib/last'
import type { Presented } from '../motion/hold'
import { meanwhile, owed } from '../lib/questions'
import { tokenInHash } from '../lib/seats'
import { socketUrl, TableSocket, type Connection, type Request } from '../lib/socket'
import { api, app, houses, say, sayMessage, seats } from './app.svelte'
import { me } from './me.svelte'
import { sound } from './sounding'
import { toasts } from './toasts.svelte'

/** Milliseconds after which a new position is kept to be read without a connection. */
const SOON = 1_500

export class Session {
  readonly id: string
  state = $state.raw<StateMessage | null>(null)
  private played = $state<string | null>(null)
  /** What is played, as it is called in the language that is read now. */
  game = $derived<GameInfo | null>(app.games?.find((game) => game.id === this.played) ?? null)
  connection = $state<Connection>('connecting')
  /** What we asked for and nobody has answered yet. */
  private unanswered = $state(0)
  /** The server is away, and something of ours is kept to be sent to it. */
  kept = $derived(this.connection === 'lost' && this.unanswered > 0)
  /** There is no connection, and this is how it stood then (in seconds): read, not played. */
  stood = $state<number | null>(null)
  /** The table cannot be shown at all. */
  failure = $state.raw<Failure | null>(null)
  eyes = $state.raw<Eyes>({ seat: null, curtain: false })
  owner = $state<string | undefined>()
  /** Seconds the server's clock is ahead of ours. */
  ahead = $state(0)

  table = $derived<TableInfo | null>(this.state?.table ?? null)
  // everything on the page depends on these: they are others only when they are
  private named: string[] = []
  private ours: number[] = []
  names = $derived.by(() => (this.named = kept(this.named, this.table?.seats.map((s) => s.name || say('engine-seat-name', { number: s.seat + 1 })) ?? [])))
  mine = $derived.by(() => (this.ours = kept(this.ours, this.state?.seats.flatMap((s) => (s.seat === null ? [] : [s.seat])) ?? [])))
  seat = $derived(this.eyes.seat)
  /** What the eyes shown see; nothing behind a curtain. */
  seen = $derived<SeatState | null>(
    this.eyes.curtain ? null : (this.state?.seats.find((s) => s.seat === this.eyes.seat) ?? null),
  )
  /** What there is beside the board, as it is known. A seat left to a bot is asked nothing, and does nothing meanwhile. */
  live = $derived.by<Presented>(() => {
    const playing = this.seen && !this.away(this.seen) ? this.seen : null
    return {
      ask: owed(playing),
      meanwhile: meanwhile(playing),
      guide: this.seen?.guide ?? null,
      pending: this.state?.seats[0]?.view.pending ?? [],
      result: this.table?.result ?? null,
    }
  })
  /** The stage's: what is shown until the board has caught up. */
  held = $state.raw<Presented | null>(null)
  private now = $derived(this.held ?? this.live)
  ask = $derived(this.now.ask)
  meanwhile = $derived(this.now.meanwhile)
  guide = $derived(this.now.guide)
  pending = $derived(this.now.pending)
  result = $derived(this.now.result)
  requestForUs = $derived(this.state?.request?.needed.filter((seat) => this.mine.includes(seat)) ?? [])

  /** The stage's: the eyes see something new. */
  onseen: () => void = () => {}

  private socket: TableSocket | null = null
  private lastAsked = ''
  private lastAlone = ''
  /** We have just taken back: even a lone answer is ours to give. */
  private thinking = false
  private checking = false
  private link: string | null = null
  private later: ReturnType<typeof setTimeout> | undefined
  private keeping: ReturnType<typeof setTimeout> | undefined
  /** Who waits until an event has reached us. */
  private behind: [number, () => void][] = []

  constructor(id: string) {
    this.id = id
    this.owner = seats.at(id).owner
    void this.start()
  }

  private async start(): Promise<void> {
    try {
      await this.takeLink()
      if (!seats.at(this.id).seats.length) await me.known // it may be a table of another device of mine
      const table = await api.table(this.id)
      this.takeHouses(table)
      await Promise.all([app.loadGames(), app.setGame(table.game)])
      this.played = table.game
      this.connect()
    } catch (error) {
      if (error instanceof Failure && error.code === 'offline') this.startLater()
      else this.failure = error instanceof Failure ? error : new Failure('broken', 0, null)
    }
  }

  private startLater(): void {
    this.connection = 'lost'
    this.later = setTimeout(() => void this.start(), 2000)
  }

  /** Somebody followed a seat's link: the key leaves the address bar at once and is kept if it opens something. */
  private async takeLink(): Promise<void> {
    this.link ??= tokenInHash(location.hash)
    if (location.hash) history.replaceState(null, '', location.pathname + location.search)
    if (!this.link) return
    const seat = await this.seatOf(this.link)
    if (seat === null) toasts.show(say('table-link-dead'), true)
    else seats.remember(this.id, [{ seat, token: this.link }])
  }

  /** In a campaign, the seats of our houses are ours, and its owner owns its tables. */
  private takeHouses(table: TableInfo): void {
    const held = seats.at(this.id).seats.map((key) => key.seat)
    const keys = houses.seatsAt(table).filter((key) => !held.includes(key.seat))
    if (keys.length) seats.remember(this.id, keys)
    if (table.campaign) this.owner ??= houses.at(table.campaign).owner
  }

  /** Whoever sits in the seat of a house plays for the house, at later tables as well. */
  private keepHouses(keys: SeatKey[]): void {
    const { campaign, houses: by } = this.table!
    if (campaign) houses.remember(campaign, keys.map(({ seat, token }) => ({ house: by[seat]!, token })))
  }

  private async seatOf(token: string): Promise<number | null> {
    try {
      return (await api.position(this.id, 0, token)).view.seat
    } catch (error) {
      if (error instanceof Failure && (error.code === 'offline' || error.status >= 500)) throw error
      return null
    }
  }

  private connect(): void {
    this.socket = new TableSocket({
      url: socketUrl(location, this.id),
      tokens: () => seats.tokens(this.id),
      language: () => app.prefs.language,
      onstate: (state) => this.hear(state),
      onrefused: (refused) => {
        if (refused.code === 'not-found') this.failure = new Failure('not-found', 404, refused)
        else void this.checkKeys()
      },
      hidden: () => document.hidden,
      onconnection: (connection) => {
        this.connection = connection
        if (connection === 'lost' && !this.state) void this.recall().catch(() => {})
      },
    })
  }

  /** What was seen here last, where nothing can be asked of the server. */
  private async recall(): Promise<void> {
    const found = keeps() ? await last(this.id) : null
    if (!found || this.state) return
    this.state = found
    this.stood = found.now
    app.names = this.names
    void app.setPacks(this.id, found.packs).catch(() => {})
    this.lookAgain()
    this.onseen()
  }

  private keepSoon(): void {
    clearTimeout(this.keeping)
    if (this.mine.length && keeps()) this.keeping = setTimeout(() => this.keepNow(), SOON)
  }

  private keepNow(): void {
    clearTimeout(this.keeping)
    if (this.state && this.stood === null && this.mine.length && keeps()) void keep(this.state).catch(() => {}) // a full shelf costs reading, not playing
  }

  private hear(state: StateMessage): void {
    this.tellRefusal(state)
    this.state = state
    this.stood = null
    this.keepSoon()
    this.ahead = state.now - Date.now() / 1000
    app.names = this.names
    void app.setPacks(this.id, state.packs)
    this.lookAgain()
    this.onseen()
    this.answerAlone()
    this.ring()
    for (const [seq, resolve] of this.behind) if (seq <= state.seq) resolve()
    this.behind = this.behind.filter(([seq]) => seq > state.seq)
    if (seats.at(this.id).seats.some((key) => !this.mine.includes(key.seat))) void this.checkKeys()
  }

  /** Somebody has said no to what one of us asked for: whoever asked hears it where they look. */
  private tellRefusal(state: StateMessage): void {
    const request = this.state?.request
    if (!request || state.request || !this.mine.includes(request.seat)) return
    const before = this.state!.seats[0]?.log.length ?? 0
    const line = state.seats[0]?.log.slice(before).find(({ message }) => message.key.startsWith('server-told-no'))
    if (line) toasts.show(sayMessage(line.message), true)
  }

  private away(seen: SeatState): boolean {
    return seen.seat !== null && !!this.table?.seats[seen.seat]?.left
  }

  private secrets(): boolean {
    return !!this.game?.hidden && !seats.at(this.id).open && this.table?.status !== 'finished'
  }

  private lookAgain(): void {
    const owing = this.state!.seats.flatMap((s) => (s.seat !== null && owed(s) && !this.away(s) ? [s.seat] : []))
    this.eyes = look(this.eyes, this.mine, asked(owing, this.requestForUs), this.secrets())
    if (this.table?.status === 'finished') this.eyes = { ...this.eyes, curtain: false }
  }

  /** A sound, and a call for whoever looks elsewhere, when a new question comes to one of us. */
  private ring(): void {
    const asked = this.state!.seats.flatMap((s) => (owed(s) && !this.away(s) ? [`${s.seat}:${s.ask!.asked}`] : [])).join()
    if (asked && asked !== this.lastAsked) {
      sound('bell')
      if (app.prefs.notify) void this.callHere()
    }
    this.lastAsked = asked
  }

  /** What cannot be shown is not promised any longer. */
  private async callHere(): Promise<void> {
    const heard = await call(say('your-turn'), this.table!.name || (this.game?.title ?? ''), this.id)
    if (!heard) app.set('notify', false)
  }

  /** Where there is one answer and everybody can see that, it is given for us; not in a lesson, nor after taking back. */
  private answerAlone(): void {
    const { seen, seat } = this
    const { ask } = this.live
    if (!app.prefs.auto || this.thinking || !ask?.only || seat === null || seen?.guide?.status === 'on') return
    const key = `${seat}:${ask.asked}`
    if (key === this.lastAlone) return
    this.lastAlone = key
    void this.socket?.send({ type: 'play', seat, action: ask.offers[0]!.action, asked: ask.asked })
  }

  turnTo(seat: number): void {
    this.eyes = turnTo(this.eyes, seat, this.mine, this.secrets())
    this.onseen()
  }

  lift(noSecrets = false): void {
    if (noSecrets) seats.setOpen(this.id, true)
    this.eyes = { ...this.eyes, curtain: false }
    this.onseen()
  }

  /** Ask the server for something; a refusal is shown. True once it was done and we see the situation after it. */
  async do(request: Request): Promise<boolean> {
    const answer = await this.request(request)
    if (answer?.type === 'refused') toasts.refused(answer)
    return answer?.type === 'accepted'
  }

  /** The same, for who shows a refusal in a place of their own. */
  async request(request: Request): Promise<Answer | null> {
    if (request.type === 'undo' || request.type === 'play') this.thinking = request.type === 'undo'
    this.unanswered++
    const answer = (await this.socket?.send(request)) ?? null
    this.unanswered--
    if (answer?.type === 'accepted' && (this.state?.seq ?? 0) < answer.seq) await new Promise<void>((resolve) => this.behind.push([answer.seq, resolve]))
    return answer
  }

  async why(seat: number, refs: string[]) {
    const answer = await this.socket?.send({ type: 'why', seat, refs })
    return answer?.type === 'refused' ? answer : null
  }

  async join(seat: number | null, name: string): Promise<void> {
    const joined = await api.join(this.id, seat, name)
    seats.remember(this.id, [joined.seat])
    this.keepHouses([joined.seat])
    this.refresh()
  }

  /** A new link for a seat of ours; it stays ours. */
  async renew(seat: number): Promise<void> {
    this.checking = true // our own old key dies: no cause for alarm
    try {
      const key = await api.renew(this.id, seat, seats.tokenOf(this.id, seat)!)
      seats.remember(this.id, [key])
      this.keepHouses([key])
    } finally {
      this.checking = false
      this.refresh()
    }
  }

  /** A bot for good in the place of somebody else. */
  async dismiss(seat: number): Promise<void> {
    await api.dismiss(this.id, this.owner!, seat)
  }

  /** A key opens nothing any more: keep those that do. */
  private async checkKeys(): Promise<void> {
    if (this.checking) return
    this.checking = true
    let lost = 0
    for (const token of seats.tokens(this.id)) {
      if ((await this.seatOf(token).catch(() => -1)) !== null) continue
      seats.forget(this.id, token)
      if (this.table?.campaign) houses.forget(this.table.campaign, token)
      lost += 1
    }
    this.checking = false
    if (lost) {
      toasts.show(say('table-seat-lost'), true)
      this.refresh()
    }
  }

  refresh(): void {
    this.socket?.refresh()
  }

  /** The page has come to the front, or gone behind another one: who does not look is told when a question comes. */
  looked(): void {
    void this.socket?.send({ type: 'look', on: !document.hidden })
    if (document.hidden) this.keepNow()
  }

  hurry(): void {
    this.socket?.hurry()
  }

  close(): void {
    clearTimeout(this.later)
    this.keepNow()
    this.socket?.close()
    app.names = []
    void app.setPacks(this.id, [])
  }
}
