import { expect, test } from 'vitest'
import { excerpt } from './excerpt'
import { line } from './testing'

const log = Array.from({ length: 1000 }, (_, move) => line('moves', {}, move))
const none = { before: 0, after: 0 }

test('of a thousand lines no more are drawn than of a hundred', () => {
  expect(excerpt(log, null, none)).toMatchObject({ from: 920, to: 1000 })
  expect(excerpt(log.slice(0, 100), null, none).lines).toHaveLength(80)
  expect(excerpt(log.slice(0, 30), null, none).lines).toHaveLength(30)
})

test('whoever looks back sees what came before and after', () => {
  const { from, to, lines } = excerpt(log, 500, none)
  expect([from, to]).toEqual([421, 581])
  expect(lines).toContain(log[500])
  expect(excerpt(log, 0, none).from).toBe(0)
})

test('more is drawn where more is wanted', () => {
  expect(excerpt(log, null, { before: 100, after: 0 }).from).toBe(820)
  expect(excerpt(log, 500, { before: 0, after: 100 }).to).toBe(681)
})
