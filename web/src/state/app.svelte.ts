/** What every page shares: preferences, the server, the words. */
import { Api } from '../lib/api'
import type { GameInfo, Language, MessageInfo, GameOption, OptionValue } from '../lib/protocol'
import { Houses } from '../lib/houses'
import { browserShelf, Seats, type Prefs } from '../lib/seats'
import { Words } from '../lib/words'
import { boardWords } from '../boards/locale'

/** So long after a failed request for words, in milliseconds, they are asked for again. */
const AGAIN = 2000

/** The client's own words, each language when somebody reads it. */
const OWN: Record<Language, () => Promise<string>> = {
  en: async () => (await import('../locale/en.ftl?raw')).default,
  pl: async () => (await import('../locale/pl.ftl?raw')).default,
}

export const seats = new Seats(browserShelf())
export const houses = new Houses(browserShelf())
export const api = new Api()

class App {
  prefs = $state<Prefs>(seats.prefs(navigator.languages, matchMedia('(pointer: coarse)').matches))
  /** Which game's words are wanted beside the client's own. */
  game = $state<string | null>(null)
  /** Display names by seat, for words about seats. */
  names = $state.raw<string[]>([])
  private listed = $state.raw<GameInfo[] | null>(null)
  /** What can be played, under the titles of the person's language. */
  games = $derived(this.listed && this.listed.map((game) => ({ ...game, title: game.titles[this.prefs.language] ?? game.title })))
  words = $state.raw(new Words(this.prefs.language, []))
  private texts = new Map<string, Promise<string>>()
  /** The packs that are open where we play, as `table/pack`. */
  private packs: string[] = []
  private opened = ''
  private later: ReturnType<typeof setTimeout> | undefined

  /** Whoever wants to know that a preference was set. */
  onset: () => void = () => {}

  /** Preferences as they are on another device of the same person. */
  adopt(prefs: object): void {
    seats.setPrefs(prefs as Prefs)
    this.prefs = seats.prefs(navigator.languages)
    this.apply()
    void this.loadWords()
  }

  set<K extends keyof Prefs>(name: K, value: Prefs[K]): void {
    this.prefs[name] = value
    seats.setPrefs({ ...this.prefs })
    this.onset()
    this.apply()
    if (name === 'language') void this.loadWords()
  }

  /** Preferences that the document itself shows. */
  apply(): void {
    const root = document.documentElement
    api.language = root.lang = this.prefs.language
    root.dataset.theme = this.prefs.theme
    root.dataset.motion = this.prefs.motion === 'off' ? 'reduced' : 'auto'
  }

  async setGame(game: string | null): Promise<void> {
    if (game === this.game) return
    this.game = game
    await this.loadWords()
  }

  /** Words that stay sealed until play opens them come from the table that did. */
  async setPacks(table: string, packs: string[]): Promise<void> {
    const opened = packs.map((pack) => `${table}/${pack}`)
    if (opened.join() === this.packs.join()) return
    this.packs = opened
    await this.loadWords()
  }

  /** Words of what the games of a campaign have opened, as one text. */
  async setOpened(text: string): Promise<void> {
    if (text === this.opened) return
    this.opened = text
    await this.loadWords()
  }

  async loadGames(): Promise<GameInfo[]> {
    this.listed ??= await api.games()
    return this.games!
  }

  /** The client's words first, the game's as soon as they are here; a late answer for another choice is dropped. */
  async loadWords(): Promise<void> {
    const { language } = this.prefs
    const game = this.game
    clearTimeout(this.later)
    const own = await this.once(language, OWN[language]).catch(() => null)
    if (this.game !== game || this.prefs.language !== language) return
    if (own === null) return this.loadLater()
    if (game === null || this.words.language !== language) this.words = new Words(language, [own])
    if (game === null) return
    const asked = await Promise.allSettled([this.text(game, language), boardWords(game, language), ...this.packs.map((pack) => this.sealed(pack, language))])
    if (this.game !== game || this.prefs.language !== language) return
    this.words = new Words(language, [own, ...asked.map((text) => (text.status === 'fulfilled' ? text.value : '')), this.opened], game)
    if (asked.some(({ status }) => status === 'rejected')) this.loadLater()
  }

  private loadLater(): void {
    clearTimeout(this.later)
    this.later = setTimeout(() => void this.loadWords(), AGAIN)
  }

  private text(game: string, language: Language): Promise<string> {
    return this.once(`${game}/${language}`, () => api.words(game, language))
  }

  private sealed(opened: string, language: Language): Promise<string> {
    const [table, pack] = opened.split('/') as [string, string]
    const tries = [undefined, ...seats.tokens(table)] // what was shown to one seat alone is kept for its token
    const read = (n: number): Promise<string> =>
      api.pack(table, pack, language, tries[n]).catch((error: unknown) => (n + 1 < tries.length ? read(n + 1) : Promise.reject(error as Error)))
    return this.once(`${opened}/${language}`, () => read(0))
  }

  /** Asked for once; after a failure, again. */
  private once(name: string, ask: () => Promise<string>): Promise<string> {
    let text = this.texts.get(name)
    if (!text) {
      text = ask()
      text.catch(() => this.texts.delete(name))
      this.texts.set(name, text)
    }
    return text
  }
}

export const app = new App()

export function say(key: string, params?: Record<string, unknown>): string {
  return app.words.say(key, params, app.names)
}

/** The words for a key, or what stands for it where there are none. */
function word(key: string, otherwise: string): string {
  return app.words.knows(key) ? say(key) : otherwise
}

/** Names or other words as people list them: "Ada, Bo and Cy". */
export function listed(words: string[]): string {
  return new Intl.ListFormat(app.prefs.language, { type: 'conjunction' }).format(words)
}

export function optionTitle(game: string, option: GameOption): string {
  return word(`${game}-option-${option.name}`, option.name)
}

/** What an option is, in a sentence, where its game has one. */
export function optionAbout(game: string, option: GameOption): string {
  return word(`${game}-option-${option.name}.about`, '')
}

export function valueName(game: string, option: GameOption, value: OptionValue): string {
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no')
  return word(`${game}-option-${option.name}-${value}`, String(value))
}

/** What a bot is called: its level, and what it is like where it has a personality (`knight/builder`). */
export function botName(game: string, bot: string): string {
  const [level, personality] = bot.split('/') as [string, string?]
  const name = word(`bot-${level}`, level)
  return personality ? say('bot-like', { bot: name, like: word(`${game}-personality-${personality}`, personality) }) : name
}

/** What a value of an option is about, and what may trouble people in it, where anybody has said so. */
export function valueCover(game: string, option: GameOption, value: OptionValue): { about: string; notes: string } {
  const key = `${game}-option-${option.name}-${value}`
  return { about: word(`${key}.about`, ''), notes: word(`${key}.notes`, '') }
}

export function sayMessage(said: MessageInfo): string {
  return app.words.sayMessage(said, app.names)
}
