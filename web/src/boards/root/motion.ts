/** What the events of the woodland look like. */
import Piece from './art/Piece.svelte'
import Sign from './art/Sign.svelte'
import Warrior from './art/Warrior.svelte'
import type { MessageInfo } from '../../lib/protocol'
import type { Actor, Choreography, Motion, Place, SceneView, Told } from '../../motion/types'
import { announces, counts, seatAt } from '../kit/motion'
import type { BoardView, Components } from './view'

const NEAR = 5 // so many points before the goal, a seat is near it

const factionOf = ({ after }: Told, seat: number) => (after as BoardView).seats[seat]!.faction
const clearing = (n: number): Place => [`clearing:${n}`]
const warrior = (faction: string): Actor => ({ drawing: Warrior, props: { faction } })
const piece = ({ printed }: Told, kind: string): Actor => ({ drawing: Piece, props: { kind, owner: (printed as Components).pieces[kind] } })
const CARD: Actor = { drawing: Sign, props: { kind: 'cards' } }

/** Where a Vagabond stood before. */
function pawnAt({ before, params }: Told): Place {
  const { clearing: open, forest } = (before as BoardView).seats[params.seat]!.vagabond ?? { clearing: null, forest: null }
  return open ? clearing(open) : forest ? [`forest:${forest}`] : seatAt(params.seat)
}

const marches = (told: Told, faction: string): Motion[] => [
  { kind: 'travel', from: clearing(told.params.start), to: clearing(told.params.end), actor: warrior(faction), n: told.params.n },
]
const wanders = (told: Told, to: Place): Motion[] => [{ kind: 'travel', from: pawnAt(told), to, actor: warrior(factionOf(told, told.params.seat)) }]
const musters = (told: Told): Motion[] => [
  { kind: 'travel', from: seatAt(told.params.seat), to: clearing(told.params.clearing), actor: warrior(factionOf(told, told.params.seat)), n: told.params.n },
]
const places = (kind: string) => (told: Told): Motion[] => [
  { kind: 'travel', from: [`piece:${kind}`, ...seatAt(told.params.seat)], to: clearing(told.params.clearing), actor: piece(told, kind) },
]
const plays = (to: (told: Told) => Place) => (told: Told): Motion[] => [
  { kind: 'travel', from: seatAt(told.params.seat), to: to(told), actor: CARD, turns: true },
]
const discards = plays(() => ['discard'])

const motions: Choreography['motions'] = {
  'root-turn': ({ params }) => [{ kind: 'pulse', at: [seatAt(params.seat)] }],
  'root-moves': (told) => marches(told, factionOf(told, told.params.seat)),
  'root-takes-along': (told) => marches(told, told.params.faction),
  'root-wanders': (told) => wanders(told, clearing(told.params.clearing)),
  'root-forest': (told) => wanders(told, [`forest:${told.params.forest}`]),
  'root-recruits-at': musters,
  'root-rises': musters,
  'root-places': (told) => places(told.params.piece)(told),
  'root-builds': (told) => places(told.params.piece)(told),
  'root-keep': places('keep'),
  'root-first-roost': places('roost'),
  'root-new-roost': places('roost'),
  'root-revolt': places('base'),
  'root-loses-warriors': (told) => [
    { kind: 'travel', from: clearing(told.params.clearing), to: seatAt(told.params.seat), actor: warrior(factionOf(told, told.params.seat)), n: told.params.n },
  ],
  'root-loses-piece': (told) => [{ kind: 'travel', from: clearing(told.params.clearing), to: seatAt(told.params.seat), actor: piece(told, told.params.piece) }],
  'root-draws': ({ params }) => [{ kind: 'travel', from: ['seen:deck'], to: seatAt(params.seat), actor: CARD, n: params.n }],
  'root-spends': discards,
  'root-discards': discards,
  'root-crafts': discards,
  'root-ambush': discards,
  'root-foil': discards,
  'root-decree': plays(({ params }) => [`column:${params.column}`, 'faction:eyrie']),
  'root-scores': counts('score', 1, 'points'),
  'root-loses-points': counts('score', -1, 'points'),
}

/** The battle that an event belongs to: what was begun, or what the board shows. */
function battle(told: Told, scene: SceneView | null): SceneView | null {
  if (scene) return scene
  const shown = (told.before as BoardView).battle ?? (told.after as BoardView).battle
  return shown && opened(shown.attacker, shown.defender, shown.clearing)
}

function opened(attacker: number, defender: number, at: number): SceneView {
  const sides = [attacker, defender].map((seat) => ({ seat, figure: null }))
  return { title: { key: 'rt-scene-battle', params: { clearing: at } }, sides, dice: [] }
}

const scenes: Choreography['scenes'] = {
  'root-battle': ({ params, after }) => {
    const defender = (after as BoardView).seats.findIndex((seat) => seat.faction === params.faction)
    return defender < 0 ? null : opened(params.seat, defender, params.clearing)
  },
  'root-ally-fights': battle,
  'root-ambush': battle,
  'root-foil': battle,
  'root-rolls': (told, scene) => {
    const found = battle(told, scene)
    return found && { ...found, dice: [told.params.high, told.params.low] }
  },
  'root-hits': (told, scene) => {
    const found = battle(told, scene)
    const hits = [told.params.attacker, told.params.defender]
    return found && { ...found, sides: found.sides.map((side, i) => ({ ...side, figure: hits[i] })) }
  },
  'root-loses-warriors': (_, scene) => scene,
  'root-loses-piece': (_, scene) => scene,
}

/** Who has come near the goal with this event. */
function near({ key, params, before, after, printed }: Told): MessageInfo | null {
  if (key !== 'root-scores') return null
  const from = (printed as Components).goal - NEAR
  const score = (board: BoardView) => board.seats[params.seat]!.score
  return score(before) < from && score(after) >= from ? { key: 'rt-news-near', params: { seat: params.seat, points: score(after) } } : null
}

const announced = announces({
  'root-turmoil': 'rt-news-turmoil',
  'root-outrage': 'rt-news-outrage',
  'root-battle': 'rt-news-battle',
  'root-revolt': 'rt-news-revolt',
  'root-dominance': 'rt-news-dominance',
  'root-coalition': 'rt-news-coalition',
  'root-base-lost': 'rt-news-base-lost',
})

export const choreography: Choreography = {
  motions,
  scenes,
  news: (told) => announced(told) ?? near(told),
}
