/** What is drawn of a long log: the lines around the one that is looked at, so that a thousand cost no more than a few dozen. */
import type { LogLine } from './protocol'

const AROUND = 80

export interface Excerpt {
  from: number
  to: number
  lines: LogLine[]
}

/** Around the last line of a move, or at the end, where nobody looks back; and as many lines more as somebody asked for. */
export function excerpt(log: LogLine[], move: number | null, more: { before: number; after: number }): Excerpt {
  const at = move === null ? log.length : log.findLastIndex((line) => line.move <= move) + 1
  const from = Math.max(0, at - AROUND - more.before)
  const to = Math.min(log.length, at + AROUND + more.after)
  return { from, to, lines: log.slice(from, to) }
}
