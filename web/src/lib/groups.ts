/** A long list of offers, put in order: what to do comes first, then with what; and what ends the turn stands apart. */
import { rows } from './amounts'
import type { Offer } from './protocol'

/** More rows than this are grouped: what each would cost and bring makes it three lines high, and eight fill a panel. */
const MANY = 8

export interface Group {
  verb: string
  /** It has words of its own, and is opened by choosing it. */
  titled: boolean
  offers: Offer[]
}

export const verbOf = (offer: Offer) => offer.action.split(' ')[0]!

/** What ends or passes stands apart: it is wanted often, and would be the last of a long list. */
export const ends = (offer: Offer) => verbOf(offer) === 'pass'

/**
 * The offers by kind (amounts are one row), in the order in which the kinds first come. A short list, and one of a single kind, is one group
 * without a title; so are neighbours that have no words for a heading, or are the only one of their kind.
 */
export function groups(offers: Offer[], worded: (verb: string) => boolean): Group[] {
  const verbs = [...new Set(offers.map(verbOf))]
  if (rows(offers).length <= MANY || verbs.length < 2) return offers.length ? [{ verb: '', titled: false, offers }] : []
  const found: Group[] = []
  for (const verb of verbs) {
    const own = offers.filter((offer) => verbOf(offer) === verb)
    const last = found.at(-1)
    if (rows(own).length > 1 && worded(verb)) found.push({ verb, titled: true, offers: own })
    else if (last && !last.titled) last.offers.push(...own)
    else found.push({ verb, titled: false, offers: own })
  }
  return found
}

/** Whether there is so much to choose from that one says first what to do, and then with what. */
export function verbsFirst(offers: Offer[], worded: (verb: string) => boolean): boolean {
  return groups(offers.filter((offer) => !ends(offer)), worded).some((group) => group.titled)
}
