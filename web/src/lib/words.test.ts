import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import type { MessageInfo } from './protocol'
import { keysOf, Words } from './words'

const ENGLISH = `
engine-seat-name = Player { $number }
x-advisor-8 = Treasurer
    .gen = of the Treasurer
x-good-gold = gold
x-some-gold = { $n } gold
x-sits = { $seat } sits.
x-visits = { $seat } visits the { $advisor } with { $dice }.
x-house = The house { $advisor-gen }.
x-gets = { $seat } gets { $gifts }.
x-list = Order: { $seats }
x-deal = Deal: { $clauses }
x-flag-True = yes
x-asks = Really: { $flag }
x-points = { $n ->
    [0] nothing
    [one] one point
   *[other] { $n } points
}
`
const words = new Words('en', [ENGLISH], 'x')
const names = ['Ada', 'Bert']
const message = (key: string, params: MessageInfo['params'] = {}): MessageInfo => ({ key, params })

describe('words follow the convention of engine/words.py', () => {
  it('replaces a value by its word in the game', () => {
    expect(words.say('x-visits', { seat: 0, advisor: 8, dice: 'd35' }, names)).toBe('Ada visits the Treasurer with d35.')
  })
  it('brings the attributes of that word along', () => {
    expect(words.say('x-house', { advisor: 8 })).toBe('The house of the Treasurer.')
  })
  it('says messages within messages', () => {
    expect(words.say('x-gets', { seat: 1, gifts: [message('x-some-gold', { n: 2 }), message('x-points', { n: 1 })] }, names)).toBe('Bert gets 2 gold, one point.')
    expect(words.say('x-gets', { seat: 1, gifts: message('x-some-gold', { n: 1 }) }, names)).toBe('Bert gets 1 gold.')
  })
  it('puts semicolons between clauses, which have commas of their own', () => {
    expect(words.say('x-deal', { clauses: [message('x-points', { n: 1 }), message('x-points', { n: 1 })] })).toBe('Deal: one point; one point')
  })
  it('names seats, and counts those without a name from 1', () => {
    expect(words.say('x-sits', { seat: 1 }, names)).toBe('Bert sits.')
    expect(words.say('x-sits', { seat: 2 }, names)).toBe('Player 3 sits.')
    expect(words.say('x-list', { seats: [{ key: 'x-sits', params: { seat: 0 } }] }, names)).toBe('Order: Ada sits.')
  })
  it('prints truth as Python does', () => {
    expect(words.say('x-asks', { flag: true })).toBe('Really: yes')
  })
  it('chooses plurals', () => {
    expect([0, 1, 5].map((n) => words.say('x-points', { n }))).toEqual(['nothing', 'one point', '5 points'])
  })
  it('shows an unknown key rather than failing, and survives a missing parameter', () => {
    expect(words.say('x-nothing')).toBe('x-nothing')
    expect(words.say('x-points')).toContain('n')
  })
  it('lets later texts win', () => {
    expect(new Words('en', ['a = one', 'a = two']).say('a')).toBe('two')
  })
})

describe('the locale files', () => {
  const root = new URL('../../../', import.meta.url)
  const own = { en: read('web/src/locale/en.ftl'), pl: read('web/src/locale/pl.ftl') }

  function read(path: string): string {
    return readFileSync(new URL(path, root), 'utf8')
  }
  /** Every message of a text with the variables it uses. */
  function variables(text: string): Record<string, string[]> {
    const found: Record<string, string[]> = {}
    for (const part of text.split(/\n(?=[a-z])/)) {
      const key = /^([a-z][\w-]*) =/.exec(part)?.[1]
      if (key) found[key] = [...new Set([...part.matchAll(/\$([\w-]+)/g)].map((match) => match[1]!))].sort()
    }
    return found
  }

  it('say the same things in both languages, with the same variables', () => {
    expect(keysOf(own.pl)).toEqual(keysOf(own.en))
    const polish = variables(own.pl)
    for (const [key, used] of Object.entries(variables(own.en))) expect(polish[key], key).toEqual(used)
  })
  it('define nothing twice', () => {
    for (const text of Object.values(own)) expect(new Set(keysOf(text)).size).toBe(keysOf(text).length)
  })
  it('hold every key the client uses', () => {
    const known = new Set(keysOf(own.en))
    for (const folder of ['', 'pages', 'parts', 'table', 'state']) {
      for (const file of readdirSync(new URL(`web/src/${folder}/`, root)).filter((name) => /\.(svelte|ts)$/.test(name))) {
        const text = read(`web/src/${folder}/${file}`)
        for (const [, call] of text.matchAll(/\bsay\(([^)]*)/g)) {
          for (const [, key] of call!.replace(/=== '[^']*'/g, '').split(/, ?\{/)[0]!.matchAll(/'([a-z][a-z-]+)'/g)) expect(known.has(key!), `${key} in ${file}`).toBe(true)
        }
      }
    }
  })
  it('of the games are understood by this Fluent too', () => {
    const games = readdirSync(new URL('src/interrex/games/', root), { withFileTypes: true })
      .filter((one) => one.isDirectory() && existsSync(new URL(`src/interrex/games/${one.name}/locale`, root)))
      .map((one) => `games/${one.name}`)
    const files = ['engine', ...games].flatMap((folder) => [`src/interrex/${folder}/locale/en.ftl`, `src/interrex/${folder}/locale/pl.ftl`])
    for (const file of files) {
      const text = read(file)
      const written = text.match(/^-?[a-z][\w-]* =/gm)!.length
      expect(new FluentResource(text).body.length, file).toBe(written)
    }
  })
})
