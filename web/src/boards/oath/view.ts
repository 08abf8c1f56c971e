/** Made from `interrex/games/oath` by `make types`; not written by hand. */

/** Everything a seat may see. */
export interface BoardView {
  round: number
  turn: number
  phase: string
  chancellor: number
  oath: string
  title: TitleView
  visions_drawn: number
  /** the back of the first card of the world deck */
  next: string | null
  banks: { [key: string]: number }
  /** favor in the shared bank */
  shared: number
  slots: SlotView[]
  piles: { [key: string]: FaceView[] }
  relic_deck: number
  reliquary: (RelicView | null)[]
  banners: BannersView
  seats: SeatView[]
  tokens: TokensView[]
  /** warbands on a relic, by colour */
  cage: { [key: string]: number }
  prophets: ProphetView[]
  boxed: string[]
  campaign: CampaignView | null
}

/** The title of the Oathkeeper, or of the Usurper, and who holds it. */
export interface TitleView {
  seat: number
  usurper: boolean
}

/** A place of the map: its site and everything there. */
export interface SlotView {
  /** 1 to 8 */
  slot: number
  region: string
  face_up: boolean
  /** None: it lies face down, and the seat does not know it */
  site: string | null
  capacity: number
  cards: string[]
  relics: RelicView[]
  favor: number
  secrets: number
  warbands: number
  colour: string | null
  rulers: number[]
  /** do they rule it? */
  bandits: boolean
  pawns: number[]
}

/** A relic that lies face down, and its face for those who know it. */
export interface RelicView {
  relic: string | null
}

/** A card that lies face down: its back, and its face for those who know it. */
export interface FaceView {
  /** denizen or vision */
  back: string
  card: string | null
}

/** The two banners. */
export interface BannersView {
  'peoples-favor': PeoplesFavorView
  'darkest-secret': DarkestSecretView
}

/** The People's Favor, or the Mob's on its other side. */
export interface PeoplesFavorView {
  holder: number | null
  favor: number
  mob: boolean
}

export interface DarkestSecretView {
  holder: number | null
  secrets: number
}

/** A player's board and what lies beside it. */
export interface SeatView {
  role: string
  colour: string
  favor: number
  /** face up */
  secrets: number
  face_down_secrets: number
  warbands: number
  /** warbands of the board's own colour in the personal bank */
  bank: number
  supply: number
  /** the Supply that a Rest would leave it with now */
  rested: number
  /** the place where it stands, 1 to 8; 0: it is not placed yet */
  pawn: number
  /** face up */
  advisers: string[]
  face_down: FaceView[]
  /** of advisers */
  limit: number
  /** revealed */
  vision: string | null
  relics: string[]
  /** in hand while searching */
  drawn: FaceView[]
  /** the places it rules, 1 to 8 */
  rules: number[]
}

/** What lies on a card. */
export interface TokensView {
  card: string
  favor: number
  secrets: number
}

/** A Vision in the box with somebody's warband on it. */
export interface ProphetView {
  vision: string
  seat: number
}

/** A campaign under way. Pairs stand for the attacking and the defending side. */
export interface CampaignView {
  stage: string
  attacker: number
  /** None: the bandits */
  defender: number | null
  allies: number[]
  /** targets: places, 1 to 8 */
  sites: number[]
  relics: string[]
  banners: string[]
  /** are the defender's pawn and favor a target? */
  pawn: boolean
  /** dice */
  attack: number
  defense: number
  forces: [number, number]
  plans: PlanView[]
  odds: number | null
  /** faces, 1 to 6 */
  rolled: [number[], number[]]
  /** what they show, with all that is ignored or doubled */
  swords: number
  skulls: number
  shields: number
  totals: [number, number]
  /** warbands so far */
  killed: [number, number]
  victor: string | null
}

/** A battle plan that was used, and by whom. */
export interface PlanView {
  card: string
  /** None: the bandits */
  seat: number | null
}

