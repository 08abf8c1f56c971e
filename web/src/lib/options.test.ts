import { describe, expect, it } from 'vitest'
import { against, everything } from './options'
import type { GameInfo, GameOption } from './protocol'

const option = (name: string, values: GameOption['values'], idle: GameOption['idle'] = null): GameOption => ({ name, values, default: values[0]!, rule: '1', idle })
const scenario = option('scenario', ['none', 'promises', 'alliances'])
const tokens = option('tokens', [false, true])
const governors = option('governors', ['none', 'dealt'])
const balanced = option('balanced', [false, true], ['governors', 'none'])
const apart = { one: ['scenario', 'promises'] as [string, string], other: ['tokens', true] as [string, boolean], reason: 'why' }
const game = { options: [scenario, tokens, governors, balanced], apart: [apart], fullest: { tokens: true, governors: 'dealt' } } as unknown as GameInfo

describe('options', () => {
  it('that do not go together bar each other, whichever came first', () => {
    expect(against(game, { scenario: 'promises' }, tokens, true)).toEqual({ apart })
    expect(against(game, { tokens: true }, scenario, 'promises')).toEqual({ apart })
    expect(against(game, { tokens: true }, scenario, 'alliances')).toBeNull()
    expect(against(game, { scenario: 'promises' }, tokens, false)).toBeNull()
  })
  it('that change nothing beside another are barred, but for what they are by default', () => {
    expect(against(game, { governors: 'none' }, balanced, true)).toEqual({ idle: governors })
    expect(against(game, { governors: 'none' }, balanced, false)).toBeNull()
    expect(against(game, { governors: 'dealt' }, balanced, true)).toBeNull()
  })
  it('can all be taken', () => {
    expect(everything(game)).toEqual({ scenario: 'none', tokens: true, governors: 'dealt', balanced: false })
  })
})
