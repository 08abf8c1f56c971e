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
  /** items beneath the ruin; 0: no ruin */
  ruin: number
  warriors: Counts
  buildings: Counts
  wood: number
  keep: boolean
  sympathy: boolean
  pawns: string[]
}

export interface Vagabond {
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
  /** kinds of items found in ruins: with two Vagabonds, nobody takes a kind twice */
  from_ruins: string[]
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
  vagabond: Vagabond | null
}

export type BattleStep = 'ally' | 'ambush' | 'effects' | 'hits'

export interface BattleView {
  attacker: number
  defender: number
  clearing: number
  ally: string | null
  step: BattleStep
  /** an ambush was sprung and not foiled */
  ambush: boolean
  /** the most hits each side could roll; like the dice null until they lie on the table */
  most: [number, number] | null
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
  eyrie: {
    leader: string | null
    deposed: string[]
    decree: Record<string, string[]>
    /** while the Decree is carried out: the column, and its cards not yet resolved */
    resolving: { column: string; left: string[] } | null
  }
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
  corners: [number, number][]
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

export interface TrackPrint {
  /** what each piece gives when it is placed */
  points: number[]
  /** what each costs: wood, or supporters */
  costs?: number[]
  /** whether a card more is drawn once it is placed */
  draws?: boolean[]
}

/** The track of a piece on its faction's board; nothing for pieces without one. */
export function trackOf({ tracks }: Components, kind: string): TrackPrint | null {
  const more = (draws: number[]) => draws.slice(1).map((n, i) => n > draws[i]!)
  if (kind === 'roost') return { points: tracks.eyrie_points.slice(1), draws: more(tracks.eyrie_draws) }
  if (kind === 'sympathy') return { points: tracks.sympathy_points, costs: tracks.sympathy_cost }
  const row = MARQUISE_BUILDINGS.findIndex((building) => building === kind)
  if (row < 0) return null
  return { points: tracks.marquise_points[row]!, costs: tracks.marquise_cost, draws: kind === 'recruiter' ? more(tracks.marquise_draws) : undefined }
}

/** How many pieces of a track are on the map. */
export function placedOf(board: BoardView, kind: string): number {
  return kind === 'sympathy' ? board.alliance.sympathy : standing(board, kind)
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

/** A column of the Decree: its cards, those already resolved marked. Columns are resolved from left to right. */
export function decreeColumn({ decree, resolving }: BoardView['eyrie'], column: string): { id: string; done: boolean }[] {
  const order: readonly string[] = COLUMNS
  const at = resolving ? order.indexOf(column) - order.indexOf(resolving.column) : 1
  const left = at > 0 ? [...decree[column]!] : at < 0 ? [] : [...resolving!.left]
  return decree[column]!.map((id) => {
    const place = left.indexOf(id)
    if (place >= 0) left.splice(place, 1)
    return { id, done: place < 0 }
  })
}

/** How near a seat with a dominance card is to winning by it. */
export function goalOf(board: BoardView, printed: Components, own: SeatView): { suit: Suit; have: number; of: number } | null {
  if (!own.dominance || own.coalition !== null) return null
  const suit = printed.cards[own.dominance]!.suit
  const rules = (n: number) => Number(board.clearings[n - 1]!.ruler === own.faction)
  if (suit === 'bird') return { suit, have: Math.max(...printed.maps[board.map]!.corners.map(([a, b]) => rules(a) + rules(b))), of: 2 }
  return { suit, have: board.clearings.filter((clearing) => clearing.suit === suit && clearing.ruler === own.faction).length, of: 3 }
}

/** Whether points still count for a seat: not with a dominance card in play, nor in a coalition. */
export function scores(own: SeatView): boolean {
  return !own.dominance && own.coalition === null
}

/** The most hits a side can roll, as long as the dice have not said so. */
export function strength(board: BoardView, battle: BattleView, side: 0 | 1): number {
  if (battle.most) return battle.most[side]
  const { faction, vagabond } = board.seats[side ? battle.defender : battle.attacker]!
  const { warriors } = board.clearings[battle.clearing - 1]!
  if (!vagabond) return warriors[faction] ?? 0
  const allied = side === 0 && battle.ally ? (warriors[battle.ally] ?? 0) : 0
  return (vagabond.fresh.sword ?? 0) + (vagabond.exhausted.sword ?? 0) + allied
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
export function satchel(vagabond: Vagabond): { item: string; condition: Condition }[] {
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

/** The steps of a battle, and how far it has come. Only a Vagabond with an ally among the warriors asks for help. */
export function battleSteps({ step, ally }: BattleView): { step: BattleStep | 'dice'; done: boolean; now: boolean }[] {
  const steps = [...(ally || step === 'ally' ? ['ally' as const] : []), 'ambush', 'dice', 'effects', 'hits'] as const
  const at = steps.indexOf(step)
  return steps.map((step, n) => ({ step, done: n < at, now: n === at }))
}
