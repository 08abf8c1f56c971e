/** The table as this board reads it, handed down by `Board.svelte`. */
import { createContext } from 'svelte'
import type * as boards from '../table'
import type { BoardView, Components } from './view'

export type Table = boards.Table<BoardView, Components>

export const [getTable, setTable] = createContext<Table>()

/**
 * The attributes of an element that can be pointed at: what it is (its name first, then what there is to know), and what a
 * click does; `act` stands in for the plain click where a part has its own.
 * Its name are the same words in a `.hidden-text` inside it, and what is drawn is an `.art` hidden from hearing: an aria-label
 * that does not repeat the figures drawn would break WCAG 2.5.3.
 */
export function pointable(table: Table, ref: string, about: string | string[], act = () => table.onref(ref)) {
  const can = table.can.has(ref)
  const selected = table.selected.has(ref)
  return {
    role: 'button' as const,
    tabindex: 0,
    'data-tip': typeof about === 'string' ? about : about.join('\n'),
    'data-ref': ref,
    'data-can': can ? '' : undefined,
    'aria-pressed': selected,
    'aria-disabled': !can && !table.may.has(ref),
    onclick: act,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      act()
    },
  }
}
