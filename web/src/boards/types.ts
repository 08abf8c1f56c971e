/** What a board is given by the table page, and what else a game's folder may bring. */
import type { Component } from 'svelte'
import type { View } from '../lib/protocol'

/** Words: the game's Fluent, the board's own and the client's. */
export type Say = (key: string, params?: Record<string, unknown>) => string

/** `describe.ts`, where a board has one: what an element is, in words, for whoever taps it; null where it has none. */
export type Describe = (ref: string, table: Pick<BoardProps, 'view' | 'components' | 'names' | 'seat' | 'say'>) => string | null

/** How a seat is marked in a game whose sides have colours of their own. */
export interface SeatMark {
  /** A CSS colour that can be told from paper by day and by night. */
  tone: string
  /** The ground of its badge, where that is another. */
  deep?: string
  /** The key of what the seat plays. */
  name: string
}

/** `seats.ts` and `Badge.svelte`, where a board has them: the marks of its seats, and their crests. */
export interface SeatMarks {
  marks: (board: any) => SeatMark[]
  Badge: Component<BadgeProps> | null
}

export interface BadgeProps {
  seat: number
  /** `view.board`, as any seat sees it. */
  board: any
  size: number
}

/** What a board component is given by the table page, and nothing else. A board draws; the page decides. */
export interface BoardProps {
  /** `SeatState.view`: what the seat sees; the board is of the type in the game's own `view.ts`. */
  view: View
  /** `GameInfo.components`: what is printed, likewise. */
  components: any
  /** Whose eyes; null is a spectator. */
  seat: number | null
  /** Display names by seat. */
  names: string[]
  /** Refs that can be clicked now: they appear in a remaining offer. */
  can: Set<string>
  /** Refs selected so far. */
  selected: Set<string>
  /** Any element was clicked, allowed or not: the page decides between selecting and asking why not. */
  onref: (ref: string) => void
  say: Say
  /** An earlier position is shown: nothing can be chosen. */
  replay: boolean
}
