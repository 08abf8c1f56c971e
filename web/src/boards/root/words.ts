/** What is drawn, for those who hear the board rather than see it, and for whoever rests the pointer on it. */
import { costOf, type ClearingView, type Condition } from './model'
import type { Table } from './table'

type Say = Table['say']

const some = (say: Say, n: number, piece: string) => say('rt-some', { count: n, piece })

export function clearingWords(table: Table, n: number, clearing: ClearingView): string {
  const { say } = table
  const parts = [say('rt-clearing', { clearing: n, suit: clearing.suit })]
  if (clearing.ruler) parts.push(say('rt-ruled', { faction: clearing.ruler }))
  for (const [faction, count] of Object.entries(clearing.warriors)) parts.push(say('rt-warriors-of', { faction, count }))
  for (const faction of clearing.pawns) parts.push(say(`root-faction-${faction}`))
  for (const [piece, count] of Object.entries(clearing.buildings)) parts.push(some(say, count, piece))
  if (clearing.keep) parts.push(say('root-piece-keep'))
  if (clearing.wood) parts.push(some(say, clearing.wood, 'wood'))
  if (clearing.sympathy) parts.push(say('root-piece-sympathy'))
  if (clearing.ruin) parts.push(say('rt-ruin'))
  parts.push(say('rt-slots', { open: clearing.open, all: clearing.slots }))
  return parts.join('; ')
}

/** A card's name, suit, cost and what it gives. */
export function cardWords(table: Table, id: string): string {
  const { say } = table
  const card = table.printed.cards[id]
  if (!card) return say(`root-card-${id}`)
  const parts = [`${say(`root-card-${id}`)}: ${say(`root-suit-${card.suit}`)}`]
  const cost = costOf(card).map((suit) => (suit === 'any' ? say('rt-any-suit') : say(`root-suit-${suit}`)))
  if (cost.length) parts.push(say('rt-cost', { list: cost.join(' + ') }))
  if (card.item) parts.push(say(`root-item-${card.item}`))
  if (card.points) parts.push(say('rt-points', { count: card.points }))
  const effect = effectWords(table, id)
  if (effect) parts.push(effect)
  return parts.join('; ')
}

/** What a card does, in a few words; nothing for an item. */
export function effectWords(table: Table, id: string): string {
  const card = table.printed.cards[id]
  if (!card || card.kind === 'item') return ''
  if (card.kind === 'dominance') return table.say(card.suit === 'bird' ? 'rt-effect-dominance-bird' : 'rt-effect-dominance', { suit: card.suit })
  return table.say(card.kind === 'persistent' ? `rt-effect-${id}` : `rt-effect-${card.kind}`, { suit: card.suit })
}

export function questWords(table: Table, id: string): string {
  const { say } = table
  const items = table.printed.quests[id]?.items ?? []
  return `${say('rt-quest')}: ${say(`root-quest-${id}`)}; ${items.map((item) => say(`root-item-${item}`)).join(' + ')}`
}

export function itemWords(say: Say, item: string, condition?: Condition): string {
  const name = say(`root-item-${item}`)
  return condition ? `${name} (${say(`rt-item-${condition.replace('_', '-')}`)})` : name
}
