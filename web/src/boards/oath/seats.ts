/** The seats in the colours of their boards, for the board and for whatever stands outside it. */
import type { SeatMark } from '../types'
import type { BoardView } from './view'

interface Tone {
  /** Told from paper by day and by night. */
  tone: string
  /** The cloth of a warband or a pawn. */
  deep: string
  /** What is read on it. */
  ink: string
}

const tone = (day: string, night: string, deep: string, ink = '#fdf6e6'): Tone => ({ tone: `light-dark(${day}, ${night})`, deep, ink })

export const TONES: Record<string, Tone> = {
  purple: tone('#5b2d7a', '#c79be6', '#5b2d7a'),
  red:    tone('#a3241f', '#f0948a', '#a3241f'),
  blue:   tone('#1f4f92', '#8ab6f2', '#1f4f92'),
  white:  tone('#6d675c', '#e6dfd0', '#ece4d2', '#2b2118'),
  yellow: tone('#84610a', '#e9c55c', '#d9a92e', '#2b1d00'),
  black:  tone('#2c2926', '#b3aca3', '#2c2926'),
}

export const toneOf = (colour: string | null): Tone => TONES[colour ?? 'black'] ?? TONES.black!

export function marks(board: BoardView): SeatMark[] {
  return board.seats.map(({ colour, role }) => ({ tone: toneOf(colour).tone, deep: toneOf(colour).deep, name: `oath-role-${role}` }))
}
