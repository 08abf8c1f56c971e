/** What drawing needs beside the view and the printed components: orders to draw in, and things laid out one by one. */
import type { BoardView, CardPrint, ClearingView, VagabondView } from './view'

export const SUITS = ['fox', 'rabbit', 'mouse'] as const
export const ITEMS = ['boot', 'torch', 'tea', 'sword', 'bag', 'crossbow', 'hammer', 'coin'] as const
export const COLUMNS = ['recruit', 'move', 'battle', 'build'] as const
export const MARQUISE_BUILDINGS = ['sawmill', 'workshop', 'recruiter'] as const

export type Counts = Record<string, number>

/** `{fox: 2}` to fox, fox. */
export function each(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([kind, n]) => Array<string>(n).fill(kind))
}

/** What a clearing's slots hold, in order: buildings, the ruin, then open ones (null). */
export function slotsOf(clearing: ClearingView): (string | null)[] {
  const open = Array<null>(Math.max(0, clearing.open)).fill(null)
  return [...each(clearing.buildings), ...(clearing.ruin ? ['ruin'] : []), ...open]
}

/** The suits a card asks for; "any" where the suit does not matter. */
export function costOf(card: CardPrint): string[] {
  return [...each(card.cost), ...Array<string>(card.any).fill('any')]
}

/** With two Vagabonds it matters what is found where. */
export function twoVagabonds(board: BoardView): boolean {
  return board.seats.filter((seat) => seat.vagabond).length > 1
}

export type Condition = 'fresh' | 'exhausted' | 'damaged' | 'damaged_exhausted'
export const CONDITIONS: Condition[] = ['fresh', 'exhausted', 'damaged', 'damaged_exhausted']

/** How the refs of items write a condition: a fresh item is just itself. */
export function itemRef(item: string, condition: Condition): string {
  return condition === 'fresh' ? `item:${item}` : `item:${item}:${condition.replace('_', '-')}`
}

/** A Vagabond's items one by one, the usable ones first. */
export function satchel(vagabond: VagabondView): { item: string; condition: Condition }[] {
  return CONDITIONS.flatMap((condition) =>
    ITEMS.flatMap((item) => Array.from({ length: vagabond[condition][item] ?? 0 }, () => ({ item, condition }))),
  )
}

/** The same card several times over, counted, in the order of first sight. */
export function tally(cards: string[]): { id: string; n: number }[] {
  const counts = new Map<string, number>()
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, n]) => ({ id, n }))
}

