/** What every part of the board needs, handed down by `Board.svelte`. */
import { createContext } from 'svelte'
import type { BoardProps } from '../types'
import type { BoardView, Components } from './view'

/** What words are made of. */
export interface Scene extends Readonly<Pick<BoardProps, 'names' | 'say'>> {
  readonly board: BoardView
  readonly printed: Components
}

export interface Table extends Scene, Readonly<Pick<BoardProps, 'seat' | 'can' | 'may' | 'selected' | 'onref'>> {
  readonly pending: number[]
}

export const [getTable, setTable] = createContext<Table>()
