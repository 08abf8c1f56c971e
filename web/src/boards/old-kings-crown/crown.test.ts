import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { keysOf } from '../../lib/words'
import { effectsIn } from '../../lib/testing'
import { SIGNS } from './art/signs'
import { describe as words } from './describe'
import { SEASONS, lots, signsOf, stages } from './model'
import { refOf } from '../kit/refs'
import { choreography } from './motion'
import { TONES, marks } from './seats'
import type { BoardView, ClashView, Components, RegionView } from './view'

const region: RegionView = {
  id: 'plateau',
  marker: 1,
  resolved: false,
  active: [
    { card: 'clans-captain-6', seat: 1, strength: 6, traits: [], commands: [], influence: 0, fought: true },
    { card: 'nobility-follower-1', seat: 0, strength: 1, traits: [], commands: [], influence: 2, fought: false },
  ],
  laid: [['nobility-captain-8'], [null]],
  sealed: null,
  supporters: [2, 0],
  tired: [2, 0],
  cards: [],
  barred: null,
}
const clash: ClashView = { region: 'plateau', seats: [1, 0], stage: 'answer', first: true, winner: null, totals: [3, 6] }
const seats = [{ faction: 'nobility' }, { faction: 'clans' }]
const board = { order: [1, 0], regions: [region], clash, seats } as unknown as BoardView

describe('what lies beside a region', () => {
  it('stands in the order of the track, with strength for those who clash', () => {
    expect(lots(board, region, 0).map(({ seat, active, laid, total }) => [seat, active.length, laid, total])).toEqual([
      [1, 1, [null], 6],
      [0, 1, ['nobility-captain-8'], 3],
    ])
    expect(lots({ ...board, clash: null }, region, 0).map(({ total }) => total)).toEqual([null, null])
  })
  it('stands as the players sit while the track is not drawn', () => {
    expect(lots({ ...board, order: [] }, region, 0).map(({ seat }) => seat)).toEqual([0, 1])
  })
  it('shows its owner what was laid under seal', () => {
    const said = { ...region, sealed: 'nobility-heir' }
    expect(lots(board, said, 0)[1]!.laid).toEqual(['nobility-captain-8', 'nobility-heir'])
    expect(lots(board, said, null)[1]!.laid).toEqual(['nobility-captain-8'])
  })
})

describe('refs', () => {
  it('are the ones that can be chosen, where a thing has several', () => {
    expect(refOf({ can: new Set(['card:nobility-follower-1']), selected: new Set() }, 'discard:nobility-follower-1', 'card:nobility-follower-1')).toBe('card:nobility-follower-1')
    expect(refOf({ can: new Set(), selected: new Set() }, 'discard:nobility-follower-1', 'card:nobility-follower-1')).toBe('discard:nobility-follower-1')
  })
})

const SHOWN = { reveal: 'reveal', day: 'day', answer: 'day', night: 'night', tally: 'tally', tie: 'tally', rewards: 'rewards' }

describe('a clash', () => {
  it('has the stages before the present one behind it; an answer is part of the day', () => {
    expect(stages({ stages: SHOWN } as unknown as Components, clash).map(({ step, done, now }) => `${step}${done ? ' ✓' : now ? ' !' : ''}`)).toEqual(['reveal ✓', 'day !', 'night', 'tally', 'rewards'])
  })

  const told = (key: string, params: object) => ({ key: `old-kings-crown-${key}`, params, refs: [], log: [], before: board, after: board, printed: { cards: { 'nobility-captain-8': { archetype: 'captain', strength: 8, faction: 'nobility' } } } })
  const play = (events: [string, object][]) => events.reduce((scene, [key, params]) => choreography.scenes[`old-kings-crown-${key}`]!(told(key, params), scene), null as any)

  it('is a scene that grows: the cards as they are shown, the strength, who wins', () => {
    const begun = play([['clash', { region: 'plateau' }]])
    expect(begun.sides.map((side: any) => [side.seat, side.cards.length, side.figure])).toEqual([[1, 0, null], [0, 0, null]])
    const shown = play([['clash', { region: 'plateau' }], ['reveals', { seat: 0, card: 'nobility-captain-8' }], ['ambush', { seat: 0, card: 'nobility-captain-8' }]])
    expect([shown.sides[1].cards.length, shown.step.key]).toEqual([2, 'okc-step-ambush'])
    const won = play([['clash', { region: 'plateau' }], ['reveals', { seat: 0, card: 'nobility-captain-8' }], ['total', { seat: 0, n: 8 }], ['wins', { seat: 0, region: 'plateau' }]])
    expect(won.sides.map((side: any) => [side.figure, side.fate])).toEqual([[null, 'lost'], [8, 'won']])
  })
  it('goes on through what is used in it, but no use begins one', () => {
    const what = { key: 'x', params: {} }
    expect(play([['clash', { region: 'plateau' }], ['uses', { seat: 0, what }]]).step).toEqual({ key: 'okc-step-uses', params: { seat: 0, what } })
    expect(play([['uses', { seat: 0, what }]])).toBeNull()
  })
  it('loses what is eliminated, and begins again among those who tie', () => {
    const gone = play([['clash', { region: 'plateau' }], ['reveals', { seat: 0, card: 'nobility-captain-8' }], ['eliminated', { seat: 0, card: 'nobility-captain-8' }]])
    expect(gone.sides[1].cards).toEqual([])
    const again = play([['clash', { region: 'plateau' }], ['again', { faction: ['clans'] }]])
    expect([again.title.params.region, again.sides.length]).toEqual(['plateau', 1])
  })
})

describe('signs', () => {
  it('has one for every season and faction', () => {
    const wanted = [...SEASONS, ...Object.keys(TONES)]
    expect(wanted.filter((sign) => !SIGNS[sign])).toEqual([])
  })
  it('puts traits before commands', () => {
    expect(signsOf({ traits: ['resilient'], commands: ['flank'] })).toEqual(['resilient', 'flank'])
  })
})

describe('words', () => {
  const text = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
  const game = (language: string) => text(`../../../../src/interrex/games/old_kings_crown/locale/${language}.ftl`)
  it('has the same in both languages', () => {
    expect(keysOf(text('./locale/pl.ftl'))).toEqual(keysOf(text('./locale/en.ftl')))
  })
  it('takes what components do from the game, in either language', () => {
    expect(effectsIn(game('en')).filter((key) => key.includes('-kingdom-'))).toHaveLength(51)
    expect(effectsIn(game('pl'))).toEqual(effectsIn(game('en')))
  })
  it('describes what is pointed at, and nothing else', () => {
    const printed = { cards: {}, kingdom: { 'drovers-guild': { suit: 'relics', motif: 'cavalry' } }, locations: {}, councils: [], regions: [], tactics: {}, favours: {} }
    const table = { view: { board } as any, components: printed, names: ['Ada', 'Bert'], seat: 0, say: (key: string) => key }
    expect(words('kingdom:drovers-guild', table)).toBe('old-kings-crown-kingdom-drovers-guild (okc-suit-relics): old-kings-crown-kingdom-drovers-guild.does')
    expect(words('kingdom:nowhere', table)).toBeNull()
    expect(words('seen:back:1', table)).toBe('okc-back')
  })
})

describe('seats', () => {
  it('have the colours of their factions', () => {
    expect(marks(board).map(({ name }) => name)).toEqual(['old-kings-crown-role-nobility', 'old-kings-crown-role-clans'])
  })
})
