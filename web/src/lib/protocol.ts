/** Made from `interrex/server/protocol` by `make types`; not written by hand. */

export type Language = 'en' | 'pl'

export type SeatKind = 'human' | 'open' | 'bot'

export type OptionValue = boolean | number | string

export type RefusalCode = 'illegal' | 'stale' | 'not-yours' | 'bad' | 'too-fast' | 'too-large' | 'not-found' | 'conflict' | 'password' | 'allowed'

export type Answer = Accepted | Refused

export type ServerMessage = StateMessage | Accepted | Refused

export type ClientMessage = Hello | Play | Undo | Consent | Chat | Why | Sit | Stand | Give | Recall | Keep | Holiday | Pause | StandIn | Look | Ping

export type Experience = 'any' | 'new' | 'some' | 'much'

export type RouteKind = 'push' | 'mail' | 'webhook' | 'feed'

export type HookForm = 'discord' | 'slack' | 'ntfy' | 'gotify' | 'template'

export type HoldingKind = 'seat' | 'owner'

/** A message to be put into words by Fluent: `engine.words` says how parameters become words. */
export interface MessageInfo {
  key: string
  params: { [key: string]: any }
}

/** One thing to know about an offer beforehand: what it takes, what it gives, what is likely, what may go wrong. */
export interface Foreseen {
  kind: 'price' | 'gain' | 'odds' | 'risk'
  message: MessageInfo
}

/** A piece where an offer would put it. */
export interface GhostInfo {
  /** the game's own word for it */
  piece: string
  /** the board element */
  at: string
  n: number
  /** the element it would come from; empty: it is new on the board */
  leaves: string
}

/** One action a seat may take now. (Options are what a game is set up with.) */
export interface Offer {
  action: string
  label: MessageInfo
  /** the board elements it concerns: "advisor:8", "die:0:d2" */
  refs: string[]
  /** it brings luck or shows a secret: it cannot be taken back without asking */
  final: boolean
  /** beside what the label says */
  foreseen: Foreseen[]
  ghosts: GhostInfo[]
}

/** What the game asks a seat. `asked` goes back with the answer: it tells a stale client from a fresh one. */
export interface Ask {
  asked: number
  /** the game waits for it; else the seat may do this meanwhile, or nothing */
  owed: boolean
  question: MessageInfo
  rule: string
  offers: Offer[]
  /** one may pass or do one thing: the seat can say that it always passes this */
  passable: boolean
  /** what the seat can expect, as things are */
  foretold: MessageInfo[]
  /** there is one offer, and everybody can see that: answering it at once tells nothing */
  only: boolean
  /** what may be said besides, by filling in slots: promises */
  forms: Form[]
  /** the verb of which the seat may make up the word, besides those that are offered */
  invents: string
}

/** One kind of promise: `promise <seat> <term> <words>` with the words of any row. */
export interface Form {
  /** <game>-term-<term> is its title */
  term: string
  /** the key of its label */
  says: string
  how: 'now' | 'aside' | 'pledge'
  /** the slot in which several promises of the kind by one seat differ; -1: it makes one in a deal */
  apart: number
  /** after the seat that promises, the words in order */
  slots: Slot[]
  /** of each: the seats that could promise that, then what each slot may hold */
  rows: (((string | number)[])[])[]
}

/** A word of a promise that is still to be said. */
export interface Slot {
  /** the parameter of the label; <game>-slot-<word> is its title */
  word: string
  kind: 'seat' | 'amount' | 'choice'
  /** the element of the board that it points at: {} is the word, {seat} who promises */
  ref: string
  /** by word, what the label calls it, where it is not called as it is said */
  told: { [key: string]: any }
}

/** A step of a lesson that was made: whose, and why. */
export interface StepInfo {
  seat: number
  why: MessageInfo
}

/** A move of one's own in a lesson, made after so many: in words, and what it was for. */
export interface LookedInfo {
  move: number
  label: MessageInfo
  why: MessageInfo
}

/** A lesson, as one seat sees it. It lasts while the moves are the lesson's own. */
export interface GuideInfo {
  lesson: string
  /** left: somebody has gone another way; taking that back brings it on again */
  status: 'on' | 'left' | 'done'
  /** how many of its moves were made */
  made: number
  /** how many it has */
  steps: number
  /** of these, the seat's own */
  own_made: number
  own_steps: number
  /** what it wants the seat to do now */
  action: string | null
  /** and the reason */
  why: MessageInfo | null
  /** what is said before the first move: the goal, a turn, the seat's own side */
  cards: MessageInfo[]
  /** by verb, what each kind of action the seat may take now is good for */
  about: { [key: string]: MessageInfo }
  /** what others did in it since the seat's own last step */
  meanwhile: StepInfo[]
  /** when it is over, until the seat's next move: all that the seat has done in it */
  looked: LookedInfo[]
}

/** One line of the log, said after that many moves. */
export interface LogLine {
  move: number
  message: MessageInfo
  private: boolean
  /** the board elements it concerns */
  refs: string[]
}

/** An answer given ahead: to which question, how, under which conditions, how long. See `engine.ahead`. */
export interface OrderWish {
  question: string
  /** tried one after another */
  ways: string[]
  /** all must hold */
  given?: string[]
  /** mine: until it is the seat's own turn */
  scope?: 'game' | 'turn' | 'mine'
  times?: number | null
  /** by the server's clock */
  until?: number | null
}

