import { describe, expect, it } from 'vitest'
import { exactly, isFamily, rows, step, type Family } from './amounts'
import type { Offer } from './protocol'
import { offer } from './testing'

const bid = (n: number): Offer => ({ ...offer(`bid ${n}`), label: { key: 'bid', params: { n } } })
const buy = (power: number, coins: number): Offer => ({ ...offer(`buy ${power} ${coins}`, 'pan:aye'), label: { key: 'buy', params: { n: power, coins } } })
const actions = (list: Offer[]) => list.map(({ action }) => action)

describe('amounts', () => {
  it('are one row, where they first come', () => {
    const [first, family, last] = rows([offer('pass'), bid(0), bid(1), offer('look'), bid(2)])
    expect([(first as Offer).action, actions((family as Family).offers), (last as Offer).action]).toEqual(['pass', ['bid 0', 'bid 1', 'bid 2'], 'look'])
  })
  it('two of them are two rows', () => {
    expect(rows([bid(0), bid(1)]).some(isFamily)).toBe(false)
  })
  it('a number that names a place is none', () => {
    const march = (n: number): Offer => ({ ...offer(`march ${n}`, `clearing:${n}`), label: { key: 'march', params: { end: n } } })
    expect(rows([march(1), march(2), march(3)]).some(isFamily)).toBe(false)
    const choose = (n: number): Offer => ({ ...offer(`choose ${n}`), label: { key: 'choose', params: { option: `o${n}` } } })
    expect(rows([choose(1), choose(2), choose(3)]).some(isFamily)).toBe(false)
  })
  it('are one row where they are figures on a scale of the board, too', () => {
    const scaled = (n: number): Offer => ({ ...bid(n), refs: [`amount:${n}`] })
    expect(rows([scaled(1), scaled(2), scaled(3)]).map(isFamily)).toEqual([true])
  })
  it('are stepped through, the other amount changing only where it must', () => {
    const [family] = rows([buy(0, 2), buy(1, 0), buy(1, 2), buy(2, 0)]) as Family[]
    expect(step(family!, family!.offers[1]!, 2, 1)!.action).toBe('buy 1 2')
    expect(step(family!, family!.offers[2]!, 1, 1)!.action).toBe('buy 2 0')
    expect(step(family!, family!.offers[0]!, 1, -1)).toBeNull()
  })
  it('a figure means itself', () => {
    const [family] = rows([bid(0), bid(1), bid(2)]) as Family[]
    expect(exactly(family!, 1)!.action).toBe('bid 1')
    expect(exactly(family!, 7)).toBeNull()
  })
})
