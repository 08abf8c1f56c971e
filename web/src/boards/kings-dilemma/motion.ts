/** What the events of the council look like. */
import type { Actor, Choreography, Motion, Place, SceneSide, SceneView, Told } from '../../motion/types'
import { announces, seatAt } from '../kit/motion'
import Seal from './art/Seal.svelte'
import Sign from './art/Sign.svelte'
import { SIDES, counted } from './model'
import { pages } from './outcome'
import type { BoardView } from './view'

const after = ({ after }: Told) => after as BoardView
const sign = (name: string): Actor => ({ drawing: Sign, props: { sign: name } })

/** Where a vote is laid: on a pan, or in an election with the house it names. */
const vote = ({ params, ...told }: Told): Motion[] => {
  const { votes_for } = (told.after as BoardView).seats[params.seat]!
  const to: Place = votes_for === null ? [`pan:${params.side}`, 'card'] : [...seatAt(votes_for), 'card']
  return [{ kind: 'travel', from: [`power:${params.seat}`, ...seatAt(params.seat)], to, actor: sign('power'), n: params.n }]
}

const adds = (told: Told): Motion[] => vote({ ...told, params: { ...told.params, side: after(told).seats[told.params.seat]!.stance } })
const office = (name: string) => ({ params }: Told): Motion[] => [{ kind: 'travel', from: [name, 'card'], to: seatAt(params.seat), actor: sign(name) }]
const counts = (at: (told: Told) => Place) => (told: Told): Motion[] => [{ kind: 'count', at: at(told), by: told.params.n }]
const onto = (to: Place, actor: Actor, turns = false): Motion[] => [{ kind: 'travel', from: ['card'], to, actor, turns }]

const sticks = (told: Told): Motion[] => {
  const slot = after(told).chronicle.flat().find((one) => one?.sticker === told.params.sticker)
  return onto([`chronicle:${told.params.resource}`], slot ? { drawing: Seal, props: { sign: slot.house, good: slot.positive } } : sign('scroll'))
}

const motions: Choreography['motions'] = {
  'kings-dilemma-draws': () => [{ kind: 'travel', from: ['track'], to: ['card'], actor: sign('scroll'), turns: true }],
  'kings-dilemma-votes': vote,
  'kings-dilemma-backs': vote,
  'kings-dilemma-adds': adds,
  'kings-dilemma-leader': office('leader'),
  'kings-dilemma-moderator': office('moderator'),
  'kings-dilemma-moderates': office('moderator'),
  'kings-dilemma-shares': ({ params }) => [{ kind: 'travel', from: ['pool'], to: [`power:${params.seat}`, ...seatAt(params.seat)], actor: sign('power'), n: params.n }],
  'kings-dilemma-rises': counts(({ params }) => [`marker:${params.resource}`, `resource:${params.resource}`]),
  'kings-dilemma-falls': counts(({ params }) => [`marker:${params.resource}`, `resource:${params.resource}`]),
  'kings-dilemma-balance': () => [{ kind: 'pulse', at: [['balance']] }],
  'kings-dilemma-outcome': () => [{ kind: 'pulse', at: [['card']] }],
  'kings-dilemma-sticks': sticks,
  'kings-dilemma-door': () => onto(['doors'], sign('door')),
}

/** The end of a vote as a scene: the two sides, whoever stood for them, and which won. */
function decided(told: Told): SceneView {
  const votes = counted(told.log)
  const sides = SIDES.flatMap((side) => votes[side].map(({ seat, weight }): SceneSide => ({ seat, figure: weight, fate: side === told.params.side ? 'won' : 'lost' })))
  return { title: { key: 'kd-scene-vote', params: { side: told.params.side, aye: told.params.aye, nay: told.params.nay } }, sides, dice: [] }
}

export const choreography: Choreography = {
  motions,
  scenes: { 'kings-dilemma-wins': (told) => decided(told) },
  news: announces({
    'kings-dilemma-ends': 'kd-news-ends',
    'kings-dilemma-door': 'kd-news-door',
    'kings-dilemma-finale': 'kd-news-finale',
  }),
  pages,
}
