import { describe, expect, it } from 'vitest'
import { following, Houses, houseLink, part, scoresOf, underWay, usual } from './houses'
import type { CallInfo, CampaignInfo, CampaignListed, TableInfo } from './protocol'
import { memoryShelf, tokenInHash } from './seats'

const A = 'a'.repeat(32)
const B = 'b'.repeat(32)

const campaign = {
  houses: [0, 1, 2].map((house) => ({ house, kind: 'human', name: `H${house}`, bot: null })),
  games: [
    { number: 1, table: 't1', houses: [1, 0], moves: 9, result: { winners: [0], scores: [30, 12], rule: '3.1' } },
    { number: 2, table: 't2', houses: [0, 1], moves: 9, result: { winners: [], scores: [], rule: '' } },
    { number: 3, table: 't3', houses: [0, 2], moves: 2, result: null },
  ],
} as unknown as CampaignInfo

describe('what a browser remembers of campaigns', () => {
  it('keeps houses and owners, the newer key of a house instead of the older', () => {
    const houses = new Houses(memoryShelf())
    houses.remember('c1', [{ house: 1, token: A }], 'owner')
    houses.remember('c1', [{ house: 0, token: A }, { house: 1, token: B }])
    expect(houses.at('c1')).toEqual({ houses: [{ house: 0, token: A }, { house: 1, token: B }], owner: 'owner' })
    expect(houses.key('c1')).toBe('owner')
    houses.forget('c1', A)
    expect(houses.at('c1').houses).toEqual([{ house: 1, token: B }])
    houses.drop('c1')
    expect(houses.campaigns()).toEqual([])
    expect(houses.key('c1')).toBeUndefined()
  })
  it('finds the seats that its houses open', () => {
    const houses = new Houses(memoryShelf())
    houses.remember('c1', [{ house: 2, token: A }, { house: 5, token: B }])
    expect(houses.seatsAt({ campaign: 'c1', houses: [0, 2] } as TableInfo)).toEqual([{ seat: 1, token: A }])
    expect(houses.seatsAt({ campaign: null, houses: [] as number[] } as TableInfo)).toEqual([])
  })
  it('ignores what it cannot have written', () => {
    const shelf = memoryShelf()
    shelf.setItem('interrex.campaigns', '{"c1":{"houses":[{"house":"x","token":"y"},7],"owner":3}}')
    expect(new Houses(shelf).at('c1')).toEqual({ houses: [], owner: undefined })
  })
  it('links a house to another device', () => {
    const link = houseLink('https://x', 'c1', A)
    expect(tokenInHash(new URL(link).hash, 'house')).toBe(A)
    expect(tokenInHash(new URL(link).hash)).toBeNull()
  })
})

describe('a campaign', () => {
  it('knows its game under way, and who usually plays', () => {
    expect(underWay(campaign)?.table).toBe('t3')
    expect(usual(campaign, 2)).toEqual([0, 2])
    expect(usual({ ...campaign, games: [] }, 2)).toEqual([0, 1])
  })
  it('knows what follows, in a list as on its page', () => {
    expect(following(campaign)).toEqual({ number: 3, table: 't3' })
    expect(following({ played: 2, table: null } as CampaignListed)).toEqual({ number: 3, table: null })
  })
  it('asks for an answer, waits for others, and begins when nobody is waited for or time is up', () => {
    const called = { until: 100, waits: [1], houses: [0, 1] } as CallInfo
    expect(part(null, [0], 50)).toBe('begin')
    expect(part(called, [1], 50)).toBe('answer')
    expect(part(called, [0], 50)).toBe('wait')
    expect(part(called, [0], 100)).toBe('begin')
    expect(part({ ...called, waits: [] }, [0], 50)).toBe('begin')
    expect(usual({ ...campaign, called }, 2)).toEqual([0, 1])
  })
  it('tells what a house scored in each game', () => {
    expect(scoresOf(campaign, 0)).toEqual([{ score: 12, won: false }, null, null])
    expect(scoresOf(campaign, 1)).toEqual([{ score: 30, won: true }, null, null])
  })
})
