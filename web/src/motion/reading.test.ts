import { expect, it } from 'vitest'
import { patience } from './reading'

it('a page stays as long as its words take, and never for ever', () => {
  expect(patience(0)).toBeGreaterThan(3_000)
  expect(patience(400)).toBeGreaterThan(patience(100))
  expect(patience(1_000_000)).toBeLessThanOrEqual(60_000)
})
