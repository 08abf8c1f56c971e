/** What an element of the board is, in words, by its ref. */
import { described } from '../kit/described'
import type { Scene } from './table'
import { activeWords, councilWords, favourDisc, favourWords, kingdomWords, locationWords, regionWords, seatWords, tacticWords } from './words'

export const describe = described(wordsOf)

function wordsOf(scene: Scene, kind: string, [id = '', more = '']: string[]): string | null {
  const { board, printed, say } = scene
  switch (kind) {
    case 'card':
    case 'discard':
    case 'lost':
    case 'council-card':
      if (id.startsWith('mark-')) return say(`old-kings-crown-card-${id}`)
      return printed.cards[id] ? activeWords(scene, id) : null
    case 'place':
      if (printed.cards[id]) return activeWords(scene, id)
      return ['lost', 'board', ...printed.regions].includes(id) ? say(`okc-men-${id}`) : null
    case 'kingdom':
      return printed.kingdom[id] ? kingdomWords(scene, id) : null
    case 'tactic':
      return printed.tactics[id] ? tacticWords(scene, id) : null
    case 'favour':
      return printed.favours[id] ? favourWords(scene, id) : null
    case 'disc':
      return favourDisc(scene)
    case 'region': {
      const region = board.regions.find((one) => one.id === id)
      return region ? regionWords(scene, region) : null
    }
    case 'location':
      return printed.locations[id] ? locationWords(scene, id) : null
    case 'council':
      return printed.councils.includes(id) ? councilWords(scene, id) : null
    case 'faction': {
      const seat = board.seats.findIndex(({ faction }) => faction === id)
      return seat < 0 ? null : seatWords(scene, seat)
    }
    case 'space':
      return board.seats[Number(id)] ? say('okc-space', { n: Number(more) }) : null
    case 'back':
      return board.seats[Number(id)] ? say('okc-back', { name: scene.names[Number(id)] }) : null
    case 'sign':
      return say(`okc-sign-${id}`)
  }
  return null
}
