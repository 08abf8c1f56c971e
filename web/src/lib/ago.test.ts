import { expect, test } from 'vitest'
import { relative } from './ago'

test('in the largest unit of which there is one at least', () => {
  expect([-5, -59, -60, -3599, -3600, -90_000, -200_000].map((at) => relative(at, 'en'))).toEqual(['this minute', 'this minute', '1 minute ago', '59 minutes ago', '1 hour ago', 'yesterday', '2 days ago'])
  expect([5, 60, 7300].map((at) => relative(at, 'pl'))).toEqual(['ta minuta', 'za 1 minutę', 'za 2 godziny'])
})
