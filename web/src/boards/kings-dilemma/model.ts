/** What drawing needs beside the view and the printed components: who said what, where things stand, what a pan shows. */
import type { LogLine } from '../../lib/protocol'
import type { BoardView, CardView, Components, HouseView, SeatView, VoteView } from './view'

export const SIDES = ['aye', 'nay'] as const
export type Side = (typeof SIDES)[number]

/** A vote that was cast. */
export interface Vote {
  seat: number
  power: number
  coins: number
}

/** The votes for a side, in the order of the seats. */
export function votes(seats: SeatView[], side: Side): Vote[] {
  return seats.flatMap(({ stance, laid, coins_laid }, seat) => (stance === side ? [{ seat, power: laid, coins: coins_laid }] : []))
}

/** What a seat's vote counted for: power, and coins where they count, too. */
export interface Counted {
  seat: number
  weight: number
}

/** Both sides of the last vote that was opened, in the order of the seats, as it was told. */
export function counted(log: LogLine[]): Record<Side, Counted[]> {
  const laid = new Map<number, { side: Side; weight: number }>()
  for (const { message: { key, params } } of log.slice(log.findLastIndex(({ message }) => message.key === 'kings-dilemma-vote-opens') + 1)) {
    if (key === 'kings-dilemma-votes') laid.set(params.seat, { side: params.side, weight: params.n })
    else if (key === 'kings-dilemma-adds') laid.get(params.seat)!.weight = params.total
  }
  const of = (side: Side) => [...laid].flatMap(([seat, vote]) => (vote.side === side ? [{ seat, weight: vote.weight }] : [])).sort((a, b) => a.seat - b.seat)
  return { aye: of('aye'), nay: of('nay') }
}

/** The houses named in an election, the most first. */
export function named({ named }: VoteView): { seat: number; power: number }[] {
  return named.map((power, seat) => ({ seat, power })).filter(({ power }) => power).sort((a, b) => b.power - a.power)
}

/** What a pan shows: `up wealth`, `bad welfare`, `unknown`. */
export interface PanSign {
  kind: string
  resource: string | null
}

export function panSign(icon: string): PanSign {
  const [kind = '', resource = null] = icon.split(' ')
  return { kind, resource }
}

/** How high a row stands, in percent of the column. */
export const height = (row: number, rows: number) => ((row - 1) / (rows - 1)) * 100

/** The time track: its ordinary spaces, and how many cards lie on the skull. */
export function track(board: BoardView, printed: Components): { spaces: (string | null)[]; skull: string[] } {
  const laid = board.track.filter(({ skull_space }) => !skull_space).map(({ outcome }) => outcome)
  return {
    spaces: Array.from({ length: printed.spaces }, (_, n) => laid[n] ?? null),
    skull: board.track.filter(({ skull_space }) => skull_space).map(({ outcome }) => outcome),
  }
}

/** What a seat's house has marked in the kingdom so far. */
export function sheetOf({ seats, houses }: BoardView, seat: number): { prestige: number; craving: number } {
  return houses.find(({ house }) => house === seats[seat]!.house) ?? { prestige: 0, craving: 0 }
}

/** What a house has marked; nothing for one that nobody has taken and nobody can take now. */
export const marksOf = ({ houses, free_houses }: BoardView, id: string): HouseView | undefined => houses.find(({ house }) => house === id) ?? blank(id, free_houses[id])

function blank(house: string, printed?: number[]): HouseView | undefined {
  return printed && { house, prestige: 0, craving: 0, boxes: printed.map(() => 0), printed, complete: printed.map(() => false), preferences: [] }
}

/** What a house strives for: how many boxes each has and how many are marked. */
export interface Achievement {
  at: number
  boxes: number
  marked: number
  complete: boolean
}

export function achievementsOf({ houses }: Components, house: string, marks?: HouseView): Achievement[] {
  return houses[house]!.achievements.map(({ boxes }, at) => ({ at, boxes: marks?.printed[at] ?? boxes, marked: marks?.boxes[at] ?? 0, complete: marks?.complete[at] ?? false }))
}

export const total = (points: number[]) => points.reduce((sum, n) => sum + n, 0)

/** What a dilemma is most about, as far as its pans tell: the resource that is named first. */
export function about({ aye, nay }: CardView): string {
  return [...aye, ...nay].map((icon) => panSign(icon).resource).find((resource) => resource !== null) ?? 'influence'
}
