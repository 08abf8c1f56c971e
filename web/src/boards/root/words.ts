/** What is drawn, for those who hear the board rather than see it, and for whoever points at it. */
import { SUITS, costOf, twoVagabonds, type Condition } from './model'
import type { Scene } from './table'

/** The name of an element and then what there is to know are its `About`; joined, they are its name for those who hear it. */
export type About = string[]

export const clearingWords = (scene: Scene, n: number): string => clearingAbout(scene, n).join('; ')

export function clearingAbout({ board, say }: Scene, n: number): About {
  const clearing = board.clearings[n - 1]!
  const some = (count: number, piece: string) => say('rt-some', { count, piece })
  const parts = [say('rt-clearing', { clearing: n, suit: clearing.suit })]
  if (clearing.ruler) parts.push(say('rt-ruled', { faction: clearing.ruler }))
  for (const [faction, count] of Object.entries(clearing.warriors)) parts.push(say('rt-warriors-of', { faction, count }))
  for (const faction of clearing.pawns) parts.push(say(`root-faction-${faction}`))
  for (const [piece, count] of Object.entries(clearing.buildings)) parts.push(some(count, piece))
  if (clearing.keep) parts.push(say('root-piece-keep'))
  if (clearing.wood) parts.push(some(clearing.wood, 'wood'))
  if (clearing.sympathy) parts.push(say('root-piece-sympathy'))
  if (clearing.ruin) parts.push(twoVagabonds(board) ? say('rt-ruin-items', { n: clearing.ruin }) : say('rt-ruin'))
  parts.push(say('rt-slots', { open: clearing.open, all: clearing.slots }))
  return parts
}

/** What a faction has in a clearing. */
export function piecesAbout({ board, printed, say }: Scene, n: number, faction: string): About {
  const clearing = board.clearings[n - 1]!
  const here = [say(`root-faction-${faction}`), say('rt-clearing', { clearing: n, suit: clearing.suit })]
  if (clearing.warriors[faction]) here.push(say('rt-warriors-of', { faction, count: clearing.warriors[faction] }))
  const pieces = { ...clearing.buildings, ...(clearing.wood ? { wood: clearing.wood } : {}), ...(clearing.keep ? { keep: 1 } : {}), ...(clearing.sympathy ? { sympathy: 1 } : {}) }
  for (const [piece, count] of Object.entries(pieces)) if (printed.pieces[piece] === faction) here.push(say('rt-some', { count, piece }))
  return here
}

export function forestWords({ board, say }: Scene, n: number): string {
  const hidden = board.seats.filter((seat) => seat.vagabond?.forest === n)
  return [say('rt-forest', { n }), ...hidden.map((seat) => say(`root-faction-${seat.faction}`))].join(': ')
}

export const cardWords = (scene: Scene, id: string): string => cardAbout(scene, id).join('; ')

/** A card's name and suit, what it does, and what crafting it takes and gives. */
export function cardAbout(scene: Scene, id: string): About {
  const { say } = scene
  const card = scene.printed.cards[id]
  if (!card) return [say(`root-card-${id}`)]
  const effect = effectWords(scene, id)
  const parts = [`${say(`root-card-${id}`)}: ${say(`root-suit-${card.suit}`)}`, ...(effect ? [effect] : [])]
  const cost = costOf(card).map((suit) => (suit === 'any' ? say('rt-any-suit') : say(`root-suit-${suit}`)))
  if (cost.length) parts.push(say('rt-cost', { list: cost.join(' + ') }))
  if (card.item) parts.push(say(`root-item-${card.item}`))
  if (card.points) parts.push(say('rt-points', { count: card.points }))
  return parts
}

/** A card's name without its suit, where the suit is drawn beside it. */
export function cardName({ say }: Scene, id: string): string {
  return say(`root-card-${id}`).replace(/ \([^)]*\)$/, '')
}

/** What a card does, in a few words; nothing for an item. */
export function effectWords({ printed, say }: Scene, id: string): string {
  const card = printed.cards[id]
  return card && card.kind !== 'item' ? say(`root-card-${id}.does`) : ''
}

export function questWords({ say }: Scene, id: string): string {
  return `${say('rt-quest')}: ${say(`root-quest-${id}`)}; ${say(`root-quest-${id}.does`)}`
}

