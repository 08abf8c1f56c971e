import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keysOf } from '../../lib/words'
import { broad, distance, inside, layout } from './geometry'
import {
  battleSteps, costOf, decreeColumn, goalOf, itemRef, satchel, scores, slotsOf, strength, tally, twoVagabonds,
  type BattleView, type BoardView, type ClearingView, type Components, type MapPrint, type Vagabond, type SeatView,
} from './model'

const meadow: ClearingView = { suit: 'fox', ruler: null, slots: 3, open: 1, ruin: 1, warriors: {}, buildings: { sawmill: 1 }, wood: 0, keep: false, sympathy: false, pawns: [] }

describe('a clearing', () => {
  it('shows buildings, then the ruin, then what is open', () => {
    expect(slotsOf(meadow)).toEqual(['sawmill', 'ruin', null])
  })
})

describe('cards and items', () => {
  it('asks for suits one by one', () => {
    const card = { suit: 'bird' as const, kind: 'item', cost: { fox: 2, rabbit: 0 }, any: 1, item: null, points: 0, copies: 1 }
    expect(costOf(card)).toEqual(['fox', 'fox', 'any'])
  })
  it('counts equal cards', () => {
    expect(tally(['a', 'b', 'a'])).toEqual([{ id: 'a', n: 2 }, { id: 'b', n: 1 }])
  })
  it('lays usable items first', () => {
    const vagabond = { fresh: { sword: 1 }, exhausted: { boot: 2 }, damaged: {}, damaged_exhausted: {} } as unknown as Vagabond
    expect(satchel(vagabond).map(({ item, condition }) => `${item} ${condition}`)).toEqual(['sword fresh', 'boot exhausted', 'boot exhausted'])
  })
  it('names an item by its condition, as options do', () => {
    expect([itemRef('boot', 'fresh'), itemRef('boot', 'damaged_exhausted')]).toEqual(['item:boot', 'item:boot:damaged-exhausted'])
  })
})

describe('a battle', () => {
  const battle: BattleView = { attacker: 0, defender: 1, clearing: 3, ally: null, step: 'ambush', ambush: false, most: null, rolled: null, extra: [0, 0] }
  const shown = (view: Partial<BattleView>) =>
    battleSteps({ ...battle, ...view }).map(({ step, done, now }) => `${step}${done ? ' ✓' : now ? ' !' : ''}`)
  it('begins with the ambush and has the dice behind it when effects are asked for', () => {
    expect(shown({})).toEqual(['ambush !', 'dice', 'effects', 'hits'])
    expect(shown({ step: 'effects', rolled: [0, 0] })).toEqual(['ambush ✓', 'dice ✓', 'effects !', 'hits'])
    expect(shown({ step: 'hits', rolled: [2, 1] })).toEqual(['ambush ✓', 'dice ✓', 'effects ✓', 'hits !'])
  })
  it('shows the step of the ally only where one can be asked', () => {
    expect(shown({ step: 'ally' })).toEqual(['ally !', 'ambush', 'dice', 'effects', 'hits'])
    expect(shown({ ally: 'eyrie' })[0]).toBe('ally ✓')
  })
})

describe('the strength of a side', () => {
  const vagabond = { fresh: { sword: 1 }, exhausted: { sword: 1 }, damaged: { sword: 1 }, damaged_exhausted: {} }
  const board = { seats: [{ faction: 'vagabond', vagabond: vagabond }, { faction: 'eyrie', vagabond: null }], clearings: [{ warriors: { eyrie: 4, alliance: 2 } }] } as unknown as BoardView
  const battle = { attacker: 0, defender: 1, clearing: 1, ally: null, most: null } as unknown as BattleView
  it('is its warriors, or undamaged swords and the warriors of an ally', () => {
    expect([strength(board, battle, 0), strength(board, battle, 1), strength(board, { ...battle, ally: 'alliance' }, 0)]).toEqual([2, 4, 4])
  })
  it('stays what it was when the dice were rolled', () => {
    expect(strength(board, { ...battle, most: [1, 3] }, 1)).toBe(3)
  })
})

describe('the Decree', () => {
  const decree = { recruit: ['vizier'], move: ['anvil', 'vizier', 'anvil'], battle: ['sword'], build: [] }
  const shown = (resolving: BoardView['eyrie']['resolving'], column: string) =>
    decreeColumn({ leader: null, deposed: [], decree, resolving }, column).map(({ id, done }) => `${id}${done ? ' ✓' : ''}`)
  it('has nothing behind it before it is carried out', () => {
    expect(shown(null, 'move')).toEqual(['anvil', 'vizier', 'anvil'])
  })
  it('has columns to the left done, those to the right not, and its own card by card', () => {
    const resolving = { column: 'move', left: ['anvil'] }
    expect([shown(resolving, 'recruit'), shown(resolving, 'move'), shown(resolving, 'battle')]).toEqual([['vizier ✓'], ['anvil', 'vizier ✓', 'anvil ✓'], ['sword']])
  })
})

describe('dominance', () => {
  const printed = { cards: { 'dominance-fox': { suit: 'fox' }, 'dominance-bird': { suit: 'bird' } }, maps: { autumn: { corners: [[1, 3], [2, 4], [3, 1], [4, 2]] } } } as unknown as Components
  const rulers = ['eyrie', 'eyrie', 'eyrie', null, 'marquise']
  const board = { map: 'autumn', clearings: rulers.map((ruler, n) => ({ ruler, suit: n < 2 ? 'fox' : 'mouse' })) } as unknown as BoardView
  const own = { faction: 'eyrie', dominance: 'dominance-fox', coalition: null } as SeatView
  it('counts clearings of the suit, or opposite corners', () => {
    expect(goalOf(board, printed, own)).toEqual({ suit: 'fox', have: 2, of: 3 })
    expect(goalOf(board, printed, { ...own, dominance: 'dominance-bird' })).toEqual({ suit: 'bird', have: 2, of: 2 })
  })
  it('is no goal of a coalition, and neither scores', () => {
    expect(goalOf(board, printed, { ...own, coalition: 2 })).toBeNull()
    expect([scores(own), scores({ ...own, coalition: 2 }), scores({ ...own, dominance: null })]).toEqual([false, false, true])
  })
  it('knows when there are two Vagabonds', () => {
    const vagabond = { vagabond: {} }
    expect([twoVagabonds({ seats: [vagabond, { vagabond: null }] } as BoardView), twoVagabonds({ seats: [vagabond, vagabond] } as BoardView)]).toEqual([false, true])
  })
})

describe('the map', () => {
  const print: MapPrint = {
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
