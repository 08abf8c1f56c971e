/** A long list of options, put in order: kinds under headings, and what ends the turn apart from the rest. */
import type { OptionInfo } from './protocol'

/** More options than this are grouped. */
const MANY = 12
/** A group of more than this is shut at first. */
const BIG = 8

export interface Group {
  verb: string
  /** It has words of its own, and can be shut. */
  titled: boolean
  options: OptionInfo[]
}

export const verbOf = (option: OptionInfo) => option.action.split(' ')[0]!

/** What ends or passes stands apart: it is wanted often, and would be the last of a long list. */
export const ends = (option: OptionInfo) => verbOf(option) === 'pass'

/**
 * The options by kind, in the order in which the kinds first come. A short list, and one of a single kind, is one group
 * without a title; so are neighbours that have no words for a heading.
 */
export function groups(options: OptionInfo[], worded: (verb: string) => boolean): Group[] {
  const verbs = [...new Set(options.map(verbOf))]
  if (options.length <= MANY || verbs.length < 2) return options.length ? [{ verb: '', titled: false, options }] : []
  const found: Group[] = []
  for (const verb of verbs) {
    const own = options.filter((option) => verbOf(option) === verb)
    const last = found.at(-1)
    if (worded(verb)) found.push({ verb, titled: true, options: own })
    else if (last && !last.titled) last.options.push(...own)
    else found.push({ verb, titled: false, options: own })
  }
  return found
}

/** Whether a group lies open before anybody has opened or shut it: unless it is long and nothing has narrowed it yet. */
export function opensItself(group: Group, narrowed: boolean): boolean {
  return !group.titled || narrowed || group.options.length <= BIG
}
