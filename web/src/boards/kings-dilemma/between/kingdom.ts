/** What the page of the kingdom makes of the view: who has which part in the next council, who came first in a reign. */
import type { KingdomView, ReignView } from '../view'

export type Part = 'leads' | 'moderates' | 'sits'

/** By house of the campaign, the part of those who play next and have a house: by the order the view gives. */
export function council({ houses, closed }: KingdomView, playing: number[]): Map<number, Part> {
  if (closed) return new Map()
  const sitting = houses.filter(({ person }) => person !== null && playing.includes(person)).sort((a, b) => a.order - b.order)
  const whole = sitting.length === playing.length // a newcomer's house may change who leads
  return new Map(sitting.map(({ person }, n) => [person!, whole && n === sitting.length - 1 ? 'leads' : whole && n === 0 ? 'moderates' : 'sits']))
}

export const winners = ({ houses, places }: ReignView) => houses.filter((_, n) => places[n] === 1)

/** `+3`, `−1`, nothing. */
export const gained = (by: number) => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '')
