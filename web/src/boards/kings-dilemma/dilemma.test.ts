import { describe as about, expect, test } from 'vitest'
import { describe } from './describe'
import { achievementsOf, height, marksOf, named, panSign, track, votes } from './model'
import { line } from '../../lib/testing'
import { choreography } from './motion'
import type { Leaf } from './outcome'
import { TONES, marks, toneOf } from './seats'
import { SIGNS } from './art/signs'
import { SCENES } from './art/scenes'
import type { Scene } from './table'
import type { BoardView, CardView, Components, SeatView } from './view'
import { kingName, matterName, matterScene, matterWords, sideName } from './words'

const seat = (change: Partial<SeatView> = {}): SeatView => ({
  house: 'wylio', tokens: [], token_points: 0, stance: 'silent', votes_for: null, laid: 0, coins_laid: 0, weight: 0, power: null,
  coins: null, agenda: null, agenda_rows: [], agenda_points: null, points: null, place: null, signings: 0, ...change,
})
const marker = (resource: string, row: number) => ({ resource, row, rising: true, token: false, place: 1 })
const printed = {
  spaces: 6,
  rows: 17,
  agendas: { moderate: { rows: [[5, 13]], points: [], coins: [5, 3, 1] }, extremist: { rows: [], points: [], coins: [4, 2, 1] } },
} as unknown as Components

about('the scales', () => {
  test('votes lie on the pan they were cast for', () => {
    const seats = [seat({ stance: 'aye', laid: 3 }), seat({ stance: 'nay', laid: 1, coins_laid: 2 }), seat({ stance: 'gathers' })]
    expect(votes(seats, 'aye')).toEqual([{ seat: 0, power: 3, coins: 0 }])
    expect(votes(seats, 'nay')).toEqual([{ seat: 1, power: 1, coins: 2 }])
  })

  test('in an election power is added up by the house it names', () => {
    expect(named({ aye: 0, nay: 0, ahead: null, named: [0, 5, 4], last: 0, share: 0 })).toEqual([{ seat: 1, power: 5 }, { seat: 2, power: 4 }])
  })

  test('a pan shows what everybody may know', () => {
    expect(panSign('down wealth')).toEqual({ kind: 'down', resource: 'wealth' })
    expect(panSign('unknown')).toEqual({ kind: 'unknown', resource: null })
  })
})

about('what lies on the scales', () => {
  const card = (change: Partial<CardView> = {}) => ({ card: 'x', kind: 'dilemma', asks: true, aye: [], nay: [], rules: { labels: true }, outcome: null, skull: null, ...change }) as unknown as CardView
  const scene = { say: (key: string) => key } as unknown as Scene

  test('the last vote has the words and names of the finale', () => {
    const finale = card({ kind: 'finale' })
    expect([matterName(scene, finale), matterScene(scene, finale), matterWords(scene, finale, 'question'), sideName(scene, finale, 'aye')]).toEqual([
      'kings-dilemma-finale-x', 'kings-dilemma-finale-x.tale', 'kings-dilemma-finale-x.question', 'kd-side-aye: kings-dilemma-finale-x.ayename',
    ])
  })

  test('a vote on what came of a card has neither its question nor its hints', () => {
    const inner = card({ asks: false, outcome: 'x-aye' })
    expect([matterScene(scene, card()), matterWords(scene, inner, 'question'), matterWords(scene, inner, 'aye'), sideName(scene, inner, 'aye')]).toEqual(['kings-dilemma-card-x.scene', '', '', 'kd-side-aye'])
  })
})