/** An order of a seat that stands. */
export interface OrderInfo {
  number: number
  order: OrderWish
  /** in words, sentence by sentence */
  said: MessageInfo[]
  /** how often it has answered */
  used: number
}

/** A move that was made in a seat's name: after how many, by what, and what it was. */
export interface DoneInfo {
  move: number
  by: 'bot' | 'order' | 'pass'
  what: MessageInfo
}

/** What one seat (None: a spectator) sees, is asked and has heard. */
export interface SeatState {
  seat: number | null
  view: View
  ask: Ask | null
  /** whole in the first state on a socket; afterwards from `log_from` on */
  log: LogLine[]
  /** the index of the first line sent; a client cuts its log there and appends */
  log_from: number
  /** what stands in the way of taking back; None: the seat may at once */
  undo: MessageInfo | null
  /** nobody is there to agree: taking back makes a practice game of this */
  spoils: boolean
  /** the questions this seat always passes */
  standing: MessageInfo[]
  /** what this seat has answered ahead */
  orders: OrderInfo[]
  /** in this seat's name since it last moved itself */
  done: DoneInfo[]
  /** when its own time stands still */
  hours: Hours | null
  /** at a table that is a lesson */
  guide: GuideInfo | null
  /** after how many moves of the game this seat had made its last one; 0: it has made none */
  moved: number
}

/** What a seat (None: a spectator) may see. The frame is the engine's, the board is the game's own. */
export interface View {
  game: string
  seat: number | null
  players: number
  options: { [key: string]: any }
  moves: number
  pending: number[]
  /** None: it goes on */
  result: Result | null
  board: any
  /** None: nothing was offered or promised */
  dealings: Dealings | null
}

/** How a game ended: the winners (several share), the scores in seat order, the rule that decided. */
export interface Result {
  winners: number[]
  scores: number[]
  rule: string
}

/** What was drafted, offered and promised, as a seat may see it. */
export interface Dealings {
  deals: DealInfo[]
  /** of deals that were struck, until they are kept or fall away */
  pledges: ClauseInfo[]
}

/** A deal as whoever may see it reads it. */
export interface DealInfo {
  /** 0: the seat's own draft */
  number: number
  /** its author first */
  parties: number[]
  clauses: ClauseInfo[]
  agreed: number[]
  /** why the seat cannot propose or accept it now */
  void: Void | null
}

/** What one seat promises, in words. */
export interface ClauseInfo {
  seat: number
  /** as it is promised: the term and its words */
  action: string
  /** a message, as log lines have it */
  says: any
  /** what happens to it when the deal is struck */
  how: 'now' | 'aside' | 'pledge'
  /** of a pledge: the number of its deal, and who struck it */
  deal: number
  parties: number[]
}

/** Why a deal binds nobody as it stands. */
export interface Void {
  rule: string
  /** a message */
  says: any
}

/** When somebody's time stands still: at night and on some days of the week, where they live. */
export interface Hours {
  /** as in Europe/Warsaw */
  zone: string
  /** minutes after midnight */
  sleep: number
  /** the same as `sleep`: no night is kept */
  wake: number
  free?: number[]
}

/** Time to think: for every move, or for each player in all, with some more after every move. */
export interface Clock {
  per: 'move' | 'player'
  seconds: number
  more?: number
}

/** Who sits where. */
export interface SeatInfo {
  seat: number
  kind: SeatKind
  name: string
  /** the kind of bot that plays now */
  bot: string | null
  /** a person's seat that a bot keeps warm */
  left: boolean
  online: boolean
  /** at a table with a clock: the seconds it has, or had when they began to run */
  time: number | null
  /** while they run: when they will be up */
  until: number | null
  /** of somebody who is not here and has time: from when on a bot may be asked for */
  away_from: number | null
  /** from when until when somebody has said to be away */
  holiday: number[] | null
}

/** Somebody wants to take moves back, or a bot for somebody absent, and others are asked. */
export interface UndoRequest {
  seat: number
  /** how many would be taken back */
  moves: number
  /** seats that have not answered yet */
  needed: number[]
  /** the seat for which a bot is wanted; then no moves are taken back */
  absent: number | null
  /** a pause is wanted: likewise */
  pause: boolean
}

/** What anybody with the table's address may know. */
export interface TableInfo {
  id: string
  name: string
  game: string
  players: number
  options: { [key: string]: OptionValue }
  version: number
  seats: SeatInfo[]
  /** open: a seat waits for somebody to join */
  status: 'open' | 'running' | 'finished'
  listed: boolean
  moves: number
  created: number
  /** when the present decision began to wait */
  waiting_since: number
  /** the fingerprint of the luck's key, published before the first move */
  proof: string
  /** the key itself, once the game is over */
  key: string | null
  result: Result | null
  /** whoever made the table chose the seed, and could know the luck */
  seeded: boolean
  /** whose game it is */
  campaign: string | null
  /** by seat: who this is in the campaign */
  houses: number[]
  /** somebody took back over luck or others' moves with nobody there to agree */
  practice: boolean
  /** the table at which the same people play again */
  rematch: string | null
  /** whom the game waits for, where that is known */
  pending: number[]
  /** how long one may think; None: as long as one likes */
  clock: Clock | null
  /** whoever is asked something may ask what to do */
  hints: boolean
  /** somebody has */
  hinted: boolean
  /** since when nobody's time runs, as all have agreed */
  paused: number | null
}

export interface ChatLine {
  number: number
  seat: number | null
  name: string
  text: string
  at: number
}

