/** What is drawn, for those who hear the board rather than see it, and for whoever points at it. */
import type { Say } from '../types'
import { achievementsOf, marksOf, panSign, sheetOf, type Achievement } from './model'
import type { Scene } from './table'
import type { CardView, KingView, MarkerView, StickerView } from './view'

const GAME = 'kings-dilemma'

export const houseName = ({ board, say }: Scene, seat: number) => {
  const { house } = board.seats[seat]!
  return house ? say(`${GAME}-role-${house}`) : say('kd-no-house')
}
/** What a king is called: as the story names the first, as each language has it, or as somebody made it up. */
export function kingName({ name, given, numeral }: KingView, story: string, say: Say): string {
  if (!numeral) return say(`${GAME}-option-story-${story}.king`)
  return `${given ?? say(`${GAME}-king-${name}`)} ${numeral}`
}
export const resourceName = ({ say }: Scene, resource: string) => say(`${GAME}-resource-${resource}`)
export const cardName = ({ say }: Scene, card: string) => say(`${GAME}-card-${card}`)
/** Where the words of what lies on the scales stand. */
const said = ({ card, kind }: CardView) => `${GAME}-${kind === 'finale' ? 'finale' : 'card'}-${card}`
export const matterName = ({ say }: Scene, card: CardView) => say(said(card))
export const matterScene = ({ say }: Scene, card: CardView) => say(`${said(card)}.${card.kind === 'dilemma' ? 'scene' : 'tale'}`)
/** Its question, or its hint for a side; nothing, if the vote is on what came of it. */
export const matterWords = ({ say }: Scene, card: CardView, part: string) => (card.asks ? say(`${said(card)}.${part}`) : '')
/** Aye or nay, as offers call it, and what that means where the card has a name for it. */
export const sideName = ({ say }: Scene, card: CardView, side: string) => [say(`kd-side-${side}`), ...(card.rules.labels && card.asks ? [say(`${said(card)}.${side}name`)] : [])].join(': ')
export const cardWords = ({ say }: Scene, card: string, part: string) => say(`${GAME}-card-${card}.${part}`)
export const storyName = ({ say }: Scene, story: string) => say(`${GAME}-story-${story}`)
export const agendaWords = ({ say }: Scene, agenda: string) => [say(`${GAME}-agenda-${agenda}`), say(`${GAME}-agenda-${agenda}.does`)]
/** The name of something in the story, its tale, and what it does if it goes on doing something. */
export const told = ({ say }: Pick<Scene, 'say'>, key: string) => {
  const parts = [key, `${key}.tale`, `${key}.does`]
  return parts.map((part) => say(part)).filter((text, n) => text !== parts[n])
}
export const tokenName = ({ say }: Scene, token: string) => say(`${GAME}-token-${token}`)

/** An achievement, how far it has come, and what it brings. */
export const achievementWords = (say: Say, house: string, { at, boxes, marked }: Achievement) => {
  const key = `${GAME}-achievement-${house}-${at}`
  return [say(key), say('kd-kingdom-boxes', { n: marked, boxes }), say(`${key}.does`)]
}

/** A house that can be chosen: what it is like to play, what it prefers and strives for. */
export function houseWords({ board, printed, say }: Scene, house: string): string[] {
  const prefers = printed.houses[house]!.prefers.map((agenda) => say(`${GAME}-agenda-${agenda}`)).join(', ')
  const strives = achievementsOf(printed, house, marksOf(board, house)).map((one) => `• ${achievementWords(say, house, one).join(' – ')}`)
  return [say(`${GAME}-role-${house}`), say(`${GAME}-role-${house}.about`), prefers, ...strives]
}

/** The card whose outcome lies on the time track. */
export const outcomeCard = (outcome: string) => outcome.replace(/-(aye|nay)$/, '')

export function markerWords(scene: Scene, { resource, row, rising, token }: MarkerView): string {
  const { say } = scene
  const parts = [say('kd-row', { resource: resourceName(scene, resource), n: row }), say(rising ? 'kd-rising' : 'kd-falling')]
  if (token) parts.push(say('kd-momentum'))
  return parts.join('; ')
}

export function panWords(scene: Scene, icon: string): string {
  const { kind, resource } = panSign(icon)
  return resource ? scene.say(`${GAME}-icon-${kind}`, { resource }) : scene.say('kd-unknown')
}

export function stickerWords(scene: Scene, { sticker, positive, house, boxes }: StickerView): string[] {
  const { say } = scene
  const facts = say('kd-sticker', { sign: positive ? 'good' : 'bad', house: say(`${GAME}-role-${house}`), n: boxes })
  return [...told(scene, `${GAME}-sticker-${sticker}`), facts]
}

export function seatWords(scene: Scene, seat: number): string {
  const { board, say, names } = scene
  const { power, coins } = board.seats[seat]!
  const { prestige, craving } = sheetOf(board, seat)
  const parts = [say('kd-prestige', { n: prestige }), say('kd-craving', { n: craving })]
  if (power !== null) parts.push(say('kd-power', { n: power }))
  if (coins !== null) parts.push(say('kd-coins', { n: coins }))
  if (board.leader === seat) parts.push(say('kd-leader'))
  if (board.moderator === seat) parts.push(say('kd-moderator'))
  return `${houseName(scene, seat)}, ${names[seat]}: ${[...parts, stanceWords(scene, seat)].filter(Boolean).join('; ')}`
}

/** What a seat does in the vote; nothing, when there is none. */
export function stanceWords(scene: Scene, seat: number): string {
  const { board, say, names } = scene
  const { stance, weight, votes_for } = board.seats[seat]!
  if (!board.card) return ''
  if (votes_for !== null) return say('kd-votes-for', { name: names[votes_for], n: weight })
  return say(`kd-stance-${stance}`, { n: weight })
}

export function columnWords(scene: Scene, n: number): string[] {
  const marker = scene.board.markers[n]!
  const stickers = scene.board.chronicle[n]!.filter((slot) => slot !== null)
  return [resourceName(scene, marker.resource), markerWords(scene, marker), ...(stickers.length ? [scene.say('kd-stickers', { n: stickers.length })] : [])]
}
