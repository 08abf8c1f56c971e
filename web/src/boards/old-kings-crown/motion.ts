/** What the events of the kingdom look like. */
import type { MessageInfo } from '../../lib/protocol'
import type { Actor, Choreography, Motion, Place, SceneSide, SceneView, Told } from '../../motion/types'
import { announces, counts, seatAt } from '../kit/motion'
import Back from './art/Back.svelte'
import Crest from './art/Crest.svelte'
import Face from './art/Face.svelte'
import Sign from './art/Sign.svelte'
import { signOf } from './model'
import type { BoardView, Components } from './view'

const before = ({ before }: Told) => before as BoardView
const after = ({ after }: Told) => after as BoardView
const factionOf = (told: Told) => after(told).seats[told.params.seat]!.faction
const sign = (name: string): Actor => ({ drawing: Sign, props: { sign: name } })

/** A card as it lies open. */
function face({ printed }: Told, id: string): Actor {
  const card = (printed as Components).cards[id]!
  return { drawing: Face, props: { sign: signOf(card), strength: card.archetype ? card.strength : null, faction: card.faction }, made: 'card' }
}

const back = (told: Told): Actor => ({ drawing: Back, props: { faction: factionOf(told) }, made: 'card' })
const crest = (told: Told): Actor => ({ drawing: Crest, props: { faction: factionOf(told) } })

/** A card that is shown, on its way from where it lies to somewhere else. */
const moves = (to: (told: Told) => Place) => (told: Told): Motion[] => [
  { kind: 'travel', from: [`card:${told.params.card}`, ...seatAt(told.params.seat)], to: to(told), actor: face(told, told.params.card) },
]
const toSeat = ({ params }: Told): Place => seatAt(params.seat)
const toLost = ({ params }: Told): Place => ['lost', ...seatAt(params.seat)]
const toDiscard = ({ params }: Told): Place => [`discard:${params.seat}`, ...seatAt(params.seat)]
const toRegion = ({ params }: Told): Place => [`lot:${params.region}:${params.seat}`, `region:${params.region}`]
const toCouncil = ({ params }: Told): Place => [`council:${params.council}`]

const men = (from: (told: Told) => Place, to: (told: Told) => Place) => (told: Told): Motion[] => [
  { kind: 'travel', from: from(told), to: to(told), actor: crest(told), n: told.params.n },
]
const manPlace = ({ params }: Told): Place =>
  params.place === 'lost' ? ['lost', ...seatAt(params.seat)] : params.place === 'board' ? seatAt(params.seat) : [`lot:${params.place}:${params.seat}`, `region:${params.place}`]
const fromRoad = ({ params }: Told): Motion[] => [{ kind: 'travel', from: [`kingdom:${params.kingdom}`], to: seatAt(params.seat), actor: sign('scroll'), turns: true }]

/** Cards are laid at the same time, and only then seen to lie there. */
const allLaid = (told: Told): Motion[] =>
  after(told).regions.flatMap((region) =>
    region.laid.flatMap((cards, seat): Motion[] =>
      cards.length ? [{ kind: 'travel', from: seatAt(seat), to: [`lot:${region.id}:${seat}`, `region:${region.id}`], actor: { drawing: Back, props: { faction: after(told).seats[seat]!.faction }, made: 'card' } }] : [],
    ),
  )

const motions: Choreography['motions'] = {
  'old-kings-crown-draws': (told) => [{ kind: 'travel', from: [`deck:${told.params.seat}`, ...seatAt(told.params.seat)], to: ['hand', ...seatAt(told.params.seat)], actor: back(told), n: told.params.n }],
  'old-kings-crown-herald': (told) => [{ kind: 'travel', from: seatAt(told.params.seat), to: [`location:${told.params.location}`], actor: sign('herald') }],
  'old-kings-crown-herald-home': (told) => [{ kind: 'travel', from: [`herald:${told.params.seat}`], to: seatAt(told.params.seat), actor: sign('herald') }],
  'old-kings-crown-all-laid': allLaid,
  'old-kings-crown-lays': (told) => [{ kind: 'travel', from: seatAt(told.params.seat), to: toRegion(told), actor: back(told) }],
  'old-kings-crown-bids': moves(toSeat),
  'old-kings-crown-takes': fromRoad,
  'old-kings-crown-steals': fromRoad,
  'old-kings-crown-drives-off': fromRoad,
  'old-kings-crown-places': men(toSeat, toRegion),
  'old-kings-crown-men-home': men(toRegion, toSeat),
  'old-kings-crown-musters': men(manPlace, toSeat),
  'old-kings-crown-moves-men': men(toSeat, manPlace),
  'old-kings-crown-deploys': moves(toRegion),
  'old-kings-crown-eliminated': moves(toLost),
  'old-kings-crown-offers': moves(toLost),
  'old-kings-crown-journeys': moves(toLost),
  'old-kings-crown-discards': moves(toDiscard),
  'old-kings-crown-drops': moves(toDiscard),
  'old-kings-crown-governs': moves(toCouncil),
  'old-kings-crown-moves-into': moves(toCouncil),
  'old-kings-crown-comes-home': moves(toSeat),
  'old-kings-crown-withdraws': moves(toSeat),
  'old-kings-crown-takes-back': moves(toSeat),
  'old-kings-crown-takes-favour': (told) => [{ kind: 'travel', from: ['seen:disc'], to: seatAt(told.params.seat), actor: sign('favour') }],
  'old-kings-crown-gains': counts('influence'),
  'old-kings-crown-converts': counts('influence'),
  'old-kings-crown-gains-lore': counts('lore'),
  'old-kings-crown-reveals': () => [],
  'old-kings-crown-total': () => [],
}

// The clash as a scene: who meets whom, the cards as they are turned up, what changes them, and how strong they were

