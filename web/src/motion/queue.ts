/** What is to be played, in which order and how fast. */
import type { LogLine } from '../lib/protocol'
import type { Step } from './types'

export type Pace = 'off' | 'calm' | 'brisk'

/** How long one event takes, in milliseconds. */
const BEAT: Record<Pace, number> = { off: 0, calm: 400, brisk: 250 }
/** So many may wait; when there are more, each is shorter, so that nobody lags behind. */
const PATIENCE = 16
const SHORTEST = 40

export function beat(pace: Pace, waiting: number): number {
  const whole = BEAT[pace]
  return waiting <= PATIENCE ? whole : Math.max(SHORTEST, (whole * PATIENCE) / waiting)
}

/** Lines in steps, one for each move; only the view after the last one is known. */
export function steps<V>(lines: LogLine[], view: V): Step<V>[] {
  const found: Step<V>[] = []
  for (const line of lines) {
    const last = found.at(-1)
    if (last?.move === line.move) last.lines.push(line)
    else found.push({ move: line.move, lines: [line], view: null })
  }
  const last = found.at(-1)
  if (last) last.view = view
  return found
}

/** What happened after a seat's own last move. */
export function since(log: LogLine[], moved: number): LogLine[] {
  return log.filter((line) => line.move > moved)
}

/** The elements that events concern. That they concern a seat is no news: everything does. */
export function concerned(lines: LogLine[]): Set<string> {
  return new Set(lines.flatMap((line) => line.refs).filter((ref) => !ref.startsWith('seat:')))
}

const STEPS = 6

/** The figures on the way from one to another, the last included. */
export function between(from: number, to: number): number[] {
  const steps = Math.min(STEPS, Math.abs(to - from))
  return Array.from({ length: steps }, (_, i) => Math.round(from + ((to - from) * (i + 1)) / steps))
}
