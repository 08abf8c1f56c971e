import { readFileSync } from 'node:fs'
import { describe as about, expect, it } from 'vitest'
import type { View } from '../../lib/protocol'
import { effectsIn } from '../../lib/testing'
import { Words } from '../../lib/words'
import { describe } from './describe'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const wordsIn = (language: 'en' | 'pl') =>
  new Words(language, [read(`../../../../src/interrex/games/root/locale/${language}.ftl`), read(`./locale/${language}.ftl`)], 'root')

const clearing = { suit: 'fox', ruler: 'eyrie', slots: 2, open: 0, ruin: 1, warriors: { eyrie: 2 }, buildings: { roost: 1 }, wood: 0, keep: false, sympathy: false, pawns: [] }
const vagabond = { character: 'thief', clearing: null, forest: 1, relations: { eyrie: 'hostile' }, quests: { fox: 2 } }
const board = {
  map: 'autumn',
  clearings: Array(12).fill(clearing),
  seats: [
    { faction: 'eyrie', score: 3, scores: true, goal: null, dominance: null, coalition: null, cards: 4, items: { tea: 2 }, warriors: 9, vagabond: null },
    { faction: 'vagabond', score: 11, scores: false, goal: null, dominance: 'dominance-fox', coalition: 0, cards: 1, items: {}, warriors: null, vagabond: vagabond },
    { faction: 'marquise', score: 12, scores: false, goal: { suit: 'rabbit', have: 0, of: 3 }, dominance: 'dominance-rabbit', coalition: null, cards: 1, items: {}, warriors: 20, vagabond: null },
  ],
  deck: 17,
  quest_deck: 9,
  items: { coin: 1 },
  marquise: { wood: 5, keep: null },
  tracks: { sawmill: { placed: 0, of: 2, points: 0, cost: 0 } },
  eyrie: { leader: 'despot', deposed: [], decree: { recruit: [], move: [{ card: 'anvil', resolved: false }, { card: 'vizier', resolved: true }], battle: [], build: [] }, resolving: 'move' },
  alliance: { supporters: 3, officers: 2, bases: { fox: 4, rabbit: null, mouse: null }, sympathy: 1 },
}
const components = {
  pieces: { sawmill: 'marquise', wood: 'marquise', keep: 'marquise', roost: 'eyrie', base: 'alliance', sympathy: 'alliance' },
  maps: { autumn: { forests: [[1, 2, 3]] } },
  cards: {
    anvil: { suit: 'fox', kind: 'item', cost: { fox: 1 }, any: 0, item: 'hammer', points: 2 },
    cobbler: { suit: 'rabbit', kind: 'persistent', cost: { rabbit: 2 }, any: 0, item: null, points: 0 },
    'dominance-rabbit': { suit: 'rabbit', kind: 'dominance', cost: {}, any: 0, item: null, points: 0 },
  },
  quests: { 'errand-fox': { suit: 'fox', items: ['tea', 'boot'] } },
  leaders: { despot: ['move', 'build'] },
  characters: { thief: [] },
}
const told = (ref: string, language: 'en' | 'pl' = 'en') => {
  const words = wordsIn(language)
  const names = ['Ada', 'Otto', 'Jadwiga']
  return describe(ref, { view: { board } as View, components, names, seat: 0, say: (key, params) => words.say(key, params, names) })?.join('; ') ?? null
}