/** The whole situation for the seats of one client. Sent on `hello` and after every event. */
export interface StateMessage {
  type: 'state'
  seq: number
  table: TableInfo
  seats: SeatState[]
  /** whole in the first state on a socket; afterwards only new lines (see their numbers) */
  chat: ChatLine[]
  request: UndoRequest | null
  /** scores after 0, 1, 2, … moves, once the game is over */
  history: number[][] | null
  /** the server's clock */
  now: number
  /** opened here: see /api/tables/{id}/packs/{pack}/… */
  packs: string[]
}

/** A client's message was carried out; it is in the store. `seq` is the event it became. */
export interface Accepted {
  type: 'accepted'
  id: string
  seq: number
}

/** A client's message was not carried out, and why. Nothing changed. (`allowed`: why not? You may do that.) */
export interface Refused {
  type: 'refused'
  id: string | null
  code: RefusalCode
  rule: string | null
  message: MessageInfo
  /** the message in words, in the language asked for */
  sentence: string
}

/** The first message on a socket. No tokens: a spectator. */
export interface Hello {
  type: 'hello'
  tokens?: string[]
  language?: Language
}

/** Do this. `id` is made up by the client: sent again after a lost answer it is not done twice. */
export interface Play {
  type: 'play'
  id: string
  seat: number
  action: string
  asked: number
}

/** Take back the seat's last move (and what came after it); asks others where the rules of undo say so. */
export interface Undo {
  type: 'undo'
  id: string
  seat: number
  /** even if that makes a practice game of it */
  practice?: boolean
}

/** Answer a request to take back, or for a bot in somebody's place. */
export interface Consent {
  type: 'consent'
  id: string
  seat: number
  agree: boolean
}

export interface Chat {
  type: 'chat'
  id: string
  seat: number | null
  text: string
}

/** Why can this not be done? By action text, or by the board elements pointed at. Answered by `refused`. */
export interface Why {
  type: 'why'
  id: string
  seat: number
  action?: string | null
  refs?: string[]
}

/** Rename oneself, leave the seat to a bot, or take it back. */
export interface Sit {
  type: 'sit'
  id: string
  seat: number
  name?: string | null
  left?: boolean | null
}

/** Always pass what the seat is asked now, by the key of the question; or be asked it again. */
export interface Stand {
  type: 'stand'
  id: string
  seat: number
  question: string
  on: boolean
}

/** Answer a question before it is asked. */
export interface Give {
  type: 'order'
  id: string
  seat: number
  order: OrderWish
}

/** Take an order back: from now on the seat is asked again. */
export interface Recall {
  type: 'recall'
  id: string
  seat: number
  number: number
}

/** The hours one keeps at this table; none: one's time runs day and night. */
export interface Keep {
  type: 'hours'
  id: string
  seat: number
  hours?: Hours | null
}

/** Be away for some days: everybody is told, and one's time stands still. None of both: back again. */
export interface Holiday {
  type: 'holiday'
  id: string
  seat: number
  begins?: number | null
  ends?: number | null
}

/** Stop everybody's time, which all must agree to; or go on, which anybody may. */
export interface Pause {
  type: 'pause'
  id: string
  seat: number
  on: boolean
}

/** Let a bot play for somebody who has been away for a while, until they are back; asks the others. */
export interface StandIn {
  type: 'stand-in'
  id: string
  seat: number
  absent: number
}

/** Whether whoever is there has the table before their eyes, and not behind another tab. Until it is said they have. Nobody is told of a question that they are looking at, nor of one that they have looked at. */
export interface Look {
  type: 'look'
  id: string
  on: boolean
}

export interface Ping {
  type: 'ping'
  id: string
}

/** A way to answer or a condition, as an order writes it and in words. */
export interface PartInfo {
  text: string
  said: MessageInfo
}

/** A question that may be answered ahead, with what can be said to it now. */
export interface AheadQuestion {
  name: string
  said: MessageInfo
  rule: string
  ways: PartInfo[]
  given: PartInfo[]
  /** the ways that are proposed */
  usual: string[]
  /** an order must end in one of these; empty: it need not */
  ends: string[]
  /** it is meant for the next time */
  once: boolean
}

/** GET /api/tables/{id}/orders */
export interface AheadInfo {
  questions: AheadQuestion[]
  /** what may never be answered ahead, and why */
  never: MessageInfo[]
  /** are there turns of one's own? */
  turns: boolean
  /** orders of one seat */
  most: number
}

/** POST /api/tables/{id}/orders/try: what would this order do? It is not given. */
export interface OrderTry {
  seat: number
  order: OrderWish
}

/** A question of this game that the order would have answered, after so many moves. */
export interface TriedInfo {
  moves: number
  question: MessageInfo
  would: MessageInfo
  did: MessageInfo
  same: boolean
}

export interface OrderTried {
  /** the order in words */
  said: MessageInfo[]
  /** how many of the seat's questions so far it would have answered */
  found: number
  /** how many of these as the seat did */
  alike: number
  /** the latest of them */
  last: TriedInfo[]
}

/** GET /api/me/companions: somebody of a name, in the seat where one met them last. */
export interface Companion {
  table: string
  seat: number
  name: string
  game: string
  at: number
  /** tables at which somebody of this name sat */
  games: number
}

/** POST /api/me/invitations: whoever sits in a seat of a table where one met them is asked to another table. */
export interface InvitationWanted {
  table: string
  met: string
  seat: number
  language?: string
}

