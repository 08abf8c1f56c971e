/**
 * Words: messages into sentences, by the convention of `src/interrex/engine/words.py`.
 *
 * A parameter `p` with the value `v` is replaced by the message `<game>-p-v` where there is one; the attributes of that
 * message come along under `$p-<attribute>`, and the value as it was given under `$p-id`: selectors read that. A parameter
 * called `seat` becomes the name of whoever sits there. A key may name an attribute itself: `<game>-card-armorers.does` is what that card does, here as in the terminal and in the rulebook.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language, MessageInfo } from './protocol'

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value'] & {}
type Args = Record<string, FluentVariable>

/** What the parameters of a message may be. */
type Param = number | string | boolean | null | MessageInfo | Param[]

/** Spaces at which no line may end, as in Python: after a word of one letter, and before `%` or an abbreviation. */
const TIED: Partial<Record<Language, RegExp>> = {
  pl: /(?<![\p{L}\p{N}])([aiouwz]) (?=\S)|(?<=\d) (?=(?:%|PZ(?![\p{L}\p{N}_])))/giu,
}

/** By parameter, what stands between several values where they have commas of their own. */
const BETWEEN: Record<string, string> = { clauses: '; ' }

export class Words {
  readonly language: Language
  private readonly prefix: string
  private readonly bundle: FluentBundle

  /** Later texts win over earlier ones. `prefix` is the game's id. */
  constructor(language: Language, texts: string[], prefix = 'engine') {
    this.language = language
    this.prefix = prefix
    this.bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) this.bundle.addResource(new FluentResource(text), { allowOverrides: true })
  }

  knows(key: string): boolean {
    return !!this.pattern(key)
  }

  /** The sentence. An unknown key shows itself rather than failing. */
  say(key: string, params: Record<string, unknown> = {}, names: string[] = []): string {
    const pattern = this.pattern(key)
    if (!pattern) return key
    const args: Args = {}
    for (const [name, value] of Object.entries(params)) this.add(args, name, value as Param, names)
    // only what the game itself says is about that game: the client's own words speak of any
    if ('game' in params && !key.startsWith('engine-') && !key.startsWith(`${this.prefix}-`)) args.game = String(params.game)
    return this.format(pattern, args)
  }

  sayMessage(said: MessageInfo, names: string[] = []): string {
    return this.say(said.key, said.params, names)
  }

  private pattern(key: string): Pattern | null {
    const [name, attribute] = key.split('.')
    const message = this.bundle.getMessage(name!)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null
  }

  private add(args: Args, name: string, value: Param, names: string[]): void {
    if (Array.isArray(value)) {
      args[name] = value.map((part) => this.word(name, part, names)).join(BETWEEN[name] ?? ', ')
      return
    }
    if (value !== null && typeof value === 'object') {
      args[name] = this.sayMessage(value, names)
      return
    }
    args[`${name}-id`] = typeof value === 'number' ? value : plain(value)
    if (name === 'seat') {
      args[name] = this.seat(value, names)
    } else if (name === 'game' && this.knows(`${this.prefix}-title`)) {
      args[name] = this.say(`${this.prefix}-title`)
    } else {
      const entry = this.bundle.getMessage(`${this.prefix}-${name}-${plain(value)}`)
      if (!entry?.value) {
        args[name] = typeof value === 'number' ? value : plain(value)
        return
      }
      args[name] = this.format(entry.value, {})
      for (const [attribute, pattern] of Object.entries(entry.attributes)) {
        args[`${name}-${attribute}`] = this.format(pattern, {})
      }
    }
  }

  /** What a parameter of a message is called, where it has words of its own. */
  nameOf(name: string, value: unknown, names: string[] = []): string | null {
    const plainly = typeof value === 'object' ? null : plain(value as number | string | boolean)
    if (name !== 'seat' && !(plainly !== null && this.knows(`${this.prefix}-${name}-${plainly}`))) return null
    const word = this.word(name, value as Param, names)
    return word.charAt(0).toLocaleUpperCase(this.language) + word.slice(1)
  }

  private word(name: string, value: Param, names: string[]): string {
    const args: Args = {}
    this.add(args, name, value, names)
    return String(args[name])
  }

  private seat(seat: number | string | boolean | null, names: string[]): string {
    if (typeof seat !== 'number') return plain(seat)
    const name = names[seat]
    return name ? name : this.say('engine-seat-name', { number: seat + 1 })
  }

  private format(pattern: Pattern, args: Args): string {
    const text = this.bundle.formatPattern(pattern, args, [])
    const tied = TIED[this.language]
    return tied ? text.replace(tied, (_, word?: string) => `${word ?? ''}\u00a0`) : text
  }
}

/** As Python prints it: the game's files name values so. */
function plain(value: number | string | boolean | null): string {
  if (value === true) return 'True'
  if (value === false) return 'False'
  return value === null ? 'None' : String(value)
}

/** Everything a text defines, for checking that two languages say the same things. */
export function keysOf(text: string): string[] {
  return [...new FluentResource(text).body].map((entry) => entry.id).sort()
}
