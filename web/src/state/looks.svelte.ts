/** How the board of a page draws a card whole, for whoever points at it; where it has no drawing, words do. */
import type { Component } from 'svelte'
import type { LookProps } from '../boards/types'

type Table = Omit<LookProps, 'what'>

class Looks {
  Look = $state.raw<Component<LookProps> | null>(null)
  private read = $state.raw<() => Table | null>(() => null)
  /** Whose drawing it is. */
  private owner: object | null = null

  /** The table as it is shown now. */
  get table(): Table | null {
    return this.read()
  }

  serve(owner: object, Look: Component<LookProps> | null, read: () => Table | null): void {
    this.owner = owner
    this.Look = Look
    this.read = read
  }

  /** The page is gone; another may have come before it went. */
  clear(owner: object): void {
    if (this.owner === owner) this.serve({}, null, () => null)
  }
}

export const looks = new Looks()