/** GET /api/me/invitations?table=…: mine to a table. */
export interface InvitationSent {
  id: string
  /** of whoever is invited */
  name: string
  met: string
  seat: number
  at: number
  answer: 'waits' | 'accepted' | 'declined'
}

/** POST /api/me/invitations/withdraw */
export interface InvitationNamed {
  id: string
}

/** POST /api/me/invitations/accept: take a seat that is free, under this name. */
export interface Acceptance {
  id: string
  name?: string
}

/** POST /api/me/invitations/decline; never: nothing more is heard of whoever sent it. */
export interface Refusal {
  id: string
  never?: boolean
}

/** In GET /api/me/games: a seat is free, and somebody one has met asks. */
export interface MyInvitation {
  id: string
  /** whose it is */
  name: string
  table: string
  /** the table's name */
  title: string
  game: string
  /** who sits there already */
  players: string[]
  /** seats */
  free: number
  clock: Clock | null
  language: string
  at: number
}

/** Of TableWanted, and POST /api/tables/{id}/opening with the owner's token: the public page shows the table. */
export interface OpeningWanted {
  language?: string
  experience?: Experience
}

/** GET /api/open: a table that wants company. */
export interface OpeningInfo {
  table: string
  name: string
  game: string
  seats: number
  /** who sits there already; nothing: somebody without a name */
  players: string[]
  free: number
  bots: number
  clock: Clock | null
  language: string
  experience: Experience
  at: number
}

/** human: the creator's own seat (its token comes back); open: for whoever joins; bot: of the kind named. */
export interface SeatWanted {
  kind: SeatKind
  name?: string
  bot?: string | null
}

/** POST /api/tables */
export interface TableWanted {
  game: string
  seats: SeatWanted[]
  name?: string
  options?: { [key: string]: OptionValue }
  listed?: boolean
  /** for lessons and tests: luck that can be had again */
  seed?: string | null
  clock?: Clock | null
  /** may one ask what to do? None: where one person plays bots */
  hints?: boolean | null
  /** on the page for everybody, where the server has one */
  opening?: OpeningWanted | null
}

export interface SeatKey {
  seat: number
  token: string
}

/** The answer to it. `owner` opens what only the table's owner may do. */
export interface TableMade {
  table: TableInfo
  owner: string
  seats: SeatKey[]
}

/** POST /api/tables/{id}/join: take an open seat; None: the first one. */
export interface Join {
  seat?: number | null
  name?: string
}

export interface Joined {
  table: TableInfo
  seat: SeatKey
}

/** POST /api/tables/{id}/fill with the owner's token: bots for all open seats; the game need not wait any more. */
export interface Fill {
  bot?: string | null
  names?: string[]
}

/** POST /api/tables/{id}/play-on: from a position of a finished game, at a new table, with bots in other seats. */
export interface PlayOn {
  move: number
  seat: number
  name?: string
  bot?: string | null
}

/** POST /api/tables/{id}/renew with the seat's own token: a new one, the old one dies. */
export interface Renew {
  seat: number
}

/** POST /api/tables/{id}/dismiss with the owner's token: a bot for good in the seat of somebody else. */
export interface Dismiss {
  seat: number
  bot?: string | null
}

/** POST /api/tables/{id}/moves: `play` without a socket; the seat is the token's. */
export interface MovePosted {
  action: string
  asked: number
  id: string
}

/** POST /api/lobby: the password, where there is one; a cookie comes back. */
export interface LobbyKey {
  password: string
}

/** GET /api/lobby: whether listing and making tables takes a password, and whether this client has given it. */
export interface LobbyInfo {
  password: boolean
  inside: boolean
  /** whether there is a page for everybody, with tables that want company */
  public: boolean
  /** whether players can come back by one, at this address */
  passkeys: boolean
}

/** Who somebody is across the games of a campaign. */
export interface HouseInfo {
  house: number
  /** open: whoever joins will play for it */
  kind: SeatKind
  name: string
  bot: string | null
}

/** A game of a campaign: the table it is or was played at. */
export interface CampaignGame {
  number: number
  table: string
  /** by seat */
  houses: number[]
  moves: number
  /** None: it is being played; by seat, as at the table */
  result: Result | null
  /** the houses of the game before that stayed away from this one */
  away: number[]
}

/** The next game that somebody has called for. It begins when nobody is waited for, or may begin in time. */
export interface CallInfo {
  /** to be named by whoever answers it */
  id: string
  /** the house; None: the owner */
  by: number | null
  at: number
  /** from then on nobody is waited for */
  until: number
  /** that shall play, by seat */
  houses: number[]
  options: { [key: string]: OptionValue }
  /** somebody has chosen its luck: the campaign is for practice from then on */
  seeded: boolean
  agreed: number[]
  /** houses that have said that they stay away */
  away: number[]
  /** houses that have yet to answer */
  waits: number[]
}

/** GET /api/campaigns/{id}: what anybody with its address may know. In story and result, a seat is a house. */
export interface CampaignInfo {
  id: string
  name: string
  game: string
  options: { [key: string]: OptionValue }
  listed: boolean
  created: number
  houses: HouseInfo[]
  games: CampaignGame[]
  story: MessageInfo[]
  /** of the campaign, once it is decided: there is no next game */
  result: Result | null
  /** of all its games */
  clock: Clock | null
  /** seconds that those of the last game have to agree to the next one */
  wait: number
  called: CallInfo | null
  /** the luck of one of its games was chosen */
  practice: boolean
}

