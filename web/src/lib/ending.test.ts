import { describe, expect, it } from 'vitest'
import { lineOf, OTHER, shares, story, turningPoints, type Ending } from './ending'
import { line } from './testing'

/** Lines that say how many points they bring, and those that only bring them. */
const told: Ending = { points: { builds: { points: 'from-buildings' }, razed: { '-points': 'from-battles' } }, causes: { favour: 'from-favour', support: 'from-advisors' } }
/** Points that are told after what brought them. */
const after: Ending = { points: { scores: { points: '' } }, causes: { loses: 'from-battles' } }

describe('points by source', () => {
  it('are told by the lines that brought them, and make up the score', () => {
    const history = [[0, 0], [3, 0], [4, 1], [2, 1]]
    const log = [
      line('builds', { seat: 0, points: 3 }, 1),
      line('favour', { seat: 0 }, 2),
      line('rolls', { seat: 1, total: 9 }, 2),
      line('razed', { seat: 0, points: 2 }, 3),
    ]
    const found = shares(history, log, told)
    expect(Object.fromEntries(found.map(({ source, points }) => [source, points]))).toEqual({
      'from-buildings': [3, 0], 'from-favour': [1, 0], 'from-battles': [-2, 0], [OTHER]: [0, 1],
    })
    expect(history.at(-1)!.map((_, seat) => found.reduce((sum, { points }) => sum + points[seat]!, 0))).toEqual(history.at(-1))
  })
  it('belong to what came before, once', () => {
    const log = [line('loses', { seat: 1 }, 1), line('scores', { seat: 0, points: 1 }, 1), line('scores', { seat: 0, points: 2 }, 1)]
    expect(shares([[0, 0], [3, 0]], log, after)).toEqual([
      { source: 'from-battles', points: [1, 0] }, { source: OTHER, points: [2, 0] },
    ])
  })
})

describe('turning points', () => {
  it('are where somebody else came to lead alone', () => {
    expect(turningPoints([[0, 0], [1, 0], [1, 1], [1, 2], [3, 2]])).toEqual([
      { move: 1, leads: 0, before: null }, { move: 3, leads: 1, before: 0 }, { move: 4, leads: 0, before: 1 },
    ])
  })
  it('are the lasting ones where there are many', () => {
    const swings = Array.from({ length: 40 }, (_, n) => (n < 20 ? [n % 2, (n + 1) % 2] : [5, 0]))
    const found = turningPoints(swings, 3)
    expect(found).toHaveLength(3)
    expect(found.at(-1)).toMatchObject({ leads: 0 })
  })
  it('have the line that tells of them', () => {
    const log = [line('rolls', { seat: 1 }, 4), line('passes', { seat: 0 }, 4), line('support', { seat: 0 }, 4)]
    expect(lineOf(log, 4, 0, told)?.message.key).toBe('support')
    expect(lineOf(log, 4, 0, {})?.message.key).toBe('passes')
    expect(lineOf(log, 4, 2, told)?.message.key).toBe('rolls')
    expect(lineOf(log, 5, 0, told)).toBeNull()
  })
})

it('a story goes by chapters, and leaves out those in which nothing happened', () => {
  const log = ['round', 'round', 'usurps', 'travels', 'round', 'wins'].map((key, n) => line(key, {}, n))
  expect(story(log, { chapters: ['round'], deeds: ['usurps', 'wins'] }).map(({ lines }) => lines.map(({ message }) => message.key))).toEqual([['usurps'], ['wins']])
})
