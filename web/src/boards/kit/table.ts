/** What every part of a board needs, handed down by its `Board.svelte`; each board gives it its own types (`<game>/table.ts`). */
import { createContext, type Component } from 'svelte'
import type { Dealings, GhostInfo } from '../../lib/protocol'
import type { BoardProps } from '../types'

/** What words are made of. */
export interface Scene<BoardView, Components> extends Readonly<Pick<BoardProps, 'names' | 'say'>> {
  readonly board: BoardView
  readonly printed: Components
}

export interface Table<BoardView, Components> extends Scene<BoardView, Components>, Readonly<Pick<BoardProps, 'seat' | 'can' | 'selected' | 'onref' | 'replay'>> {
  readonly pending: number[]
  readonly may: Set<string>
  readonly ghosts: GhostInfo[]
  readonly dealings: Dealings | null
  /** How the board draws a sign of its game. */
  readonly Sign: Component<{ sign: string }> | null
}

const [getTable, setTable] = createContext<Table<any, any>>()
export { getTable }

/** Lays the table for all parts of a board, as the page's props make it at every moment: reading it reads them. */
export function lay(props: () => BoardProps, Sign: Table<any, any>['Sign'] = null): void {
  setTable({
    Sign,
    get board() { return props().view.board },
    get printed() { return props().components },
    get pending() { return props().view.pending ?? [] },
    get seat() { return props().seat },
    get names() { return props().names },
    get can() { return props().can },
    get may() { return props().may ?? props().can },
    get selected() { return props().selected },
    get ghosts() { return props().ghosts ?? [] },
    get dealings() { return props().view.dealings ?? null },
    get onref() { return props().onref },
    get say() { return props().say },
    get replay() { return props().replay },
  })
}
