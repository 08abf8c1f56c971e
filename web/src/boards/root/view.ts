/** Made from `interrex/games/root` by `make types`; not written by hand. */

/** The woodland, what lies beside it, and everybody's board. */
export interface BoardView {
  map: string
  /** a seat */
  turn: number
  round: number
  phase: number
  /** actions */
  left: number
  clearings: ClearingView[]
  seats: SeatView[]
  deck: number
  discard: string[]
  /** dominance cards to take */
  available: string[]
  /** left to craft */
  items: { [key: string]: number }
  quests: string[]
  quest_deck: number
  /** by piece */
  tracks: { [key: string]: TrackView }
  marquise: MarquiseView
  eyrie: EyrieView
  alliance: AllianceView
  battle: BattleView | null
}

/** A clearing and what stands in it. */
export interface ClearingView {
  suit: string
  ruler: string | null
  slots: number
  /** of them */
  open: number
  /** items beneath it; 0: no ruin */
  ruin: number
  /** by faction */
  warriors: { [key: string]: number }
  buildings: { [key: string]: number }
  wood: number
  keep: boolean
  sympathy: boolean
  pawns: string[]
}

/** A player and what they have in any faction. */
export interface SeatView {
  faction: string
  score: number
  /** whether points still count: not for a dominance card in play, nor in a coalition */
  scores: boolean
  dominance: string | null
  goal: GoalView | null
  /** the seat to win with */
  coalition: number | null
  cards: number
  /** for its owner's eyes */
  hand: string[] | null
  /** of another's hand: what was given, stolen or shown */
  known: string[]
  crafted: string[]
  items: { [key: string]: number }
  /** in the supply; None: the faction has none */
  warriors: number | null
  vagabond: VagabondView | null
}

/** How near a seat is to winning by its dominance card: clearings of the suit, or opposite corners (bird). */
export interface GoalView {
  suit: string
  have: number
  of: number
}

/** A Vagabond's board; his pawn is in a clearing, in a forest, or not yet placed. */
export interface VagabondView {
  character: string | null
  clearing: number | null
  forest: number | null
  fresh: { [key: string]: number }
  exhausted: { [key: string]: number }
  damaged: { [key: string]: number }
  damaged_exhausted: { [key: string]: number }
  relations: { [key: string]: number | 'hostile' }
  /** this turn, towards the next step */
  aids: { [key: string]: number }
  /** completed, by suit */
  quests: { [key: string]: number }
  /** kinds of items: with two Vagabonds, nobody takes a kind twice */
  from_ruins: string[]
}

/** Pieces of a kind on the map, and what the next gives and costs; None: there is none, or it is not paid for. */
export interface TrackView {
  placed: number
  of: number
  points: number | null
  cost: number | null
}

export interface MarquiseView {
  /** in the supply */
  wood: number
  /** the clearing */
  keep: number | null
}

export interface EyrieView {
  leader: string | null
  deposed: string[]
  /** by column */
  decree: { [key: string]: DecreeCard[] }
  /** the column that is being carried out */
  resolving: string | null
  /** points for the roosts */
  evening: number
}

export interface DecreeCard {
  card: string
  /** this turn */
  resolved: boolean
}

export interface AllianceView {
  supporters: number
  /** for the Alliance's eyes */
  supporter_cards: string[] | null
  /** of them, to others */
  known: string[]
  officers: number
  /** by suit, the clearing */
  bases: { [key: string]: number | null }
  sympathy: number
}

/** A battle under way. Pairs are the attacker's and the defender's. */
export interface BattleView {
  /** seats */
  attacker: number
  defender: number
  clearing: number
  /** whose warriors an attacking Vagabond treats as his own */
  ally: string | null
  /** this battle takes */
  steps: string[]
  step: string
  /** it was sprung and not foiled */
  ambush: boolean
  /** hits that each can roll */
  most: [number, number]
  /** None: the dice lie in their box */
  rolled: [number, number] | null
  extra: [number, number]
}

/** The maps, the deck, the quests, the boards of the factions. */
export interface Components {
  maps: { [key: string]: MapPrint }
  cards: { [key: string]: CardPrint }
  quests: { [key: string]: QuestPrint }
  /** their Loyal Viziers, by column */
  leaders: { [key: string]: string[] }
  /** their items */
  characters: { [key: string]: string[] }
  /** by faction */
  warriors: { [key: string]: number }
  /** that can be crafted */
  items: { [key: string]: number }
  /** by piece */
  tracks: { [key: string]: TrackPrint }
  /** buildings and tokens, by the faction whose they are */
  pieces: { [key: string]: string }
  /** those of them that stand in slots */
  buildings: string[]
  /** points that win */
  goal: number
}

/** A side of the board. Clearings and forests have their printed numbers. */
export interface MapPrint {
  /** none: they are dealt */
  suits: string[]
  slots: number[]
  ruins: number[]
  paths: [number, number][]
  river: [number, number][]
  /** each by the clearings it touches */
  forests: number[][]
  /** and their opposite */
  corners: [number, number][]
  places: [number, number][]
}

/** A card of the shared deck: what crafting it takes and gives. */
export interface CardPrint {
  suit: string
  kind: string
  /** by suit */
  cost: { [key: string]: number }
  /** pieces of any suit */
  any: number
  item: string | null
  points: number
  copies: number
}

export interface QuestPrint {
  suit: string
  items: string[]
}

/** A track of a faction's board, by pieces that are on the map before the next is placed. */
export interface TrackPrint {
  /** that it gives */
  points: number[]
  /** wood or supporters; none: it is not paid for */
  costs: number[]
  /** whether one more card is drawn from then on */
  draws: boolean[]
}
