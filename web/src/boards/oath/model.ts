/** What drawing needs beside the view and the printed components: what lies where, who rules, how a campaign stands. */
import { refOf } from '../kit/refs'
import type { BoardProps } from '../types'
import type { BoardView, Components, FaceView, SlotView } from './view'

export const BANNERS = ['darkest-secret', 'peoples-favor'] as const

/** What lies on a banner and who holds it; the Mob's Favor is the other side of the People's. */
export function bannerOf({ banners }: BoardView, id: string): { sign: 'favor' | 'secrets'; name: string; n: number; holder: number | null; mob: boolean } {
  if (id === 'darkest-secret') return { sign: 'secrets', name: id, n: banners[id].secrets, holder: banners[id].holder, mob: false }
  const { favor, holder, mob } = banners['peoples-favor']
  return { sign: 'favor', name: mob ? 'mobs-favor' : 'peoples-favor', n: favor, holder, mob }
}

/** The steps of a campaign that are seen one after the other. */
export const STEPS = ['targets', 'plans', 'rolls', 'losses', 'spoils', 'end'] as const

type Chosen = Pick<BoardProps, 'can' | 'selected' | 'may'>

/** A site may be pointed at as a place on the map, as a place for warbands, by its name, or as something face down. */
export function slotRef(table: Chosen, { slot, site }: Pick<SlotView, 'slot' | 'site'>): string {
  const named = site ? [`site:${site}`] : []
  return refOf(table, `slot:${slot}`, `place:slot-${slot}`, ...named, `hidden:site-${slot}`)
}

/** A seat, or its board as a place for warbands. */
export const seatRef = (table: Chosen, seat: number) => refOf(table, `seat:${seat}`, `place:board-${seat}`)

/** A component by its kind, as any card, or by its place: offers name so what others see face down. */
export const partRef = (table: Chosen, kind: string, id: string, ...place: string[]) => refOf(table, `${kind}:${id}`, `card:${id}`, ...place)

export const kindOf = ({ visions, relics }: Components, id: string): 'vision' | 'relic' | 'card' => (visions[id] ? 'vision' : relics[id] ? 'relic' : 'card')

/** The suit whose ink a card is printed in. */
export const suitOf = (printed: Components, id: string): string | null => printed.cards[id]?.suit ?? null

/** The kinds of a component's powers, in the order in which they are printed. */
export const powersOf = ({ cards, visions, relics }: Components, id: string): string[] => (cards[id] ?? visions[id] ?? relics[id])?.powers ?? []

/** What the power of a card or relic costs. */
export const costOf = ({ cards, relics }: Components, id: string): { [key: string]: number } => (cards[id] ?? relics[id])?.cost ?? {}

/** The spaces of the Supply track from the left, each with the fewest warbands in the bank that a Rest refreshes to it for. */
export function trackOf({ supply }: Components, role: string): { n: number; from: number | null }[] {
  const refreshes = role === 'exile' ? supply.exiles : supply.chancellors
  return Array.from({ length: supply.most + 1 }, (_, at) => ({ n: supply.most - at, from: refreshes.find((row) => row.supply === supply.most - at)?.warbands ?? null }))
}

/** Favor and secrets that lie on a card. */
export function tokensOn(board: BoardView, id: string): { favor: number; secrets: number } {
  const { favor = 0, secrets = 0 } = board.tokens.find(({ card }) => card === id) ?? {}
  return { favor, secrets }
}

export const slotsOf = ({ slots }: BoardView, region: string) => slots.filter((slot) => slot.region === region)

/** Cards of a pile that whoever looks knows, the topmost first. */
export const known = (pile: FaceView[]) => pile.flatMap(({ card }) => (card ? [card] : [])).reverse()

