/** What a board is given by the table page, and what else a game's folder may bring. */
import type { Component } from 'svelte'
import type { GhostInfo, View } from '../lib/protocol'

/** Words: the game's Fluent, the board's own and the client's. */
export type Say = (key: string, params?: Record<string, unknown>) => string

/**
 * `describe.ts`, where a board has one: what an element is, for whoever rests on it or taps it: its name, and then what there
 * is to know, its effect first; null where it has no words for it: then the element's own `data-tip` is read, line by line. A ref may join two: `clearing:5+faction:eyrie`.
 */
export type Describe = (ref: string, table: Pick<BoardProps, 'view' | 'components' | 'names' | 'seat' | 'say'>) => string[] | string | null

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

/** `Chapter.svelte`, where a board has one: a game of a campaign, drawn for its history book. */
export interface ChapterProps {
  /** `ChapterInfo.drawn`, of the type in the game's own `view.ts`. */
  chapter: any
  components: any
  /** Of the houses. */
  names: string[]
  say: Say
}

/**
 * What a board component is given by the table page, and nothing else. A board draws; the page decides. Its root has
 * `data-board`, elements have `data-ref`, and cards, which are drawn larger for whoever rests on them, `data-card`, or `data-whole` where the board
 * draws them whole (`Look.svelte`).
 */
export interface BoardProps {
  /** `SeatState.view`: what the seat sees; the board is of the type in the game's own `view.ts`. */
  view: View
  /** `GameInfo.components`: what is printed, likewise. */
  components: any
  /** Whose eyes; null is a spectator. */
  seat: number | null
  /** Display names by seat. */
  names: string[]
  /**
   * Refs that light up: what an offer concerns and comes next. Two kinds of elements that one click points at are joined: an enemy's
   * warriors are `clearing:5+faction:eyrie`.
   */
  can: Set<string>
  /** Refs that some offer concerns, whether they light up yet or not: a click on them is a choice. */
  may?: Set<string>
  /** Refs selected so far. */
  selected: Set<string>
  /** Pieces where the offer chosen or looked at would put them. */
  ghosts?: GhostInfo[]
  /** Any element was clicked, allowed or not: the page decides between selecting and asking why not. */
  onref: (ref: string) => void
  say: Say
  /** An earlier position is shown: nothing can be chosen. */
  replay: boolean
}

/** `Look.svelte`, where a board has one: a card (`data-whole`), drawn with everything there is to know about it. */
export interface LookProps extends Pick<BoardProps, 'view' | 'components' | 'names' | 'say'> {
  /** What `data-whole` says. */
  what: string
}

/** `Between.svelte`, where a board has one: what lies on the table until the next game of a campaign. */
export interface BetweenProps {
  /** `BetweenInfo.lies`, of the type in the game's own `view.ts`. */
  lies: any
  components: any
  /** Of the campaign's houses. */
  names: string[]
  /** The houses of the campaign that will play next, as far as it is known. */
  playing: number[]
  say: Say
}
