import { expect, it } from 'vitest'
import { duration } from './duration'
import { route } from './route'

it('every address leads to a page', () => {
  expect(route('/')).toEqual({ page: 'lobby' })
  expect(route('/new')).toEqual({ page: 'new' })
  expect(route('/my')).toEqual({ page: 'my' })
  expect(route('/privacy')).toEqual({ page: 'privacy' })
  expect(route('/open')).toEqual({ page: 'open' })
  expect(route('/t/aB3_-x')).toEqual({ page: 'table', id: 'aB3_-x' })
  expect(route('/c/aB3_-x')).toEqual({ page: 'campaign', id: 'aB3_-x' })
  expect(route('/c/aB3_-x/book')).toEqual({ page: 'book', id: 'aB3_-x' })
  for (const path of ['/t', '/c', '/t/a/book', '/c/a/bookend', '/x/y', '/t/a/b', '/t/%2e', '/nowhere']) expect(route(path)).toEqual({ page: 'lost' })
})

it('seconds read as a clock shows them', () => {
  expect([0, 7.9, 61, 3600, 86_461, -5].map(duration)).toEqual(['0:00', '0:07', '1:01', '1:00:00', '24:01:01', '0:00'])
})