/** One of GET /api/campaigns: what a list shows of it. */
export interface CampaignListed {
  id: string
  name: string
  game: string
  created: number
  houses: HouseInfo[]
  /** games that are over */
  played: number
  /** of the game under way */
  table: string | null
  /** of the campaign, once it is decided */
  result: Result | null
  called: CallInfo | null
  practice: boolean
}

/** A game in the history book of a campaign. A seat in it is a house. */
export interface ChapterInfo {
  /** its title, how it ended, and what came of it */
  said: MessageInfo[]
  /** what a board may draw of it, of a type of the game's own */
  drawn: any
}

/** GET /api/campaigns/{id}/book: the history of a campaign, for anybody with its address. */
export interface BookInfo {
  id: string
  name: string
  game: string
  houses: string[]
  chapters: ChapterInfo[]
}

/** GET /api/campaigns/{id}/between/{language}: what lies on the table between two games of a campaign. */
export interface BetweenInfo {
  /** of a type of the game's own; null: no game is over, or the game shows nothing */
  lies: any
  /** Fluent text of the packs that its games have opened */
  words: string
}

/** POST /api/campaigns: houses as the seats of a table, but for all its games. No game begins yet. */
export interface CampaignWanted {
  game: string
  houses: SeatWanted[]
  name?: string
  options?: { [key: string]: OptionValue }
  listed?: boolean
  clock?: Clock | null
  /** for answers to a call for the next game, seconds */
  wait?: number
}

/** POST /api/campaigns/import: a campaign that was exported elsewhere. Its houses are open to join. */
export interface CampaignBrought {
  campaign: CampaignFile
  name?: string
  listed?: boolean
}

/** Who takes part, the games so far, and what the last of them wrote down under which version of the rules. What a later game began with is not said again, as long as playing the one before gives it out; nor is what the last one wrote, where that is sealed. */
export interface CampaignFile {
  game: string
  version: number
  houses: string[]
  options?: { [key: string]: OptionValue }
  chronicle?: { [key: string]: any } | null
  records?: Record[]
  /** the luck of one of its games was chosen */
  practice?: boolean
  format?: number
}

/** Ruleset and version, config, key, chronicle and houses in a campaign, and the list of (seat, action text). `names` are those of the players, where they had any; they change nothing. A `practice` game is one in which somebody went back over luck or others' moves with nobody there to agree: it proves nothing about its winner. In a `hinted` one somebody asked what to do. Records of all formats so far are read. */
export interface Record {
  game: string
  version: number
  players: number
  key: string
  moves?: [number, string][]
  options?: { [key: string]: OptionValue }
  chronicle?: { [key: string]: any } | null
  houses?: number[]
  names?: string[]
  practice?: boolean
  hinted?: boolean
  format?: number
}

/** A house's token: it opens the house's seat at every table of the campaign. */
export interface HouseKey {
  house: number
  token: string
}

/** The answer to both. `owner` opens what only the owner of the campaign and its tables may do. */
export interface CampaignMade {
  campaign: CampaignInfo
  owner: string
  houses: HouseKey[]
}

/** POST /api/campaigns/{id}/join: play for an open house from now on; at the game under way as well. */
export interface HouseClaim {
  house: number
  name?: string
}

export interface HouseJoined {
  campaign: CampaignInfo
  house: HouseKey
}

/** POST /api/campaigns/{id}/houses, by anyone who takes part: a newcomer's house, or a bot's. */
export interface HouseWanted {
  kind?: 'open' | 'bot'
  name?: string
  bot?: string | null
}

/** POST /api/campaigns/{id}/next, by anyone who takes part: call for a game, or agree to the one called for. Without houses, options and seed it is the usual one, or the one called for that is named. What somebody else has put in its place meanwhile is not agreed to unseen. */
export interface NextGame {
  /** by seat; None: those of the last game */
  houses?: number[] | null
  options?: { [key: string]: OptionValue }
  /** for practice, and marks the campaign so */
  seed?: string | null
  /** give up the game under way: for the owner, or for all when its rules are gone */
  anew?: boolean
  /** the id of the call that is agreed to */
  call?: string | null
}

/** POST /api/campaigns/{id}/answer with a house's token: agree to the game called for, or stay away from it. */
export interface CallAnswer {
  agree: boolean
  /** the id of the call that is answered: it may have been replaced since it was seen */
  call: string
}

/** The answer to both: the campaign, and the table if the game has begun. */
export interface Called {
  campaign: CampaignInfo
  made: TableMade | null
}

/** POST /api/campaigns/{id}/dismiss with the owner's token: a bot plays for the house, for good. */
export interface HouseGone {
  house: number
  bot?: string | null
}

/** GET /api/tables/{id}/positions/{move}: what the token's seat saw after that many moves. */
export interface Position {
  move: number
  moves: number
  view: View
  /** said by this very move */
  log: LogLine[]
}

/** GET /api/tables/{id}/packs/{pack}: what is printed on the components of a pack that was opened at the table. */
export interface PackInfo {
  /** kind, id, what is printed */
  components: { [key: string]: { [key: string]: any } }
}

/** One thing to choose before a game. */
export interface GameOption {
  name: string
  values: OptionValue[]
  default: OptionValue
  rule: string
  /** it changes nothing while that other option has this value */
  idle: [string, OptionValue] | null
}

/** Two options, each with a value, that do not go together, and why not. */
export interface OptionsApart {
  one: [string, OptionValue]
  other: [string, OptionValue]
  /** the key of the words */
  reason: string
}

