/** Fitting what a socket sends to what is already known: logs from `log_from` on, chat by number, nothing out of date. */
import { kept } from './kept'
import type { ChatLine, LogLine, SeatState, StateMessage } from './protocol'

/**
 * The news put into what was known; null if lines are missing between the two, so that all must be asked for again. What is as it
 * was stays the same object: a line of chat, or somebody coming and going, draws nothing else anew.
 */
export function merge(known: StateMessage | null, news: StateMessage): StateMessage | null {
  if (known && news.seq < known.seq) return known
  const seats: SeatState[] = []
  for (const seat of news.seats) {
    const before = known?.seats.find((other) => other.seat === seat.seat)
    if (seat.log_from > (before?.log.length ?? 0)) return null
    seats.push(kept(before, { ...seat, log: mergeLog(before?.log ?? [], seat), log_from: 0 }))
  }
  const same = known && seats.length === known.seats.length && seats.every((seat, n) => seat === known.seats[n])
  return { ...kept(known, { ...news, seats: [], chat: [] }), seats: same ? known.seats : seats, chat: mergeChat(known?.chat ?? [], news.chat) }
}

function mergeLog(known: LogLine[], { log, log_from }: SeatState): LogLine[] {
  return log.length || log_from < known.length ? [...known.slice(0, log_from), ...log] : known
}

function mergeChat(known: ChatLine[], news: ChatLine[]): ChatLine[] {
  if (!news.length) return known
  const lines = new Map([...known, ...news].map((line) => [line.number, line]))
  return [...lines.values()].sort((a, b) => a.number - b.number)
}
