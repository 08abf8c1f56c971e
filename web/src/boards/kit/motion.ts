/** What the choreographies of the boards have in common. */
import type { Choreography, Motion, Place, Told } from '../../motion/types'

export const seatAt = (seat: number): Place => [`seat:${seat}`]

/** Where something of a seat stands, or else the seat. */
export const at = (what: string, seat: number): Place => [`${what}:${seat}`, ...seatAt(seat)]

/** So many more, or fewer, of something that stands beside a seat. */
export const counts = (what: string, way: 1 | -1 = 1, by = 'n') => ({ params }: Told): Motion[] => [{ kind: 'count', at: at(what, params.seat), by: way * params[by] }]

/** Events that are announced, each in the words of a message of its own. */
export const announces = (words: Record<string, string>): NonNullable<Choreography['news']> => ({ key, params }) => (words[key] ? { key: words[key], params } : null)
