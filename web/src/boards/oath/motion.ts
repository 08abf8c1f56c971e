/** What the events of Oath look like. */
import type { Actor, Choreography, Motion, Place, SceneSide, SceneView, Told } from '../../motion/types'
import { announces, counts, seatAt } from '../kit/motion'
import Die from './art/Die.svelte'
import Pawn from './art/Pawn.svelte'
import Sign from './art/Sign.svelte'
import Warband from './art/Warband.svelte'
import type { BoardView } from './view'

const before = ({ before }: Told) => before as BoardView
const after = ({ after }: Told) => after as BoardView
const sign = (name: string): Actor => ({ drawing: Sign, props: { sign: name } })
const band = (told: Told): Actor => ({ drawing: Warband, props: { colour: after(told).seats[told.params.seat]!.colour } })

const pawn = (told: Told): Motion[] => {
  const { seat } = told.params
  const { colour, role, pawn } = after(told).seats[seat]!
  return [{ kind: 'travel', from: [`pawn:${seat}`, `slot:${before(told).seats[seat]!.pawn}`], to: [`slot:${pawn}`], actor: { drawing: Pawn, props: { colour, role } } }]
}

const hands = (what: string) => ({ params }: Told): Motion[] => [{ kind: 'travel', from: [`${what}:${params.seat}`, ...seatAt(params.seat)], to: [`${what}:${params.other}`, ...seatAt(params.other)], actor: sign(what), n: params.n }]
const takes = (what: string) => ({ params }: Told): Motion[] => [{ kind: 'travel', from: seatAt(params.other), to: [`${what}:${params.seat}`, ...seatAt(params.seat)], actor: sign(what), n: params.n }]
/** Warbands come to or leave a site: its element is among the refs of the message, where it has one. */
const here = ({ refs }: Told): Place => refs.filter((ref) => /^(slot|site):/.test(ref))

const motions: Choreography['motions'] = {
  'oath-searches': ({ params }) => [{ kind: 'travel', from: [`pile:${params.source}`, 'pile:world'], to: ['hand', ...seatAt(params.seat)], actor: sign('denizen'), n: params.n, turns: true }],
  'oath-travels': pawn,
  'oath-puts-pawn': pawn,
  'oath-plays': ({ params }) => [{ kind: 'travel', from: ['hand', ...seatAt(params.seat)], to: [`card:${params.card}`, ...seatAt(params.seat)], actor: sign('denizen') }],
  'oath-plays-hidden': ({ params }) => [{ kind: 'travel', from: ['hand'], to: seatAt(params.seat), actor: sign('denizen') }],
  'oath-gains-favor': ({ params }) => [{ kind: 'travel', from: [`bank:${params.bank}`], to: [`favor:${params.seat}`, ...seatAt(params.seat)], actor: sign('favor'), n: params.n }],
  'oath-gains-secrets': counts('secrets'),
  'oath-gains-supply': counts('supply'),
  'oath-gains-warbands': (told) => [{ kind: 'travel', from: seatAt(told.params.seat), to: [`host:${told.params.seat}`], actor: band(told), n: told.params.n }],
  'oath-gives-favor': hands('favor'),
  'oath-gives-secrets': hands('secrets'),
  'oath-takes-favor': takes('favor'),
  'oath-takes-secret': takes('secrets'),
  'oath-burns-favor': counts('favor', -1),
  'oath-burns-secrets': counts('secrets', -1),
  'oath-stations': (told) => [{ kind: 'travel', from: [`host:${told.params.seat}`, ...seatAt(told.params.seat)], to: here(told), actor: band(told), n: told.params.n }],
  'oath-withdraws': (told) => [{ kind: 'travel', from: here(told), to: [`host:${told.params.seat}`, ...seatAt(told.params.seat)], actor: band(told), n: told.params.n }],
  'oath-shifts-favor': ({ params }) => [{ kind: 'travel', from: [`bank:${params.bank}`], to: [`bank:${params.other}`], actor: sign('favor'), n: params.n }],
}

// A campaign as a scene from the dice on, and what comes of it, each in the words of the log; what leads there stands on the board

type Sort = 'attack' | 'defense'

/** Of the campaign that is fought: with its last roll it may be over. */
function opened(told: Told): SceneView | null {
  const war = after(told).campaign ?? before(told).campaign
  if (!war) return null
  const side = (seat: number | null): SceneSide => ({ seat, figure: null, ...(seat === null ? { foe: { art: sign('bandits'), name: 'oath-bandits' } } : {}) })
  return { title: { key: 'ob-scene-war', params: {} }, sides: [side(war.attacker), side(war.defender)], dice: [] }
}

/** Something changes for one side. */
const changed = (scene: SceneView, sort: Sort, change: Pick<SceneSide, 'figure' | 'cards' | 'fate'>): SceneView => ({
  ...scene,
  sides: scene.sides.map((side, n) => (n === (sort === 'attack' ? 0 : 1) ? { ...side, ...change } : side)),
})

const dice = (sort: Sort, { params, printed }: Told): Actor[] => params.faces.map((face: number) => ({ drawing: Die, props: { [sort]: printed.dice[sort][face - 1] } }))
const rolls = (sort: Sort) => (told: Told, scene: SceneView): SceneView => changed(scene, sort, { figure: told.params.n, cards: dice(sort, told) })
const reckoned = ({ params }: Told, scene: SceneView): SceneView => changed(changed(scene, 'attack', { figure: params.attack }), 'defense', { figure: params.defense })
const fated = (won: boolean) => (_: Told, scene: SceneView): SceneView => ({ ...scene, sides: scene.sides.map((side, n) => ({ ...side, fate: (n === 0) === won ? 'won' : 'lost' })) })
const same = (_: Told, scene: SceneView): SceneView => scene

/** How events go on with the scene of a campaign; what happens elsewhere begins none. */
const GO_ON: Record<string, (told: Told, scene: SceneView) => SceneView> = {
  'oath-targets': same,
  'oath-joins': same,
  'oath-denied': same,
  'oath-pools': reckoned,
  'oath-uses': same,
  'oath-uses-signed': same,
  'oath-uses-for': same,
  'oath-pools-now': reckoned,
  'oath-rolls-attack': rolls('attack'),
  'oath-rolls-defense': rolls('defense'),
  'oath-killed': same,
  'oath-killed-at': same,
  'oath-defense-counts': ({ params }, scene) => changed(scene, 'defense', { figure: params.n }),
  'oath-sacrifices': same,
  'oath-strengths': reckoned,
  'oath-attacker-wins': fated(true),
  'oath-attacker-loses': fated(false),
  'oath-moves-in': same,
  'oath-takes': same,
}

const BEGINS = new Set(['oath-rolls-attack', 'oath-rolls-defense'])

const scenes: Choreography['scenes'] = {}
for (const [key, go] of Object.entries(GO_ON)) {
  scenes[key] = (told, scene) => {
    const shown = scene ?? (BEGINS.has(key) ? opened(told) : null)
    return shown && { ...go(told, shown), step: { key, params: told.params } }
  }
}

export const choreography: Choreography = {
  motions,
  scenes,
  moments: { 'oath-round': ({ params }) => ({ round: params.n }) },
  news: announces({
    'oath-round': 'ob-news-round',
    'oath-usurps': 'ob-news-usurper',
    'oath-takes-title': 'ob-news-keeper',
    'oath-draws-vision': 'ob-news-vision',
  }),
}
