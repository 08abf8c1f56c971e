import { describe, expect, it } from 'vitest'
import { line } from '../lib/testing'
import { beat, between, concerned, since, steps } from './queue'

describe('the queue of events', () => {
  it('makes one step of each move, and knows what the last one looks like', () => {
    const lines = [line('a', {}, 3), line('b', {}, 3), line('c', {}, 4)]
    expect(steps(lines, 'view').map((step) => [step.move, step.lines.length, step.view])).toEqual([
      [3, 2, null],
      [4, 1, 'view'],
    ])
  })

  it('takes 250 to 400 ms for an event, and less when too many wait', () => {
    expect([beat('calm', 1), beat('brisk', 16), beat('off', 1)]).toEqual([400, 250, 0])
    expect(beat('calm', 64)).toBe(100)
    expect(beat('brisk', 10_000)).toBe(40)
  })

  it('begins after the own last move', () => {
    const log = [line('a', {}, 1), line('b', {}, 2), line('c', {}, 3)]
    expect(since(log, 2).map((each) => each.message.key)).toEqual(['c'])
  })

  it('marks what was concerned, but not the seats', () => {
    expect([...concerned([{ ...line('a'), refs: ['seat:1', 'clearing:3'] }, { ...line('b'), refs: ['clearing:3'] }])]).toEqual(['clearing:3'])
  })
})

it('a figure counts in a few steps and arrives', () => {
  expect(between(3, 5)).toEqual([4, 5])
  expect(between(5, 3)).toEqual([4, 3])
  expect(between(4, 4)).toEqual([])
  expect(between(0, 60)).toEqual([10, 20, 30, 40, 50, 60])
})
