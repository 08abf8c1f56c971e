/** What goes together before a game: the game says what does not, and what changes nothing. */
import type { GameInfo, GameOption, OptionsApart, OptionValue, PresetInfo } from './protocol'
import { seatOf } from './seating'

export type Chosen = Record<string, OptionValue>

/** What speaks against a value beside what else is chosen: two that do not go together, or an option that makes this one idle. */
export type Against = { apart: OptionsApart } | { idle: GameOption } | null

export function against(game: GameInfo, chosen: Chosen, option: GameOption, value: OptionValue): Against {
  const apart = game.apart.find(({ one, other }) =>
    [[one, other], [other, one]].some(([mine, theirs]) => mine![0] === option.name && mine![1] === value && chosen[theirs![0]] === theirs![1]),
  )
  if (apart) return { apart }
  const idle = option.idle && value !== option.default && chosen[option.idle[0]] === option.idle[1]
  return idle ? { idle: game.options.find(({ name }) => name === option.idle![0])! } : null
}

/** The options as they come. */
export function defaults(game: GameInfo): Chosen {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]))
}

/** The preset that is chosen, as it were, by so many players with these options; null: it is a set-up of one's own. What seats choose is theirs. */
export function presetOf(game: GameInfo, chosen: Chosen, players: number, campaign: boolean): PresetInfo | null {
  const wanted = (preset: PresetInfo) => ({ ...defaults(game), ...preset.options })
  const same = (preset: PresetInfo) => game.options.every((option) => seatOf(option) !== null || chosen[option.name] === wanted(preset)[option.name])
  return game.invitation?.presets.find((preset) => preset.campaign === campaign && preset.players.includes(players) && same(preset)) ?? null
}
