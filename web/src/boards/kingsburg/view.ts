/** Made from `interrex/games/kingsburg` by `make types`; not written by hand. */

/** The board and everybody's province. What has a default is only there in a module. */
export interface BoardView {
  year: number
  phase: number
  /** seats on the turn order track */
  order: number[]
  /** who holds the marker */
  envoy: number | null
  seats: SeatView[]
  /** by rank: the sets of dice on them; then, where a Politician governs, his two */
  advisors: DiceSet[][]
  enemy: EnemyView
  /** the ranks of the advisors on whom a whim tile lies */
  whims?: number[]
  /** what lies on the tile of rank 4 */
  chest?: Goods | null
  /** the good that lies on the tile of rank 5 */
  lot?: string
  /** the governors in the hand of whoever looks, until one is kept */
  dealt?: string[]
  auction?: AuctionView | null
  /** the letters of the strips that lie open to be picked, two alike once */
  draft?: string[]
  /** tokens on advisors: the rank, and whose */
  allies?: [number, number][]
  /** the card of the scenario this year */
  edict?: string
  /** the card of this year */
  destiny?: string
  /** the ranks of advisors drawn by lot this year */
  marked?: number[]
  /** the ranks of those whom whoever looks cannot influence this year */
  closed?: number[]
  /** that lie open to be joined, until everybody has one */
  groups?: string[]
  /** what somebody is to choose from at court */
  offering?: WhimView | null
}

/** A player: what lies before them, and their marks on the tracks. What has a default is only there in a module. */
export interface SeatView {
  score: number
  army: number
  /** of the buildings in the battle to come; once that is fought the army track shows it already */
  bonus: number
  goods: Goods
  tokens: number
  buildings: string[]
  /** dice in hand */
  coloured: number[]
  white: number[]
  /** has a white die of the king's this spring */
  aided: boolean
  /** while others still place dice */
  passed: boolean
  /** knows this year's enemy */
  peeked: boolean
  /** buildings that were used this season */
  used: string[]
  used_token: boolean
  /** the province's rows from the top, where they are not the printed ones */
  sheet?: string[][]
  governor?: string
  /** joined this year */
  group?: string
  /** soldier tokens left */
  levies?: number[]
  /** the letters of those dealt, until all have decided which they use */
  strips?: string[]
}

/** So many of each. */
export interface Goods {
  gold: number
  wood: number
  stone: number
}

/** Dice that lie together on an advisor; the seat is None for nobody's dice. */
export interface DiceSet {
  seat: number | null
  coloured: number[]
  white: number[]
}

/** This year's enemy: what its back tells, and its face to whoever knows it. */
export interface EnemyView {
  range: [number, number]
  revealed: boolean
  card: EnemyCard | null
  /** the cards of the year, one of which it is; none once it is known */
  possible: Foe[]
}

/** An enemy's face. */
export interface EnemyCard {
  year: number
  kind: string
  strength: number
  gain: Gain
  lose: Loss
}

/** What a victory brings. */
export interface Gain {
  goods: Goods
  any: number
  points: number
}

/** What a defeat costs. */
export interface Loss {
  goods: Goods
  any: number
  points: number
  buildings: number
}

/** An enemy that may come. */
export interface Foe {
  kind: string
  strength: number
}

/** Governors that lie open; which is bid for, how much, and by whom. */
export interface AuctionView {
  cards: string[]
  card: string
  points: number
  leader: number | null
  /** the highest bid there may be */
  most: number
}

/** Somebody is asked which way it shall be: the advisor's rank, and all that there are. */
export interface WhimView {
  rank: number
  seat: number
  ways: WayView[]
}

/** One of the ways to take what a whim gives. */
export interface WayView {
  /** the number by which actions call it */
  n: number
  pays: GiftView | null
  gains: GiftView
  /** what every other player gets */
  others: GiftView | null
  peek: boolean
}

/** What somebody gets or gives up. */
export interface GiftView {
  goods: Goods
  points: number
  soldiers: number
  tokens: number
}

/** Advisors by rank, those on the Politician's card, buildings row by row, backs and faces of the enemy cards. */
export interface Components {
  advisors: AdvisorField[]
  politicians: AdvisorField[]
  buildings: BuildingField[]
  /** the rows of the printed province */
  sheet: string[][]
  /** the buildings of each, by its letter */
  strips: { [key: string]: string[] }
  /** by year: the weakest and the strongest */
  strengths: { [key: string]: [number, number] }
  enemies: EnemyCard[]
  years: number
  /** the phase of the battle, which is the last of a year */
  winter: number
  /** the phase in which the envoy is lent */
  envoy: number
}

/** An advisor: everything they give. */
export interface AdvisorField {
  /** the number by which actions call it: the rank, but for places beside the council */
  place: number
  rank: number
  id: string
  goods: Goods
  /** one of these besides */
  choice: Goods[]
  /** goods of choice */
  any: number
  points: number
  soldiers: number
  tokens: number
  /** a secret look at the enemy */
  peek: boolean
  /** a good for one each of the other two kinds */
  trade: boolean
}

/** A building, where it stands on the sheet, what it adds in battle, and how it is drawn. */
export interface BuildingField {
  id: string
  /** its letter */
  row: string
  column: number
  cost: Goods
  points: number
  strength: number
  /** by kind of enemy, instead of it */
  against: { [key: string]: number }
  /** the strength is only for enemies with no more than this on their card; 0: for all */
  weak: number
  /** what it shows beside its strength: icons by name, and short texts */
  signs: string[]
  /** a placement of dice */
  helps: boolean
  /** what it costs is lost, and of our own making (rulebook 14.21) */
  ours: boolean
  /** paths of SVG, each with the letter of what it paints */
  picture: [string, string][]
}
