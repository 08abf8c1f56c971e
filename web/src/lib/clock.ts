/** Clocks one can choose for a table, and what a seat's clock shows. */
import { duration } from './duration'
import type { Clock, SeatInfo } from './protocol'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** By the name under which `clock-<name>` has words. */
export const CLOCKS: Record<string, Clock> = {
  'move-1': { per: 'move', seconds: MINUTE, more: 0 },
  'move-5': { per: 'move', seconds: 5 * MINUTE, more: 0 },
  'player-15': { per: 'player', seconds: 15 * MINUTE, more: 10 },
  'player-45': { per: 'player', seconds: 45 * MINUTE, more: 30 },
  'day-1': { per: 'move', seconds: DAY, more: 0 },
  'day-3': { per: 'move', seconds: 3 * DAY, more: 0 },
}

/** The name of a clock, if it is one of these. */
export const clockName = (clock: Clock) => Object.keys(CLOCKS).find((name) => same(CLOCKS[name]!, clock)) ?? null

const same = (one: Clock, other: Clock) => one.per === other.per && one.seconds === other.seconds && (one.more ?? 0) === (other.more ?? 0)

/** Seconds a seat has left; null: it has no clock, or a bot plays. */
export function secondsLeft(seat: SeatInfo, now: number): number | null {
  if (seat.time === null || seat.left) return null
  return Math.max(0, seat.until === null ? seat.time : seat.until - now)
}

/** In one word, where there is no room: days, hours, or minutes and seconds. */
export function brief(seconds: number, say: (key: string, params: Record<string, number>) => string): string {
  if (seconds >= DAY) return say('clock-whole-days', { n: Math.floor(seconds / DAY) })
  if (seconds >= 60 * MINUTE) return say('clock-whole-hours', { n: Math.floor(seconds / (60 * MINUTE)) })
  return duration(seconds)
}

/** As short as it can be said: days and hours from two days on, else as a clock shows it. */
export function shown(seconds: number, say: (key: string, params: Record<string, number>) => string): string {
  if (seconds < 2 * DAY) return duration(seconds)
  return say('clock-days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / 3600) })
}
