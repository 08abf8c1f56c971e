import { describe, expect, it } from 'vitest'
import { byYear, chapters, chart, spread } from './scores'
import { line } from './testing'

describe('the score sheet', () => {
  const log = [line('x-begins', { year: 1 }, 0), line('x-rolls', {}, 1), line('x-begins', { year: 1 }, 1), line('x-begins', { year: 2 }, 2)]
  it('finds the years in the log', () => {
    expect(chapters(log)).toEqual([{ year: 1, from: 0 }, { year: 2, from: 2 }])
    expect(chapters([line('x')])).toEqual([])
  })
  it('gives what each seat scored in each year; the years add up', () => {
    const history = [[0, 0], [1, 0], [3, 2], [3, 5], [4, 4]]
    expect(byYear(chapters(log), history)).toEqual([[3, 1], [2, 2]])
  })
  it('is empty without a history', () => expect(byYear(chapters(log), [])).toEqual([]))
})

describe('the chart', () => {
  it('reaches from the least to the most, with round numbers in between', () => {
    const drawn = chart([[0, 0], [12, -3]], 100, 50)
    expect([drawn.low, drawn.high]).toEqual([-5, 15])
    expect(drawn.ticks).toEqual([-5, 0, 5, 10, 15])
    expect(drawn.lines[0]).toBe('M0.0 37.5L100.0 7.5')
  })
  it('does not fail on a game without moves or points', () => {
    expect(chart([[0, 0]], 100, 50).lines).toHaveLength(2)
    expect(chart([], 100, 50).lines).toEqual([])
  })
  it('moves labels apart, and keeps them inside', () => {
    expect(spread([10, 11, 50], 15, 60)).toEqual([10, 25, 50])
    expect(spread([58, 59, 60], 10, 60)).toEqual([40, 50, 60])
  })
})
