import { expect, test } from 'vitest'
import { kept } from './kept'

test('what is the same stays the same object, and only what differs is new', () => {
  const before = { round: 1, clearings: [{ n: 1, warriors: { cat: 2 } }, { n: 2, warriors: {} }] }
  const after = { round: 2, clearings: [{ n: 1, warriors: { cat: 3 } }, { n: 2, warriors: {} }] }
  const made = kept(before, after)
  expect(made).toEqual(after)
  expect(made.clearings[1]).toBe(before.clearings[1])
  expect(made.clearings[0]).not.toBe(before.clearings[0])
  expect(kept(before, structuredClone(before))).toBe(before)
})

test('what was added, taken away or turned into something else is seen', () => {
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
  expect(kept([1, 2], [1, 2, 3])).toEqual([1, 2, 3])
  expect(kept([1, 2, 3], [1, 2])).toEqual([1, 2])
  expect(kept({ 0: 1 }, [1])).toEqual([1])
  expect(kept({ a: null }, { a: { b: 1 } })).toEqual({ a: { b: 1 } })
})
