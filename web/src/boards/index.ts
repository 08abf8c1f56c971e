/** Boards and what belongs to them by game id, loaded when a table needs them: ours, or what a package brings. A game without one gets the plain board. */
import type { Component } from 'svelte'
import type { Ending } from '../lib/ending'
import type { Choreography } from '../motion/types'
import { packaged } from './package'
import type { BadgeProps, BetweenProps, BoardProps, ChapterProps, Describe, LookProps, SeatMarks } from './types'

const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte')
const describes = import.meta.glob<{ describe: Describe }>('./*/describe.ts')
const motions = import.meta.glob<{ choreography: Choreography }>('./*/motion.ts')
const seats = import.meta.glob<Pick<SeatMarks, 'marks'>>('./*/seats.ts')
const badges = import.meta.glob<{ default: Component<BadgeProps> }>('./*/Badge.svelte')
const chapters = import.meta.glob<{ default: Component<ChapterProps> }>('./*/Chapter.svelte')
const looks = import.meta.glob<{ default: Component<LookProps> }>('./*/Look.svelte')
const betweens = import.meta.glob<{ default: Component<BetweenProps> }>('./*/Between.svelte')
const endings = import.meta.glob<{ ending: Ending }>('./*/ending.ts')

/** A board of ours is not taken over by a package. */
const brought = async (game: string) => (`./${game}/Board.svelte` in boards ? null : packaged(game))

export async function board(game: string): Promise<Component<BoardProps>> {
  const load = boards[`./${game}/Board.svelte`]
  if (load) return (await load()).default
  return (await packaged(game)) ? (await import('./Packaged.svelte')).default : (await boards['./plain/Board.svelte']!()).default
}

export async function describe(game: string): Promise<Describe> {
  return (await describes[`./${game}/describe.ts`]?.())?.describe ?? (await brought(game))?.describe ?? (() => null)
}

/** How a board draws a card whole; null: it says it in words. */
export async function look(game: string): Promise<Component<LookProps> | null> {
  return (await looks[`./${game}/Look.svelte`]?.())?.default ?? null
}

/** What the events of a game look like; null: what they concern pulses. */
export async function choreography(game: string): Promise<Choreography | null> {
  return (await motions[`./${game}/motion.ts`]?.())?.choreography ?? (await brought(game))?.choreography ?? null
}

/** Whether the seats of a game have marks of their own. */
export const marked = (game: string) => `./${game}/seats.ts` in seats

export async function seatMarks(game: string): Promise<SeatMarks | null> {
  const [own, badge] = await Promise.all([seats[`./${game}/seats.ts`]?.(), badges[`./${game}/Badge.svelte`]?.()])
  const marks = own?.marks ?? (await brought(game))?.marks
  return marks ? { marks, Badge: badge?.default ?? null } : null
}

/** Whether the history book of a game is drawn. */
export const chronicled = (game: string) => `./${game}/Chapter.svelte` in chapters

export async function chapter(game: string): Promise<Component<ChapterProps> | null> {
  return (await chapters[`./${game}/Chapter.svelte`]?.())?.default ?? null
}

/** What lies on the table between two games of a campaign; null: the game draws none of it. */
export async function between(game: string): Promise<Component<BetweenProps> | null> {
  return (await betweens[`./${game}/Between.svelte`]?.())?.default ?? null
}

/** How the log of a game is read when it is over; nothing: its scores say it. */
export async function ending(game: string): Promise<Ending> {
  return (await endings[`./${game}/ending.ts`]?.())?.ending ?? {}
}
