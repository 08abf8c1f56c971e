import { expect, test } from 'vitest'
import { longest } from './longest'

test('the longest word counts, and there is always one', () => {
  expect(longest('Gildia czarodziejów')).toBe(12)
  expect(longest('Inn')).toBe(3)
  expect(longest('')).toBe(1)
})
