import { describe, expect, it } from 'vitest'
import { ends, groups, verbsFirst } from './groups'
import type { Offer } from './protocol'
import { offer } from './testing'

function some(verb: string, n: number): Offer[] {
  return Array.from({ length: n }, (_, i) => offer(`${verb} ${i}`))
}
const shape = (offers: Offer[], worded = (_: string) => true) =>
  groups(offers, worded).map(({ verb, titled, offers }) => `${titled ? verb : '–'} ${offers.length}`)

describe('a long list of offers', () => {
  const battle = some('battle', 2)
  const march = some('march', 12)
  it('is grouped by kind, in the order of their first offers', () => {
    expect(shape([march[0]!, ...battle, ...march.slice(1)])).toEqual(['march 12', 'battle 2'])
  })
  it('begins where what each would bring no longer fits beside the board: at nine', () => {
    expect(shape([...battle, ...march.slice(0, 6)])).toEqual(['– 8'])
    expect(shape([...battle, ...march.slice(0, 7)])).toEqual(['battle 2', 'march 7'])
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
  it('has no heading for what is the only one of its kind: it is chosen at once', () => {
    expect(shape([...battle, ...some('recruit', 1), ...march])).toEqual(['battle 2', '– 1', 'march 12'])
  })
  it('asks first what to do, unless that is but one thing', () => {
    const worded = () => true
    expect(verbsFirst([...battle, ...march, ...some('pass', 1)], worded)).toBe(true)
    expect(verbsFirst([...some('influence', 30), ...some('pass', 1)], worded)).toBe(false)
    expect(verbsFirst([...battle, ...march.slice(0, 5)], worded)).toBe(false)
  })
})

it('what passes stands apart', () => {
  expect([...some('pass', 1), ...some('passage', 1)].map(ends)).toEqual([true, false])
})
