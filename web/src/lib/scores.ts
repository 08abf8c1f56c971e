/** The score sheet: scores by year, and the lines of the chart. */
import type { LogLine } from './protocol'

export interface Chapter {
  /** What the log calls it, as `year` says. */
  year: number
  /** How many moves had been made when it began. */
  from: number
}

/** When the years began, from the log: the first line that names each year. Games without years have no chapters. */
export function chapters(log: LogLine[]): Chapter[] {
  const found: Chapter[] = []
  for (const line of log) {
    const { year } = line.message.params
    if (typeof year === 'number' && year > (found.at(-1)?.year ?? -Infinity)) found.push({ year, from: line.move })
  }
  return found
}

/** What each seat scored in each year: rows by seat. `history[n]` holds the scores after n moves. */
export function byYear(years: Chapter[], history: number[][]): number[][] {
  const last = history.length - 1
  const seats = history[last]?.length ?? 0
  return Array.from({ length: seats }, (_, seat) =>
    years.map((year, n) => {
      const start = n === 0 ? 0 : (history[Math.min(year.from, last)]?.[seat] ?? 0)
      const end = history[Math.min(years[n + 1]?.from ?? last, last)]?.[seat] ?? 0
      return end - start
    }),
  )
}

export interface Chart {
  width: number
  height: number
  low: number
  high: number
  ticks: number[]
  x: (move: number) => number
  y: (score: number) => number
  /** One polyline per seat, as an SVG path. */
  lines: string[]
}

export function chart(history: number[][], width: number, height: number): Chart {
  const all = history.flat()
  const [least, most] = [Math.min(0, ...all), Math.max(1, ...all)]
  const step = [1, 2, 5, 10, 20, 50, 100].find((n) => (most - least) / n <= 6) ?? 200
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step]
  const x = (move: number) => (history.length > 1 ? (move / (history.length - 1)) * width : 0)
  const y = (score: number) => height - ((score - low) / (high - low)) * height
  const ticks = Array.from({ length: (high - low) / step + 1 }, (_, n) => low + n * step)
  const lines = Array.from({ length: history[0]?.length ?? 0 }, (_, seat) =>
    history.map((scores, move) => `${move ? 'L' : 'M'}${x(move).toFixed(1)} ${y(scores[seat]!).toFixed(1)}`).join(''),
  )
  return { width, height, low, high, ticks, x, y, lines }
}

/** Heights for labels at the ends of lines, moved apart so that none covers another. */
export function spread(wanted: number[], apart: number, height: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]!)
  const placed = [...wanted]
  order.forEach((n, i) => {
    if (i > 0) placed[n] = Math.max(wanted[n]!, placed[order[i - 1]!]! + apart)
  })
  for (let i = order.length - 1, limit = height; i >= 0; i--, limit = placed[order[i + 1]!]! - apart) {
    placed[order[i]!] = Math.min(placed[order[i]!]!, limit)
  }
  return placed
}
