/** What came of a vote, as a page to be read: the lines of its resolution, sorted by how they are drawn. */
import type { LogLine, MessageInfo } from '../../lib/protocol'
import type { Choreography, PageView } from '../../motion/types'
import { about as aboutOf, counted, type Counted, type Side } from './model'
import Outcome from './Outcome.svelte'
import type { BoardView, Components, SeatView, StickerView } from './view'
import { outcomeCard } from './words'

const KEY = 'kings-dilemma-'
/** What begins a page, what ends it, and what else it may tell. Whatever a seat alone was told is not among these. */
const BEGINS = ['outcome', 'circumstance']
const ENDS = ['on-track', 'into-deck', 'out-of-reign', 'draws', 'vote-opens', 'deck-empty', 'ends']
const MOVES = ['rises', 'falls', 'turns', 'momentum-on', 'momentum-off', 'balance']
const SAYS = ['stays', 'opens', 'special', 'signer', 'unsticks', 'story-laid', 'door', 'event', 'event-ends', 'rule', 'rule-over', 'ages', 'ticks', 'order', 'rebellion', 'will-end', 'gains', 'loses', 'pool', 'box', 'achieves', 'ability', 'story-works', 'moderator', 'leader']
const SIGNED = ['sticks', 'story-signed']

/** A marker, and where it stood before. */
export interface Moved {
  resource: string
  from: number
  to: number
  rising: boolean
  token: boolean
}

/** Something that a house has put its name to; of a sticker, where it stands in the chronicle. */
export interface Signed {
  says: MessageInfo
  sticker: StickerView | null
}

export interface Leaf {
  /** The handle of an outcome or of a circumstance. */
  told: string
  kind: 'outcome' | 'circumstance'
  card: string
  /** What its vignette shows. */
  resource: string
  verdict: { side: Side; aye: number; nay: number } | null
  votes: Record<Side, Counted[]>
  seats: SeatView[]
  rows: number
  markers: Moved[]
  balance: { from: number; to: number }
  signed: Signed[]
  says: MessageInfo[]
}

const short = ({ message }: LogLine) => message.key.slice(KEY.length)

function leaf(lines: LogLine[], log: LogLine[], verdict: LogLine | null, before: BoardView, after: BoardView, printed: Components): Leaf {
  const [first] = lines
  const kind = short(first!) as Leaf['kind']
  const told: string = first!.message.params.outcome ?? first!.message.params.card
  const card = kind === 'outcome' ? outcomeCard(told) : told
  const matter = before.card?.card === card ? before.card : null
  const of = (...names: string[]) => lines.filter((line) => names.includes(short(line))).map(({ message }) => message)
  const markers = before.markers.map(({ resource, row, rising, token }): Moved => {
    const to = of('rises', 'falls').filter(({ params }) => params.resource === resource).at(-1)?.params.row ?? row
    const now = after.markers.find((one) => one.resource === resource) ?? { rising, token }
    return { resource, from: row, to, rising: now.rising, token: now.token }
  })
  const stuck = after.chronicle.flat()
  return {
    told, kind, card, markers, rows: printed.rows, seats: before.seats,
    resource: matter ? aboutOf(matter) : (markers.find(({ from, to }) => from !== to)?.resource ?? 'influence'),
    verdict: kind === 'outcome' && verdict ? (verdict.message.params as Leaf['verdict']) : null,
    votes: counted(verdict ? log.slice(0, log.indexOf(verdict)) : []),
    balance: { from: before.balance, to: of('balance').at(-1)?.params.n ?? before.balance },
    signed: of(...SIGNED).map((says) => ({ says, sticker: stuck.find((one) => one?.sticker === says.params.sticker) ?? null })),
    says: of(...SAYS),
  }
}

export const pages: NonNullable<Choreography['pages']> = (lines, { before, after, printed, log }) => {
  const found: { lines: LogLine[]; verdict: LogLine | null }[] = []
  let verdict: LogLine | null = null
  let open = false
  for (const line of lines) {
    const name = short(line)
    if (name === 'wins') verdict = line
    if (ENDS.includes(name)) open = false
    if (BEGINS.includes(name)) {
      open = true
      found.push({ lines: [line], verdict })
    } else if (open && [...MOVES, ...SIGNED, ...SAYS].includes(name)) found.at(-1)!.lines.push(line)
  }
  let kingdom: BoardView = before
  return found.map((one): PageView => {
    const about = leaf(one.lines, [...log, ...lines], one.verdict, kingdom, after, printed)
    kingdom = { ...kingdom, balance: about.balance.to, markers: kingdom.markers.map((marker, n) => ({ ...marker, row: about.markers[n]!.to })) }
    return { drawing: Outcome, about, lines: one.lines }
  })
}
