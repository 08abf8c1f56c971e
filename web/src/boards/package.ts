/** Boards that installed packages bring: modules the server serves, which need to know nothing of this client but what is said here. */
import type { Choreography } from '../motion/types'
import { app } from '../state/app.svelte'
import { toasts } from '../state/toasts.svelte'
import type { BoardProps, Describe, SeatMarks } from './types'

/** What `board.js` exports. */
export interface Brought {
  /** Draws the board into an element that is empty and stays its own until `destroy`. */
  board: (target: HTMLElement, props: BoardProps) => { update: (props: BoardProps) => void; destroy: () => void }
  describe?: Describe
  /** What travels is drawn by components of Svelte; who has none lets things pulse and count. */
  choreography?: Choreography
  marks?: SeatMarks['marks']
}

const modules = new Map<string, Promise<Brought | null>>()

/** What a package brings for a game; null where none does, or where it cannot be had: then people are told, and play on the plain board. */
export function packaged(game: string): Promise<Brought | null> {
  let found = modules.get(game)
  if (!found) {
    found = ask(game).catch((error: unknown) => {
      modules.delete(game)
      toasts.failed(error)
      return null
    })
    modules.set(game, found)
  }
  return found
}

async function ask(game: string): Promise<Brought | null> {
  const address = (await app.loadGames()).find(({ id }) => id === game)?.board
  return address ? ((await import(/* @vite-ignore */ address)) as Brought) : null
}
