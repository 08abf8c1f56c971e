/** A game looked back upon: figures as they are shown, and which of them can be trusted. */
import type { Costly, LogLine, Review } from './protocol'

/** Standard errors within which a figure is right most of the time. */
export const SURE = 2

/** What makes up a seat's chance to win: at first, what moved it, and in the end. They add up. */
export const PARTS = ['first', 'luck', 'own', 'others', 'rest', 'result'] as const

export type Part = (typeof PARTS)[number]

/** Points of a hundred. At first and in the end a chance, between them a change with its sign. */
export function points(part: Part | 'change', value: number): string {
  const n = Math.round(100 * value)
  if (part === 'first' || part === 'result') return `${n} %`
  return n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '0'
}

/** By how much a figure may be off. */
export const off = (error: number): number => Math.max(1, Math.round(100 * SURE * error))

/** A figure and how much it may be off. */
export const around = (value: number, error: number): string => `${Math.round(100 * value)} ± ${off(error)}`

/** What might have been answered, in an order that gives nothing away: by the alphabet of their words. */
export function choices<T extends { action: string }>(answers: T[], words: (answer: T) => string): T[] {
  return [...answers].sort((a, b) => words(a).localeCompare(words(b)))
}

/** The log as it stood before a decision: what came after it would give the answer away. */
export const before = (log: LogLine[], { move }: Costly): LogLine[] => log.filter((line) => line.move <= move)

/** The decisions worth trying again, of a seat or of all, the dearest first. */
export function dearest(review: Review, seat: number | null): { seat: number; costly: Costly }[] {
  const all = review.seats.flatMap(({ costly }, of) => (seat === null || seat === of ? costly.map((one) => ({ seat: of, costly: one })) : []))
  return all.sort((a, b) => b.costly.cost - a.costly.cost)
}

/** One line a seat, in a box as wide and high as that: chances from 0 at the bottom to 1 at the top. */
export function lines(curve: number[][], width: number, height: number): { x: (move: number) => number; y: (chance: number) => number; lines: string[] } {
  const last = Math.max(1, curve.length - 1)
  const x = (move: number) => (move / last) * width
  const y = (chance: number) => (1 - chance) * height
  const seats = curve[0]?.map((_, seat) => curve.map((row, move) => `${move ? 'L' : 'M'}${x(move).toFixed(1)} ${y(row[seat]!).toFixed(1)}`).join('')) ?? []
  return { x, y, lines: seats }
}
