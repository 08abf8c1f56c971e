import { describe, expect, it } from 'vitest'
import type { Offer } from './protocol'
import { bare, click, clickable, keep, matching, offered, pairs, remaining, shown, spelt } from './selection'
import { offer } from './testing'

const eight = offer('influence 8 d35', 'advisor:8', 'die:0', 'die:1')
const eightMore = offer('influence 8 d35 market', 'advisor:8', 'die:0', 'die:1', 'help:market')
const three = offer('influence 3 d3', 'advisor:3', 'die:0')
const pass = offer('pass')
const all = [eight, eightMore, three, pass]

describe('pointing at things', () => {
  it('leaves the offers that concern everything selected', () => {
    expect(remaining(all, [])).toEqual(all)
    expect(remaining(all, ['die:0'])).toEqual([eight, eightMore, three])
    expect(remaining(all, ['die:0', 'advisor:3'])).toEqual([three])
  })
  it('makes clickable what appears in a remaining offer', () => {
    expect([...clickable(all, ['die:1'])].filter((ref) => !ref.includes('+')).sort()).toEqual(['advisor:8', 'die:0', 'die:1', 'help:market'])
  })
  it('selects, lets go, and asks why of what is not allowed', () => {
    expect(click(all, [], 'die:0')).toEqual({ kind: 'select', selected: ['die:0'] })
    expect(click(all, ['die:0', 'advisor:8'], 'die:0')).toEqual({ kind: 'select', selected: ['advisor:8'] })
    expect(click(all, ['advisor:3'], 'advisor:18')).toEqual({ kind: 'why', refs: ['advisor:3', 'advisor:18'] })
    expect(click([], [], 'advisor:18')).toEqual({ kind: 'why', refs: ['advisor:18'] })
  })
})

describe('the order of pointing', () => {
  const there = offer('march 1 5', 'clearing:1', 'clearing:5')
  const back = offer('march 5 1', 'clearing:5', 'clearing:1')
  const on = offer('march 5 9', 'clearing:5', 'clearing:9')
  it('tells where from and where to', () => {
    expect(remaining([there, back, on], ['clearing:5'])).toEqual([there, back, on])
    expect(offered([there, back, on], ['clearing:1', 'clearing:5'])).toBe(there)
    expect(offered([there, back, on], ['clearing:5', 'clearing:1'])).toBe(back)
  })
  it('does not matter where there is but one way', () => {
    expect(offered([there, on], ['clearing:5', 'clearing:1'])).toBe(there)
    expect(offered(all, ['die:1', 'die:0', 'advisor:8'])).toBe(eight)
  })
  it('is kept when something else is pointed at last', () => {
    const fox = offer('move fox 1 5', 'card:fox', 'clearing:1', 'clearing:5')
    const foxBack = offer('move fox 5 1', 'card:fox', 'clearing:5', 'clearing:1')
    const bird = offer('move bird 1 5', 'card:bird', 'clearing:1', 'clearing:5')
    expect(remaining([fox, foxBack, bird], ['clearing:1', 'clearing:5'])).toEqual([fox, bird])
    expect(offered([foxBack, fox, bird], ['clearing:1', 'clearing:5', 'card:fox'])).toBe(fox)
  })
})

