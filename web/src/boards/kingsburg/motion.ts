/** What the events at court look like. */
import type { MessageInfo } from '../../lib/protocol'
import type { Actor, Choreography, Motion, Place, SceneView, Told } from '../../motion/types'
import { seatAt } from '../kit/motion'
import Building from './art/Building.svelte'
import Die from './art/Die.svelte'
import Foe from './art/Foe.svelte'
import Icon from './art/Icon.svelte'
import { fieldOf } from './model'
import type { BoardView } from './view'

const handOf = (seat: number): Place => [`hand:${seat}`, ...seatAt(seat)]

/** Dice in a message: numbers, or messages about white ones. */
function dice(seat: number, told: unknown): Actor[] {
  const list = Array.isArray(told) ? told : []
  return list.map((die: number | MessageInfo) => {
    const white = typeof die !== 'number'
    return { drawing: Die, props: { value: white ? die.params.n : die, seat, white } }
  })
}

const SIGNS: Record<string, string> = { soldiers: 'soldier', tokens: 'token', points: 'points', gold: 'gold', wood: 'wood', stone: 'stone' }

/** What is given or taken, in messages such as `kingsburg-some-gold`: each kind travels. */
function gifts(told: unknown, from: Place, to: Place): Motion[] {
  const list = Array.isArray(told) ? (told as MessageInfo[]) : []
  return list.flatMap((gift) => {
    const kind = SIGNS[gift.key?.replace('kingsburg-some-', '')]
    return kind ? [{ kind: 'travel' as const, from, to, actor: { drawing: Icon, props: { kind } }, n: Number(gift.params.n) }] : []
  })
}

const places = ({ params }: Told): Motion[] =>
  dice(params.seat, params.dice).map((actor) => ({ kind: 'travel', from: handOf(params.seat), to: [`advisor:${params.advisor}`], actor }))
const takes = ({ params }: Told): Motion[] => gifts(params.goods, [`advisor:${params.advisor}`, 'enemy'], seatAt(params.seat))
const rolls = ({ params }: Told): Motion[] => [{ kind: 'dice', at: handOf(params.seat), dice: dice(params.seat, params.dice) }]

const builds = ({ params, printed }: Told): Motion[] => [
  { kind: 'travel', from: seatAt(params.seat), to: [`building:${params.seat}:${params.building}`, ...seatAt(params.seat)], actor: { drawing: Building, props: { picture: fieldOf(printed, params.building).picture, built: true } } },
  { kind: 'count', at: seatAt(params.seat), by: params.points },
]

const motions: Choreography['motions'] = {
  'kingsburg-rolls': rolls,
  'kingsburg-influences': places,
  'kingsburg-influences-with': places,
  'kingsburg-support': ({ params }) => gifts(params.gifts, [`advisor:${params.advisor}`], seatAt(params.seat)),
  'kingsburg-takes': takes,
  'kingsburg-takes-from': takes,
  'kingsburg-builds': builds,
  'kingsburg-builds-free': builds,
  'kingsburg-razed': ({ params }) => [{ kind: 'count', at: seatAt(params.seat), by: -params.points }],
  'kingsburg-loses-points': ({ params }) => [{ kind: 'count', at: seatAt(params.seat), by: -params.points }],
  'kingsburg-loses-goods': ({ params }) => gifts(params.goods, seatAt(params.seat), ['enemy']),
  'kingsburg-spoils': ({ params }) => gifts(params.gifts, ['enemy'], seatAt(params.seat)),
  'kingsburg-enemy': () => [{ kind: 'pulse', at: [['enemy']] }],
}

/** The winter so far, or its beginning: every army against what comes. */
function winter({ before }: Told, scene: SceneView | null): SceneView {
  if (scene) return scene
  const { order, seats } = before as BoardView
  return { title: { key: 'kb-scene-winter', params: {} }, sides: order.map((seat) => ({ seat, figure: seats[seat]!.army })), dice: [] }
}

const fights = (fate: 'won' | 'drawn' | 'lost') => (told: Told, scene: SceneView | null): SceneView => {
  const found = winter(told, scene)
  const { seat, army } = told.params
  return { ...found, dice: [], sides: found.sides.map((side) => (side.seat === seat ? { seat, figure: army, fate } : side)) }
}

const scenes: Choreography['scenes'] = {
  'kingsburg-reinforcements': (told, scene) => ({ ...winter(told, scene), dice: [told.params.soldiers] }),
  'kingsburg-enemy': (told, scene) => {
    const { enemy, strength } = told.params
    const foe = { seat: null, foe: { art: { drawing: Foe, props: { kind: enemy } }, name: `kingsburg-enemy-${enemy}` }, figure: strength }
    const found = winter(told, scene)
    return { ...found, dice: [], sides: [foe, ...found.sides.filter(({ seat }) => seat !== null)] }
  },
  'kingsburg-battle-won': fights('won'),
  'kingsburg-battle-drawn': fights('drawn'),
  'kingsburg-battle-lost': fights('lost'),
  'kingsburg-spoils': (_, scene) => scene,
  'kingsburg-loses-goods': (_, scene) => scene,
  'kingsburg-loses-points': (_, scene) => scene,
  'kingsburg-razed': (_, scene) => scene,
  'kingsburg-strongest': (_, scene) => scene,
}

function news({ key, params, printed: { winter, years } }: Told): MessageInfo | null {
  if (key === 'kingsburg-phase-begins') {
    if (params.phase === winter) return { key: 'kb-news-winter', params: {} }
    if (params.phase === 1 && params.year === years) return { key: 'kb-news-last-year', params: {} }
  }
  if (key === 'kingsburg-enemy') return { key: 'kb-news-enemy', params }
  if (key === 'kingsburg-razed') return { key: 'kb-news-razed', params }
  return null
}

const moments: Choreography['moments'] = {
  'kingsburg-phase-begins': ({ params: { year, phase } }) => ({ year, phase }),
}

export const choreography: Choreography = { motions, scenes, moments, news }
