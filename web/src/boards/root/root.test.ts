import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keysOf } from '../../lib/words'
import { broad, distance, inside, layout } from './geometry'
import { steps } from '../kit/steps'
import { costOf, itemRef, satchel, slotsOf, tally, twoVagabonds } from './model'
import type { BattleView, BoardView, ClearingView, MapPrint, VagabondView } from './view'

const meadow: ClearingView = { suit: 'fox', ruler: null, slots: 3, open: 1, ruin: 1, warriors: {}, buildings: { sawmill: 1 }, wood: 0, keep: false, sympathy: false, pawns: [] }

describe('a clearing', () => {
  it('shows buildings, then the ruin, then what is open', () => {
    expect(slotsOf(meadow)).toEqual(['sawmill', 'ruin', null])
  })
})

describe('cards and items', () => {
  it('asks for suits one by one', () => {
    const card = { suit: 'bird', kind: 'item', cost: { fox: 2, rabbit: 0 }, any: 1, item: null, points: 0, copies: 1 }
    expect(costOf(card)).toEqual(['fox', 'fox', 'any'])
  })
  it('counts equal cards', () => {
    expect(tally(['a', 'b', 'a'])).toEqual([{ id: 'a', n: 2 }, { id: 'b', n: 1 }])
  })
  it('lays usable items first', () => {
    const vagabond = { fresh: { sword: 1 }, exhausted: { boot: 2 }, damaged: {}, damaged_exhausted: {} } as unknown as VagabondView
    expect(satchel(vagabond).map(({ item, condition }) => `${item} ${condition}`)).toEqual(['sword fresh', 'boot exhausted', 'boot exhausted'])
  })
  it('names an item by its condition, as offers do', () => {
    expect([itemRef('boot', 'fresh'), itemRef('boot', 'damaged_exhausted')]).toEqual(['item:boot', 'item:boot:damaged-exhausted'])
  })
})

describe('a battle', () => {
  const battle = { steps: ['ambush', 'dice', 'effects', 'hits'], step: 'effects' } as BattleView
  it('has the steps before the present one behind it', () => {
    expect(steps(battle.steps, battle.step).map(({ step, done, now }) => `${step}${done ? ' ✓' : now ? ' !' : ''}`)).toEqual(['ambush ✓', 'dice ✓', 'effects !', 'hits'])
  })
})

describe('a table', () => {
  it('knows when there are two Vagabonds', () => {
    const vagabond = { vagabond: {} }
    expect([twoVagabonds({ seats: [vagabond, { vagabond: null }] } as BoardView), twoVagabonds({ seats: [vagabond, vagabond] } as BoardView)]).toEqual([false, true])
  })
})

describe('the map', () => {
  const print: MapPrint = {
    suits: [],
    ruins: [],
    slots: [1, 1, 1, 1],
    paths: [[1, 2], [2, 3], [3, 4], [4, 1]],
    river: [[1, 3]],
    forests: [[1, 2, 3, 4]],
    corners: [[1, 3], [2, 4], [3, 1], [4, 2]],
    places: [[0, 0], [1, 0], [1, 1], [0, 1]],
  }
  const place = layout('test', print, broad(560, 430))
  it('keeps every glade inside the frame', () => {
    for (const { x, y } of place.places) {
      expect(Math.min(x - place.rx, place.width - x - place.rx, y - place.ry, place.height - y - place.ry)).toBeGreaterThanOrEqual(0)
    }
  })
  it('is as broad or high as the room', () => {
    expect([broad(560, 420).width, broad(900, 500).width > 1080, broad(560, 600).height > 816]).toEqual([1080, true, true])
  })
  it('puts the sign of a forest among its clearings, off the water', () => {
    const { at } = place.forests[0]!
    expect(inside(at, place.places)).toBe(true)
    expect(distance(at, place.places[0]!, place.places[2]!)).toBeGreaterThan(50)
  })
  it('plants no tree on a trail', () => {
    for (const tree of place.trees) expect(distance(tree, place.places[0]!, place.places[1]!)).toBeGreaterThan(20)
  })
})

describe('words', () => {
  const text = (language: string) => readFileSync(new URL(`./locale/${language}.ftl`, import.meta.url), 'utf8')
  it('has the same in both languages', () => {
    expect(keysOf(text('pl'))).toEqual(keysOf(text('en')))
  })
})