about('what a house strives for', () => {
  const houses = { printed: { houses: { wylio: { number: 1, prefers: ['a', 'b'], achievements: [{ boxes: 3 }, { boxes: 1 }] } } } as unknown as Components }
  const marked = { house: 'wylio', prestige: 0, craving: 0, boxes: [2, 1], printed: [4, 1], complete: [false, true], preferences: [] }

  test('its boxes are those it has marked, none before it sat', () => {
    expect(achievementsOf(houses.printed, 'wylio', marked)).toEqual([{ at: 0, boxes: 4, marked: 2, complete: false }, { at: 1, boxes: 1, marked: 1, complete: true }])
    expect(achievementsOf(houses.printed, 'wylio').map(({ marked: n }) => n)).toEqual([0, 0])
  })

  test('whoever chooses a house sees the boxes it has in this story', () => {
    const board = { houses: [marked], free_houses: { tork: [1, 5] } } as unknown as BoardView
    expect([marksOf(board, 'wylio'), marksOf(board, 'crann')]).toEqual([marked, undefined])
    expect(marksOf(board, 'tork')).toEqual({ house: 'tork', prestige: 0, craving: 0, boxes: [0, 0], printed: [1, 5], complete: [false, false], preferences: [] })
  })

  test('whoever points at a house is told', () => {
    const table = { view: { board: { houses: [marked] } }, components: houses.printed, names: [], seat: 0, say: (key: string, params?: object) => [key, ...Object.values(params ?? {})].join(' ') } as any
    expect(describe('house:wylio', table)).toEqual([
      'kings-dilemma-role-wylio', 'kings-dilemma-role-wylio.about', 'kings-dilemma-agenda-a, kings-dilemma-agenda-b',
      '• kings-dilemma-achievement-wylio-0 – kd-kingdom-boxes 2 4 – kings-dilemma-achievement-wylio-0.does', '• kings-dilemma-achievement-wylio-1 – kd-kingdom-boxes 1 1 – kings-dilemma-achievement-wylio-1.does',
    ])
  })
})

about('the kingdom', () => {
  test('the lowest row is the foot of the column, the highest its head', () => {
    expect([height(1, 17), height(9, 17), height(17, 17)]).toEqual([0, 50, 100])
  })

  test('cards on the skull are told from those on the spaces before it', () => {
    const board = { track: [{ outcome: 'a-aye', skull_space: false }, { outcome: 'b-nay', skull_space: true }] } as BoardView
    expect(track(board, printed)).toEqual({ spaces: ['a-aye', null, null, null, null, null], skull: ['b-nay'] })
  })
})

about('the houses', () => {
  test('each has a colour and a charge of its own', () => {
    expect(new Set(Object.values(TONES).map(({ deep }) => deep)).size).toBe(12)
    for (const house of Object.keys(TONES)) expect(SIGNS[house], house).toBeDefined()
    expect(toneOf(null).deep).not.toBe(toneOf('wylio').deep)
    expect(marks({ seats: [seat({ house: null })] } as BoardView)[0]!.name).toBe('kd-no-house')
  })

  test('each resource has its vignette', () => {
    expect(Object.keys(SCENES)).toEqual(['influence', 'wealth', 'morale', 'welfare', 'knowledge'])
  })
})

about('motion', () => {
  const board = { seats: [seat({ stance: 'aye', laid: 3 }), seat({ stance: 'nay', laid: 1 })], chronicle: [[null]] } as unknown as BoardView
  const kd = (key: string, params = {}) => line(`kings-dilemma-${key}`, params, 7)
  const log = [
    kd('votes', { seat: 2, side: 'nay', n: 9 }), kd('vote-opens', { seat: 1 }),
    kd('votes', { seat: 1, side: 'nay', n: 1 }), kd('votes', { seat: 0, side: 'aye', n: 3 }), kd('adds', { seat: 1, n: 1, total: 2 }), kd('votes', { seat: 2, side: 'aye', n: 4 }),
  ]
  const told = (key: string, params: Record<string, unknown>) => ({ key, params, refs: [], log, before: board, after: board, printed })

  test('power goes from a house to the pan', () => {
    expect(choreography.motions['kings-dilemma-votes']!(told('', { seat: 0, side: 'aye', n: 3 }))).toMatchObject([{ kind: 'travel', to: ['pan:aye', 'card'], n: 3 }])
    expect(choreography.motions['kings-dilemma-adds']!(told('', { seat: 1, n: 2 }))).toMatchObject([{ to: ['pan:nay', 'card'], n: 2 }])
  })

  test('the end of a vote shows who won, whoever voted last among them, and figures that make up the count', () => {
    const scene = choreography.scenes['kings-dilemma-wins']!(told('kings-dilemma-wins', { side: 'aye', aye: 7, nay: 2 }), null)!
    expect(scene.sides.map(({ seat, figure, fate }) => [seat, figure, fate])).toEqual([[0, 3, 'won'], [2, 4, 'won'], [1, 2, 'lost']])
  })
})

