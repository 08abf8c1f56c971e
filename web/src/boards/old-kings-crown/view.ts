/** Made from `interrex/games/old_kings_crown` by `make types`; not written by hand. */

/** The kingdom, what lies beside the map, and everybody's board. */
export interface BoardView {
  year: number
  years: number
  season: string
  /** seats on the order track, first on top; none while it is not drawn yet */
  order: number[]
  favour: FavourView
  /** left to right; None: a gap. The leftmost is the top of the deck */
  road: (string | null)[]
  /** the next cards of the deck, for those who looked at them */
  ahead: (string | null)[]
  /** cards beneath the road's leftmost */
  kingdom_deck: number
  kingdom_discard: string[]
  kingdom_burned: string[]
  /** a Kingdom card on its way to a board */
  acquiring: string | null
  regions: RegionView[]
  locations: LocationView[]
  councils: CouncilView[]
  seats: SeatView[]
  lost: string[]
  burned: string[]
  clash: ClashView | null
  /** what this seat has said under seal, for its own eyes */
  said: string[]
}

/** The disc of the Kingdom's Favour: who holds it, and how often it can still be turned. */
export interface FavourView {
  /** None: it lies on the Tilled Fields */
  seat: number | null
  left: number
}

/** A region and everything beside and on it. Lists by seat are in seat order. */
export interface RegionView {
  id: string
  /** which clash of the year is fought here; None: nobody has said yet */
  marker: number | null
  resolved: boolean
  /** in the order of arrival */
  active: ActiveView[]
  /** by seat: face-down cards; None for a back */
  laid: ((string | null)[])[]
  /** the card that whoever looks has said under seal to lay here */
  sealed: string | null
  /** by seat */
  supporters: number[]
  /** by seat: of them, those that have fought here */
  tired: number[]
  cards: LyingView[]
  /** the seat that keeps others' cards out */
  barred: number | null
}

/** A card face up beside a region, with what it is worth there now. */
export interface ActiveView {
  card: string
  seat: number
  strength: number
  /** printed and gained */
  traits: string[]
  commands: string[]
  /** lying on it */
  influence: number
  /** in an earlier clash here this year: it counts no more */
  fought: boolean
}

/** A Kingdom card that lies on the map, and whose it is. */
export interface LyingView {
  card: string
  seat: number
}

/** A location: the Heralds there, markers of the council of Secrets by seat, Kingdom cards. */
export interface LocationView {
  id: string
  heralds: number[]
  marks: number[]
  cards: LyingView[]
}

/** A council: who sits there, markers and votes by seat. */
export interface CouncilView {
  id: string
  cards: SitterView[]
  marks: number[]
  votes: number[]
}

/** A card in a council, and its votes. */
export interface SitterView {
  card: string
  seat: number
  votes: number
}

/** A player's board and piles. */
export interface SeatView {
  faction: string
  influence: number
  lore: number
  /** of the hand */
  limit: number
  /** for its owner's eyes */
  hand: string[] | null
  /** of another's hand: what was seen to go there */
  known: string[]
  /** in hand */
  cards: number
  /** top last; None: unknown */
  deck: (string | null)[]
  discard: string[]
  /** of power: not bought yet */
  place: string[]
  /** headquarters that were bought */
  quarters: string[]
  /** on one of these */
  markers: number
  /** uses left of each; None: burned */
  tactics: { [key: string]: number | null }
  /** Favour actions it may use */
  favours: string[]
  /** of its own, this year */
  favour_uses: number
  /** by space */
  occupied: (OccupiedView | null)[]
  /** Kingdom cards that need no space */
  supply: string[]
  /** in the advanced set-up, for its owner's eyes */
  dealt: string[] | null
  /** on the board */
  supporters: number
  lost_supporters: number
  /** the location; None: at home */
  herald: string | null
  bid: BidView | null
  /** the card it bids under seal, for its own eyes */
  sealed: string | null
  /** this year */
  used: string[]
  used_in_autumn: string[]
  /** what holds for this year */
  lasting: string[]
}

/** A Kingdom card on a board, the card beneath it, and how strongly that guards it. */
export interface OccupiedView {
  kingdom: string
  card: string | null
  guard: number
}

/** An open bid, or another card laid for a Kingdom card. */
export interface BidView {
  card: string
  strength: number
}

/** A clash under way: its stage, who takes part, and how strong they are as things stand. */
export interface ClashView {
  region: string
  /** in turn order */
  seats: number[]
  stage: string
  /** in its region this year */
  first: boolean
  winner: number | null
  /** by seat */
  totals: number[]
}

/** What is printed, by id. */
export interface Components {
  cards: { [key: string]: CardPrint }
  kingdom: { [key: string]: KingdomPrint }
  tactics: { [key: string]: TacticPrint }
  favours: { [key: string]: FavourPrint }
  locations: { [key: string]: LocationPrint }
  regions: string[]
  councils: string[]
  factions: string[]
  /** of a clash, in order, and what each is shown as */
  stages: { [key: string]: string }
}

/** A faction card. Headquarters have no archetype, and never fight. */
export interface CardPrint {
  kind: string
  faction: string
  archetype: string | null
  strength: number
  traits: string[]
  commands: string[]
  votes: number
  lore: number
  /** in lore; 0: it belongs to the basic deck */
  cost: number
  rule: string
}

/** A Kingdom card, the council it speaks of, and what is drawn on it. */
export interface KingdomPrint {
  suit: string
  motif: string
  rule: string
}

/** A tactic, and how often it can be used. */
export interface TacticPrint {
  faction: string
  uses: number
  rule: string
}

/** The Favour action of a faction. */
export interface FavourPrint {
  faction: string
  rule: string
}

/** A location, and what it pays. */
export interface LocationPrint {
  region: string
  influence: number
  rule: string
}
