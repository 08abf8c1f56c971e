/** What every part of a board needs, handed down by its `Board.svelte`; each board gives it its own types and context (`<game>/table.ts`). */
import type { Dealings, GhostInfo } from '../lib/protocol'
import type { BoardProps } from './types'

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
}

/** The table as the page's props make it, at every moment: reading it reads them. */
export function tableOf(props: () => BoardProps): Table<any, any> {
  return {
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
  }
}
