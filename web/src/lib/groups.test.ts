import { describe, expect, it } from 'vitest'
import { ends, groups, opensItself } from './groups'
import type { Offer } from './protocol'

function some(verb: string, n: number): Offer[] {
  return Array.from({ length: n }, (_, i) => ({ action: `${verb} ${i}`, label: { key: verb, params: {} }, refs: [], final: false }))
}
const shape = (offers: Offer[], worded = (_: string) => true) =>
  groups(offers, worded).map(({ verb, titled, offers }) => `${titled ? verb : '–'} ${offers.length}`)

describe('a long list of offers', () => {
  const battle = some('battle', 2)
  const march = some('march', 12)
  it('is grouped by kind, in the order of their first offers', () => {
    expect(shape([march[0]!, ...battle, ...march.slice(1)])).toEqual(['march 12', 'battle 2'])
  })
  it('stays one list if it is short, of one kind, or without words for headings', () => {
    expect(shape([...battle, ...march.slice(0, 5)])).toEqual(['– 7'])
    expect(shape(some('march', 30))).toEqual(['– 30'])
    expect(shape([...battle, ...march], () => false)).toEqual(['– 14'])
    expect(shape([])).toEqual([])
  })
  it('has no heading where the game has no words for one', () => {
    expect(shape([...battle, ...march, ...some('craft', 1)], (verb) => verb === 'march')).toEqual(['– 2', 'march 12', '– 1'])
  })
  it('begins with long groups shut, until something narrows them', () => {
    const [small, big] = groups([...battle, ...march], () => true)
    expect([opensItself(small!, false), opensItself(big!, false), opensItself(big!, true)]).toEqual([true, false, true])
    expect(groups(some('march', 30), () => true).every((group) => opensItself(group, false))).toBe(true)
  })
})

it('what passes stands apart', () => {
  expect([...some('pass', 1), ...some('passage', 1)].map(ends)).toEqual([true, false])
})
