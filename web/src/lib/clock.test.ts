import { expect, test } from 'vitest'
import { CLOCKS, clockName, secondsLeft, shown } from './clock'
import type { SeatInfo } from './protocol'

const seat = (fields: Partial<SeatInfo>): SeatInfo => ({ seat: 0, kind: 'human', name: '', bot: null, left: false, online: true, time: 90, until: null, away_from: null, holiday: null, ...fields })

test('time stands still until it runs, and never shows less than nothing', () => {
  expect(secondsLeft(seat({}), 1000)).toBe(90)
  expect(secondsLeft(seat({ until: 1030 }), 1000)).toBe(30)
  expect(secondsLeft(seat({ until: 990 }), 1000)).toBe(0)
  expect(secondsLeft(seat({ time: null }), 1000)).toBeNull()
  expect(secondsLeft(seat({ left: true }), 1000)).toBeNull()
})

test('days are said in days', () => {
  const say = (key: string, { days, hours }: Record<string, number>) => `${key} ${days} ${hours}`
  expect(shown(75, say)).toBe('1:15')
  expect(shown(3 * 24 * 3600 - 1, say)).toBe('clock-days 2 23')
})

test('a clock is known by what it gives', () => {
  for (const [name, clock] of Object.entries(CLOCKS)) expect(clockName({ ...clock })).toBe(name)
  expect(clockName({ per: 'move', seconds: 77 })).toBeNull()
})
