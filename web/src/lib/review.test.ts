import { describe, expect, it } from 'vitest'
import type { Costly, LogLine, Review } from './protocol'
import { around, before, choices, dearest, lines, off, points } from './review'

const costly = (move: number, cost: number) => ({ move, cost }) as Costly

describe('a review', () => {
  it('shows chances as parts of a hundred and changes with their sign', () => {
    expect(points('first', 0.256)).toBe('26 %')
    expect(points('luck', -0.126)).toBe('−13')
    expect(points('own', 0.04)).toBe('+4')
    expect(points('rest', 0.001)).toBe('0')
    expect(around(0.123, 0.0201)).toBe('12 ± 4')
    expect(around(0.1, 0)).toBe('10 ± 1')
    expect([off(0.0201), off(0)]).toEqual([4, 1])
  })
  it('offers what might have been done in an order that gives nothing away', () => {
    const best = [{ action: 'b' }, { action: 'a' }, { action: 'c' }]
    expect(choices(best, ({ action }) => action).map(({ action }) => action)).toEqual(['a', 'b', 'c'])
  })
  it('keeps to itself what came after a decision that is tried again', () => {
    const log = [1, 3, 4, 9].map((move) => ({ move }) as LogLine)
    expect(before(log, costly(3, 0.1)).map(({ move }) => move)).toEqual([1, 3])
  })
  it('names the dearest decisions first, of a seat or of all', () => {
    const review = { seats: [{ costly: [costly(3, 0.1)] }, { costly: [costly(5, 0.2), costly(7, 0.05)] }] } as unknown as Review
    expect(dearest(review, null).map(({ costly }) => costly.move)).toEqual([5, 3, 7])
    expect(dearest(review, 0).map(({ seat, costly }) => [seat, costly.move])).toEqual([[0, 3]])
  })
  it('draws chances from the bottom to the top', () => {
    const drawn = lines([[0.5, 0.5], [1, 0]], 100, 40)
    expect(drawn.lines).toEqual(['M0.0 20.0L100.0 0.0', 'M0.0 20.0L100.0 40.0'])
  })
})
