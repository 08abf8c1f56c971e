import { describe as about, expect, test } from 'vitest'
import { INKS, SIGNS } from './art/signs'
import { LANDS, landOf } from './art/lands'
import { describe } from './describe'
import { bannerOf, known, partRef, seatRef, slotRef, tokensOn } from './model'
import { choreography } from './motion'
import { TONES, marks } from './seats'
import type { SceneView } from '../../motion/types'
import type { BoardView } from './view'

const nothing = { can: new Set<string>(), selected: new Set<string>() }
const asked = (ref: string) => ({ ...nothing, can: new Set([ref]) })

about('what can be pointed at', () => {
  test('a site goes by the name the question uses', () => {
    expect(slotRef(nothing, { slot: 3, site: 'mine' })).toBe('slot:3')
    expect(slotRef(asked('place:slot-3'), { slot: 3, site: 'mine' })).toBe('place:slot-3')
    expect(slotRef(asked('site:mine'), { slot: 3, site: 'mine' })).toBe('site:mine')
    expect(slotRef(asked('hidden:site-3'), { slot: 3, site: null })).toBe('hidden:site-3')
  })

  test('what one knows of what lies face down goes by its place, too', () => {
    expect(partRef(nothing, 'relic', 'map', 'hidden:relic-3-1')).toBe('relic:map')
    expect(partRef({ ...nothing, may: new Set(['card:map']) }, 'relic', 'map')).toBe('card:map')
    expect(partRef(asked('hidden:relic-3-1'), 'relic', 'map', 'hidden:relic-3-1')).toBe('hidden:relic-3-1')
  })

  test('a board is a seat, or a place for warbands', () => {
    expect(seatRef(nothing, 2)).toBe('seat:2')
    expect(seatRef(asked('place:board-2'), 2)).toBe('place:board-2')
  })
})

about('a card in play', () => {
  test('is told whole: power, cost, where it may lie, and what lies on it', () => {
    const printed = {
      cards: { elders: { suit: 'hearth', cost: { favor: 1, secrets: 0, burned_favor: 0, burned_secrets: 1 }, where: 2, locked: true } },
      visions: {},
      relics: { map: { dice: 2, cost: {} } },
    }
    const table = { view: { board: { tokens: [{ card: 'elders', favor: 2, secrets: 1 }] } }, components: printed, names: [], seat: 0, say: (key: string, params?: object) => [key, ...Object.values(params ?? {})].join(' ') } as any
    expect(describe('card:elders', table)).toEqual([
      'oath-card-elders (oath-suit-hearth)', 'oath-card-elders.does', 'ob-cost ob-cost-favor 1, ob-cost-burned-secrets 1', 'ob-where-2', 'ob-locked', 'ob-on-it ob-favor 2, ob-secrets 1',
    ])
    expect(describe('relic:map', table)).toEqual(['oath-relic-map', 'oath-relic-map.does', 'ob-defense 2'])
  })
})

about('what lies where', () => {
  const board = {
    tokens: [{ card: 'elders', favor: 2, secrets: 1 }],
    banners: { 'peoples-favor': { holder: 1, favor: 4, mob: true }, 'darkest-secret': { holder: null, secrets: 2 } },
  } as unknown as BoardView

  test('tokens lie on cards', () => {
    expect(tokensOn(board, 'elders')).toEqual({ favor: 2, secrets: 1 })
    expect(tokensOn(board, 'longbows')).toEqual({ favor: 0, secrets: 0 })
  })

  test('a banner says who holds it, and the Mob its other side', () => {
    expect(bannerOf(board, 'peoples-favor')).toEqual({ sign: 'favor', name: 'mobs-favor', n: 4, holder: 1, mob: true })
    expect(bannerOf(board, 'darkest-secret')).toEqual({ sign: 'secrets', name: 'darkest-secret', n: 2, holder: null, mob: false })
  })

  test('of a pile one sees what one knows, the topmost first', () => {
    expect(known([{ back: 'denizen', card: 'a' }, { back: 'denizen', card: null }, { back: 'denizen', card: 'b' }])).toEqual(['b', 'a'])
  })

})