/** A lesson: a table made with these options and this seed, with so many seats, is guided. */
export interface LessonInfo {
  id: string
  players: number
  options: { [key: string]: OptionValue }
  seed: string
  /** by seat; `<game>-role-<role>` is the name */
  roles: string[]
}

/** A set-up by name, `<game>-preset-<id>`: these options, and the others as they are by default. */
export interface PresetInfo {
  id: string
  options: { [key: string]: OptionValue }
  /** for so many it is offered */
  players: number[]
  /** it begins a campaign */
  campaign: boolean
}

/** What a game is like, for those who do not know it yet. */
export interface InvitationInfo {
  /** in a sentence, by language; empty: nothing */
  says: { [key: string]: string }
  /** around a table, of a short game and of a long one */
  minutes: [number, number]
  /** from 1, learned in passing, to 5, learned over several games */
  weight: number
  /** what to begin with first */
  presets: PresetInfo[]
  /** whether there is one: /api/games/{game}/picture.svg */
  picture: boolean
}

/** GET /api/games: what can be played, and what is printed on its components. */
export interface GameInfo {
  id: string
  title: string
  /** by language */
  titles: { [key: string]: string }
  version: number
  players: number[]
  options: GameOption[]
  bots: string[]
  personalities: string[]
  /** whether seats have secrets from each other: a curtain is wanted between hands */
  hidden: boolean
  /** whether questions may be answered before they are asked */
  ahead: boolean
  /** how a finished game can be had in writing: see /api/tables/{id}/notation/{name} */
  notations: string[]
  lessons: LessonInfo[]
  /** the game's own type */
  components: any
  apart: OptionsApart[]
  /** what a seat can be; `<game>-role-<role>` is the name, `.about` of that what it is like */
  roles: string[]
  /** the address of the module that draws it, where a package brings one */
  board: string | null
  /** whether games of it make a campaign */
  saga: boolean
  invitation: InvitationInfo | null
}

export interface RuleInfo {
  id: string
  text: string
  heading: boolean
  /** the rules its text names */
  refers_to: string[]
  /** the rules that name it */
  referred_by: string[]
}

/** GET /api/games/{game}/rules/{language} */
export interface RulebookInfo {
  game: string
  language: string
  intro: string
  rules: RuleInfo[]
}

export interface RuleHit {
  id: string
  /** of the chapter and section it stands in */
  titles: string[]
  /** as much of it as shows the words */
  line: string
}

/** GET /api/games/{game}/rules/{language}/search?words=… */
export interface RulesFound {
  /** the best */
  hits: RuleHit[]
  /** with those that are not sent */
  total: number
  /** to be marked, in lower case */
  words: string[]
  /** what else to look for, if there are no hits */
  suggestions: string[]
}

/** A way in which I am told. */
export interface RouteInfo {
  id: string
  kind: RouteKind
  name: string
  /** where it leads, as far as that says something: an address, a host, a device */
  place: string
  form: HookForm | null
  confirmed: boolean
  /** at all my tables but `tables`; else at these alone */
  everywhere: boolean
  tables: string[]
  /** also when most of my time is gone */
  alarm: boolean
  /** also when the player before me has begun */
  ahead: boolean
  /** seconds between two mails at least; 0: one for each question */
  gap: number
  /** when something last went out */
  went: number | null
  /** why nothing does, as a sentence; empty while all is well */
  failing: string
  failing_since: number | null
  /** when what failed is tried again */
  again: number | null
  /** a push service: of the device that asks */
  here: boolean
}

/** GET /api/me/told: my routes, and which kinds this server has. */
export interface ToldInfo {
  routes: RouteInfo[]
  /** the key by which browsers subscribe; None: it does not push */
  push: string | null
  mail: boolean
  /** the hosts they may lead to, "any" for all; None: there are none */
  webhooks: string[] | null
}

/** POST /api/me/told/push: as a browser's subscription says it. */
export interface PushWanted {
  endpoint: string
  p256dh: string
  auth: string
}

/** POST /api/me/told/mail: a mail asks whether the address is mine; nothing else goes there before I say so. */
export interface MailWanted {
  address: string
  gap?: number
}

/** POST /api/me/told/webhook. `template`: JSON with {title}, {text}, {link}, {table}, {game} and {kind} in it. */
export interface HookWanted {
  url: string
  form: HookForm
  name?: string
  template?: string
}

/** POST /api/me/told/feed: a token that reads and does nothing else, under /api/watch/…; the one before is void. */
export interface FeedMade {
  token: string
}

/** POST /api/me/told/change: what is named. */
export interface RouteChange {
  id: string
  name?: string | null
  everywhere?: boolean | null
  alarm?: boolean | null
  ahead?: boolean | null
  gap?: number | null
}

/** POST /api/me/told/table: whether I am told of this table, or campaign, by this route. */
export interface RouteTable {
  id: string
  table: string
  on: boolean
}

/** POST /api/me/told/remove and /api/me/told/try */
export interface RouteNamed {
  id: string
}

/** POST /api/told/confirm and /api/told/stop: what the link in a mail holds. */
export interface MailLink {
  token: string
}

export interface MailSettled {
  done: 'confirmed' | 'stopped'
}

/** A route by which nothing gets through; shown in my games. */
export interface RouteTrouble {
  id: string
  kind: RouteKind
  place: string
  /** as a sentence */
  why: string
  /** when it began, or something last went out */
  since: number
}

