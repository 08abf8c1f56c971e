import { expect, test } from 'vitest'
import { relative } from './ago'

test('in the largest unit of which there is one at least, and just now as people say it', () => {
  const english = (at: number) => relative(at, 'en', 'just now')
  expect([-5, -59, -60, -3599, -3600, -90_000, -200_000].map(english)).toEqual(['just now', 'just now', '1 minute ago', '59 minutes ago', '1 hour ago', 'yesterday', '2 days ago'])
  const polish = (at: number) => relative(at, 'pl', 'przed chwilą')
  expect([0, 5, 60, 7300].map(polish)).toEqual(['przed chwilą', 'za 1 minutę', 'za 1 minutę', 'za 2 godziny'])
})
