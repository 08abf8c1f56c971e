/** What drawing needs beside the view and the printed components: orders to draw in, and what lies where. */
import type { ActiveView, BoardView, CardPrint, ClashView, RegionView } from './view'

export const SEASONS = ['start', 'spring', 'summer', 'autumn', 'winter'] as const
export const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI'] as const
/** The stages of a clash that are seen one after the other; an answer belongs to the day. */
export const STAGES = ['reveal', 'day', 'night', 'tally', 'rewards'] as const

export function stages({ stage }: ClashView): { stage: string; done: boolean; now: boolean }[] {
  const at = STAGES.indexOf((stage === 'answer' ? 'day' : stage === 'tie' ? 'tally' : stage) as (typeof STAGES)[number])
  return STAGES.map((stage, n) => ({ stage, done: n < at, now: n === at }))
}

/** What a seat has said under seal: the card it bids, and the cards it lays beside regions. */
export interface Sealed {
  bid: string | null
  laid: Record<string, string>
}

export function sealed({ said }: Pick<BoardView, 'said'>): Sealed {
  const words = said.map((action) => action.split(' '))
  const laid = Object.fromEntries(words.filter(([verb]) => verb === 'lay').map(([, card, region]) => [region!, card!]))
  return { bid: words.find(([verb]) => verb === 'bid')?.[1] ?? null, laid }
}

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
  const said = own === null ? undefined : sealed(board).laid[region.id]
  return inOrder(board).map((seat) => ({
    seat,
    active: region.active.filter((card) => card.seat === seat),
    laid: seat === own && said ? [...region.laid[seat]!, said] : region.laid[seat]!,
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
