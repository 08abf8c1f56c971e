/** The seats of a table that is being set up. */
import type { LessonInfo, GameOption, OptionValue, SeatWanted } from './protocol'

/** One row of the form: `human`, `open`, `bot:<kind>` or `bot:<kind>/<personality>`. */
export interface Place {
  who: string
  name: string
}

/** How many may play: every number from the least to the most. */
export function counts(players: number[]): number[] {
  const [low, high] = [Math.min(...players), Math.max(...players)]
  return Array.from({ length: high - low + 1 }, (_, n) => low + n)
}

const LEVELS = ['random', 'greedy', 'steward', 'knight', 'regent']

/** The kinds of bots from the weakest of ours to the strongest; those of others come last. */
export function ranked(bots: string[]): string[] {
  return [...LEVELS.filter((level) => bots.includes(level)), ...bots.filter((bot) => !LEVELS.includes(bot))]
}

/** The bot a beginner should meet: a thinking one where there is one, never the first by the alphabet. */
export function defaultBot(bots: string[]): string | undefined {
  return ['steward', 'greedy'].find((kind) => bots.includes(kind)) ?? bots.at(-1)
}

/** Names that bots go by, unless others are wanted. They read well in every language. */
const COURT = ['Bolko', 'Matilda', 'Otto', 'Jadwiga', 'Rufus', 'Eleonora', 'Konrad', 'Blanka']

/** So many names for bots that nobody has at the table yet. */
export function spareNames(taken: string[], count: number): string[] {
  return COURT.filter((name) => !taken.includes(name)).slice(0, count)
}

/** As many places as wanted: what was filled in stays, new ones are bots. `lot` (0 to 1) says which names they get. */
export function places(known: Place[], count: number, bots: string[], me: string, lot = 0): Place[] {
  const bot = defaultBot(bots)
  const first = Math.floor(lot * COURT.length)
  return Array.from({ length: count }, (_, n) => {
    if (known[n]) return known[n]
    if (n === 0) return { who: 'human', name: me }
    return bot ? { who: `bot:${bot}`, name: COURT[(first + n) % COURT.length]! } : { who: 'open', name: '' }
  })
}

export function wanted(rows: Place[]): SeatWanted[] {
  return rows.map(({ who, name }) => {
    if (who.startsWith('bot:')) return { kind: 'bot', bot: who.slice(4), name: name.trim() }
    return who === 'open' ? { kind: 'open' } : { kind: 'human', name: name.trim() }
  })
}

/** The seat an option is about: `seat-1` is that of seat 0. Null for one that is about the whole game. */
export function seatOf(option: GameOption): number | null {
  const number = /^seat-([1-9])$/.exec(option.name)?.[1]
  return number ? +number - 1 : null
}

/** The options as chosen, but as they come for seats that nobody takes. */
export function chosen(options: GameOption[], values: Record<string, OptionValue>, players: number): Record<string, OptionValue> {
  return Object.fromEntries(options.map((option) => [option.name, (seatOf(option) ?? 0) < players ? values[option.name]! : option.default]))
}

/** A lesson's seats: one person, and bots under names as at any table. `lot` as in `places`. */
export function lessonSeats(lesson: LessonInfo, mine: number, bots: string[], me: string, lot = 0): SeatWanted[] {
  const [person, ...others] = wanted(places([], lesson.roles.length, bots, me, lot))
  return [...others.slice(0, mine), person!, ...others.slice(mine)]
}