/** What is printed, by id. */
export interface Components {
  cards: { [key: string]: CardPrint }
  visions: { [key: string]: VisionPrint }
  relics: { [key: string]: RelicPrint }
  sites: { [key: string]: SitePrint }
  suits: string[]
  regions: string[]
  /** of each region */
  slots: number[]
  colours: string[]
  rounds: number
  /** the first round after which the end die may end the game */
  ends_after: number
  supply: TrackPrint
  dice: DicePrint
}

/** A denizen, or one side of an edifice. */
export interface CardPrint {
  number: number
  suit: string | null
  edifice: boolean
  powers: string[]
  cost: { [key: string]: number }
  /** 0: anywhere; 1: at sites only; 2: among advisers only */
  where: number
  locked: boolean
}

export interface VisionPrint {
  number: number
  goal: string
  powers: string[]
}

export interface RelicPrint {
  number: number
  /** of defense */
  dice: number
  powers: string[]
  cost: { [key: string]: number }
}

export interface SitePrint {
  number: number
  capacity: number
  relics: number
  favor: number
  secrets: number
  /** None: no relic is ever put there */
  recover: RecoverPrint | null
}

/** What a relic costs at a site. */
export interface RecoverPrint {
  favor: number
  secrets: number
  /** where the favor goes; None: it is burned */
  bank: string | null
}

/** The Supply track: its leftmost space, and what a Rest refreshes to with at least so many warbands in the bank. */
export interface TrackPrint {
  most: number
  chancellors: RefreshPrint[]
  exiles: RefreshPrint[]
}

export interface RefreshPrint {
  warbands: number
  supply: number
}

/** The faces of both dice, 1 to 6. */
export interface DicePrint {
  attack: AttackFacePrint[]
  defense: DefenseFacePrint[]
}

export interface AttackFacePrint {
  swords: number
  hollow: number
  skulls: number
}

export interface DefenseFacePrint {
  shields: number
  doubles: boolean
}

/** A game in the history of a campaign: who won, how, and what came of it, as everybody could see it. Which cards joined the world deck nobody sees, nor which left it (rulebook 8.4, 8.5): only their suits are told. */
export interface Chapter {
  game: number
  /** a house */
  winner: number
  /** by which it was won */
  rule: string
  /** with which; empty: without one */
  vision: string
  oath: string
  /** a house */
  chancellor: number
  players: Player[]
  /** the map as it stood: sites (empty: face down) and the colour that ruled */
  sites: [string, string][]
  /** an edifice built or repaired */
  built: string
  ruined: string[]
  /** of which most cards joined; empty: the Archive was healed instead */
  suit: string
  /** by slot: what lay at the sites */
  cards: string[][]
  /** the winner's */
  relics: string[]
  /** sites that stay on the map */
  kept: string[]
  /** the next oath */
  vowed: string
  /** colours of the boards on their Citizen side in the next game */
  citizens: string[]
}

/** Who took part in a game. */
export interface Player {
  house: number
  /** at its end */
  role: string
  colour: string
}

export interface RealmView {
  /** the number of the one to be played */
  game: number
  oath: string
  /** the oath of the last game */
  before: string
  winner: number
  people: StandingView[]
  /** colours of the boards on their Citizen side */
  citizens: string[]
  sites: LandView[]
  /** sites that stay on the map */
  kept: string[]
  /** an edifice that was built or repaired */
  built: string | null
  ruined: string[]
  /** all that stand */
  ruins: string[]
  /** cards of the world deck, by suit; none: the Archive was healed */
  joined: JoinedView[]
}

/** Somebody of the last game: what they were at its end, and what that makes of them. */
export interface StandingView {
  house: number
  colour: string
  was: string
  /** by the chronicle; whoever is chosen as Chancellor at the next table changes it */
  role: string
}

/** A slot of the map; without a site it is drawn anew when the game begins. */
export interface LandView {
  site: string | null
  cards: string[]
  /** that lie there face down */
  relics: number
}

export interface JoinedView {
  n: number
  suit: string
}
