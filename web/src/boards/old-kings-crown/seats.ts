/** The seats in the colours of their factions, for the board and for whatever stands outside it. */
import type { SeatMark } from '../types'
import type { BoardView } from './view'

interface Tone {
  /** Told from paper by day and by night. */
  tone: string
  /** The ground of a crest or of a card's back: pale signs are read on it. */
  deep: string
}

/** Madder, woad, weld and moss: what one dyed with. */
export const TONES: Record<string, Tone> = {
  nobility:  { tone: 'light-dark(#8c2a2a, #e08a7d)', deep: '#842626' },
  clans:     { tone: 'light-dark(#23566f, #7fb6cf)', deep: '#22526a' },
  uprising:  { tone: 'light-dark(#8a5a08, #e0b052)', deep: '#85560a' },
  gathering: { tone: 'light-dark(#41602d, #9cc07f)', deep: '#3c5a2a' },
}

export function marks(board: BoardView): SeatMark[] {
  return board.seats.map(({ faction }) => ({ ...TONES[faction]!, name: `old-kings-crown-role-${faction}` }))
}
