/** The wire, as `src/interrex/server/protocol.py` describes it. Types only. */

export type Language = 'en' | 'pl'

// ------------------------------------------------------------------------------------------------- what is shown

export interface MessageInfo {
  key: string
  params: Record<string, Param>
}

export type Param = number | string | boolean | null | MessageInfo | Param[]

export interface Offer {
  action: string
  label: MessageInfo
  refs: string[]
  final: boolean
}

export interface Ask {
  asked: number
  /** The game waits for it; else the seat may do this meanwhile, or nothing. */
  owed: boolean
  question: MessageInfo
  rule: string
  offers: Offer[]
}

export interface LogLine {
  move: number
  message: MessageInfo
  private: boolean
}

/** `Match.view(seat)`: the frame is the engine's, `board` is the game's. */
export interface View {
  game: string
  seat: number | null
  players: number
  options: Record<string, unknown>
  moves: number
  pending: number[]
  result: Result | null
  board: any
}

export interface SeatState {
  seat: number | null
  view: View
  ask: Ask | null
  log: LogLine[]
  log_from: number
  undo: MessageInfo | null
  guide: GuideInfo | null
}

/** A lesson as one seat sees it; it lasts while the moves are the lesson's own. */
export interface GuideInfo {
  lesson: string
  status: 'on' | 'left' | 'done'
  made: number
  steps: number
  /** The seat's own among them. */
  own_made: number
  own_steps: number
  action: string | null
  why: MessageInfo | null
  /** By verb: what each kind of action is good for. */
  about: Record<string, MessageInfo>
  meanwhile: StepInfo[]
}

export interface StepInfo {
  seat: number
  why: MessageInfo
}

export interface SeatInfo {
  seat: number
  kind: 'human' | 'open' | 'bot'
  name: string
  bot: string | null
  left: boolean
  online: boolean
}

export interface UndoRequest {
  seat: number
  moves: number
  needed: number[]
}

export interface Result {
  winners: number[]
  scores: number[]
  rule: string
}

export interface TableInfo {
  id: string
  name: string
  game: string
  players: number
  options: Record<string, unknown>
  version: number
  seats: SeatInfo[]
  status: 'open' | 'running' | 'finished'
  listed: boolean
  moves: number
  created: number
  waiting_since: number
  proof: string
  key: string | null
  result: Result | null
  /** Whoever made the table chose the seed, and could know the luck. */
  seeded: boolean
  /** Whose game it is, and by seat, for which of its houses. */
  campaign: string | null
  houses: number[]
}

export interface ChatLine {
  number: number
  seat: number | null
  name: string
  text: string
  at: number
}

// ------------------------------------------------------------------------------------------------- server to client

export interface StateMessage {
  type: 'state'
  seq: number
  table: TableInfo
  seats: SeatState[]
  chat: ChatLine[]
  request: UndoRequest | null
  history: number[][] | null
  now: number
  /** Opened at this table: their words are at `/api/tables/{id}/packs/{pack}/…`. */
  packs: string[]
}

export interface Accepted {
  type: 'accepted'
  id: string
  seq: number
}

export type RefusalCode =
  | 'illegal'
  | 'stale'
  | 'not-yours'
  | 'bad'
  | 'too-fast'
  | 'too-large'
  | 'not-found'
  | 'conflict'
  | 'password'
  | 'allowed'

export interface Refused {
  type: 'refused'
  id: string | null
  code: RefusalCode
  rule: string | null
  message: MessageInfo
  sentence: string
}

export type ServerMessage = StateMessage | Accepted | Refused
export type Answer = Accepted | Refused

// ------------------------------------------------------------------------------------------------- client to server

export interface Hello {
  type: 'hello'
  tokens: string[]
  language: Language
}

/** What a client may ask for; the socket adds the id. */
export type Request =
  | { type: 'play'; seat: number; action: string; asked: number }
  | { type: 'undo'; seat: number }
  | { type: 'consent'; seat: number; agree: boolean }
  | { type: 'chat'; seat: number | null; text: string }
  | { type: 'why'; seat: number; action?: string; refs?: string[] }
  | { type: 'sit'; seat: number; name?: string; left?: boolean }
  | { type: 'ping' }

export type ClientMessage = Hello | (Request & { id: string })

// ------------------------------------------------------------------------------------------------- HTTP

export interface SeatWanted {
  kind: 'human' | 'open' | 'bot'
  name?: string
  bot?: string | null
}

export type OptionValue = boolean | number | string

export interface TableWanted {
  game: string
  seats: SeatWanted[]
  name?: string
  options?: Record<string, OptionValue>
  listed?: boolean
  seed?: string | null
}

export interface SeatKey {
  seat: number
  token: string
}

export interface TableMade {
  table: TableInfo
  owner: string
  seats: SeatKey[]
}

export interface Joined {
  table: TableInfo
  seat: SeatKey
}

export interface LinksReset {
  seats: SeatKey[]
}

export interface LobbyInfo {
  password: boolean
  inside: boolean
}

export interface Position {
  move: number
  moves: number
  view: View
  log: LogLine[]
}

export interface GameOption {
  name: string
  values: OptionValue[]
  default: OptionValue
  rule: string
}

/** A table made with these options and this seed is guided. */
export interface LessonInfo {
  id: string
  players: number
  options: Record<string, OptionValue>
  seed: string
  roles: string[]
}

export interface GameInfo {
  id: string
  title: string
  version: number
  players: number[]
  options: GameOption[]
  bots: string[]
  hidden: boolean
  notations: string[]
  lessons: LessonInfo[]
  components: any
  /** Whether games of it make a campaign. */
  saga: boolean
}

// ------------------------------------------------------------------------------------------------- campaigns

export interface HouseInfo {
  house: number
  kind: 'human' | 'open' | 'bot'
  name: string
  bot: string | null
}

export interface CampaignGame {
  number: number
  table: string
  houses: number[]
  moves: number
  /** By seat; null while it is being played. */
  result: Result | null
}

/** In story and result, a seat is a house. */
export interface CampaignInfo {
  id: string
  name: string
  game: string
  options: Record<string, OptionValue>
  listed: boolean
  created: number
  houses: HouseInfo[]
  games: CampaignGame[]
  story: MessageInfo[]
  result: Result | null
}

export interface CampaignWanted {
  game: string
  houses: SeatWanted[]
  name?: string
  options?: Record<string, OptionValue>
  listed?: boolean
}

/** It opens the house's seat at every table of the campaign. */
export interface HouseKey {
  house: number
  token: string
}

export interface CampaignMade {
  campaign: CampaignInfo
  owner: string
  houses: HouseKey[]
}

export interface HouseJoined {
  campaign: CampaignInfo
  house: HouseKey
}

export interface HouseWanted {
  kind: 'open' | 'bot'
  name?: string
  bot?: string | null
}

export interface NextGame {
  houses?: number[] | null
  options?: Record<string, OptionValue>
  anew?: boolean
}

// ------------------------------------------------------------------------------------------------- rules

export interface RuleInfo {
  id: string
  text: string
  heading: boolean
  refers_to: string[]
  referred_by: string[]
}

export interface RulebookInfo {
  game: string
  language: Language
  intro: string
  rules: RuleInfo[]
}

export interface RuleHit {
  id: string
  titles: string[]
  line: string
}

export interface RulesFound {
  hits: RuleHit[]
  total: number
  words: string[]
  suggestions: string[]
}
