import { expect, it } from 'vitest'
import { differing } from './differing'

const label = (key: string, params: Record<string, unknown>) => ({ key, params })

it('what differs is one thing, or all of it must be read', () => {
  expect(differing([label('travel', { slot: 1, n: 2 }), label('travel', { slot: 3, n: 2 })])).toBe('slot')
  expect(differing([label('march', { start: 1, end: 2 }), label('march', { start: 3, end: 4 })])).toBeNull()
  expect(differing([label('a', { n: 1 }), label('b', { n: 2 })])).toBeNull()
  expect(differing([label('a', { n: 1 })])).toBeNull()
})
