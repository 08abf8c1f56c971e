/**
 * What an element of the board is, in words, by its ref: for whoever taps it and cannot rest a pointer on it.
 *
 * Besides the refs of offers there are those of what can only be looked at: `seen:` and what it is.
 */
import type { BoardProps } from '../types'
import type { Condition } from './model'
import type { Scene } from './table'
import { boxWords, cardWords, clearingWords, columnWords, forestWords, goalWords, itemWords, leaderWords, pieceWords, questWords, relationWords, seatWords, supplyWords } from './words'

/** Null: nothing there has this ref. */
export function describe(ref: string, table: Pick<BoardProps, 'view' | 'components' | 'names' | 'seat' | 'say'>): string | null {
  return wordsOf({ board: table.view.board, printed: table.components, names: table.names, say: table.say }, ref)
}

/** The same, for the board itself: what is said of an element is its title, too. */
export function wordsOf(scene: Scene, ref: string): string | null {
  const [kind = '', ...rest] = ref.split(':')
  return kind === 'seen' ? seen(scene, rest) : placed(scene, kind, rest)
}

function placed(scene: Scene, kind: string, [id = '', more = '']: string[]): string | null {
  const { board, printed, say } = scene
  const n = Number(id)
  switch (kind) {
    case 'card':
    case 'supporter':
    case 'discard':
    case 'crafted':
    case 'available':
      return card(scene, id)
    case 'decree': {
      const words = card(scene, more)
      return words && `${say('rt-decree')}, ${say(`root-column-${id}`)}: ${words}`
    }
    case 'item':
      return itemWords(scene, id, (more || 'fresh').replace('-', '_') as Condition)
    case 'box': {
      const n = board.seats.find(({ faction }) => faction === id)?.items[more]
      return n ? boxWords(scene, id, more, n) : null
    }
    case 'clearing':
      return board.clearings[n - 1] ? clearingWords(scene, n) : null
    case 'forest':
      return printed.maps[board.map]?.forests[n - 1] ? forestWords(scene, n) : null
    case 'faction': {
      const seat = board.seats.findIndex(({ faction }) => faction === id)
      return seat < 0 ? null : seatWords(scene, seat)
    }
    case 'piece':
      return pieceWords(scene, id)
    case 'column':
      return board.eyrie.decree[id] ? columnWords(scene, id) : null
    case 'quest':
      return printed.quests[id] ? questWords(scene, id) : null
    case 'leader':
      return printed.leaders[id] ? leaderWords(scene, id) : null
    case 'character':
      return printed.characters[id] ? say('rt-character', { character: id }) : null
  }
  return null
}

function card(scene: Scene, id: string): string | null {
  return scene.printed.cards[id] || id === 'vizier' ? cardWords(scene, id) : null
}

function seen(scene: Scene, [kind = '', id = '', more = '']: string[]): string | null {
  const { board, say } = scene
  const vagabond = board.seats.find(({ faction }) => faction === id)?.vagabond
  switch (kind) {
    case 'card':
      return card(scene, id)
    case 'item':
      return more ? itemWords(scene, id, more.replace('-', '_') as Condition) : itemWords(scene, id)
    case 'supply':
      return supplyWords(scene, id)
    case 'deck':
      return say('rt-deck', { n: board.deck })
    case 'quests':
      return say('rt-quest-deck', { n: board.quest_deck })
    case 'officers':
      return say('rt-officers', { n: board.alliance.officers })
    case 'supporters':
      return say('rt-supporters', { n: board.alliance.supporters })
    case 'goal':
      return board.seats[Number(id)] ? goalWords(scene, Number(id)) : null
    case 'relation':
      return vagabond?.relations[more] === undefined ? null : relationWords(scene, more, vagabond.relations[more])
    case 'quests-done':
      return vagabond ? say('rt-quests-done', { n: Object.values(vagabond.quests).reduce((sum, n) => sum + n, 0) }) : null
  }
  return null
}
