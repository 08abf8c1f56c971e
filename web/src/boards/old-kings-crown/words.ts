/** What is drawn, for those who hear the board rather than see it, and for whoever points at it. */
import { lots } from './model'
import type { Scene } from './table'
import type { RegionView } from './view'

const GAME = 'old-kings-crown'

export const cardName = ({ say }: Scene, id: string) => say(`${GAME}-card-${id}`)
export const cardDoes = ({ say }: Scene, id: string) => say(`${GAME}-card-${id}.does`)
export const kingdomName = ({ say }: Scene, id: string) => say(`${GAME}-kingdom-${id}`)
export const kingdomDoes = ({ say }: Scene, id: string) => say(`${GAME}-kingdom-${id}.does`)
export const factionName = ({ board, say }: Scene, seat: number) => say(`${GAME}-role-${board.seats[seat]!.faction}`)

export const cardWords = (scene: Scene, id: string) => `${cardName(scene, id)}: ${cardDoes(scene, id)}`
export const kingdomWords = (scene: Scene, id: string) =>
  `${kingdomName(scene, id)} (${scene.say(`okc-suit-${scene.printed.kingdom[id]!.suit}`)}): ${kingdomDoes(scene, id)}`
export const tacticWords = ({ say }: Scene, id: string) => `${say(`${GAME}-tactic-${id}`)}: ${say(`${GAME}-tactic-${id}.does`)}`
export const favourWords = ({ say }: Scene, id: string) => `${say(`${GAME}-favour-${id}`)}: ${say(`${GAME}-favour-${id}.does`)}`

/** A card that lies open beside a region, with what counts for it now. */
export function activeWords(scene: Scene, id: string): string {
  const active = scene.board.regions.flatMap((region) => region.active).find(({ card }) => card === id)
  if (!active) return cardWords(scene, id)
  const { say } = scene
  const parts = [say('okc-strength', { n: active.strength })]
  if (active.influence) parts.push(say('okc-influence-on', { n: active.influence }))
  if (active.fought) parts.push(say('okc-fought'))
  return `${cardWords(scene, id)} ${parts.join('; ')}`
}

export function regionWords(scene: Scene, region: RegionView): string {
  const { board, say, names } = scene
  const parts = [say(`okc-region-${region.id}`)]
  if (region.marker) parts.push(say('okc-marker', { n: region.marker }))
  if (region.resolved) parts.push(say('okc-resolved'))
  if (region.barred !== null) parts.push(say('okc-barred', { name: names[region.barred] }))
  for (const lot of lots(board, region, null)) {
    const own = [
      ...(lot.active.length ? [say('okc-active', { n: lot.active.length })] : []),
      ...(lot.laid.length ? [say('okc-laid', { n: lot.laid.length })] : []),
      ...(lot.supporters ? [say('okc-supporters', { n: lot.supporters })] : []),
    ]
    if (own.length) parts.push(`${names[lot.seat]}: ${own.join(', ')}`)
  }
  return parts.join('; ')
}

export function locationWords({ board, say, names }: Scene, id: string): string {
  const { heralds, marks } = board.locations.find((location) => location.id === id)!
  const parts = [`${say(`okc-location-${id}`)}: ${say(`${GAME}-location-${id}.does`)}`]
  if (heralds.length) parts.push(say('okc-heralds', { list: heralds.map((seat) => names[seat]).join(', ') }))
  for (const [seat, n] of marks.entries()) if (n) parts.push(say('okc-marks', { name: names[seat], n }))
  return parts.join(' ')
}

export function councilWords({ board, say, names }: Scene, id: string): string {
  const { votes } = board.councils.find((council) => council.id === id)!
  const list = votes.flatMap((n, seat) => (n ? [`${names[seat]} ${n}`] : [])).join(', ')
  return `${say(`${GAME}-council-${id}`)}: ${say(`${GAME}-council-${id}.does`)} ${list ? say('okc-votes-of', { list }) : ''}`
}

export function seatWords(scene: Scene, seat: number): string {
  const { board, say, names } = scene
  const { influence, lore, cards, limit, deck, supporters } = board.seats[seat]!
  const parts = [say('okc-influence', { n: influence }), say('okc-lore', { n: lore }), say('okc-hand', { n: cards, limit }), say('okc-deck', { n: deck.length }), say('okc-supporters', { n: supporters })]
  return `${factionName(scene, seat)}, ${names[seat]}: ${parts.join('; ')}`
}

/** Who holds the Kingdom's Favour. */
export function favourDisc({ board, say, names }: Scene): string {
  const { seat, left } = board.favour
  return seat === null ? say('okc-favour-free') : say('okc-favour-held', { name: names[seat], left })
}