/** Of which question I was told, by which way, and what came of it. */
export interface NoticeInfo {
  route: string
  /** or a campaign */
  table: string
  kind: string
  /** when it was put */
  at: number
  /** waiting, sending, sent, void (nobody needed to be told any more) or failed */
  state: string
}

/** A game of mine, for a dashboard. */
export interface WatchedGame {
  table: string
  name: string
  game: string
  link: string
  /** it waits for me */
  mine: boolean
  since: number
  ends: number | null
}

/** A campaign of mine between two games. */
export interface WatchedCampaign {
  campaign: string
  name: string
  game: string
  link: string
  /** the next game is called for, and I have not answered */
  mine: boolean
  ends: number | null
}

/** GET /api/watch/{token}/games.json */
export interface Watched {
  /** how many of all of these wait for me */
  waiting: number
  games: WatchedGame[]
  now: number
  campaigns: WatchedCampaign[]
  invitations: number
}

/** POST /api/me/passkeys/begin: what an authenticator is asked. Everything binary is base64url, without padding. `user` is kept by the authenticator and comes back from it alone: the key is sealed with it, and it is not stored. */
export interface PasskeyBegun {
  challenge: string
  /** for which the passkey is made, and for no other */
  host: string
  user: string
  /** the passkeys that are there, so that no authenticator makes a second one */
  known: string[]
}

/** POST /api/me/passkeys: what the authenticator said, and what the player calls it. */
export interface PasskeyWanted {
  id: string
  user: string
  client_data: string
  attestation: string
  name?: string
}

/** A passkey of mine; days since 1 January 1970. */
export interface PasskeyInfo {
  id: string
  name: string
  first: number
  last: number
}

/** POST /api/me/passkeys/remove: it opens nothing any more. */
export interface PasskeyNamed {
  id: string
}

/** POST /api/me/passkeys/ask: what is to be signed by whoever wants to come back. */
export interface PasskeyAsked {
  challenge: string
  host: string
}

/** POST /api/me/passkeys/enter: it was signed; a device's token comes back. */
export interface PasskeyEntry {
  id: string
  user: string
  client_data: string
  authenticator_data: string
  signature: string
  device?: string
}

/** POST /api/me: a new key, for the device it is asked from. */
export interface PlayerWanted {
  device?: string
}

/** A device's token, which opens everything under /api/me; the key is what the private link holds. */
export interface PlayerMade {
  key: string
  token: string
}

/** POST /api/me/devices with the key of a private link: a token for one device more. */
export interface DeviceWanted {
  device?: string
}

export interface DeviceMade {
  token: string
}

/** What a player comes from; days since 1 January 1970. */
export interface DeviceInfo {
  id: string
  name: string
  first: number
  last: number
  /** whether it is the one that asks */
  here: boolean
}

/** POST /api/me/devices/remove: its token opens nothing any more, nor do the links it remembers. */
export interface DeviceGone {
  id: string
}

/** POST /api/me/phrase: come back without a link, by a name of one's own and some words. Neither is kept. */
export interface PhraseWanted {
  handle: string
  phrase: string
}

/** POST /api/me/enter: by what was set with /api/me/phrase; a device's token comes back. */
export interface Entry {
  handle: string
  phrase: string
  device?: string
}

/** POST /api/me/settings: name, colour and whatever else a client wants to find on another device. */
export interface SettingsWanted {
  settings: { [key: string]: any }
}

/** A token, and the table or campaign that it opens something of. */
export interface Claim {
  about: string
  token: string
  kind?: HoldingKind
}

/** POST /api/me/claim: these hang on the key from now on. */
export interface Claims {
  claims: Claim[]
}

/** How many of them do; the others open nothing (any more). */
export interface Claimed {
  held: number
}

/** A seat of a table, or a house of a campaign. */
export interface KeySeat {
  about: string
  number: number
}

/** GET /api/me/keys: a token that hangs on the key, and what it opens. */
export interface KeyInfo {
  token: string
  kind: HoldingKind
  about: string
  seats: KeySeat[]
  houses: KeySeat[]
}

/** GET /api/me */
export interface PlayerInfo {
  settings: { [key: string]: any }
  since: number
  devices: DeviceInfo[]
  /** whether there is a way back without the link */
  phrase: boolean
  passkeys: PasskeyInfo[]
}

/** POST /api/me/read: so many lines of a table's chat. */
export interface ChatRead {
  table: string
  lines: number
}

/** POST /api/me/delete: everything about me, for good. */
export interface Farewell {
  really: 'True'
}

/** Of how many seats nobody is known any more. */
export interface Gone {
  seats: number
}

/** A table at which I sit. A decision is known by its table and by `asked` of the table's state. */
export interface MyGame {
  table: string
  name: string
  game: string
  /** mine */
  seats: number[]
  /** by seat, what they are called */
  players: string[]
  /** it waits for me */
  mine: boolean
  /** the seats it waits for */
  waits: number[]
  /** a seat waits for somebody to join */
  open: boolean
  /** bots play for me */
  left: boolean
  /** when the present decision began to wait */
  since: number
  /** when my time is up */
  ends: number | null
  /** what everybody heard last, as a sentence */
  told: string
  /** lines of the chat */
  unread: number
  moves: number
  campaign: string | null
  number: number
  result: Result | null
}

/** A campaign between two games. */
export interface MyCampaign {
  campaign: string
  name: string
  game: string
  /** mine */
  houses: number[]
  /** games so far */
  played: number
  /** somebody has called for the next game */
  called: boolean
  /** and I have not answered */
  mine: boolean
  /** when nobody is waited for any longer */
  until: number | null
  decided: boolean
}

