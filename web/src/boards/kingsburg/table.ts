/** The table as this board reads it. */
import { pointable as plainly } from '../kit/pointable'
import * as kit from '../kit/table'
import type { BoardView, Components } from './view'

export type Table = kit.Table<BoardView, Components>

export const getTable: () => Table = kit.getTable

/** An element that says itself what it is, its name first and then what there is to know: this board has no `describe.ts`. */
export const pointable = (table: Table, ref: string, about: string | string[], act?: () => void) => ({ 'data-tip': [about].flat().join('\n'), ...plainly(table, ref, act) })
