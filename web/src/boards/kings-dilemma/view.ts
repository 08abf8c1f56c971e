/** Made from `interrex/games/kings_dilemma` by `make types`; not written by hand. */

export interface BoardView {
  story: string
  reign: number
  king: KingView
  stage: string
  markers: MarkerView[]
  balance: number
  pool: number
  seats: SeatView[]
  /** all that anybody in the kingdom has taken */
  houses: HouseView[]
  /** boxes of those that nobody has taken, while some are still to be chosen */
  free_houses: { [key: string]: number[] }
  leader: number
  moderator: number
  /** has somebody passed to moderate in this vote? */
  moderated: boolean
  /** the house that would sign now */
  signer: string | null
  turn: number | null
  card: CardView | null
  vote: VoteView | null
  /** that was drawn and is being carried out */
  circumstance: string | null
  track: TrackView[]
  /** by resource, by slot */
  chronicle: ((StickerView | null)[])[]
  /** of the storylines that have begun */
  stories: StackView[]
  /** of the endings reached */
  order: number
  rebellion: number
  events: EventView[]
  rules: RuleView[]
  /** in the event area */
  circumstances: string[]
  doors: string[]
  /** whose front the seat has been shown */
  next_card: string | null
  /** the agendas a seat chooses from now */
  draft: string[] | null
  /** under seal, in a silent vote: the seat's own */
  said: string[]
  reigns: ReignView[]
  ending: string
}

export interface KingView {
  /** of those offered; none: somebody made one up, or the story names him, who is the first */
  name: string | null
  /** a name somebody made up, as it is written */
  given: string | null
  /** which of the name he is; that of the first king stands in his story */
  numeral: string | null
  /** whose kin he is */
  house: string | null
}

export interface MarkerView {
  resource: string
  row: number
  rising: boolean
  /** is there a momentum token beside it? */
  token: boolean
  /** 1: the highest; equal ones share it */
  place: number
}

/** A house at the table. What is behind its screen is its own only. */
export interface SeatView {
  /** not chosen yet */
  house: string | null
  tokens: string[]
  /** that they would bring now */
  token_points: number
  /** silent, aye, nay, elects, gathers, moderates, out */
  stance: string
  /** in an election: the seat */
  votes_for: number | null
  /** power on its vote card */
  laid: number
  coins_laid: number
  /** what its card counts for the Leader token */
  weight: number
  power: number | null
  coins: number | null
  agenda: string | null
  /** from and to: where markers count for it now */
  agenda_rows: [number, number][]
  /** that it would bring now */
  agenda_points: number | null
  /** agenda, tokens, coins, power; once scored */
  points: number[] | null
  /** in the reign, once scored; 5: the last */
  place: number | null
  /** stickers and story cards signed in this reign */
  signings: number
}

/** What a house of the kingdom has marked on its sheet, whether it sits or not. */
export interface HouseView {
  house: string
  prestige: number
  craving: number
  /** by achievement */
  boxes: number[]
  /** likewise, how many boxes there are in this story */
  printed: number[]
  /** by achievement: is its ability the house's? */
  complete: boolean[]
  /** by agenda */
  preferences: number[]
}

/** What lies on the scales: a dilemma, or whatever else there is a vote on. */
export interface CardView {
  card: string
  /** dilemma, circumstance or finale: where its words stand */
  kind: string
  /** are its question and hints those of the vote? Not if the vote is on what came of it */
  asks: boolean
  /** what the pans show */
  aye: string[]
  nay: string[]
  rules: VoteRules
  /** once it is turned over */
  outcome: string | null
  /** likewise */
  skull: boolean | null
}

/** How a vote is held otherwise; what is not named stays as it is. */
export interface VoteRules {
  min_power: number
  max_power: number
  head_count: boolean
  majority: boolean
  silent: boolean
  no_pass: boolean
  no_deals: boolean
  coins_too: boolean
  excluded: string | null
  leader_vote: number
  keep_power: boolean
  /** the words name the two sides */
  labels: boolean
  /** each vote names a house; the one elected is remembered under this name */
  elect: string | null
}

/** How a vote stands. */
export interface VoteView {
  aye: number
  nay: number
  /** the side that would win now; none: the Moderator would decide */
  ahead: string | null
  /** in an election: what counts for each seat */
  named: number[]
  /** the seat after whose turn the vote would end */
  last: number
  /** of the pool for each who gathers power, as things stand */
  share: number
}

export interface TrackView {
  outcome: string
  skull_space: boolean
  skull: boolean
}

export interface StickerView {
  sticker: string
  positive: boolean
  house: string
  boxes: number
}

/** The story cards of one storyline, the top last. */
export interface StackView {
  cards: StoryView[]
  ended: boolean
}

export interface StoryView {
  story: string
  /** who signed it */
  house: string | null
  /** marked of its limited abilities, as far as any are */
  boxes: number[]
}

export interface EventView {
  event: string
  /** round, reign, reigns, fact or storyline */
  lasts: string
  /** reigns */
  left: number
}

/** A rule that is otherwise for now. */
export interface RuleView {
  rule: string
  to: number
}

/** A line in the chronicles of the kingdom. */
export interface ReignView {
  king: KingView
  /** died, top or bottom */
  end: string
  dilemmas: number
  houses: string[]
  agendas: string[]
  points: [number, number, number, number][]
  places: number[]
}

export interface Components {
  resources: string[]
  rows: number
  slots: number
  spaces: number
  preference_boxes: number
  /** places that doors lead to */
  doors: number
  /** how a vote is held that nothing is said of */
  usual: VoteRules
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

export interface KingdomView {
  story: string
  /** how many there have been */
  reign: number
  /** the next one */
  king: KingView
  closed: boolean
  /** opened so far */
  envelopes: number
  order: number
  rebellion: number
  /** the most prestige first */
  houses: StandingView[]
  /** by resource, by slot */
  chronicle: ((StickerView | null)[])[]
  /** of the storylines that have begun */
  stories: StackView[]
  doors: string[]
  events: EventView[]
  rules: RuleView[]
  reigns: ReignView[]
  /** stickers, story cards, doors and events of the last reign */
  fresh: string[]
}

/** A house that somebody has taken, and what the last reign brought it. */
export interface StandingView {
  marks: HouseView
  /** who plays for it: a house of the campaign */
  person: number | null
  prestige_by: number
  craving_by: number
  /** achievements of which a box was marked */
  marked: number[]
  /** in the last reign */
  sat: boolean
  /** the lowest takes an agenda first and moderates, the highest leads */
  order: number
}
