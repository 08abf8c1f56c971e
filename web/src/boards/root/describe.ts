/**
 * What an element of the board is, in words, by its ref: for whoever rests on it or taps it: its name, and what there is to know.
 *
 * Besides the refs of offers there are those of what can only be looked at: `seen:` and what it is.
 */
import type { BoardProps } from '../types'
import type { Condition } from './model'
import type { Scene } from './table'
import { boxWords, cardAbout, clearingAbout, columnWords, forestWords, goalWords, itemWords, leaderWords, piecesAbout, pieceWords, questWords, relationWords, seatWords, supplyWords, type About } from './words'

/** Null: nothing there has this ref. */
export function describe(ref: string, table: Pick<BoardProps, 'view' | 'components' | 'names' | 'seat' | 'say'>): About | null {
  const scene = { board: table.view.board, printed: table.components, names: table.names, say: table.say }
  const pieces = /^clearing:(\d+)\+faction:(.+)$/.exec(ref)
  return pieces ? piecesAbout(scene, Number(pieces[1]), pieces[2]!) : aboutOf(scene, ref)
}

/** The same, for the board itself. */
export function aboutOf(scene: Scene, ref: string): About | null {
  const [kind = '', ...rest] = ref.split(':')
  const found = kind === 'seen' ? seen(scene, rest) : placed(scene, kind, rest)
  return typeof found === 'string' ? withEffect(scene, kind === 'seen' ? rest : [kind, ...rest], found) : found
}

/** The name, and then what an item, a piece or a quest is good for. */
function withEffect({ say }: Scene, [kind, id, more]: string[], words: string): About {
  const named = kind === 'supply' ? `root-item-${id}` : kind === 'box' ? `root-item-${more}` : `root-${kind}-${id}`
  const does = say(`${named}.does`)
  const name = words.replace(`; ${does}`, '')
  return does === `${named}.does` || name.includes(does) ? [name] : [name, does]
}

function placed(scene: Scene, kind: string, [id = '', more = '']: string[]): About | string | null {
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
      const about = card(scene, more)
      return about && [`${say('rt-decree')}, ${say(`root-column-${id}`)}: ${about[0]}`, ...about.slice(1)]
    }
    case 'item':
      return itemWords(scene, id, (more || 'fresh').replace('-', '_') as Condition)
    case 'box': {
      const n = board.seats.find(({ faction }) => faction === id)?.items[more]
      return n ? boxWords(scene, id, more, n) : null
    }
    case 'clearing':
      return board.clearings[n - 1] ? clearingAbout(scene, n) : null
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

function card(scene: Scene, id: string): About | null {
  return scene.printed.cards[id] || id === 'vizier' ? cardAbout(scene, id) : null
}

function seen(scene: Scene, [kind = '', id = '', more = '']: string[]): About | string | null {
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
