/** Offers that differ in nothing but how much: one row with a stepper instead of a row for each amount. */
import type { Offer } from './protocol'

/** So few amounts are rows of their own. */
const FEW = 2

export interface Family {
  /** The action without its amounts. */
  name: string
  /** In the order of the list. */
  offers: Offer[]
  /** Which words of the action are amounts. */
  slots: number[]
}

export type Row = Offer | Family

export const isFamily = (row: object): row is Family => 'slots' in row

const words = (offer: Offer) => offer.action.split(' ')
/** `amount:3` is a figure on a scale of the board: it says how much, and nothing else. */
const elsewhere = (offer: Offer) => offer.refs.filter((ref) => !ref.startsWith('amount:'))
const nameOf = (offer: Offer) => [words(offer).map((word) => (/^\d+$/.test(word) ? '#' : word)).join(' '), offer.label.key, ...elsewhere(offer)].join('|')
export const amount = (offer: Offer, slot: number) => Number(words(offer)[slot])

/** The offers as rows: those that differ only by amounts are one. A number that names a place or a seat lights up something else. */
export function rows(offers: Offer[]): Row[] {
  const found = new Map<string, Offer[]>()
  for (const offer of offers) found.set(nameOf(offer), [...(found.get(nameOf(offer)) ?? []), offer])
  return [...found].flatMap(([name, alike]): Row[] => {
    const slots = words(alike[0]!).flatMap((_, slot) => (new Set(alike.map((offer) => words(offer)[slot])).size > 1 ? [slot] : []))
    return alike.length > FEW && slots.length && slots.every((slot) => counts(alike, slot)) ? [{ name, offers: alike, slots }] : alike
  })
}

/** The words of the offers give this number as a number: it is counted, and names nothing. */
const counts = (offers: Offer[], slot: number) => paramOf(offers, slot) !== null

/** What the words of the offers call an amount. */
export function paramOf(offers: Offer[], slot: number): string | null {
  return Object.keys(offers[0]!.label.params).find((param) => offers.every((offer) => offer.label.params[param] === amount(offer, slot))) ?? null
}

/** The offer with the next amount more or less; where the others must change with it, as little as they can. */
export function step({ offers, slots }: Family, from: Offer, slot: number, by: 1 | -1): Offer | null {
  const apart = (offer: Offer) => Math.abs(amount(offer, slot) - amount(from, slot)) * 1000 + slots.reduce((sum, other) => sum + Math.abs(amount(offer, other) - amount(from, other)), 0)
  const next = offers.filter((offer) => (amount(offer, slot) - amount(from, slot)) * by > 0)
  return next.reduce<Offer | null>((best, offer) => (best && apart(best) <= apart(offer) ? best : offer), null)
}

/** The offer of exactly that amount, where there is one amount to choose. */
export function exactly({ offers, slots }: Family, n: number): Offer | null {
  return slots.length === 1 ? (offers.find((offer) => amount(offer, slots[0]!) === n) ?? null) : null
}