/** GET /api/me/games: the most urgent first. */
export interface MyGames {
  games: MyGame[]
  campaigns: MyCampaign[]
  invitations: MyInvitation[]
  /** how many of all of these wait for me */
  waiting: number
  now: number
  /** ways to tell me that fail */
  troubles: RouteTrouble[]
}

export interface Said {
  table: string
  at: number
  name: string
  text: string
}

/** When my time was to stand still at a table, and when I said so. */
export interface Rested {
  table: string
  at: number
  /** None: at none any more, or a holiday */
  hours: Hours | null
  /** from when until when */
  holiday: number[] | null
}

/** What I have said ahead at a table, and when: an order, or a question that I always pass. */
export interface GivenAhead {
  table: string
  at: number
  order: OrderWish | null
  /** the question's key */
  passes: string
}

/** GET /api/me/export: everything that is kept about me. */
export interface PlayerExport {
  settings: { [key: string]: any }
  since: number
  devices: DeviceInfo[]
  phrase: boolean
  games: MyGame[]
  campaigns: MyCampaign[]
  invitations: MyInvitation[]
  said: Said[]
  rested: Rested[]
  /** invitations */
  sent: InvitationSent[]
  /** how I am told that a game waits */
  told: RouteInfo[]
  passkeys: PasskeyInfo[]
  ahead: GivenAhead[]
  /** of what I was told, of the last thirty days */
  notices: NoticeInfo[]
}

/** POST /api/tables/{id}/hints with the seat's token: what to do; or what a move costs that one thinks of. */
export interface HintsWanted {
  asked: number
  action?: string | null
}

/** An answer with its chance to win, how much that may be off, and how far it is behind the best, likewise. */
export interface HintInfo {
  action: string
  chance: number
  /** standard error: it is off by less than twice as much, most of the time */
  error: number
  behind: number
  behind_error: number
  /** what speaks for it, and what against */
  says: MessageInfo[]
}

/** What a move costs of a chance to win beside the best that was found, and how much that may be off. */
export interface LossInfo {
  cost: number
  error: number
  better: HintInfo
}

/** The answer: the best first; or the loss, where a move was named and something better was found. */
export interface HintsInfo {
  asked: number
  hints: HintInfo[]
  loss: LossInfo | null
}

/** GET /api/tables/{id}/moves/{move}/reason: why a bot made a move, as it knew things then. */
export interface ReasonInfo {
  move: number
  seat: number
  /** None: it had no choice */
  hint: HintInfo | null
}

/** GET and POST /api/tables/{id}/review: a finished game looked back upon, or how far that has come. */
export interface ReviewInfo {
  /** none: nobody has asked; off: the host wants none */
  status: 'none' | 'under-way' | 'ready' | 'failed' | 'off'
  /** from 0 to 1 */
  done: number
  review: Review | null
}

/** Of a game, by a judgement that is frozen with the release. */
export interface Review {
  game: string
  /** which one it was: reviews by another one are not compared with it */
  judgement: string
  /** games from which was found how far its chances come true; none: nobody knows */
  measured: number
  /** after each move, by seat */
  curve: number[][]
  turns: Turn[]
  seats: SeatReview[]
}

/** A move after which somebody else was ahead. */
export interface Turn {
  move: number
  seat: number
  before: number
  ahead: number
}

export interface SeatReview {
  parts: Parts
  best_luck: Stroke[]
  worst_luck: Stroke[]
  costly: Costly[]
  /** decisions that looked costly, where nobody can say */
  unsure: number
}

/** How a seat's chance came from the first to the last: they add up. Errors are standard errors. */
export interface Parts {
  first: number
  luck: number
  own: number
  others: number
  rest: number
  result: number
  luck_error: number
  own_error: number
  others_error: number
}

/** Luck that came with a move: whose, and what it was. */
export interface Stroke {
  move: number
  change: number
  error: number
  seat: number
  label: Worded
}

/** A message, as it goes over the wire. */
export interface Worded {
  key: string
  params: { [key: string]: any }
}

/** A decision that cost more than its interval: what was asked and might have been answered, the best first. */
export interface Costly {
  move: number
  played: string
  better: string
  cost: number
  error: number
  question: Worded
  answers: Considered[]
}

/** What might have been answered: its words, chance and error, and what speaks for it beside the next best. */
export interface Considered {
  action: string
  label: Worded
  /** the board elements it concerns */
  refs: string[]
  chance: number
  error: number
  says: Worded[]
}

/** So many games, of which so many were won; by chance, one would have won so many. */
export interface Tally {
  /** nothing: of all */
  game: string
  /** a side's or an opponent's */
  name: string
  games: number
  /** half, where somebody else did as well */
  won: number
  chance: number
}

/** GET /api/me/statistics: my finished games; no practice, and no games of campaigns. */
export interface Statistics {
  games: Tally[]
  sides: Tally[]
  /** won: I came before them */
  opponents: Tally[]
  played: number
}

/** How strong I am at a game; at a number of players there, or with a side. */
export interface RatingInfo {
  game: string
  kind: 'game' | 'count' | 'side'
  value: string
  name: string
  rating: number
  /** two in three are closer */
  spread: number
  games: number
}

/** GET /api/me/ratings: mine, if my settings say that I like them (`ratings`). */
export interface Ratings {
  liked: boolean
  ratings: RatingInfo[]
}
