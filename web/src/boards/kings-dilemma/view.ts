/** Made from `interrex/games/kings_dilemma` by `make types`; not written by hand. */

export interface BoardView {
  story: string
  reign: number
  king: string
  stage: string
  markers: MarkerView[]
  balance: number
  pool: number
  seats: SeatView[]
  leader: number
  moderator: number
  moderated: boolean
  turn: number | null
  card: CardView | null
  track: TrackView[]
  chronicle: ((StickerView | null)[])[]
  stories: StoryView[][]
  events: string[]
  circumstances: string[]
  doors: string[]
  draft: string[] | null
  deals: any[]
  pledges: any[]
  said: any[]
  entries: any[]
  ending: string
}

export interface MarkerView {
  resource: string
  row: number
  rising: boolean
  token: boolean
}

export interface SeatView {
  house: string | null
  prestige: number
  craving: number
  boxes: number[]
  preferences: number[]
  tokens: string[]
  stance: string
  votes_for: number | null
  laid: number
  coins_laid: number
  power: number | null
  coins: number | null
  agenda: string | null
  points: number[] | null
}

export interface CardView {
  card: string
  aye: string[]
  nay: string[]
  rules: any
  outcome: string | null
}

export interface TrackView {
  outcome: string
  skull_space: boolean
}

export interface StickerView {
  sticker: string
  positive: boolean
  house: string
  boxes: number
}

export interface StoryView {
  story: string
  house: string | null
}

export interface Components {
  resources: string[]
  rows: number
  slots: number
  spaces: number
  preference_boxes: number
  agendas: { [key: string]: AgendaCard }
  houses: { [key: string]: HouseSheet }
}

export interface AgendaCard {
  rows: [number, number][]
  points: number[]
  coins: [number, number, number]
}

export interface HouseSheet {
  number: number
  prefers: [string, string]
  achievements: AchievementPart[]
}

export interface AchievementPart {
  boxes: number
}