about('what came of a vote', () => {
  const board = (change: Partial<BoardView> = {}) => ({
    card: { card: 'x', aye: ['up wealth'], nay: [] }, balance: 9, markers: [marker('influence', 9), marker('wealth', 9)],
    seats: [seat({ stance: 'aye', laid: 3 }), seat(), seat({ stance: 'nay', laid: 1 })], chronicle: [[null], [null]], ...change,
  }) as unknown as BoardView
  const stuck = { sticker: 's', positive: true, house: 'tork', boxes: 0 }
  const kd = (key: string, params = {}) => line(`kings-dilemma-${key}`, params, 7)
  const log = [kd('vote-opens', { seat: 0 }), kd('votes', { seat: 0, side: 'aye', n: 3 }), kd('votes', { seat: 2, side: 'nay', n: 1 })]
  const lines = [
    kd('votes', { seat: 1, side: 'nay', n: 1 }), kd('wins', { side: 'aye', aye: 3, nay: 2 }), kd('pool', { n: 4 }),
    kd('outcome', { outcome: 'x-aye' }), kd('rises', { resource: 'wealth', n: 2, row: 11 }), kd('balance', { n: 11 }), kd('sticks', { house: 3, sticker: 's', resource: 'wealth' }),
    kd('sees-next', { card: 'secret' }), kd('door', { door: 'd', n: 1 }), kd('on-track', { card: 'x', n: 1 }),
    kd('circumstance', { card: 'y' }), kd('falls', { resource: 'wealth', n: 1, row: 10 }), kd('draws', { card: 'z' }), kd('vote-opens', { seat: 0 }),
  ]
  const pages = choreography.pages!(lines, { before: board(), after: board({ chronicle: [[null], [stuck]] }), printed, log })
  const leaves = pages.map(({ about }) => about as Leaf)

  test('is a page to be read, and so is a circumstance', () => {
    expect(leaves.map(({ kind, told, card }) => [kind, told, card])).toEqual([['outcome', 'x-aye', 'x'], ['circumstance', 'y', 'y']])
    expect(leaves.map(({ verdict }) => verdict)).toEqual([{ side: 'aye', aye: 3, nay: 2 }, null])
  })

  test('has the votes of the move that ended it, the markers and who signed', () => {
    expect(leaves[0]!.votes).toEqual({ aye: [{ seat: 0, weight: 3 }], nay: [{ seat: 1, weight: 1 }, { seat: 2, weight: 1 }] })
    expect(leaves[0]!.markers.map(({ from, to }) => [from, to])).toEqual([[9, 9], [9, 11]])
    expect(leaves[0]!.balance).toEqual({ from: 9, to: 11 })
    expect(leaves[0]!.signed.map(({ sticker }) => sticker)).toEqual([stuck])
  })

  test('a later page begins where the one before has left the kingdom', () => {
    expect(leaves[1]!.markers.map(({ from, to }) => [from, to])).toEqual([[9, 9], [11, 10]])
  })

  test('what one seat alone was told is on none, and what comes before and after is played', () => {
    expect(JSON.stringify(leaves)).not.toContain('secret')
    expect(pages.flatMap((page) => page.lines).map(({ message }) => message.key.slice('kings-dilemma-'.length))).toEqual(['outcome', 'rises', 'balance', 'sticks', 'door', 'circumstance', 'falls'])
  })

  test('a move that turns nothing over has none', () => {
    expect(choreography.pages!([kd('votes', { seat: 0, side: 'aye', n: 2 }), kd('leader', { seat: 0 })], { before: board(), after: board(), printed, log })).toEqual([])
  })
})

test('a king is called as the story, a language or a house calls him, with his number', () => {
  const say = (key: string) => key
  const nobody = { name: null, given: null, numeral: null, house: null }
  expect(kingName(nobody, 'tale', say)).toBe('kings-dilemma-option-story-tale.king')
  expect(kingName({ ...nobody, name: 'bryn', numeral: 'II', house: 'tork' }, 'tale', say)).toBe('kings-dilemma-king-bryn II')
  expect(kingName({ ...nobody, given: 'Jan Łaskawy', numeral: 'I', house: 'tork' }, 'tale', say)).toBe('Jan Łaskawy I')
})
