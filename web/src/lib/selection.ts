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

/** Several elements pointed at with one click: `clearing:5+faction:eyrie` are the warriors of the Eyrie that stand there. */
export const partsOf = (ref: string): string[] => ref.split('+')

const kindOf = (ref: string) => ref.split(':')[0]!

/**
 * The elements that light up: of each offer left, what comes next. Where from is asked before where to, but an advisor and
 * dice may be pointed at in any order: of each kind the first that is not selected yet. Once one offer is meant, whatever
 * could be meant instead of what was pointed at last stays lit: clicking it switches.
 */
export function clickable(offers: Offer[], selected: readonly string[]): Set<string> {
  const found = new Set(selected.length ? selected : [])
  const steps = offered(offers, selected) ? [selected, selected.slice(0, -1)] : [selected]
  for (const chosen of steps) {
    for (const offer of remaining(offers, chosen)) {
      const next = offer.refs.filter((ref, n) => !chosen.includes(ref) && !offer.refs.some((other, m) => m < n && kindOf(other) === kindOf(ref) && !chosen.includes(other)))
      for (const ref of next) found.add(ref)
      for (const pair of pairs(next)) found.add(pair)
    }
  }
  return found
}

/** Any two elements of different kinds, as one click points at them. */
export function pairs(refs: readonly string[]): string[] {
  return refs.flatMap((one, n) => refs.slice(n + 1).flatMap((other) => (kindOf(one) === kindOf(other) ? [] : [`${one}+${other}`])))
}

/** The one offer that the selection means: the only one left, or the only one that concerns nothing else. */
export function offered(offers: Offer[], selected: readonly string[]): Offer | null {
  if (selected.length === 0) return null
  const left = remaining(offers, selected)
  if (left.length === 1) return left[0]!
  const exact = left.filter((offer) => new Set(offer.refs).size === selected.length)
  return exact.length === 1 ? exact[0]! : null
}

/** Whether everything an offer concerns was pointed at: then nothing is left to guess. */
export function spelt(offer: Offer, selected: readonly string[]): boolean {
  return offer.refs.every((ref) => selected.includes(ref))
}

/** What to show as selected: what was clicked and, once one offer is meant, everything it concerns. */
export function shown(offers: Offer[], selected: readonly string[]): Set<string> {
  const refs = [...selected, ...(offered(offers, selected)?.refs ?? [])]
  return new Set([...refs, ...pairs(refs)])
}

export type Click = { kind: 'select'; selected: string[] } | { kind: 'why'; refs: string[] }

/**
 * An element was clicked: it is selected, let go, or not allowed (then the server is asked why). What was selected before
 * and does not go with it makes way, as little of it as possible: clicking another target switches. Whatever is part of any offer
 * is never called not allowed.
 */
export function click(offers: Offer[], selected: readonly string[], ref: string): Click {
  const parts = partsOf(ref)
  if (parts.every((part) => selected.includes(part))) return { kind: 'select', selected: selected.filter((other) => !parts.includes(other)) }
  for (const kept of fewer(selected)) {
    const chosen = [...kept, ...parts.filter((part) => !kept.includes(part))]
    if (remaining(offers, chosen).length) return { kind: 'select', selected: chosen }
  }
  return parts.length > 1 ? click(offers, selected, parts[0]!) : { kind: 'why', refs: [...selected, ref] }
}

/** All of these, then all but one, and so on; of as many, those that keep what came first. */
function fewer(refs: readonly string[]): string[][] {
  const found = refs.reduce<string[][]>((all, ref) => all.flatMap((some) => [[...some, ref], some]), [[]])
  return found.sort((one, other) => other.length - one.length)
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
