import { describe, expect, it } from 'vitest'
import { counts, defaultBot, lessonSeats, places, wanted } from './seating'

describe('seating people', () => {
  it('knows how many may play', () => expect(counts([2, 5])).toEqual([2, 3, 4, 5]))
  it('prefers a bot that thinks', () => {
    expect(defaultBot(['random', 'greedy'])).toBe('greedy')
    expect(defaultBot(['random'])).toBe('random')
    expect(defaultBot([])).toBeUndefined()
  })
  it('puts us first and bots beside us, keeping what was filled in', () => {
    const two = places([], 2, ['random', 'greedy'], 'Ada')
    expect(two).toEqual([{ who: 'human', name: 'Ada' }, { who: 'bot:greedy', name: 'Matilda' }])
    two[1]!.who = 'open'
    expect(places(two, 3, ['greedy'], 'Ada').map((place) => place.who)).toEqual(['human', 'open', 'bot:greedy'])
    expect(places(two, 1, ['greedy'], 'Ada')).toHaveLength(1)
  })
  it('says it as the server wants it', () => {
    expect(wanted([{ who: 'human', name: ' Ada ' }, { who: 'open', name: 'x' }, { who: 'bot:greedy', name: '' }])).toEqual([
      { kind: 'human', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', bot: 'greedy', name: '' },
    ])
  })
})

it('a lesson seats one person among bots named after their roles', () => {
  const lesson = { id: 'first', players: 3, options: {}, seed: 's', roles: ['cat', 'bird', 'fox'] }
  expect(lessonSeats(lesson, 1, ['random', 'greedy'], ' Ada ', (role) => role.toUpperCase())).toEqual([
    { kind: 'bot', bot: 'greedy', name: 'CAT' },
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', bot: 'greedy', name: 'FOX' },
  ])
  expect(lessonSeats(lesson, 0, ['greedy'], '', (role) => role)[0]).toEqual({ kind: 'human', name: 'cat' })
})
