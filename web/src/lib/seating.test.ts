import { describe, expect, it } from 'vitest'
import { chosen, counts, defaultBot, lessonSeats, places, ranked, seatOf, wanted } from './seating'

describe('seating people', () => {
  it('knows how many may play', () => expect(counts([2, 5])).toEqual([2, 3, 4, 5]))
  it('prefers a bot that thinks', () => {
    expect(defaultBot(['random', 'greedy'])).toBe('greedy')
    expect(defaultBot(['greedy', 'knight', 'random', 'steward'])).toBe('steward')
    expect(ranked(['ferryman', 'knight', 'random', 'steward'])).toEqual(['random', 'steward', 'knight', 'ferryman'])
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

describe('options about seats', () => {
  const option = (name: string) => ({ name, values: ['any', 'cat'], default: 'any', rule: '1', idle: null })
  it('are known by their names', () => {
    expect(['seat-1', 'seat-4', 'map', 'seat-x'].map((name) => seatOf(option(name)))).toEqual([0, 3, null, null])
  })
  it('count only where somebody sits', () => {
    const values = { map: 'cat', 'seat-2': 'cat', 'seat-3': 'cat' }
    expect(chosen([option('map'), option('seat-2'), option('seat-3')], values, 2)).toEqual({ map: 'cat', 'seat-2': 'cat', 'seat-3': 'any' })
  })
})

it('a lesson seats one person among bots, who have names like any others', () => {
  const lesson = { id: 'first', players: 3, options: {}, seed: 's', roles: ['cat', 'bird', 'fox'] }
  expect(lessonSeats(lesson, 1, ['random', 'greedy'], ' Ada ')).toEqual([
    { kind: 'bot', bot: 'greedy', name: 'Matilda' },
    { kind: 'human', name: 'Ada' },
    { kind: 'bot', bot: 'greedy', name: 'Otto' },
  ])
  expect(lessonSeats(lesson, 0, ['greedy'], '')[0]).toEqual({ kind: 'human', name: '' })
  expect(lessonSeats(lesson, 2, ['greedy'], 'Ada').map(({ kind }) => kind)).toEqual(['bot', 'bot', 'human'])
})
