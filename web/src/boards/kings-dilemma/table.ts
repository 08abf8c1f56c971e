/** The table as this board reads it, handed down by `Board.svelte`. */
import { createContext } from 'svelte'
import type * as boards from '../table'
import type { BoardView, Components } from './view'

export type Scene = boards.Scene<BoardView, Components>
export type Table = boards.Table<BoardView, Components>

export const [getTable, setTable] = createContext<Table>()
