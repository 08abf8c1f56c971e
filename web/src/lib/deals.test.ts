import { describe, expect, it } from 'vitest'
import { answersTo, incoming, others } from './deals'
import { offer } from './testing'

const deal = (number: number, parties: number[], agreed: number[] = []) => ({ number, parties, agreed, clauses: [], void: null })
const dealings = { deals: [deal(0, [1]), deal(1, [0, 1], [0]), deal(2, [1, 2], [1]), deal(3, [0, 2], [0])], pledges: [] }

describe('deals', () => {
  it('what waits for a seat comes to it, and the rest stands beside', () => {
    expect(incoming(dealings, 1).map(({ number }) => number)).toEqual([1])
    expect(others(dealings, 1).map(({ number }) => number)).toEqual([0, 2, 3])
    expect(incoming(dealings, null)).toEqual([])
    expect(incoming(null, 1)).toEqual([])
  })
  it('are answered where they are read', () => {
    const waiting = incoming(dealings, 1)
    expect(['accept 1', 'refuse 1', 'accept 2', 'refuse', 'accept 11'].map((action) => answersTo(waiting, offer(action)))).toEqual([true, true, false, false, false])
  })
})
