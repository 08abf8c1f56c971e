/** How a board says what its events look like: `boards/<game>/motion.ts` is a table from message keys to motions. */
import type { Component } from 'svelte'
import type { LogLine, MessageInfo } from '../lib/protocol'

/** Something that was told, with the board before it and after the whole move. */
export interface Told {
  key: string
  params: Record<string, any>
  refs: string[]
  /** All that was told before it: the board may be some moves older. */
  log: LogLine[]
  /** `view.board`, of the types in the game's own `view.ts`. */
  before: any
  after: any
  /** `GameInfo.components`. */
  printed: any
}

/** Elements by `data-ref` or `data-at`, in order of preference: the first that is drawn is meant. */
export type Place = string[]

/** What travels: a drawing of the board's own. */
export interface Actor {
  drawing: Component<any>
  props: Record<string, unknown>
  /** What it sounds like when it is put down, where that does not show in how it moves. */
  made?: 'card' | 'coin' | 'wood'
}

export type Motion =
  /** A piece goes from one place to another; several of it are one, with a figure. `turns`: like a card that is turned over. */
  | { kind: 'travel'; from: Place; to: Place; actor?: Actor; seat?: number; n?: number; turns?: boolean }
  /** Dice tumble where they were thrown. */
  | { kind: 'dice'; at: Place; dice: Actor[] }
  /** A figure rises where something is counted. */
  | { kind: 'count'; at: Place; by: number }
  | { kind: 'pulse'; at: Place[] }

export interface SceneSide {
  /** Null: it is nobody's, and has a name and a face of its own. */
  seat: number | null
  foe?: { art: Actor; name: string }
  /** What it comes with: hits, the strength of an army; null: nobody knows yet. */
  figure: number | null
  fate?: 'won' | 'drawn' | 'lost'
  /** What it fights with, as far as it lies open: drawings of the board's own. */
  cards?: Actor[]
}

/** A short scene over the board, such as a battle: it grows with each event that belongs to it. */
export interface SceneView {
  title: MessageInfo
  /** In their order: who attacks comes first. */
  sides: SceneSide[]
  dice: number[]
  /** What happens in it just now. */
  step?: MessageInfo
}

/** A page to be read before play goes on, such as what came of a vote. Everybody may read it: nothing in it was told to a seat alone. */
export interface PageView {
  drawing: Component<PageProps>
  /** What it is about, of a type of the board's own. */
  about: any
  /** The lines that it tells: they are not played on the board as well. */
  lines: LogLine[]
}

export interface PageProps {
  about: any
  names: string[]
  say: (key: string, params?: Record<string, unknown>) => string
}

export interface Choreography {
  /** By key, the motions of an event, which happen together. An event without an entry lets its elements pulse. */
  motions: Record<string, (told: Told) => Motion[]>
  /** By key, how an event goes on with a scene or begins one. An event without an entry ends it. */
  scenes: Record<string, (told: Told, scene: SceneView | null) => SceneView | null>
  /** By key, what an event says of the calendar: that part of the board goes along with what is played, the rest comes after the move. */
  moments?: Record<string, (told: Told) => object>
  /** What is to be announced: a turning point, in words of the board's own. */
  news: (told: Told) => MessageInfo | null
  /** What is to be read of the lines of a move, in their order; `log` ends before them. */
  pages?: (lines: LogLine[], told: Pick<Told, 'before' | 'after' | 'printed' | 'log'>) => PageView[]
}

/** One line of the log, or several, of one move, and what the board looks like after it; null: nobody has seen it. */
export interface Step<V> {
  move: number
  lines: LogLine[]
  view: V | null
}
