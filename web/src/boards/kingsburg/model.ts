/** What drawing needs beside the view and the printed components: signs, figures, and which of equal dice is meant. */
import type { AdvisorField, BoardView, BuildingField, Components, Gain, GiftView, Goods, Loss, SeatView } from './view'

export type Good = keyof Goods
export const GOODS: readonly Good[] = ['gold', 'wood', 'stone']

/** A sign to draw: so many of a kind, or one with a figure in it; `or` stands between two things to choose from. */
export interface Sign {
  kind: string
  n: number
}

const MANY = 4 // up to here goods are drawn one by one

/** What an advisor gives, in signs: what is sure first, then what is chosen. */
export function rewardSigns(field: AdvisorField): Sign[] {
  const signs: Sign[] = []
  const several = (kind: string, n: number) => {
    for (let i = 0; i < Math.min(n, MANY); i++) signs.push({ kind, n: 1 })
  }
  if (field.points) signs.push({ kind: 'points', n: field.points })
  for (const good of GOODS) several(good, field.goods[good])
  if (field.choice.length) {
    const sure = (good: Good) => Math.min(...field.choice.map((lot) => lot[good]))
    for (const good of GOODS) several(good, sure(good))
    field.choice.forEach((lot, i) => {
      if (i) signs.push({ kind: 'or', n: 1 })
      for (const good of GOODS) several(good, lot[good] - sure(good))
    })
  }
  several('any', field.any)
  several('soldier', field.soldiers)
  several('token', field.tokens)
  if (field.peek) signs.push({ kind: 'eye', n: 1 })
  if (field.trade) signs.push({ kind: 'any', n: 1 }, { kind: 'swap', n: 1 }, { kind: 'any', n: 1 }, { kind: 'any', n: 1 })
  return signs
}

/** The rewards or the losses of an enemy card, in signs with their numbers. */
export function spoilSigns(lot: Gain | Loss, losing: boolean): Sign[] {
  const signs: Sign[] = GOODS.filter((good) => lot.goods[good]).map((good) => ({ kind: good, n: lot.goods[good] }))
  if (lot.any) signs.push({ kind: 'any', n: lot.any })
  if ('buildings' in lot && lot.buildings) signs.push({ kind: 'ruin', n: lot.buildings })
  if (lot.points) signs.push({ kind: 'points', n: losing ? -lot.points : lot.points })
  return signs
}

/** A building by its name. */
export function fieldOf(printed: Components, id: string): BuildingField {
  return printed.buildings.find((field) => field.id === id)!
}

/** The buildings of a province, row by row from the top: as printed, or as a module has it. */
export function sheetOf(printed: Components, seat: SeatView): BuildingField[] {
  return (seat.sheet ?? printed.sheet).flat().map((id) => fieldOf(printed, id))
}

/** A gift in signs: what is counted, and what is drawn one by one. */
export function giftSigns({ goods, points, soldiers, tokens }: GiftView): Sign[] {
  const each = (kind: string, n: number): Sign[] => Array.from({ length: n }, () => ({ kind, n: 1 }))
  return [...GOODS.flatMap((good) => each(good, goods[good])), ...each('soldier', soldiers), ...each('token', tokens), ...(points ? [{ kind: 'points', n: points }] : [])]
}

/** What lies open to be chosen now, where anything does. */
export function spreadOf(board: BoardView): 'strips' | 'auction' | 'governors' | 'groups' | null {
  if (board.draft?.length || board.seats.some((one) => one.strips?.length)) return 'strips'
  if (board.auction?.cards.length) return 'auction'
  if (board.dealt?.length) return 'governors'
  return board.groups?.length ? 'groups' : null
}

/** The ranks of the advisors that are chosen, or else of those that still can be. */
export function reach(printed: Components, selected: Set<string>, can: Set<string>): number[] {
  const ranks = (refs: Set<string>) => [...printed.advisors, ...printed.politicians].filter(({ place }) => refs.has(`advisor:${place}`)).map(({ rank }) => rank)
  const chosen = ranks(selected)
  return [...new Set(chosen.length ? chosen : ranks(can))]
}

/** With its sign, and a true minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

export function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n)
}

/**
 * Equal dice are one to the rules: an offer names the first of them. So pointing at any of them means the first not
 * yet chosen, and letting go of any means the last chosen.
 */
export function meantDie(hand: number[], letter: 'd' | 'w', seat: number, place: number, selected: Set<string>): string {
  const ref = (i: number) => `die:${seat}:${letter}${i}`
  const equal = hand.map((_, i) => i).filter((i) => hand[i] === hand[place])
  if (selected.has(ref(place))) return ref(equal.findLast((i) => selected.has(ref(i))) ?? place)
  return ref(equal.find((i) => !selected.has(ref(i))) ?? place)
}
