/** What the events of Oath look like. */
import type { Actor, Choreography, Motion, Place, SceneSide, SceneView, Told } from '../../motion/types'
import Pawn from './art/Pawn.svelte'
import Sign from './art/Sign.svelte'
import Warband from './art/Warband.svelte'
import type { BoardView } from './view'

const before = ({ before }: Told) => before as BoardView
const after = ({ after }: Told) => after as BoardView
const seatAt = (seat: number): Place => [`seat:${seat}`]
const sign = (name: string): Actor => ({ drawing: Sign, props: { sign: name } })
const band = (told: Told): Actor => ({ drawing: Warband, props: { colour: after(told).seats[told.params.seat]!.colour } })

const pawn = (told: Told): Motion[] => {
  const { seat } = told.params
  const { colour, role, pawn } = after(told).seats[seat]!
  return [{ kind: 'travel', from: [`pawn:${seat}`, `slot:${before(told).seats[seat]!.pawn}`], to: [`slot:${pawn}`], actor: { drawing: Pawn, props: { colour, role } } }]
}

const counts = (what: string, way: 1 | -1 = 1) => ({ params }: Told): Motion[] => [{ kind: 'count', at: [`${what}:${params.seat}`, ...seatAt(params.seat)], by: way * params.n }]
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

// A campaign as a scene: who meets whom, what the dice showed, and who was the stronger

const sides = (told: Told): SceneSide[] => {
  const war = after(told).campaign ?? before(told).campaign
  if (!war) return []
  const both: SceneSide[] = [{ seat: war.attacker, figure: null }]
  return war.defender === null ? both : [...both, { seat: war.defender, figure: null }]
}

const opened = (told: Told): SceneView => ({ title: { key: 'ob-scene-war', params: {} }, sides: sides(told), dice: [] })
const withFigures = (scene: SceneView, figures: (number | null)[]): SceneView => ({ ...scene, sides: scene.sides.map((side, n) => ({ ...side, figure: figures[n] ?? null })) })

const scenes: Choreography['scenes'] = {
  'oath-campaigns': (told) => opened(told),
  'oath-joins': (_, scene) => scene,
  'oath-pools': (told, scene) => withFigures(scene ?? opened(told), [told.params.attack, told.params.defense]),
  'oath-uses': (_, scene) => scene,
  'oath-rolls-attack': (told, scene) => ({ ...(scene ?? opened(told)), step: { key: 'ob-step-roll', params: {} } }),
  'oath-rolls-defense': (_, scene) => scene,
  'oath-sacrifices': (_, scene) => scene,
  'oath-strengths': (told, scene) => withFigures(scene ?? opened(told), [told.params.attack, told.params.defense]),
  'oath-attacker-wins': (told, scene) => fated(scene ?? opened(told), true),
  'oath-attacker-loses': (told, scene) => fated(scene ?? opened(told), false),
}

const fated = (scene: SceneView, won: boolean): SceneView => ({ ...scene, step: undefined, sides: scene.sides.map((side, n) => ({ ...side, fate: (n === 0) === won ? 'won' : 'lost' })) })

const ANNOUNCED: Record<string, string> = {
  'oath-round': 'ob-news-round',
  'oath-usurps': 'ob-news-usurper',
  'oath-takes-title': 'ob-news-keeper',
  'oath-draws-vision': 'ob-news-vision',
}

export const choreography: Choreography = {
  motions,
  scenes,
  news: ({ key, params }) => (ANNOUNCED[key] ? { key: ANNOUNCED[key]!, params } : null),
}
