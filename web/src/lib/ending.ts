/** How a game came about, read from its log and its scores: where points came from, when the lead changed, and its story. */
import type { LogLine } from './protocol'

/** `ending.ts`, where a board has one: which lines of the log bring points, and which tell the story. Headings are keys of words. */
export interface Ending {
  /** By key of a line: the parameter that says how many points (`-points`: lost), and their heading; none: that of what came before. */
  points?: Record<string, Record<string, string>>
  /** By key: the heading of the points that follow it. */
  causes?: Record<string, string>
  /** Lines that begin a chapter of the story, and those that are told in it; a game with a story has no chart. */
  chapters?: string[]
  deeds?: string[]
}

/** Where nobody says what brought the points. */
export const OTHER = 'end-other'

export interface Share {
  source: string
  /** By seat. */
  points: number[]
}

/** What each seat scored, by source, the most first. All of a seat make up its score. */
export function shares(history: number[][], log: LogLine[], { points = {}, causes = {} }: Ending): Share[] {
  const found = new Map<string, number[]>()
  const seats = history[0]?.length ?? 0
  const add = (source: string, seat: number, n: number) => {
    const row = found.get(source) ?? Array.from({ length: seats }, () => 0)
    row[seat]! += n
    found.set(source, row)
  }
  const moves = new Map<number, LogLine[]>()
  for (const line of log) moves.set(line.move, [...(moves.get(line.move) ?? []), line])
  history.forEach((scores, move) => {
    for (let seat = 0; seat < seats; seat++) {
      let left = scores[seat]! - (history[move - 1]?.[seat] ?? 0)
      let cause: string | null = null
      let own: string | null = null
      for (const { message: { key, params } } of moves.get(move) ?? []) {
        const named = causes[key]
        if (named) cause = named
        if (params.seat !== seat) continue
        own ??= named ?? null
        for (const [name, heading] of Object.entries(points[key] ?? {})) {
          const n = Number(params[name.replace('-', '')]) * (name.startsWith('-') ? -1 : 1)
          if (!n) continue
          add(heading || (cause ?? OTHER), seat, n)
          left -= n
          cause = null
        }
      }
      if (left) add(own ?? OTHER, seat, left)
    }
  })
  const sum = ({ points }: Share) => points.reduce((all, n) => all + Math.abs(n), 0)
  const all = [...found].map(([source, points]) => ({ source, points })).filter(({ points }) => points.some(Boolean))
  return all.sort((a, b) => Number(a.source === OTHER) - Number(b.source === OTHER) || sum(b) - sum(a))
}

export interface Turn {
  move: number
  /** Who leads from now on, and who did before; null: nobody did alone. */
  leads: number
  before: number | null
}

/** Where the lead passed to somebody else; of many, those after which it was kept longest. */
export function turningPoints(history: number[][], most = 6): Turn[] {
  const turns: Turn[] = []
  history.forEach((scores, move) => {
    const high = Math.max(...scores)
    const leader = scores.indexOf(high)
    const before = turns.at(-1)?.leads ?? null
    if (scores.lastIndexOf(high) === leader && leader !== before) turns.push({ move, leads: leader, before })
  })
  const kept = (turn: Turn) => (turns[turns.indexOf(turn) + 1]?.move ?? history.length) - turn.move
  const chosen = new Set([...turns].sort((a, b) => kept(b) - kept(a)).slice(0, most))
  return turns.filter((turn) => chosen.has(turn))
}

/** The line that says what a move did for this seat: one that brought points, if there is one. */
export function lineOf(log: LogLine[], move: number, seat: number, { points = {}, causes = {} }: Ending): LogLine | null {
  const lines = log.filter((line) => line.move === move)
  const own = lines.filter(({ message }) => message.params.seat === seat)
  return own.find(({ message: { key } }) => causes[key] || points[key]) ?? own[0] ?? lines[0] ?? null
}

export interface StoryPart {
  heading: LogLine | null
  lines: LogLine[]
}

/** Two Visions drawn are told once. */
const same = (one: LogLine | undefined, other: LogLine) => JSON.stringify(one?.message) === JSON.stringify(other.message)

/** The story in chapters; chapters in which nothing is told are left out. */
export function story(log: LogLine[], { chapters = [], deeds = [] }: Ending): StoryPart[] {
  const parts: StoryPart[] = [{ heading: null, lines: [] }]
  for (const line of log) {
    if (line.private) continue
    if (chapters.includes(line.message.key)) parts.push({ heading: line, lines: [] })
    else if (deeds.includes(line.message.key) && !same(parts.at(-1)!.lines.at(-1), line)) parts.at(-1)!.lines.push(line)
  }
  return parts.filter(({ lines }) => lines.length)
}
