/** Choosing among offers by pointing at board elements. Pure: what is selected goes in, what it means comes out. */
import type { Offer } from './protocol'

/**
 * The offers that concern everything selected. Of those that concern the same elements in another order, only the ones
 * nearest to the order of pointing: from A, then to B, is "A to B".
 */
export function remaining(offers: Offer[], selected: readonly string[]): Offer[] {
  const left = offers.filter((offer) => selected.every((ref) => offer.refs.includes(ref)))
  if (selected.length < 2) return left
  const nearest = new Map<string, number>()
  for (const offer of left) {
    const same = elements(offer)
    nearest.set(same, Math.min(turned(offer, selected), nearest.get(same) ?? Infinity))
  }
  return left.filter((offer) => turned(offer, selected) === nearest.get(elements(offer)))
}

const elements = (offer: Offer) => [...offer.refs].sort().join(' ')

/** How many pairs of elements were pointed at in the other order than the offer has them. */
function turned(offer: Offer, selected: readonly string[]): number {
  const places = selected.map((ref) => offer.refs.indexOf(ref))
  return places.reduce((sum, place, n) => sum + places.slice(0, n).filter((earlier) => earlier > place).length, 0)
}

/** The elements that can be clicked: those that appear in a remaining offer. */
export function clickable(offers: Offer[], selected: readonly string[]): Set<string> {
  return new Set(remaining(offers, selected).flatMap((offer) => offer.refs))
}

/** The one offer that the selection means: the only one left, or the only one that concerns nothing else. */
export function offered(offers: Offer[], selected: readonly string[]): Offer | null {
  if (selected.length === 0) return null
  const left = remaining(offers, selected)
  if (left.length === 1) return left[0]!
  const exact = left.filter((offer) => new Set(offer.refs).size === selected.length)
  return exact.length === 1 ? exact[0]! : null
}

/** What to show as selected: what was clicked and, once one offer is meant, everything it concerns. */
export function shown(offers: Offer[], selected: readonly string[]): Set<string> {
  return new Set([...selected, ...(offered(offers, selected)?.refs ?? [])])
}

export type Click = { kind: 'select'; selected: string[] } | { kind: 'why'; refs: string[] }

/** An element was clicked: it is selected, let go, or not allowed (then the server is asked why). */
export function click(offers: Offer[], selected: readonly string[], ref: string): Click {
  if (selected.includes(ref)) return { kind: 'select', selected: selected.filter((other) => other !== ref) }
  if (clickable(offers, selected).has(ref)) return { kind: 'select', selected: [...selected, ref] }
  return { kind: 'why', refs: [...selected, ref] }
}

/** What can stay selected: all of it, or nothing where no offer would be left. */
export function keep(offers: Offer[], selected: readonly string[]): string[] {
  return remaining(offers, selected).length ? [...selected] : []
}

/** The offers whose words contain every word looked for, whatever their accents and case. */
export function matching(offers: Offer[], words: (offer: Offer) => string, sought: string): Offer[] {
  const parts = bare(sought).split(/\s+/).filter(Boolean)
  return offers.filter((offer) => {
    const text = bare(words(offer))
    return parts.every((part) => text.includes(part))
  })
}

/** Lower case without accents. Polish ł is a letter of its own, not an l with a mark. */
export function bare(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')
}
