import { expect, test } from 'vitest'
import { next, type Box } from './compass'

const at = (x: number, y: number): Box => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 })
const row = [at(0, 0), at(50, 0), at(100, 0), at(52, 40)]

test('an arrow leads to the nearest element on its side', () => {
  expect(next(row[0]!, row, 'ArrowRight')).toBe(1)
  expect(next(row[2]!, row, 'ArrowLeft')).toBe(1)
  expect(next(row[1]!, row, 'ArrowDown')).toBe(3)
  expect(next(row[3]!, row, 'ArrowUp')).toBe(1)
})

test('and nowhere where there is none', () => {
  expect(next(row[0]!, row, 'ArrowLeft')).toBeNull()
  expect(next(row[0]!, row, 'ArrowUp')).toBeNull()
})
