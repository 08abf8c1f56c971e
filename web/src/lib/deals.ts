/** Deals as one seat meets them: what waits for its answer, and what else there is. */
import type { DealInfo, Dealings, Offer } from './protocol'

/** Offers of others that the seat has not answered. */
export function incoming(dealings: Dealings | null | undefined, seat: number | null): DealInfo[] {
  if (seat === null) return []
  return (dealings?.deals ?? []).filter(({ number, parties, agreed }) => number > 0 && parties.includes(seat) && !agreed.includes(seat))
}

/** Everything else that is drafted or lies on the table. */
export function others(dealings: Dealings | null | undefined, seat: number | null): DealInfo[] {
  const own = incoming(dealings, seat)
  return (dealings?.deals ?? []).filter((deal) => !own.includes(deal))
}

/** Moves about deals, which have a place of their own; in the list they stand behind a heading. */
export const dealing = (offer: Offer): boolean => /^(accept|refuse|with|promise|propose|withdraw)\b/.test(offer.action)

/** The answers to a deal are given where it is read, not in the list of all there is to do. */
export function answersTo(deals: DealInfo[], offer: Offer): boolean {
  return deals.some(({ number }) => offer.action === `accept ${number}` || offer.action === `refuse ${number}`)
}
