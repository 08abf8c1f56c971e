import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ask, GuideInfo } from '../lib/protocol'
import { ask, offer } from '../lib/testing'
import { app } from './app.svelte'
import { Choice } from './choice.svelte'
import type { Session } from './session.svelte'

const WOOD = offer('take wood', 'good:wood', 'plot:1')
const STONE = offer('take stone', 'good:stone', 'plot:1')
const PASS = { ...offer('pass'), final: true }

/** As much of a session as a choice reads. */
class Asked {
  seat: number | null = 0
  ask = $state.raw<Ask | null>(ask(1, [WOOD, STONE, PASS]))
  guide = $state.raw<GuideInfo | null>(null)
  seen = null
  table = { game: 'x' }
  do = vi.fn(async () => true)
  why = vi.fn(async (): Promise<any> => null)
}

describe('a choice', () => {
  let session: Asked
  let choice: Choice
  let end: () => void
  beforeEach(() => {
    app.prefs.confirm = 'always'
    session = new Asked()
    end = $effect.root(() => void (choice = new Choice(session as unknown as Session)))
    flushSync()
  })
  afterEach(() => end())
  const played = () => session.do.mock.calls.map(([request]: any) => request.action)

  it('is narrowed by pointing until one offer is meant, which waits to be confirmed', () => {
    choice.point('plot:1')
    expect(choice.left).toEqual([WOOD, STONE])
    expect(choice.offer).toBeNull()
    choice.point('good:stone')
    expect(choice.offer).toBe(STONE)
    expect(played()).toEqual([])
    choice.confirm()
    expect(played()).toEqual(['take stone'])
  })
  it('is made at once where nobody wants to be asked, but for what is final', () => {
    app.prefs.confirm = 'final'
    choice.pick(WOOD)
    expect(played()).toEqual(['take wood'])
  })
  it('waits with what cannot be taken back', () => {
    app.prefs.confirm = 'final'
    choice.pick(PASS)
    expect(played()).toEqual([])
    expect(choice.picked).toBe(PASS)
  })
  it('is sent once, however often it is clicked', async () => {
    let answered = (_: boolean) => {}
    session.do.mockReturnValue(new Promise((go) => (answered = go)))
    choice.pick(WOOD)
    choice.confirm()
    choice.confirm()
    expect(played()).toEqual(['take wood'])
    answered(true)
    await vi.waitFor(() => expect(choice.sending).toBe(false))
  })
  it('is forgotten with its question', () => {
    choice.pick(WOOD)
    session.ask = ask(2, [WOOD, STONE])
    flushSync()
    expect([choice.picked, choice.selected]).toEqual([null, []])
  })
  it('stays when the same question comes again with other news', () => {
    choice.pick(WOOD)
    session.ask = ask(1, [{ ...WOOD }, { ...STONE }, PASS])
    flushSync()
    expect(choice.picked?.action).toBe('take wood')
  })
  it('asks the table why something cannot be chosen, and says what it is', async () => {
    choice.describe = () => ['Gold']
    session.why.mockResolvedValue({ code: 'illegal', message: { key: 'x-too-dear', params: {} }, sentence: 'Too dear.', rule: '4.2' })
    choice.point('good:gold')
    await vi.waitFor(() => expect(choice.whyNot).toMatchObject({ about: ['Gold'], sentence: 'Too dear.', rule: '4.2' }))
  })
  it('goes another way than the lesson only after a word about it', () => {
    app.prefs.confirm = 'never'
    session.guide = { status: 'on', action: 'take wood' } as GuideInfo
    flushSync()
    choice.pick(STONE)
    expect(played()).toEqual([])
    expect(choice.aside).toBe(STONE)
    choice.leave()
    expect(played()).toEqual(['take stone'])
  })
})
