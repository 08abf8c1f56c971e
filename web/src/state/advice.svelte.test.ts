import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ask, HintInfo, HintsInfo } from '../lib/protocol'
import { ask, offer } from '../lib/testing'
import { Advice } from './advice.svelte'
import { api, app, seats } from './app.svelte'
import { Choice } from './choice.svelte'
import type { Session } from './session.svelte'

const WOOD = offer('take wood', 'good:wood')
const STONE = offer('take stone', 'good:stone')
const hint = (action: string, chance: number, behind = 0): HintInfo => ({ action, chance, error: 0.01, behind, behind_error: 0.01, says: [] })

/** As much of a session as advice reads. */
class Asked {
  id = 't1'
  seat: number | null = 0
  mine = [0]
  ask = $state.raw<Ask | null>(ask(1, [WOOD, STONE]))
  guide = null
  seen = null
  table = { game: 'x', hints: true, seats: [{ seat: 0, kind: 'human' }, { seat: 1, kind: 'bot' }] }
  do = vi.fn(async () => true)
}

describe('advice', () => {
  let session: Asked
  let choice: Choice
  let advice: Advice
  let end: () => void
  const answer = (told: Partial<HintsInfo>) => vi.spyOn(api, 'hints').mockResolvedValue({ asked: 1, hints: [], loss: null, ...told })
  beforeEach(() => {
    app.prefs.confirm = 'never'
    vi.spyOn(seats, 'tokenOf').mockReturnValue('a token')
    session = new Asked()
    end = $effect.root(() => {
      choice = new Choice(session as unknown as Session)
      advice = new Advice(session as unknown as Session, choice)
    })
    flushSync()
  })
  afterEach(() => {
    end()
    app.prefs.tutor = 0
    vi.restoreAllMocks()
  })

  it('shows what the best move would do, and is forgotten with the question', async () => {
    answer({ hints: [hint('take stone', 0.4), hint('take wood', 0.3, 0.1), hint('gone', 0.1, 0.3)] })
    await advice.ask()
    expect(advice.hints.map((told) => told.offer)).toEqual([STONE, WOOD])
    expect(choice.looked).toBe(STONE)
    expect([...choice.lit]).toEqual(['good:stone'])
    expect(advice.sure).toBe(true)
    session.ask = ask(2, [WOOD, STONE])
    flushSync()
    expect(advice.hints).toEqual([])
  })
  it('says when nobody can tell which is better', async () => {
    answer({ hints: [hint('take stone', 0.4), hint('take wood', 0.39, 0.01)] })
    await advice.ask()
    expect(advice.sure).toBe(false)
  })
  it('lets one think again before a loss that was set, and play it all the same', async () => {
    app.prefs.tutor = 5
    const asked = answer({ loss: { cost: 0.08, error: 0.01, better: hint('take stone', 0.4) } })
    choice.pick(WOOD)
    await vi.waitFor(() => expect(advice.warning?.offer).toBe(WOOD))
    expect(asked).toHaveBeenCalledWith('t1', 'a token', { asked: 1, action: 'take wood' })
    expect(session.do).not.toHaveBeenCalled()
    choice.insist(WOOD)
    expect(session.do).toHaveBeenCalledOnce()
  })
  it.each([
    ['smaller than that', 0.04, 0.001],
    ['a matter of doubt', 0.08, 0.05],
  ])('says nothing to a loss that is %s', async (_, cost, error) => {
    app.prefs.tutor = 5
    answer({ loss: { cost, error, better: hint('take stone', 0.4) } })
    choice.pick(WOOD)
    await vi.waitFor(() => expect(session.do).toHaveBeenCalledOnce())
    expect(advice.warning).toBeNull()
  })
  it('has no tutor where others play', () => {
    app.prefs.tutor = 5
    session.table.seats[1]!.kind = 'human'
    const asked = answer({})
    choice.pick(WOOD)
    expect(asked).not.toHaveBeenCalled()
    expect(session.do).toHaveBeenCalledOnce()
  })
})