about('what is pointed at', () => {
  it('is a card wherever it lies, and in the Decree with its column', () => {
    const anvil = 'Anvil: fox; cost fox; hammer; 2 points'
    for (const ref of ['card:anvil', 'supporter:anvil', 'discard:anvil', 'crafted:anvil', 'available:anvil', 'seen:card:anvil']) expect(told(ref)).toBe(anvil)
    expect(told('decree:move:anvil')).toBe(`Decree, Move: ${anvil}`)
    expect(told('decree:move:vizier')).toBe('Decree, Move: Loyal Vizier')
    expect(told('card:cobbler')).toBe('Cobbler: rabbit; Evening: take a move.; cost rabbit + rabbit')
  })
  it('is an item in its condition, in a box or in the supply', () => {
    const tea = "each on the Vagabond's track refreshes 2 more items in Birdsong"
    expect(told('item:tea')).toBe(`tea (ready); ${tea}`)
    expect(told('item:boot:damaged-exhausted')).toMatch(/^boot \(damaged and exhausted\); /)
    expect(told('seen:item:boot:exhausted')).toMatch(/^boot \(exhausted\); /)
    expect(told('box:eyrie:tea')).toBe(`tea, among the Crafted Items of the Eyrie × 2; ${tea}`)
    expect(told('seen:supply:coin')).toBe("coin: 1 left to craft; each on the Vagabond's track draws 1 more card in Evening")
  })
  it('is a place', () => {
    expect(told('clearing:3')).toBe('Clearing 3, fox; ruled by the Eyrie; 2 warriors of the Eyrie; 1 × roost; ruin; 0 of 2 building slots open')
    expect(told('forest:1')).toBe('Forest 1: Vagabond')
    expect(told('clearing:3+faction:eyrie')).toBe('Eyrie Dynasties; Clearing 3, fox; 2 warriors of the Eyrie; 1 × roost')
  })
  it('is a faction: points, a coalition before the dominance card that made it, or the goal', () => {
    expect(told('faction:eyrie')).toBe('Eyrie Dynasties, Ada: 3 points; 4 cards in hand; Warriors in the supply: 9')
    expect(told('faction:vagabond')).toBe('Vagabond, Otto: In a coalition with Ada; 1 card in hand')
    expect(told('seen:goal:2')).toBe('Dominance (rabbit): 0/3 rabbit clearings')
  })
  it('is anything else of a board', () => {
    expect(told('piece:sawmill')).toBe('Sawmills on the map: 0 of 2. The next gives 0 VP. It costs 0; Brings wood each Birdsong; building it scores.')
    expect(told('piece:base')).toContain('Base (fox) in clearing 4')
    expect(told('column:move')).toBe('Decree, Move (being resolved): Anvil, Loyal Vizier')
    expect(told('leader:despot')).toMatch(/^Despot: .* \(leads\)$/)
    expect(told('character:thief')).toMatch(/^Thief: /)
    expect(told('quest:errand-fox')).toBe('Quest: Errand (fox); tea and boot in a fox clearing, for VP or 2 cards')
    expect(told('seen:relation:vagabond:eyrie')).toBe('Eyrie Dynasties: hostile')
    expect(told('seen:quests-done:vagabond')).toBe('Quests completed: 2')
    expect([told('seen:deck'), told('seen:quests'), told('seen:officers'), told('seen:supporters')]).toEqual(['Deck: 17', 'Quests in the deck: 9', 'Officers: 2', 'Supporters: 3'])
  })
  it.each(['en', 'pl'] as const)('is said with what it does, as all faces do (%s)', (language) => {
    const keys = effectsIn(read(`../../../../src/interrex/games/root/locale/${language}.ftl`))
    const words = wordsIn(language)
    const named = /^root-(card|leader|character|item|quest|piece)-(.+)$/
    const kinds = { cards: {}, leaders: {}, characters: {}, items: {}, quests: {}, pieces: {} } as Record<string, Record<string, unknown>>
    for (const key of keys) {
      const [, kind, id] = named.exec(key)!
      kinds[`${kind}s`]![id!] = kind === 'card' ? { suit: 'fox', kind: 'persistent', cost: {}, any: 0, item: null, points: 0 } : []
    }
    for (const key of keys) {
      const [, kind, id] = named.exec(key)!
      const table = { view: { board } as View, components: { ...components, ...kinds }, names: [], seat: 0 }
      expect(describe(`${kind}:${id}`, { ...table, say: (key, params) => words.say(key, params) })?.join(' ')).toContain(words.say(`${key}.does`))
    }
  })
  it('is nothing where nothing has that ref', () => {
    for (const ref of ['card:nothing', 'clearing:13', 'forest:9', 'faction:alliance', 'seen:nothing', 'advisor:3', '']) expect(told(ref)).toBeNull()
  })
  it('is Polish with its gender and plural', () => {
    expect(told('item:tea:exhausted', 'pl')).toMatch(/^herbata \(wyczerpana\); /)
    expect(told('item:boot:damaged', 'pl')).toMatch(/^but \(uszkodzony\); /)
    expect(told('piece:sawmill', 'pl')).toMatch(/^Tartaki na mapie: 0 z\s2/)
    expect(told('seen:goal:2', 'pl')).toBe('Dominacja (królik): królicze polany: 0/3')
    expect(told('clearing:3', 'pl')).toContain('kontrola: Dynastie Orlich Gniazd')
  })
})
