/** What people want to know before they sit down together: the pace, the language, how well one should know the game. */
import { clockName } from './clock'
import type { Clock, Experience } from './protocol'

export const EXPERIENCES: Experience[] = ['any', 'new', 'some', 'much']

/** Languages one can name; any other of ISO 639 is shown as well. */
export const SPOKEN = ['en', 'pl', 'cs', 'da', 'de', 'el', 'es', 'fi', 'fr', 'hu', 'it', 'ja', 'ko', 'lt', 'nl', 'no', 'pt', 'ro', 'ru', 'sk', 'sv', 'tr', 'uk', 'zh']

const HOUR = 3600

/** The key of words for a pace: the clock's own where it has one, else whether one plays in hours or in days. */
export function pace(clock: Clock | null): string {
  if (clock === null) return 'clock-none'
  const name = clockName(clock)
  return name ? `clock-${name}` : clock.seconds < 6 * HOUR ? 'pace-live' : 'pace-days'
}

/** A language as somebody who reads another one calls it; nothing: whichever. */
export function languageName(code: string, reader: string): string {
  if (!code) return ''
  try {
    return new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

/** Those one can choose, in the reader's order of letters. */
export function languages(reader: string): { code: string; name: string }[] {
  const named = SPOKEN.map((code) => ({ code, name: languageName(code, reader) }))
  return named.sort((a, b) => a.name.localeCompare(b.name, reader))
}
