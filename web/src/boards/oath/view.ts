/** Made from `interrex/games/oath` by `make types`; not written by hand. */

export interface BoardView {
  round: number
  turn: number
  phase: string
  chancellor: number
  oath: string
  title: TitleView
  visions_drawn: number
  next: string | null
  banks: { [key: string]: number }
  shared: number
  slots: SlotView[]
  piles: { [key: string]: FaceView[] }
  relic_deck: number
  reliquary: (RelicView | null)[]
  banners: { [key: string]: any }
  seats: SeatView[]
  tokens: TokensView[]
  cage: { [key: string]: number }
  prophets: any[]
  boxed: string[]
  campaign: CampaignView | null
  deals: any[]
  pledges: any[]
}

export interface TitleView {
  seat: number
  usurper: boolean
}

export interface FaceView {
  back: string
  card: string | null
}

export interface RelicView {
  relic: string | null
}

export interface TokensView {
  card: string
  favor: number
  secrets: number
}

export interface SlotView {
  slot: number
  region: string
  face_up: boolean
  site: string | null
  capacity: number
  cards: string[]
  relics: RelicView[]
  favor: number
  secrets: number
  warbands: number
  colour: string | null
  rulers: number[]
  bandits: boolean
  pawns: number[]
}

export interface SeatView {
  role: string
  colour: string
  favor: number
  secrets: number
  face_down_secrets: number
  warbands: number
  bank: number
  supply: number
  pawn: number
  advisers: string[]
  face_down: FaceView[]
  limit: number
  vision: string | null
  relics: string[]
  drawn: FaceView[]
}

export interface CampaignView {
  stage: string
  attacker: number
  defender: number | null
  allies: number[]
  sites: number[]
  relics: string[]
  banners: string[]
  pawn: boolean
  attack: number
  defense: number
  forces: number[]
  plans: { card: string; seat: number | null }[]
  rolled: string[][]
  totals: number[]
  victor: string | null
}

export interface Components {
  cards: { [key: string]: CardPrint }
  visions: { [key: string]: { number: number; goal: string } }
  relics: { [key: string]: RelicPrint }
  sites: { [key: string]: SitePrint }
  suits: string[]
  regions: string[]
  colours: string[]
}

export interface CardPrint {
  number: number
  suit: string | null
  powers: string[]
  cost: { [key: string]: number }
  where: string
  locked: boolean
}

export interface RelicPrint {
  number: number
  dice: number
  cost: { [key: string]: number }
}

export interface SitePrint {
  number: number
  capacity: number
  relics: number
  favor: number
  secrets: number
  recover: { [key: string]: number }
}