export function itemWords({ say }: Scene, item: string, condition?: Condition): string {
  return withUse(say, condition ? say(`rt-item-${condition.replace('_', '-')}`, { item }) : say(`root-item-${item}`), item)
}

export function supplyWords({ board, say }: Scene, item: string): string {
  return withUse(say, say('rt-supply-item', { item, n: board.items[item] ?? 0 }), item)
}

/** So many items in the box of what a faction has crafted. */
export function boxWords({ say }: Scene, faction: string, item: string, n: number): string {
  return withUse(say, say('rt-box', { faction, item }) + (n > 1 ? ` × ${n}` : ''), item)
}

function withUse(say: Scene['say'], words: string, item: string): string {
  return `${words}; ${say(`root-item-${item}.does`)}`
}

/** A faction and who plays it: points, or what it wins by instead, and what it has left. */
export function seatWords(scene: Scene, seat: number): string {
  const { board, say, names } = scene
  const own = board.seats[seat]!
  const parts = [own.scores ? say('rt-points', { count: own.score }) : goalWords(scene, seat), say('rt-hand', { n: own.cards })]
  if (own.warriors !== null) parts.push(say('rt-warriors-left', { n: own.warriors }))
  return `${say(`root-faction-${own.faction}`)}, ${names[seat]}: ${parts.join('; ')}`
}

/** What a seat without points wins by; '' while it has points. */
export function goalWords(scene: Scene, seat: number): string {
  const { board, say, names } = scene
  const own = board.seats[seat]!
  if (own.coalition !== null) return say('rt-coalition', { name: names[own.coalition] })
  return own.dominance ? `${say(`root-card-${own.dominance}`)}: ${nearWords(scene, seat)}` : ''
}

/** How near the goal is: "2/3 rabbit clearings". */
export function nearWords({ board, say }: Scene, seat: number): string {
  const { goal } = board.seats[seat]!
  return goal ? say(goal.suit === 'bird' ? 'rt-goal-bird' : 'rt-goal', { ...goal }) : ''
}

export function pieceWords(scene: Scene, kind: string): string {
  const { board, say } = scene
  if (kind === 'wood') return say('rt-wood-left', { n: board.marquise.wood })
  if (kind === 'keep') return board.marquise.keep === null ? say('rt-keep-lost') : say('rt-keep', { clearing: board.marquise.keep })
  if (kind === 'base') return SUITS.map((suit) => baseWords(scene, suit)).join('; ')
  const track = board.tracks[kind]
  if (!track) return say(`root-piece-${kind}`)
  const { placed, of, points, cost } = track
  return [
    say('rt-track', { kind, placed, all: of }),
    ...(points === null ? [] : [say('rt-track-next', { points })]),
    ...(cost === null ? [] : [say('rt-track-cost', { cost })]),
  ].join('. ')
}

export function baseWords({ board, say }: Scene, suit: string): string {
  const clearing = board.alliance.bases[suit]
  return clearing ? say('rt-base-at', { suit, clearing }) : say('rt-base-off', { suit })
}

export function columnWords({ board, say }: Scene, column: string): string {
  const now = board.eyrie.resolving === column ? ` (${say('rt-resolving')})` : ''
  const cards = board.eyrie.decree[column]!.map(({ card }) => say(`root-card-${card}`)).join(', ')
  return `${say('rt-decree')}, ${say(`root-column-${column}`)}${now}: ${cards || say('rt-none')}`
}

export function leaderWords({ board, say }: Scene, leader: string): string {
  const { leader: leads, deposed } = board.eyrie
  const state = leads === leader ? ` (${say('rt-leads')})` : deposed.includes(leader) ? ` (${say('rt-deposed')})` : ''
  return say('rt-leader', { leader }) + state
}

/** How a faction stands with a Vagabond. */
export function relationWords({ say }: Scene, faction: string, step: number | 'hostile'): string {
  return `${say(`root-faction-${faction}`)}: ${standingWords(say, step)}`
}

export function standingWords(say: Scene['say'], step: number | 'hostile'): string {
  return step === 'hostile' ? say('rt-hostile') : say('rt-relation', { n: step })
}
