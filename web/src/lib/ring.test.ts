import { describe, expect, it } from 'vitest'
import { Houses } from './houses'
import type { KeyInfo, MyGame, MyGames } from './protocol'
import { nextGame, Ring, take, unclaimed } from './ring'
import { memoryShelf, Seats } from './seats'

const A = 'a'.repeat(32)
const B = 'b'.repeat(32)
const C = 'c'.repeat(32)
const key = (token: string, over: Partial<KeyInfo> = {}): KeyInfo => ({ token, kind: 'seat', about: 't1', seats: [], houses: [], ...over })

function browser() {
  const shelf = memoryShelf()
  return { ring: new Ring(shelf), seats: new Seats(shelf), houses: new Houses(shelf) }
}

describe('my key', () => {
  it('is a token of this device, or nothing', () => {
    const { ring } = browser()
    expect(ring.token()).toBeNull()
    ring.setToken(A)
    expect(ring.token()).toBe(A)
    ring.setToken(null)
    expect(ring.token()).toBeNull()
  })

  it('is given what this browser holds and the key does not, each once', () => {
    const { seats, houses } = browser()
    seats.remember('t1', [{ seat: 0, token: A }], B)
    seats.remember('t2', [{ seat: 1, token: A }])
    houses.remember('c1', [{ house: 2, token: C }])
    expect(unclaimed([key(B, { kind: 'owner' })], seats, houses)).toEqual([
      { about: 't1', token: A, kind: 'seat' },
      { about: 'c1', token: C, kind: 'seat' },
    ])
  })

  it('brings its seats, houses and tables along, and newer links in the place of older ones', () => {
    const { seats, houses } = browser()
    seats.remember('t1', [{ seat: 0, token: B }])
    take([key(A, { seats: [{ about: 't1', number: 0 }], houses: [{ about: 'c1', number: 3 }] }), key(C, { kind: 'owner', about: 'c1' })], seats, houses)
    expect(seats.tokenOf('t1', 0)).toBe(A)
    expect(seats.at('t1').seats).toHaveLength(1)
    expect(houses.at('c1')).toEqual({ houses: [{ house: 3, token: A }], owner: C })
  })

  it('leads to the most urgent game that is not the one I look at', () => {
    const games = [{ table: 't1', mine: true }, { table: 't2', mine: true }, { table: 't3', mine: false }] as MyGame[]
    const found = { games } as MyGames
    expect(nextGame(found, 't1')?.table).toBe('t2')
    expect(nextGame(found, null)?.table).toBe('t1')
    expect(nextGame(null, null)).toBeNull()
  })
})
