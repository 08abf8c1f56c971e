/** What is drawn, for those who hear the board rather than see it, and for whoever points at it. */
import { bannerOf, kindOf, tokensOn } from './model'
import type { Scene } from './table'
import type { RecoverPrint, SlotView } from './view'

export const partName = ({ say, printed }: Scene, id: string) => say(`oath-${kindOf(printed, id) === 'relic' ? 'relic' : 'card'}-${id}`)
export const siteName = ({ say }: Scene, { site, slot }: Pick<SlotView, 'site' | 'slot'>) => (site ? say(`oath-site-${site}`) : say('oath-hidden-site', { n: slot }))
export const roleName = ({ board, say }: Scene, seat: number) => say(`oath-role-${board.seats[seat]!.role}`)

/** The power of a card or relic in a few words. */
export const gistOf = ({ say, printed }: Scene, id: string) => say(`oath-${kindOf(printed, id) === 'relic' ? 'relic' : 'card'}-${id}.gist`)

/** A card or relic, whole: its name, what it does and costs, where it may lie, and what lies on it. */
export function partWords(scene: Scene, id: string): string[] {
  const { say, printed } = scene
  const kind = kindOf(printed, id) === 'relic' ? 'relic' : 'card'
  const card = printed.cards[id]
  const lines = [card?.suit ? `${partName(scene, id)} (${say(`oath-suit-${card.suit}`)})` : partName(scene, id), say(`oath-${kind}-${id}.does`)]
  const cost = costWords(scene, card?.cost ?? printed.relics[id]?.cost ?? {})
  if (cost) lines.push(cost)
  if (printed.relics[id]?.dice) lines.push(say('ob-defense', { n: printed.relics[id].dice }))
  if (card?.where) lines.push(say(`ob-where-${card.where}`))
  if (card?.locked) lines.push(say('ob-locked'))
  const lies = tokenWords(scene, id)
  if (lies) lines.push(lies)
  return lines
}

/** What the power of a card or relic costs; nothing where it is free. */
function costWords({ say }: Scene, cost: { [key: string]: number }): string {
  const list = Object.entries(cost).flatMap(([what, n]) => (n ? [say(`ob-cost-${what.replace('_', '-')}`, { n })] : []))
  return list.length ? say('ob-cost', { list: list.join(', ') }) : ''
}

function tokenWords({ say, board }: Scene, id: string): string {
  const { favor, secrets } = tokensOn(board, id)
  const list = [...(favor ? [say('ob-favor', { n: favor })] : []), ...(secrets ? [say('ob-secrets', { n: secrets })] : [])]
  return list.length ? say('ob-on-it', { list: list.join(', ') }) : ''
}

export function siteWords(scene: Scene, slot: SlotView): string[] {
  const { say, names } = scene
  const name = siteName(scene, slot)
  if (!slot.site) return [name, say(`oath-region-${slot.region}`)]
  const lines = [`${name} (${say(`oath-region-${slot.region}`)})`, say(`oath-site-${slot.site}.does`)]
  lines.push(slot.rulers.length ? say('ob-ruled', { name: slot.rulers.map((seat) => names[seat]).join(', ') }) : say(slot.bandits ? 'ob-bandits' : 'ob-unruled'))
  if (slot.warbands) lines.push(say('ob-warbands', { n: slot.warbands }))
  if (slot.pawns.length) lines.push(say('ob-pawns', { list: slot.pawns.map((seat) => names[seat]).join(', ') }))
  lines.push(say('ob-capacity', { n: slot.cards.length, of: slot.capacity }))
  const { recover } = scene.printed.sites[slot.site]!
  if (recover && slot.relics.length) lines.push(recoverWords(scene, recover))
  return lines
}

/** What a relic costs at a site. */
export function recoverWords({ say }: Scene, { favor, secrets, bank }: RecoverPrint): string {
  if (bank) return say('ob-recover-bank', { n: favor, suit: say(`oath-suit-${bank}`) })
  return say('ob-recover', { list: say(favor ? 'ob-cost-burned-favor' : 'ob-cost-burned-secrets', { n: favor || secrets }) })
}

export function seatWords(scene: Scene, seat: number): string {
  const { board, say, names } = scene
  const own = board.seats[seat]!
  const parts = [
    say('ob-supply', { n: own.supply }), say('ob-favor', { n: own.favor }), say('ob-secrets', { n: own.secrets }),
    say('ob-warbands', { n: own.warbands }), say('ob-advisers', { n: own.advisers.length + own.face_down.length, of: own.limit }),
  ]
  if (board.title.seat === seat) parts.push(say(board.title.usurper ? 'oath-title-usurper' : 'oath-title-oathkeeper'))
  return `${names[seat]}, ${roleName(scene, seat)}: ${parts.join('; ')}`
}

export function bankWords({ board, say }: Scene, suit: string): string {
  return say('ob-bank', { suit: say(`oath-suit-${suit}`), n: board.banks[suit] })
}

export function bannerWords({ board, say, names }: Scene, id: string): string[] {
  const { name, sign, n, holder } = bannerOf(board, id)
  return [say(`oath-banner-${name}`), say(`oath-banner-${name}.does`), holder === null ? say('ob-unheld') : say('ob-held', { name: names[holder] }), say(`ob-${sign}`, { n })]
}
