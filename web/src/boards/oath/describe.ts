/** What an element of the board is, in words, by its ref. */
import { described } from '../kit/described'
import type { Scene } from './table'
import { bankWords, bannerWords, partWords, seatWords, siteWords } from './words'

export const describe = described(wordsOf)

function wordsOf(scene: Scene, kind: string, [id = '']: string[]): string[] | string | null {
  const { board, printed, say } = scene
  switch (kind) {
    case 'card':
    case 'relic':
    case 'vision':
      return printed.cards[id] || printed.visions[id] || printed.relics[id] ? partWords(scene, id) : null
    case 'slot':
      return board.slots[Number(id) - 1] ? siteWords(scene, board.slots[Number(id) - 1]!) : null
    case 'site': {
      const slot = board.slots.find(({ site }) => site === id)
      return slot ? siteWords(scene, slot) : null
    }
    case 'place':
      return id.startsWith('board-') ? wordsOf(scene, 'seat', [id.slice(6)]) : wordsOf(scene, 'slot', [id.slice(5)])
    case 'hidden': {
      const [what, n, at] = id.split('-')
      if (what === 'site') return wordsOf(scene, 'slot', [n!])
      const known = what === 'adviser' ? board.seats[Number(n)]?.face_down[Number(at) - 1]?.card : board.slots[Number(n) - 1]?.relics[Number(at) - 1]?.relic
      return known ? [...partWords(scene, known), say(`ob-hidden-${what}`)] : say(`ob-hidden-${what}`)
    }
    case 'seat':
      return board.seats[Number(id)] ? seatWords(scene, Number(id)) : null
    case 'bank':
      return id in board.banks ? bankWords(scene, id) : null
    case 'banner':
      return id in board.banners ? bannerWords(scene, id) : null
    case 'pile':
      return id === 'world' ? [say('ob-world'), say('ob-world.does')] : board.piles[id] ? say('ob-pile', { region: say(`oath-region-${id}`), n: board.piles[id]!.length }) : null
    case 'space': {
      const known = board.reliquary[Number(id) - 1]?.relic
      return known ? [...partWords(scene, known), say('ob-space', { n: Number(id) })] : say('ob-space', { n: Number(id) })
    }
    case 'oath':
      return [say(`oath-oath-${board.oath}`), say(`oath-oath-${board.oath}.does`)]
    case 'title':
      return [say(`oath-title-${id}`), say(`oath-title-${id}.does`)]
    case 'relics':
      return say('ob-relic-deck', { n: board.relic_deck })
  }
  return null
}
