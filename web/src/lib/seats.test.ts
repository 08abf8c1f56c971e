import { beforeEach, describe, expect, it } from 'vitest'
import { memoryShelf, seatLink, Seats, tokenInHash, type Shelf } from './seats'

const TOKEN = 'a'.repeat(32)
const OTHER = 'b'.repeat(32)
let shelf: Shelf
let seats: Seats
beforeEach(() => {
  shelf = memoryShelf()
  seats = new Seats(shelf)
})

describe('seats remembered by a browser', () => {
  it('are kept by table, in seat order, with the owner\'s key', () => {
    seats.remember('t1', [{ seat: 2, token: TOKEN }], 'owner-key')
    seats.remember('t1', [{ seat: 0, token: OTHER }])
    expect(seats.at('t1')).toEqual({ seats: [{ seat: 0, token: OTHER }, { seat: 2, token: TOKEN }], owner: 'owner-key', open: false, taught: false, told: false })
    expect(new Seats(shelf).tokens('t1')).toEqual([OTHER, TOKEN])
    expect(seats.tables()).toEqual(['t1'])
  })
  it('give way to a newer key of the same seat', () => {
    seats.remember('t1', [{ seat: 1, token: TOKEN }])
    seats.remember('t1', [{ seat: 1, token: OTHER }])
    expect(seats.tokens('t1')).toEqual([OTHER])
    expect(seats.tokenOf('t1', 1)).toBe(OTHER)
    expect(seats.tokenOf('t1', null)).toBeUndefined()
  })
  it('can be forgotten, one or all', () => {
    seats.remember('t1', [{ seat: 0, token: TOKEN }, { seat: 1, token: OTHER }])
    seats.forget('t1', TOKEN)
    expect(seats.tokens('t1')).toEqual([OTHER])
    seats.drop('t1')
    expect(seats.tables()).toEqual([])
  })
  it('remember that a table needs no curtain', () => {
    seats.remember('t1', [{ seat: 0, token: TOKEN }])
    seats.setOpen('t1', true)
    seats.setTaught('t1')
    expect(seats.at('t1').taught).toBe(true)
    expect(seats.at('t1').open).toBe(true)
    expect(seats.tokens('t1')).toEqual([TOKEN])
  })
  it('survive a spoilt shelf', () => {
    shelf.setItem('interrex.tables', '{"t1":{"seats":[{"seat":"x"},null,{"seat":1,"token":"short"}]},"t2":7')
    expect(seats.at('t1').seats).toEqual([])
    shelf.setItem('interrex.tables', '{"t1":{"seats":[{"seat":"x"},null,{"seat":1,"token":"short"}]}}')
    expect(seats.at('t1').seats).toEqual([])
  })
  it('do without a shelf that refuses to keep anything', () => {
    const full = new Seats({ getItem: () => null, setItem: () => { throw new Error('full') } })
    expect(() => full.remember('t1', [{ seat: 0, token: TOKEN }])).not.toThrow()
  })
})

describe('preferences', () => {
  it('begin with the browser\'s language, sounds where nobody holds a phone, and care', () => {
    expect(seats.prefs(['pl-PL', 'en'])).toEqual({ name: '', language: 'pl', theme: 'auto', sounds: true, auto: true, notify: false, confirm: 'final', motion: 'calm', reading: 'while', tutor: 0, ratings: false })
    expect(seats.prefs(['de']).language).toBe('en')
  })
  it('are kept, and checked when read', () => {
    seats.setPrefs({ ...seats.prefs(), name: 'Ada', theme: 'dark', language: 'pl' })
    expect(seats.prefs(['en'])).toMatchObject({ name: 'Ada', theme: 'dark', language: 'pl' })
    shelf.setItem('interrex.prefs', '{"theme":"pink","sounds":"yes"}')
    expect(seats.prefs([], true)).toMatchObject({ theme: 'auto', sounds: false })
    shelf.setItem('interrex.prefs', '{"sounds":true}')
    expect(seats.prefs([], true).sounds).toBe(true)
    shelf.setItem('interrex.prefs', '{"sounds":false}')
    expect(seats.prefs().sounds).toBe(false)
  })
})

describe('links to seats', () => {
  it('carry the key behind the #, which no server sees', () => {
    expect(seatLink('https://x.org', 't1', TOKEN)).toBe(`https://x.org/t/t1#seat=${TOKEN}`)
    expect(tokenInHash(`#seat=${TOKEN}`)).toBe(TOKEN)
  })
  it('are only taken when well formed', () => {
    for (const hash of ['', '#', '#seat=', '#seat=short', `#seat=${TOKEN}!`, `#other=${TOKEN}`]) expect(tokenInHash(hash)).toBeNull()
  })
})
