/** Fitting what a socket sends to what is already known: logs from `log_from` on, chat by number, nothing out of date. */
import type { ChatLine, SeatState, StateMessage } from './protocol'

/** The news put into what was known; null if lines are missing between the two, so that all must be asked for again. */
export function merge(known: StateMessage | null, news: StateMessage): StateMessage | null {
  if (known && news.seq < known.seq) return known
  const seats: SeatState[] = []
  for (const seat of news.seats) {
    const before = known?.seats.find((other) => other.seat === seat.seat)?.log ?? []
    if (seat.log_from > before.length) return null
    seats.push({ ...seat, log: [...before.slice(0, seat.log_from), ...seat.log], log_from: 0 })
  }
  return { ...news, seats, chat: mergeChat(known?.chat ?? [], news.chat) }
}

function mergeChat(known: ChatLine[], news: ChatLine[]): ChatLine[] {
  const lines = new Map([...known, ...news].map((line) => [line.number, line]))
  return [...lines.values()].sort((a, b) => a.number - b.number)
}
