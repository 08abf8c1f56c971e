/** Boards by game id, loaded when a table needs them. A game without one gets the plain board. */
import type { Component } from 'svelte'
import type { Language } from '../lib/protocol'
import type { BoardProps } from './types'

const boards = import.meta.glob<{ default: Component<BoardProps> }>('./*/Board.svelte')
const texts = import.meta.glob<string>('./*/locale/*.ftl', { query: '?raw', import: 'default' })

export async function board(game: string): Promise<Component<BoardProps>> {
  const load = boards[`./${game}/Board.svelte`] ?? boards['./plain/Board.svelte']!
  return (await load()).default
}

/** What a board says besides the game's own words. */
export async function boardWords(game: string, language: Language): Promise<string> {
  return (await texts[`./${game}/locale/${language}.ftl`]?.()) ?? ''
}
