/** The seats in the colours of their houses, for the board and for whatever stands outside it. */
import type { SeatMark } from '../types'
import type { BoardView } from './view'

interface Tone {
  /** Told from parchment by day and by night. */
  tone: string
  /** The field of a shield: pale charges are read on it. */
  deep: string
}

const tone = (day: string, night: string, deep = day): Tone => ({ tone: `light-dark(${day}, ${night})`, deep })

/** Twelve houses, twelve inks. */
export const TONES: Record<string, Tone> = {
  wylio:  tone('#7d5a06', '#e3b94f'),
  solad:  tone('#1f4f8a', '#86b4ec'),
  tork:   tone('#8c2420', '#ec8f83'),
  coden:  tone('#2f6128', '#92c683'),
  allwed: tone('#a3450c', '#f0a169'),
  olwyn:  tone('#565064', '#bdb4d0'),
  gamam:  tone('#6b2f7d', '#cf9ade'),
  natar:  tone('#0d5e62', '#72c3c4'),
  tiryll: tone('#3b3f8f', '#a5a8ef'),
  dualak: tone('#6d4327', '#d0a17d'),
  crann:  tone('#4d5a1c', '#bcc873'),
  blodyn: tone('#963264', '#f096bd'),
}

/** Nobody's colour yet. */
const PLAIN = tone('#6a6153', '#b6ab98')

export const toneOf = (house: string | null): Tone => (house && TONES[house]) || PLAIN

export function marks(board: BoardView): SeatMark[] {
  return board.seats.map(({ house }) => ({ ...toneOf(house), name: house ? `kings-dilemma-role-${house}` : 'kd-no-house' }))
}
