import { describe, expect, it } from 'vitest'
import { actionOf, beside, choices, clausesOf, counted, first, labelOf, left, moves, put, spelt } from './forms'
import type { DealInfo, Form } from './protocol'

const coins: Form = {
  term: 'coins',
  says: 'x-do-coins',
  how: 'now',
  apart: -1,
  slots: [{ word: 'n', kind: 'amount', ref: '', told: {} }, { word: 'seat', kind: 'seat', ref: 'seat:{}', told: {} }],
  rows: [[[0], [1, 2, 3], [1]], [[0], [1, 2], [2]], [[1], [1], [0]]],
}
const site: Form = {
  term: 'site',
  says: 'x-do-site',
  how: 'pledge',
  apart: 0,
  slots: [{ word: 'slot', kind: 'choice', ref: 'site:{}:{seat}', told: { 4: { key: 'x-site-mine', params: {} } } }],
  rows: [[[1], [4, 2]]],
}
const deal = (parties: number[], ...clauses: [number, string][]): DealInfo => ({
  number: 0, parties, agreed: [], void: null,
  clauses: clauses.map(([seat, action]) => ({ seat, action, says: null, how: 'now', deal: 0, parties: [] })),
})

describe('forms', () => {
  it('have rows for those who could promise that', () => {
    expect([coins, site].map((form) => left(form, 0, [])?.term)).toEqual(['coins', undefined])
    expect([coins, site].map((form) => left(form, 1, [])?.term)).toEqual(['coins', 'site'])
    expect(first(coins, 1)).toEqual({ seat: 1, term: 'coins', words: [1, 0] })
  })
  it('narrow: what does not go with a choice makes way, as little as it can', () => {
    const three = { seat: 0, term: 'coins', words: [3, 1] }
    expect(choices(coins, 0, 0)).toEqual([1, 2, 3])
    expect(choices(coins, 0, 1)).toEqual([1, 2])
    expect(put(coins, three, 1, 2).words).toEqual([2, 2])
    expect(put(coins, { ...three, words: [1, 2] }, 0, 2).words).toEqual([2, 2])
    expect(put(coins, { ...three, words: [1, 2] }, 0, 3).words).toEqual([3, 1])
  })
  it('are left once to a seat, or as often as there is something else to name', () => {
    expect(left(coins, 0, [first(coins, 0)])).toBe(null)
    expect(left(coins, 1, [first(coins, 0)])).toBe(coins)
    expect(first(left(site, 1, [first(site, 1)])!, 1).words).toEqual([2])
    expect(left(site, 1, [first(site, 1), { seat: 1, term: 'site', words: [2] }])).toBe(null)
  })
  it('are stepped through', () => {
    expect(beside(coins, { seat: 0, term: 'coins', words: [2, 1] }, 0, 1)).toBe(3)
    expect(beside(coins, { seat: 0, term: 'coins', words: [1, 1] }, 0, -1)).toBe(null)
    expect(beside(site, { seat: 1, term: 'site', words: [2] }, 0, 1)).toBe(4)
  })
  it('spell every promise and no other, with its words and what it points at', () => {
    const offers = spelt([coins, site])
    expect(offers.map(({ action }) => action)).toEqual(['promise 0 coins 1 1', 'promise 0 coins 2 1', 'promise 0 coins 3 1', 'promise 0 coins 1 2', 'promise 0 coins 2 2', 'promise 1 coins 1 0', 'promise 1 site 4', 'promise 1 site 2'])
    expect(counted([coins, site])).toBe(offers.length)
    expect(offers.at(-2)).toMatchObject({ refs: ['site:4:1'], final: false })
    expect(labelOf(site, { seat: 1, term: 'site', words: [4] })).toEqual({ key: 'engine-clause', params: { seat: 1, what: { key: 'x-do-site', params: { slot: { key: 'x-site-mine', params: {} } } } } })
  })
  it('are read back from a deal', () => {
    expect(clausesOf(deal([0, 1], [0, 'coins 2 1'], [1, 'site mine'])).map(actionOf)).toEqual(['promise 0 coins 2 1', 'promise 1 site mine'])
  })
})

describe('the moves that write a draft', () => {
  const [one, other] = clausesOf(deal([0, 1], [0, 'coins 1 1'], [1, 'site 4']))
  it('add to what is there', () => {
    expect(moves(null, [1], [])).toEqual(['with 1'])
    expect(moves(deal([0, 1]), [1, 2], [one!])).toEqual(['with 2', 'promise 0 coins 1 1'])
    expect(moves(deal([0, 1], [0, 'coins 1 1']), [1], [one!, other!])).toEqual(['promise 1 site 4'])
    expect(moves(deal([0, 1], [0, 'coins 1 1']), [1], [one!])).toEqual([])
  })
  it('tear it up where something goes', () => {
    expect(moves(deal([0, 1, 2]), [1], [one!])).toEqual(['withdraw 0', 'with 1', 'promise 0 coins 1 1'])
    expect(moves(deal([0, 1], [0, 'coins 1 1']), [1], [other!])).toEqual(['withdraw 0', 'with 1', 'promise 1 site 4'])
    expect(moves(deal([0, 1], [0, 'coins 1 1']), [], [])).toEqual(['withdraw 0'])
  })
})
