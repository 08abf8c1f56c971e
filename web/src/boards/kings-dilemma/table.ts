/** The table as this board reads it. */
import * as kit from '../kit/table'
import type { BoardView, Components } from './view'

export type Scene = kit.Scene<BoardView, Components>
export type Table = kit.Table<BoardView, Components>

export const getTable: () => Table = kit.getTable
