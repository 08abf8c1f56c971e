import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { effectsIn } from '../../lib/testing'
import { keysOf, Words } from '../../lib/words'
import { figure, meantDie, reach, rewardSigns, signed, spoilSigns } from './model'
import type { Table } from './table'
import type { AdvisorField, Components, Goods } from './view'
import { advisorAbout, buildingAbout, enemyWords } from './words'

const some = (goods: Partial<Goods>): Goods => ({ gold: 0, wood: 0, stone: 0, ...goods })
const nothing: AdvisorField = { place: 1, rank: 1, id: '', goods: some({}), choice: [], any: 0, points: 0, soldiers: 0, tokens: 0, peek: false, trade: false }
const kinds = (field: Partial<AdvisorField>) => rewardSigns({ ...nothing, ...field }).map((sign) => sign.kind).join(' ')

describe('signs', () => {
  it('draws goods one by one', () => {
    expect(kinds({ goods: some({ gold: 4 }) })).toBe('gold gold gold gold')
  })
  it('draws what is sure before what is chosen', () => {
    expect(kinds({ choice: [some({ wood: 1, gold: 1 }), some({ wood: 1, stone: 1 })] })).toBe('wood gold or stone')
    expect(kinds({ choice: [some({ wood: 1 }), some({ gold: 1 })] })).toBe('wood or gold')
  })
  it('shows lost points with a minus', () => {
    const lose = { goods: some({ gold: 2 }), any: 0, points: 1, buildings: 1 }
    expect(spoilSigns(lose, true)).toEqual([
      { kind: 'gold', n: 2 },
      { kind: 'ruin', n: 1 },
      { kind: 'points', n: -1 },
    ])
    expect([signed(2), signed(-1), figure(-3)]).toEqual(['+2', '−1', '−3'])
  })
})

describe('equal dice', () => {
  const hand = [1, 6, 6]
  it('means the first one not yet chosen', () => {
    expect(meantDie(hand, 'd', 2, 2, new Set())).toBe('die:2:d1')
    expect(meantDie(hand, 'd', 2, 2, new Set(['die:2:d1']))).toBe('die:2:d2')
    expect(meantDie(hand, 'd', 2, 0, new Set())).toBe('die:2:d0')
  })
  it('lets go of the last one chosen', () => {
    expect(meantDie(hand, 'd', 2, 1, new Set(['die:2:d1', 'die:2:d2']))).toBe('die:2:d2')
  })
})

describe('whom dice reach', () => {
  const at = (place: number, rank = place) => ({ ...nothing, place, rank })
  const printed = { advisors: [at(3), at(8), at(10)], politicians: [at(19, 8)] } as Components
  it('is lit on the board, by rank and each once, wherever one stands', () => {
    expect(reach(printed, new Set(['die:0:d1']), new Set(['advisor:8', 'advisor:19', 'advisor:10', 'die:0:d2']))).toEqual([8, 10])
  })
  it('is the one who was chosen, whoever could be chosen instead', () => {
    expect(reach(printed, new Set(['die:0:d1', 'advisor:10']), new Set(['advisor:8', 'advisor:10']))).toEqual([10])
  })
})

describe('words', () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const text = (language: string) => read(`./locale/${language}.ftl`)
  it('has the same in both languages', () => {
    expect(keysOf(text('pl'))).toEqual(keysOf(text('en')))
  })
  it.each(['en', 'pl'] as const)('say what every advisor, building and enemy does, as all faces do (%s)', (language) => {
    const game = read(`../../../../src/interrex/games/kingsburg/locale/${language}.ftl`)
    const words = new Words(language, [game, text(language)], 'kingsburg')
    const table = { say: (key: string, params = {}) => words.say(key, params), names: [] } as unknown as Table
    const lot = { goods: some({}), any: 0, points: 0 }
    for (const key of effectsIn(game)) {
      const [, kind, id] = /^kingsburg-(advisor|building|enemy)-(.+)$/.exec(key) ?? []
      if (!kind) continue // cards say theirs by the same key, in Cards.svelte
      const said = {
        advisor: () => advisorAbout(table, { ...nothing, place: Number(id) }, []).join(' '),
        building: () => buildingAbout(table, { id: id!, row: 'B', column: 1, cost: some({}), points: 0, strength: 0, against: {}, weak: 0, signs: [], helps: false, ours: false, picture: [] }, true, false).join(' '),
        enemy: () => enemyWords(table, { year: 1, kind: id!, strength: 2, gain: lot, lose: { ...lot, buildings: 0 } }),
      }[kind as 'advisor' | 'building' | 'enemy']()
      expect(said).toContain(words.say(`${key}.does`))
    }
  })
})
