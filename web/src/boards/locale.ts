/** What a board says besides the game's own words. */
import type { Language } from '../lib/protocol'

const texts = import.meta.glob<string>('./*/locale/*.ftl', { query: '?raw', import: 'default' })

export async function boardWords(game: string, language: Language): Promise<string> {
  return (await texts[`./${game}/locale/${language}.ftl`]?.()) ?? ''
}
