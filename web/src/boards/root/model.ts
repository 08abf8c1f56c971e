/** The view and the printed components as the board reads them, and the little arithmetic that drawing needs. */

export type Suit = 'fox' | 'rabbit' | 'mouse' | 'bird'
export const SUITS = ['fox', 'rabbit', 'mouse'] as const
export const ITEMS = ['boot', 'torch', 'tea', 'sword', 'bag', 'crossbow', 'hammer', 'coin'] as const
export const COLUMNS = ['recruit', 'move', 'battle', 'build'] as const
export const MARQUISE_BUILDINGS = ['sawmill', 'workshop', 'recruiter'] as const
export const GOAL = 30

export type Counts = Record<string, number>

export interface ClearingView {
  suit: Suit
  ruler: string | null
  slots: number
  open: number
  ruin: boolean
  warriors: Counts
  buildings: Counts
  wood: number
  keep: boolean
  sympathy: boolean
  pawns: string[]
}

export interface Rover {
  character: string | null
  clearing: number | null
  forest: number | null
  fresh: Counts
  exhausted: Counts
  damaged: Counts
  damaged_exhausted: Counts
  relations: Record<string, number | 'hostile'>
  aids: Counts
  quests: Counts
}

export interface SeatView {
  faction: string
  score: number
  dominance: string | null
  coalition: number | null
  cards: number
  hand: string[] | null
  crafted: string[]
  items: Counts
  warriors: number | null
  vagabond: Rover | null
}

export type BattleStep = 'ally' | 'ambush' | 'effects' | 'hits'

export interface BattleView {
  attacker: number
  defender: number
  clearing: number
  ally: string | null
  step: BattleStep
  /** null until the dice lie on the table */
  rolled: [number, number] | null
  extra: [number, number]
}

export interface BoardView {
  map: string
  turn: number
  round: number
  phase: number
  left: number
  clearings: ClearingView[]
  seats: SeatView[]
  deck: number
  discard: string[]
  available: string[]
  items: Counts
  quests: string[]
  quest_deck: number
  marquise: { wood: number; keep: number | null }
  eyrie: { leader: string | null; deposed: string[]; decree: Record<string, string[]> }
  alliance: {
    supporters: number
    supporter_cards: string[] | null
    officers: number
    bases: Record<string, number | null>
    sympathy: number
  }
  battle: BattleView | null
}

export interface CardPrint {
  suit: Suit
  kind: string
  cost: Counts
  any: number
  item: string | null
  points: number
  copies: number
}

export interface MapPrint {
  slots: number[]
  paths: [number, number][]
  river: [number, number][]
  forests: number[][]
  places: [number, number][]
}

export interface Components {
  maps: Record<string, MapPrint>
  cards: Record<string, CardPrint>
  quests: Record<string, { suit: Suit; items: string[] }>
  leaders: Record<string, string[]>
  characters: Record<string, string[]>
  warriors: Counts
  tracks: {
    marquise_cost: number[]
    marquise_points: number[][]
    marquise_draws: number[]
    eyrie_points: number[]
    eyrie_draws: number[]
    sympathy_cost: number[]
    sympathy_points: number[]
  }
}

/** How many buildings of a kind stand on the map. */
export function standing(board: BoardView, kind: string): number {
  return board.clearings.reduce((sum, clearing) => sum + (clearing.buildings[kind] ?? 0), 0)
}

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

export type Condition = 'fresh' | 'exhausted' | 'damaged' | 'damaged_exhausted'
export const CONDITIONS: Condition[] = ['fresh', 'exhausted', 'damaged', 'damaged_exhausted']

/** A Vagabond's items one by one, the usable ones first. */
export function satchel(rover: Rover): { item: string; condition: Condition }[] {
  return CONDITIONS.flatMap((condition) =>
    ITEMS.flatMap((item) => Array.from({ length: rover[condition][item] ?? 0 }, () => ({ item, condition }))),
  )
}

/** The same card several times over, counted, in the order of first sight. */
export function tally(cards: string[]): { id: string; n: number }[] {
  const counts = new Map<string, number>()
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, n]) => ({ id, n }))
}

/** The steps of a battle, and how far it has come. Only a Vagabond with an ally among the warriors asks for help. */
export function battleSteps({ step, ally }: BattleView): { step: BattleStep | 'dice'; done: boolean; now: boolean }[] {
  const steps = [...(ally || step === 'ally' ? ['ally' as const] : []), 'ambush', 'dice', 'effects', 'hits'] as const
  const at = steps.indexOf(step)
  return steps.map((step, n) => ({ step, done: n < at, now: n === at }))
}
