import { describe, expect, it } from 'vitest'
import { against, defaults, presetOf } from './options'
import type { GameInfo, GameOption, InvitationInfo, PresetInfo } from './protocol'

const option = (name: string, values: GameOption['values'], idle: GameOption['idle'] = null): GameOption => ({ name, values, default: values[0]!, rule: '1', idle })
const scenario = option('scenario', ['none', 'promises', 'alliances'])
const tokens = option('tokens', [false, true])
const governors = option('governors', ['none', 'dealt'])
const balanced = option('balanced', [false, true], ['governors', 'none'])
const apart = { one: ['scenario', 'promises'] as [string, string], other: ['tokens', true] as [string, boolean], reason: 'why' }
const preset = (id: string, options: PresetInfo['options'], players: number[], campaign = false): PresetInfo => ({ id, options, players, campaign })
const first = preset('first', {}, [2, 3, 4])
const usual = preset('usual', { tokens: true, governors: 'dealt' }, [3, 4])
const saga = preset('saga', {}, [2, 3, 4], true)
const invitation = { presets: [first, usual, saga] } as InvitationInfo
const game = { options: [scenario, tokens, governors, balanced, option('seat-1', ['random', 'eyrie'])], apart: [apart], invitation } as unknown as GameInfo

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
  it('as they come are a preset, or as one of them has them', () => {
    expect(presetOf(game, defaults(game), 2, false)).toBe(first)
    expect(presetOf(game, { ...defaults(game), ...usual.options }, 3, false)).toBe(usual)
    expect(presetOf(game, { ...defaults(game), tokens: true }, 3, false)).toBeNull()
  })
  it('are no preset for a number of players it is not offered for, nor for a campaign it does not begin', () => {
    expect(presetOf(game, { ...defaults(game), ...usual.options }, 2, false)).toBeNull()
    expect(presetOf(game, { ...defaults(game), ...usual.options }, 3, true)).toBeNull()
    expect(presetOf(game, defaults(game), 3, true)).toBe(saga)
  })
  it('of seats leave a preset what it is', () => {
    expect(presetOf(game, { ...defaults(game), 'seat-1': 'eyrie' }, 2, false)).toBe(first)
  })
})
