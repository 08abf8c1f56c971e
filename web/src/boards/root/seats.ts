/** The seats of Root in the colours of what they play, for whatever stands outside the board. */
import type { SeatMark } from '../types'
import type { BoardView } from './view'

/** The tones of `Board.svelte`: deep ones on paper, pale ones on slate. */
const COLOURS: Record<string, [tone: string, deep: string]> = {
  marquise:     ['light-dark(#a5520c, #eb9a45)', '#a5520c'],
  eyrie:        ['light-dark(#274f95, #7ba6ea)', '#274f95'],
  alliance:     ['light-dark(#2a6b34, #74c07b)', '#2a6b34'],
  vagabond:     ['light-dark(#6d6f75, #dcdad2)', '#6d6f75'],
  'vagabond-2': ['light-dark(#43474f, #9aa0ab)', '#43474f'],
}

export function marks(board: BoardView): SeatMark[] {
  return board.seats.map(({ faction }) => {
    const [tone, deep] = COLOURS[faction]!
    return { tone, deep, name: `root-faction-${faction}` }
  })
}
