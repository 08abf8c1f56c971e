/** What every part of the board needs, handed down by `Board.svelte`. */
import { createContext } from 'svelte'
import type { BoardProps } from '../types'
import type { BoardView, Components } from './model'

export interface Table extends Readonly<Pick<BoardProps, 'seat' | 'names' | 'can' | 'selected' | 'onref' | 'say'>> {
  readonly board: BoardView
  readonly printed: Components
  readonly pending: number[]
}

export const [getTable, setTable] = createContext<Table>()

/**
 * The attributes of an element that can be pointed at, of HTML or SVG. Its name are words inside it (a `.hidden-text`, or the
 * title of a drawing), and what is drawn is hidden from hearing: an aria-label that does not repeat the figures drawn
 * would break WCAG 2.5.3.
 */
export function pointable(table: Table, ref: string) {
  const can = table.can.has(ref)
  const act = (event: Event) => {
    event.stopPropagation()
    table.onref(ref)
  }
  return {
    role: 'button' as const,
    tabindex: 0,
    'data-ref': ref,
    'data-can': can ? '' : undefined,
    'aria-pressed': table.selected.has(ref),
    'aria-disabled': !can,
    onclick: act,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      act(event)
    },
  }
}
