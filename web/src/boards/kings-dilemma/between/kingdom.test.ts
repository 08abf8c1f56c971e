import { describe, expect, it } from 'vitest'
import type { KingdomView } from '../view'
import { council, gained, winners } from './kingdom'

const kingdom = (closed = false) =>
  ({ closed, houses: [2, 1, 0].map((order) => ({ person: order, order })) }) as unknown as KingdomView

describe('the next council', () => {
  it('is led by the most prestige and moderated by the least of those who sit', () => {
    expect([...council(kingdom(), [0, 1, 2])]).toEqual([[0, 'moderates'], [1, 'sits'], [2, 'leads']])
    expect([...council(kingdom(), [1, 2])]).toEqual([[1, 'moderates'], [2, 'leads']])
  })
  it('is open where a newcomer has yet to choose a house', () => {
    expect([...council(kingdom(), [1, 2, 7])]).toEqual([[1, 'sits'], [2, 'sits']])
  })
  it('gathers no more in a closed kingdom', () => {
    expect(council(kingdom(true), [0, 1, 2]).size).toBe(0)
  })
})

it('tells what a reign brought, and who came first', () => {
  expect([3, 0, -1].map(gained)).toEqual(['+3', '', '−1'])
  const reign = { houses: ['tork', 'natar', 'wylio'], places: [2, 1, 1] }
  expect(winners(reign as never)).toEqual(['natar', 'wylio'])
})
