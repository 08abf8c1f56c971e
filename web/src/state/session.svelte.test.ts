import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SeatState, StateMessage, TableInfo } from '../lib/protocol'
import { ask, chat, line, offer, state } from '../lib/testing'
import { app, say, seats } from './app.svelte'
import { Choice } from './choice.svelte'
import { Session } from './session.svelte'
import { toasts } from './toasts.svelte'

/** The far end of a socket. */
class FakeSocket {
  static last: FakeSocket
  sent: any[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    FakeSocket.last = this
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  /** As JSON: nothing of it is an object anybody has seen before. */
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
    flushSync()
  }
}

const SEAT = { kind: 'human', name: 'Ada', online: true, left: false }
const TABLE = { id: 't1', game: 'x', status: 'running', moves: 4, result: null, name: '', seats: [{ ...SEAT, seat: 0 }, { ...SEAT, seat: 1, name: 'Bob' }] } as unknown as TableInfo
const ASK = ask(1, [offer('take wood', 'good:wood'), offer('pass')])
const tell = (seq: number, news: Partial<SeatState>[], more: Partial<StateMessage> = {}) => FakeSocket.last.tell({ ...state(seq, news), table: TABLE, ...more })

describe('a session', () => {
  let session: Session
  let end: () => void
  let answers: Record<string, unknown>
  beforeEach(async () => {
    answers = { '/api/tables/t1': TABLE, '/api/games': [{ id: 'x', title: 'X', titles: { pl: 'Iks' }, hidden: true, components: {} }] }
    vi.stubGlobal('WebSocket', FakeSocket)
    vi.stubGlobal('fetch', async (path: string) => {
      const found = Object.entries(answers).find(([known]) => path.split('?')[0] === known)?.[1]
      return new Response(found ? JSON.stringify(found) : '{}', { status: found ? 200 : 404 })
    })
    app.prefs.auto = true
    seats.remember('t1', [{ seat: 0, token: 'a'.repeat(22) }])
    end = $effect.root(() => void (session = new Session('t1')))
    await vi.waitFor(() => expect(FakeSocket.last.onopen).toBeTruthy())
  })
  afterEach(() => {
    session.close()
    for (const token of seats.tokens('t1')) seats.forget('t1', token)
    end()
    vi.unstubAllGlobals()
    FakeSocket.last = undefined as unknown as FakeSocket
  })
  const sent = (type: string) => FakeSocket.last.sent.filter((message) => message.type === type)

  it('shows the question of its own seat', () => {
    tell(1, [{ seat: 0, ask: ASK }])
    expect(session.seat).toBe(0)
    expect(session.ask?.offers.map(({ action }) => action)).toEqual(['take wood', 'pass'])
    expect(session.names).toEqual(['Ada', 'Bob'])
  })
  it('calls the game as the language does that is read now', () => {
    expect(session.game?.title).toBe('X')
    app.prefs.language = 'pl'
    expect(session.game?.title).toBe('Iks')
    app.prefs.language = 'en'
  })
  it('draws nothing anew for a line of chat, or for who comes and goes', () => {
    tell(1, [{ seat: 0, ask: ASK, log: [line('a')] }])
    let drawn = 0
    let choice: Choice
    const watched = () => [session.seen, session.ask, session.names, session.mine, session.pending, session.result, choice.offers, choice.can, choice.may, choice.lit, choice.listed]
    const stop = $effect.root(() => {
      choice = new Choice(session)
      $effect(() => {
        watched()
        drawn++
      })
    })
    flushSync()
    tell(2, [{ seat: 0, ask: ASK, log_from: 1 }], { chat: [chat(0, 'hello')] })
    const away = { ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, online: seat.seat === 0 })) }
    tell(2, [{ seat: 0, ask: ASK, log_from: 1 }], { table: away })
    expect(session.state?.chat).toHaveLength(1)
    expect(session.table?.seats[1]!.online).toBe(false)
    expect(drawn).toBe(1)
    tell(3, [{ seat: 0, ask: ask(2, [offer('pass')]), log: [line('b')], log_from: 1 }])
    expect(drawn).toBe(2)
    stop()
  })
  it('gives a lone answer that everybody can see, once', () => {
    const lone = ask(7, [offer('pass')], { only: true })
    tell(1, [{ seat: 0, ask: lone }])
    tell(1, [{ seat: 0, ask: lone }], { chat: [chat(0, 'well?')] })
    expect(sent('play')).toMatchObject([{ action: 'pass', asked: 7, seat: 0 }])
  })
  it('leaves it to whoever has just taken back', () => {
    tell(1, [{ seat: 0, ask: ASK }])
    void session.do({ type: 'undo', seat: 0 })
    tell(2, [{ seat: 0, ask: ask(8, [offer('pass')], { only: true }) }])
    expect(sent('play')).toEqual([])
  })
  it('hangs a curtain between two who share a screen and have secrets', () => {
    seats.remember('t1', [{ seat: 1, token: 'b'.repeat(22) }])
    tell(1, [{ seat: 0, ask: ASK }, { seat: 1 }])
    session.lift()
    tell(2, [{ seat: 0 }, { seat: 1, ask: ASK }])
    expect(session.eyes).toEqual({ seat: 1, curtain: true })
    expect(session.seen).toBeNull()
    session.lift()
    expect(session.seen?.seat).toBe(1)
  })
  it('is done with a move when it sees the situation after it', async () => {
    tell(1, [{ seat: 0, ask: ASK }])
    let done = false
    void session.do({ type: 'play', seat: 0, action: 'pass', asked: 1 }).then(() => (done = true))
    FakeSocket.last.tell({ type: 'accepted', id: sent('play')[0].id, seq: 5 })
    await Promise.resolve()
    expect(done).toBe(false)
    tell(5, [{ seat: 0 }])
    await vi.waitFor(() => expect(done).toBe(true))
  })
  it('says so when what was asked for is kept until the server is back', () => {
    tell(1, [{ seat: 0, ask: ASK }])
    void session.do({ type: 'play', seat: 0, action: 'pass', asked: 1 })
    expect(session.kept).toBe(false)
    FakeSocket.last.onclose?.()
    expect(session.kept).toBe(true)
  })
  it('forgets a key that opens nothing any more, and says so', async () => {
    tell(1, [{ seat: null }])
    await vi.waitFor(() => expect(seats.tokens('t1')).toEqual([]))
    expect(toasts.list.at(-1)?.text).toBe(say('table-seat-lost'))
  })
  it('asks nothing of a seat that was left to a bot', () => {
    const left = { ...TABLE, seats: TABLE.seats.map((seat) => ({ ...seat, left: seat.seat === 0 })) }
    tell(1, [{ seat: 0, ask: ASK }], { table: left })
    expect(session.ask).toBeNull()
  })
})