type Grow = Choreography['scenes'][string]

const step = (key: string, params: Record<string, any> = {}): MessageInfo => ({ key, params })

function clashOf(told: Told): { region: string; seats: number[] } | null {
  return before(told).clash ?? after(told).clash
}

/** The scene an event belongs to: what was begun, or the clash the board shows, with the cards that lie open there. */
function current(told: Told, scene: SceneView | null): SceneView | null {
  if (scene) return scene
  const clash = clashOf(told)
  if (!clash) return null
  const open = before(told).regions.find(({ id }) => id === clash.region)!.active.filter((card) => !card.fought)
  return opened('okc-scene-clash', clash.region, clash.seats, (seat) => open.filter((card) => card.seat === seat).map(({ card }) => face(told, card)))
}

function opened(key: string, region: string, seats: number[], cards: (seat: number) => Actor[] = () => []): SceneView {
  return { title: { key, params: { region } }, dice: [], sides: seats.map((seat): SceneSide => ({ seat, figure: null, cards: cards(seat) })) }
}

const withSide = (scene: SceneView, seat: number, change: (side: SceneSide) => Partial<SceneSide>): SceneView => ({
  ...scene,
  sides: scene.sides.map((side) => (side.seat === seat ? { ...side, ...change(side) } : side)),
})

/** A card goes: it is known by what it looks like. */
const without = (cards: Actor[] = [], gone: Actor): Actor[] => {
  const at = cards.findIndex((card) => card.drawing === gone.drawing && JSON.stringify(card.props) === JSON.stringify(gone.props))
  return at < 0 ? cards : cards.toSpliced(at, 1)
}

const goesOn = (key: string): Grow => (told, scene) => {
  const found = current(told, scene)
  return found && { ...found, step: step(key, told.params) }
}

const leaves = (key: string): Grow => (told, scene) => {
  const found = current(told, scene)
  if (!found) return null
  return { ...withSide(found, told.params.seat, (side) => ({ cards: without(side.cards, face(told, told.params.card)) })), step: step(key, told.params) }
}

const begins: Grow = (told) => opened('okc-scene-clash', told.params.region, before(told).order)

const shows: Grow = (told, scene) => {
  const found = current(told, scene)
  if (!found) return null
  return { ...withSide(found, told.params.seat, (side) => ({ cards: [...(side.cards ?? []).filter((card) => card.drawing !== Back), face(told, told.params.card)] })), step: step('okc-step-reveal') }
}

const adds: Grow = (told, scene) => {
  const found = current(told, scene)
  return found && { ...withSide(found, told.params.seat, (side) => ({ cards: [...(side.cards ?? []), back(told)] })), step: step(told.key === 'old-kings-crown-ambush' ? 'okc-step-ambush' : 'okc-step-tie') }
}

const again: Grow = (told, scene) => {
  const factions = told.params.faction as string[]
  const seats = before(told).order.filter((seat) => factions.includes(before(told).seats[seat]!.faction))
  const region = (scene?.title.params.region as string | undefined) ?? clashOf(told)?.region
  return region ? opened('okc-scene-again', region, seats) : null
}

const ends: Grow = (told, scene) => {
  const found = current(told, scene)
  if (!found) return null
  const winner = told.key === 'old-kings-crown-wins' ? told.params.seat : null
  return { ...found, step: undefined, sides: found.sides.map((side) => ({ ...side, fate: winner === null ? 'drawn' : side.seat === winner ? 'won' : 'lost' })) }
}

/** It happens in the middle of a clash, or without one. */
const stays: Grow = (_, scene) => scene

const scenes: Choreography['scenes'] = {
  'old-kings-crown-clash': begins,
  'old-kings-crown-reveals': shows,
  'old-kings-crown-ambush': adds,
  'old-kings-crown-reinforces': adds,
  'old-kings-crown-holds-back': goesOn('okc-step-tie'),
  'old-kings-crown-retreat': goesOn('okc-step-retreat'),
  'old-kings-crown-flank': leaves('okc-step-flank'),
  'old-kings-crown-withdraws': leaves('okc-step-retreat'),
  'old-kings-crown-eliminated': leaves('okc-step-night'),
  'old-kings-crown-total': (told, scene) => {
    const found = current(told, scene)
    return found && { ...withSide(found, told.params.seat, () => ({ figure: told.params.n })), step: step('okc-step-strength') }
  },
  'old-kings-crown-uses': (told, scene) => scene && { ...scene, step: step('okc-step-uses', told.params) },
  'old-kings-crown-gains-power': stays,
  'old-kings-crown-comes-home': stays,
  'old-kings-crown-men-home': stays,
  'old-kings-crown-herald-home': stays,
  'old-kings-crown-moves-men': stays,
  'old-kings-crown-discards': stays,
  'old-kings-crown-discards-kingdom': stays,
  'old-kings-crown-again': again,
  'old-kings-crown-wins': ends,
  'old-kings-crown-draw': ends,
  // bids are opened together, too
  'old-kings-crown-bids': (told, scene) => {
    const found = scene ?? opened('okc-scene-bids', '', before(told).order)
    return withSide(found, told.params.seat, () => ({ cards: [face(told, told.params.card)], figure: told.params.n }))
  },
}

export const choreography: Choreography = {
  motions,
  scenes,
  moments: {
    'old-kings-crown-year': ({ params }) => ({ year: params.n, season: 'start' }),
    'old-kings-crown-winter': () => ({ season: 'winter' }),
  },
  news: announces({
    'old-kings-crown-year': 'okc-news-year',
    'old-kings-crown-steals': 'okc-news-steals',
    'old-kings-crown-attrition': 'okc-news-attrition',
    'old-kings-crown-takes-favour': 'okc-news-favour',
  }),
}
