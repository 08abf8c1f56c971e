/** What the board is shown, as `games/kingsburg/view.py` writes it. */

export type Good = 'gold' | 'wood' | 'stone'
export type Goods = Partial<Record<Good, number>>
export const GOODS: readonly Good[] = ['gold', 'wood', 'stone']

/** Dice that lie together; the seat is null for nobody's dice. */
export interface DiceSet {
  seat: number | null
  coloured: number[]
  white: number[]
}

export interface SeatView {
  score: number
  army: number
  /** what the buildings add to it, against the enemy as far as it is known */
  bonus: number
  goods: Record<Good, number>
  tokens: number
  buildings: string[]
  coloured: number[]
  white: number[]
  aided: boolean
  passed: boolean
  peeked: boolean
  used: string[]
  used_token: boolean
}

export interface EnemyCard {
  kind: string
  strength: number
  gain: { goods: Goods; any: number; points: number }
  lose: { goods: Goods; any: number; points: number; buildings: number }
}

export interface BoardView {
  year: number
  phase: number
  order: number[]
  envoy: number | null
  seats: SeatView[]
  advisors: DiceSet[][]
  enemy: { range: [number, number]; revealed: boolean; card: EnemyCard | null }
}

/** What is printed on an advisor's field. */
export interface AdvisorField {
  rank: number
  id: string
  goods: Goods
  choice: Goods[]
  any: number
  points: number
  soldiers: number
  tokens: number
  peek: boolean
  trade: boolean
}

export interface BuildingField {
  id: string
  row: number
  column: number
  cost: Goods
  points: number
  /** in battle, and instead against some kinds of enemy */
  strength: number
  against: Record<string, number>
}

export interface Components {
  advisors: AdvisorField[]
  buildings: BuildingField[]
  strengths: Record<string, [number, number]>
  enemies: (EnemyCard & { year: number })[]
}

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
  for (const good of GOODS) several(good, field.goods[good] ?? 0)
  if (field.choice.length) {
    const sure = (good: Good) => Math.min(...field.choice.map((lot) => lot[good] ?? 0))
    for (const good of GOODS) several(good, sure(good))
    field.choice.forEach((lot, i) => {
      if (i) signs.push({ kind: 'or', n: 1 })
      for (const good of GOODS) several(good, (lot[good] ?? 0) - sure(good))
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
export function spoilSigns(lot: EnemyCard['gain'] & { buildings?: number }, losing: boolean): Sign[] {
  const signs: Sign[] = GOODS.filter((good) => lot.goods[good]).map((good) => ({ kind: good, n: lot.goods[good]! }))
  if (lot.any) signs.push({ kind: 'any', n: lot.any })
  if (lot.buildings) signs.push({ kind: 'ruin', n: lot.buildings })
  if (lot.points) signs.push({ kind: 'points', n: losing ? -lot.points : lot.points })
  return signs
}

/** Dice are being placed: only then does it matter who has passed (the mark stays with them until the next roll). */
export function influencing(board: BoardView): boolean {
  return [2, 4, 6].includes(board.phase) && board.seats.some((seat) => !seat.passed)
}

/** With its sign, and a true minus. */
export function signed(n: number): string {
  return n < 0 ? `−${-n}` : `+${n}`
}

export function figure(n: number): string {
  return n < 0 ? `−${-n}` : String(n)
}

/**
 * Equal dice are one to the rules: an option names the first of them. So pointing at any of them means the first not
 * yet chosen, and letting go of any means the last chosen.
 */
export function meantDie(hand: number[], letter: 'd' | 'w', seat: number, place: number, selected: Set<string>): string {
  const ref = (i: number) => `die:${seat}:${letter}${i}`
  const equal = hand.map((_, i) => i).filter((i) => hand[i] === hand[place])
  if (selected.has(ref(place))) return ref(equal.findLast((i) => selected.has(ref(i))) ?? place)
  return ref(equal.find((i) => !selected.has(ref(i))) ?? place)
}
