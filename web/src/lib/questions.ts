/** Whom the game waits for, and who may do something meanwhile. */
import type { Ask, SeatState } from './protocol'

/** What a seat owes an answer to. */
export function owed(seen: SeatState | null): Ask | null {
  return seen?.ask?.owed ? seen.ask : null
}

/** What a seat may do though nobody waits for it: it is shown quietly, and calls nobody to the screen. */
export function meanwhile(seen: SeatState | null): Ask | null {
  return seen?.ask && !seen.ask.owed ? seen.ask : null
}
