import { expect, test } from 'vitest'
import { turns } from './guide'

const step = (seat: number, key: string) => ({ seat, why: { key, params: {} } })

test('steps of one seat after another are one turn', () => {
  const told = turns([step(0, 'a'), step(0, 'b'), step(1, 'c'), step(0, 'd')])
  expect(told.map((turn) => [turn.seat, turn.steps.length])).toEqual([[0, 2], [1, 1], [0, 1]])
  expect(turns([])).toEqual([])
})
