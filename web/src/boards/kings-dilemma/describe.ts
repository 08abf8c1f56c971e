/** What an element of the board is, in words, by its ref. */
import { described } from '../kit/described'
import type { Scene } from './table'
import { agendaWords, cardName, cardWords, columnWords, houseWords, matterWords, outcomeCard, seatWords, sideName, stickerWords, told, tokenName } from './words'

export const describe = described(wordsOf)

function wordsOf(scene: Scene, kind: string, [id = '']: string[]): string[] | string | null {
  const { board, printed, say } = scene
  switch (kind) {
    case 'resource': {
      const n = board.markers.findIndex(({ resource }) => resource === id)
      return n < 0 ? null : columnWords(scene, n)
    }
    case 'balance':
      return [say('kd-balance', { n: board.balance }), say('kd-balance.does')]
    case 'pan':
      return board.card ? [sideName(scene, board.card, id), matterWords(scene, board.card, id)].filter(Boolean) : null
    case 'card':
      return [cardName(scene, id), cardWords(scene, id, 'question')]
    case 'laid':
      return [cardName(scene, outcomeCard(id)), say(`kings-dilemma-outcome-${id}`)]
    case 'sticker': {
      const sticker = board.chronicle.flat().find((slot) => slot?.sticker === id)
      return sticker ? stickerWords(scene, sticker) : null
    }
    case 'story':
    case 'event':
    case 'door':
      return told(scene, `kings-dilemma-${kind}-${id}`)
    case 'agenda':
      return printed.agendas[id] ? agendaWords(scene, id) : null
    case 'house':
      return printed.houses[id] ? houseWords(scene, id) : null
    case 'token':
      return tokenName(scene, id)
    case 'seat':
      return board.seats[Number(id)] ? seatWords(scene, Number(id)) : null
    case 'pool':
      return [say('kd-pool', { n: board.pool }), say('kd-pool.does')]
    case 'sign':
      return say(`kd-sign-${id}`)
    case 'skull':
      return [say('kd-skull'), say('kd-skull.does')]
  }
  return null
}