about('drawings', () => {
  test('every suit has an ink and a sign, every colour a cloth of its own', () => {
    for (const suit of Object.keys(INKS)) expect(SIGNS[suit], suit).toBeDefined()
    expect(new Set(Object.values(TONES).map(({ deep }) => deep)).size).toBe(6)
    expect(marks({ seats: [{ colour: 'purple', role: 'chancellor' }] } as BoardView)[0]!.name).toBe('oath-role-chancellor')
  })

  test('every site has a land', () => {
    expect(landOf('mine')).toBe(LANDS.pass)
    expect(landOf('steppe')).toBe(LANDS.plain)
  })
})

about('words', () => {
  const board = { seats: [], slots: [], banks: {}, banners: {}, piles: {}, oath: 'people', tokens: [] }
  const table = { view: { board } as never, components: { cards: {}, visions: {}, relics: {} }, names: [], seat: 0, say: (key: string) => key }

  test('what lies face down says no more than that', () => {
    expect(describe('hidden:adviser-1-2', table)).toBe('ob-hidden-adviser')
    expect(describe('hidden:relic-3-1', table)).toBe('ob-hidden-relic')
    expect(describe('seen:oath', table)).toEqual(['oath-oath-people', 'oath-oath-people.does'])
    expect(describe('card:nothing', table)).toBeNull()
  })
})

about('motion', () => {
  const board = { seats: [{ colour: 'red', role: 'exile', pawn: 2 }, { colour: 'blue', role: 'exile', pawn: 3 }], campaign: { attacker: 0, defender: 1 } } as unknown as BoardView
  const told = (params: Record<string, unknown>, refs: string[] = []) => ({ key: '', params, refs, log: [], before: board, after: board, printed: {} })

  test('a pawn travels, and favor leaves its bank', () => {
    expect(choreography.motions['oath-travels']!(told({ seat: 0 }))).toMatchObject([{ kind: 'travel', to: ['slot:2'] }])
    expect(choreography.motions['oath-gains-favor']!(told({ seat: 1, bank: 'order', n: 2 }))).toMatchObject([{ from: ['bank:order'], n: 2 }])
  })

  const faces = { dice: { attack: [{ swords: 2, hollow: 0, skulls: 1 }], defense: [{ shields: 1, doubles: false }] } }
  const play = (defender: number | null, ...events: [string, Record<string, unknown>][]) => {
    const fought = { ...board, campaign: { attacker: 0, defender } } as unknown as BoardView
    return events.reduce<SceneView | null>((scene, [key, params]) => choreography.scenes[key]!({ ...told(params), before: fought, after: fought, key, printed: faces }, scene), null)!
  }

  test('a campaign plays as a scene to its end, with its dice, in the words of the log', () => {
    const ended = play(1, ['oath-pools', { attack: 2, defense: 1 }], ['oath-rolls-defense', { n: 1, faces: [1] }], ['oath-rolls-attack', { n: 2, faces: [1, 1] }], ['oath-strengths', { attack: 5, defense: 3 }], ['oath-attacker-wins', { seat: 0 }])
    expect(ended.sides.map(({ seat, figure, fate, cards }) => [seat, figure, fate, cards?.length])).toEqual([[0, 5, 'won', 2], [1, 3, 'lost', 1]])
    expect(ended.step).toEqual({ key: 'oath-attacker-wins', params: { seat: 0 } })
  })

  test('bandits, who are nobody, stand in it too, to the right of who attacks them', () => {
    const lost = play(null, ['oath-rolls-defense', { n: 1, faces: [1] }], ['oath-attacker-loses', { seat: 0 }])
    expect(lost.sides.map(({ seat, foe, figure, fate, cards }) => [seat, foe?.name, figure, fate, cards?.length])).toEqual([[0, undefined, null, 'lost', undefined], [null, 'oath-bandits', 1, 'won', 1]])
  })

  test('what is taken outside a campaign begins none, nor what leads to the dice: that stands on the board', () => {
    expect(choreography.scenes['oath-takes']!(told({ seat: 0 }), null)).toBeNull()
    expect(choreography.scenes['oath-pools']!(told({ attack: 2, defense: 1 }), null)).toBeNull()
  })
})
