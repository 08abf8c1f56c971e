/** What drawing needs beside the view and the printed components: orders to draw in, and what lies where. */
import { steps, type Step } from '../kit/steps'
import type { ActiveView, BoardView, CardPrint, ClashView, Components, RegionView } from './view'

export const SEASONS = ['start', 'spring', 'summer', 'autumn', 'winter'] as const
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const

/** How far a clash has come. */
export const stages = ({ stages }: Components, { stage }: ClashView): Step[] => steps([...new Set(Object.values(stages))], stages[stage]!)

/** What a seat has beside a region. */
export interface Lot {
  seat: number
  active: ActiveView[]
  /** Face down; null is a back. */
  laid: (string | null)[]
  supporters: number
  tired: number
  /** In the clash here: how strong it is; null: it takes no part, or there is none. */
  total: number | null
}

/** The seats as on the order track; as they sit, while that is not drawn yet. */
export const inOrder = ({ order, seats }: Pick<BoardView, 'order' | 'seats'>): number[] => (order.length ? order : seats.map((_, seat) => seat))

/** By the order track; whoever looks sees what they have laid under seal. */
export function lots(board: BoardView, region: RegionView, own: number | null): Lot[] {
  const clash = board.clash?.region === region.id ? board.clash : null
  return inOrder(board).map((seat) => ({
    seat,
    active: region.active.filter((card) => card.seat === seat),
    laid: seat === own && region.sealed ? [...region.laid[seat]!, region.sealed] : region.laid[seat]!,
    supporters: region.supporters[seat]!,
    tired: region.tired[seat]!,
    total: clash?.seats.includes(seat) ? clash.totals[seat]! : null,
  }))
}

/** The sign of a card: its archetype; headquarters have none. */
export const signOf = (card: CardPrint) => card.archetype ?? 'headquarters'

/** The signs in a card's corner: what it always is, then what it can be ordered to do. */
export function signsOf({ traits, commands }: Pick<CardPrint, 'traits' | 'commands'>): string[] {
  return [...traits, ...commands]
}
