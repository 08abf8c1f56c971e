import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogLine, SeatState, View } from '../lib/protocol'
import { ask, line, offer, state } from '../lib/testing'
import type { Presented } from '../motion/hold'
import { app } from './app.svelte'
import type { Lesson } from './lesson.svelte'
import type { Replay } from './replay.svelte'
import type { Session } from './session.svelte'
import { Stage } from './stage.svelte'

const heard = vi.hoisted(() => vi.fn())
vi.mock('./sounding', () => ({ sound: heard }))
vi.mock('../motion/perform', () => ({ perform: () => [], nearlyOver: async () => {}, find: () => null }))

/** As much of a session as a stage reads. */
class Table {
  seen = $state.raw<SeatState | null>(null)
  live = $state.raw<Presented>({ ask: null, meanwhile: null, guide: null, pending: [], result: null })
  held = $state.raw<Presented | null>(null)
  state = $state.raw(state(1))
  mine = [0]
  game = null
  onseen = () => {}
}

const view = (moves: number, seat = 0) => ({ seat, moves, board: { round: moves }, pending: [] }) as unknown as View

describe('the stage', () => {
  let table: Table
  let stage: Stage
  let end: () => void
  let lesson: { walking: boolean; hints: Set<string>; paces: () => boolean; arrive: () => void }
  beforeEach(() => {
    heard.mockClear()
    app.prefs.motion = 'calm'
    app.prefs.reading = 'own'
    table = new Table()
    lesson = { walking: false, hints: new Set(), paces: () => false, arrive: () => {} }
    const replay = { on: false, fetch: async (move: number) => ({ view: view(move) }) }
    end = $effect.root(() => void (stage = new Stage(table as unknown as Session, replay as unknown as Replay, lesson as unknown as Lesson)))
    flushSync()
  })
  afterEach(() => end())

  /** Somebody moved: the log goes on, and we are asked something, or not. */
  function hear(moves: number, log: LogLine[], asked: number | null, seat = 0, moved = 1) {
    table.seen = { ...state(1, [{ seat, moved, log, view: view(moves, seat) }]).seats[0]! }
    table.state = { ...state(moves), seats: [table.seen] }
    table.live = { ...table.live, ask: asked === null ? null : ask(asked, [offer('pass')]) }
    table.onseen()
    flushSync()
  }
  const log = (...moves: number[]) => moves.map((move) => line(`m${move}`, {}, move))
  const played = () => vi.waitFor(() => expect(stage.behind).toBe(false))

  it('shows what there is when one comes', () => {
    hear(3, log(1, 2, 3), 1)
    expect([stage.view?.moves, stage.behind]).toEqual([3, false])
  })
  it('keeps the question until the others’ moves have been played', async () => {
    hear(1, log(1), null)
    hear(3, log(1, 2, 3), 5)
    expect(stage.behind).toBe(true)
    expect(table.held).toMatchObject({ ask: null })
    expect(stage.view?.moves).toBe(1)
    await played()
    expect(table.held).toBeNull()
    expect([stage.view?.moves, stage.log.length]).toEqual([3, 3])
  })
  it('keeps the calendar with what is played, and the rest of the board behind it', async () => {
    const scene = { title: { key: 'winter', params: {} }, sides: [], dice: [] }
    const seen: unknown[] = []
    stage.choreography = {
      motions: {},
      moments: { m2: () => ({ phase: 'winter' }), m4: () => ({ phase: 'spring' }) },
      scenes: { m3: () => (seen.push({ ...stage.view!.board, moves: stage.view!.moves }), scene) },
      news: () => null,
    }
    hear(1, log(1), null)
    hear(2, [...log(1), line('m2', {}, 2), line('m3', {}, 2), line('m4', {}, 2)], 5)
    await played()
    expect(seen).toEqual([{ round: 1, phase: 'winter', moves: 1 }])
    expect(stage.view!.board).toEqual({ round: 2 })
  })
  it('never lets one’s own plain move wait', async () => {
    hear(1, log(1), 1)
    hear(2, log(1, 2), 2, 0, 2)
    expect(table.held).toBeNull()
    await played()
  })
  it('shows everything at once to whoever wants no motion', () => {
    app.prefs.motion = 'off'
    hear(1, log(1), null)
    hear(3, log(1, 2, 3), 5)
    expect([stage.behind, stage.view?.moves, table.held]).toEqual([false, 3, null])
  })
  it('is ended by a key, which does nothing else where a question waited', () => {
    hear(1, log(1), null)
    hear(3, log(1, 2, 3), 5)
    const key = { type: 'keydown', target: null, preventDefault: vi.fn(), stopImmediatePropagation: vi.fn() }
    stage.touched(key as unknown as Event)
    expect(key.preventDefault).toHaveBeenCalled()
    expect([stage.behind, stage.view?.moves, table.held]).toEqual([false, 3, null])
  })
  it('begins anew when something was taken back', () => {
    hear(3, log(1, 2, 3), 1)
    hear(2, log(1, 2), 1)
    expect([stage.behind, stage.view?.moves]).toEqual([false, 2])
  })
  it('never shows what other eyes were shown, and nothing behind a curtain', () => {
    hear(3, log(1, 2, 3), 1, 0)
    table.seen = { ...state(1, [{ seat: 1, view: view(3, 1) }]).seats[0]! }
    expect(stage.view?.seat).toBe(1)
    table.seen = null
    expect(stage.view).toBeUndefined()
  })
  it('holds the question while something is to be read', async () => {
    stage.choreography = { motions: {}, scenes: {}, news: () => null, pages: (lines) => lines.filter(({ message }) => message.key === 'm2').map((told) => ({ lines: [told] }) as never) }
    hear(1, log(1), null)
    hear(2, log(1, 2), 5)
    await vi.waitFor(() => expect(stage.page).not.toBeNull())
    expect(table.held).toMatchObject({ ask: null })
    stage.next()
    await played()
    expect([stage.page, table.held]).toEqual([null, null])
  })
  it('is heard, and where there is no stage at once, each sound once', async () => {
    const rolls = () => [{ kind: 'dice' as const, at: ['hand'], dice: [{ drawing: null as never, props: {} }] }]
    stage.choreography = { motions: { m2: rolls, m3: rolls }, scenes: {}, news: () => null }
    app.prefs.motion = 'off'
    hear(1, log(1), null)
    expect(heard).not.toHaveBeenCalled()
    hear(3, log(1, 2, 3), 5)
    expect(heard.mock.calls).toEqual([['dice']])
  })
  it('gives a scene that begins half a second more, which a click ends', async () => {
    vi.useFakeTimers()
    const scene = { title: { key: 'battle', params: {} }, sides: [], dice: [] }
    stage.choreography = { motions: { m2: () => [], m3: () => [] }, scenes: { m2: () => scene, m3: () => ({ ...scene }) }, news: () => null }
    stage.element = { querySelectorAll: () => [], contains: () => false } as unknown as HTMLElement
    hear(1, log(1), null)
    hear(3, log(1, 2, 3), 5)
    await vi.advanceTimersByTimeAsync(1200)
    expect([stage.playing?.message.key, table.held?.ask]).toEqual(['m2', null])
    await vi.advanceTimersByTimeAsync(40)
    expect(stage.playing?.message.key).toBe('m3')
    await vi.advanceTimersByTimeAsync(740)
    expect([stage.behind, table.held]).toEqual([false, null])
    hear(4, [...log(1, 2, 3), line('m2', {}, 4)], 6)
    expect(stage.behind).toBe(true)
    stage.touched({ type: 'pointerdown', target: null } as unknown as Event)
    expect([stage.behind, stage.scene, table.held]).toEqual([false, null, null])
    vi.useRealTimers()
  })
  it('marks what has changed since one’s last move until one has seen it', () => {
    app.prefs.motion = 'off'
    hear(1, log(1), null)
    hear(2, [...log(1), { ...line('m2', {}, 2), refs: ['clearing:3'] }], 5)
    expect([...stage.marked]).toEqual(['clearing:3'])
    stage.touched({ type: 'pointerdown', target: null } as unknown as Event)
    expect(stage.marked.size).toBe(0)
  })
})
