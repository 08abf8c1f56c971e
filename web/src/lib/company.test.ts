import { expect, it } from 'vitest'
import { CLOCKS } from './clock'
import { languageName, languages, pace, SPOKEN } from './company'

it('a pace has the words of its clock, or says whether one plays in hours or in days', () => {
  expect(pace(null)).toBe('clock-none')
  expect(pace(CLOCKS['day-3']!)).toBe('clock-day-3')
  expect(pace({ per: 'player', seconds: 1800, more: 5 })).toBe('pace-live')
  expect(pace({ per: 'move', seconds: 100_000, more: 0 })).toBe('pace-days')
})

it('languages are called what the reader calls them, in their order', () => {
  expect(languageName('pl', 'en')).toBe('Polish')
  expect(languageName('en', 'pl')).toBe('angielski')
  expect(languageName('', 'en')).toBe('')
  expect(languageName('not a language', 'en')).toBe('not a language')
  const names = languages('pl').map(({ name }) => name)
  expect(names.length).toBe(SPOKEN.length)
  expect(names.indexOf('angielski')).toBeLessThan(names.indexOf('polski'))
})