describe('another target', () => {
  const marches = [offer('march 1 5', 'clearing:1', 'clearing:5'), offer('march 1 9', 'clearing:1', 'clearing:9'), offer('march 5 2', 'clearing:5', 'clearing:2')]
  const select = (selected: string[]) => ({ kind: 'select', selected })
  it('takes the place of what it does not go with', () => {
    expect(click(marches, ['clearing:1', 'clearing:5'], 'clearing:9')).toEqual(select(['clearing:1', 'clearing:9']))
    expect(click(marches, ['clearing:1', 'clearing:9'], 'clearing:2')).toEqual(select(['clearing:2']))
    expect(click(all, ['advisor:3', 'die:0'], 'advisor:8')).toEqual(select(['die:0', 'advisor:8']))
  })
  it('is never called not allowed if any offer concerns it', () => {
    for (const first of ['clearing:1', 'clearing:2', 'clearing:5', 'clearing:9'])
      for (const second of ['clearing:1', 'clearing:2', 'clearing:5', 'clearing:9']) expect(click(marches, [first], second).kind).toBe('select')
  })
  it('stays lit once one offer is meant, and where from is asked before where to', () => {
    expect([...clickable(marches, [])].sort()).toEqual(['clearing:1', 'clearing:5'])
    expect([...clickable(marches, ['clearing:1'])].sort()).toEqual(['clearing:1', 'clearing:5', 'clearing:9'])
    expect([...clickable(marches, ['clearing:1', 'clearing:5'])].sort()).toEqual(['clearing:1', 'clearing:5', 'clearing:9'])
  })
})

describe('an enemy is a target', () => {
  const attack = offer('battle 5 eyrie', 'clearing:5', 'faction:eyrie')
  const other = offer('battle 5 alliance', 'clearing:5', 'faction:alliance')
  const march = offer('march 5 9', 'clearing:5', 'clearing:9')
  const pieces = 'clearing:5+faction:eyrie'
  it('that one click points at with its place', () => {
    expect(clickable([attack, other], []).has(pieces)).toBe(true)
    expect(click([attack, other], [], pieces)).toEqual({ kind: 'select', selected: ['clearing:5', 'faction:eyrie'] })
    expect(shown([attack, other], ['clearing:5', 'faction:eyrie']).has(pieces)).toBe(true)
    expect(click([attack], ['clearing:5', 'faction:eyrie'], pieces)).toEqual({ kind: 'select', selected: [] })
  })
  it('and stands for its place where nothing is done to it', () => {
    expect(click([march], [], pieces)).toEqual({ kind: 'select', selected: ['clearing:5'] })
  })
  it('pairs join different kinds only', () => expect(pairs(['a:1', 'a:2', 'b:3'])).toEqual(['a:1+b:3', 'a:2+b:3']))
})

describe('what is offered for confirmation', () => {
  it('is the last one left', () => {
    expect(offered(all, ['advisor:3'])).toBe(three)
  })
  it('is the one that concerns exactly what is selected, though a longer one is left too', () => {
    expect(offered(all, ['advisor:8', 'die:0', 'die:1'])).toBe(eight)
  })
  it('is nothing while several are meant, or nothing was pointed at', () => {
    expect(offered(all, ['advisor:8'])).toBeNull()
    expect(offered([pass], [])).toBeNull()
    expect(offered([offer('take gold', 'gold'), offer('take gold gold', 'gold')], ['gold'])).toBeNull()
  })
  it('lights up everything it concerns', () => {
    expect([...shown(all, ['advisor:3'])].sort()).toEqual(['advisor:3', 'advisor:3+die:0', 'die:0'])
    expect([...shown(all, ['advisor:8'])]).toEqual(['advisor:8'])
  })
  it('is spelt out when all it concerns was pointed at', () => {
    expect(spelt(three, ['die:0', 'advisor:3'])).toBe(true)
    expect(spelt(three, ['advisor:3'])).toBe(false)
  })
  it('keeps a selection only while it leaves something', () => {
    expect(keep(all, ['die:0'])).toEqual(['die:0'])
    expect(keep(all, ['die:9'])).toEqual([])
  })
})

describe('filtering', () => {
  const words: Record<string, string> = { 'pass': 'Nie cofaj', 'influence 3 d3': 'Wpłyń na Łowczego kostką 3' }
  const say = (one: Offer) => words[one.action] ?? one.action
  it('finds offers by all words, whatever accents and case', () => {
    expect(matching(all, say, 'lowcz 3')).toEqual([three])
    expect(matching(all, say, '')).toEqual(all)
    expect(matching(all, say, 'king')).toEqual([])
  })
  it('knows the Polish letters', () => expect(bare('ŻÓŁĆ Łódź')).toBe('zolc lodz'))
})
