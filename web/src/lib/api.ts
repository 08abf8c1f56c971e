/** The server over HTTP. Every failure is a `Failure` with words for the person. */
import type {
  Companion, InvitationSent, InvitationWanted, OpeningInfo, OpeningWanted, Ratings, Statistics,
  AheadInfo, BetweenInfo, BookInfo, Called, CampaignInfo, Claim, Claimed, DeviceMade, Gone, KeyInfo, MyGames, PlayerInfo, PlayerMade, CampaignListed, CampaignMade, CampaignWanted, GameInfo, HouseInfo, HouseJoined, HintsInfo, HintsWanted, HouseWanted, Joined, Language, LobbyInfo, NextGame, OrderTried, OrderWish, PlayOn, Position, SeatKey,
  FeedMade, HookWanted, MailSettled, PasskeyAsked, PasskeyBegun, PasskeyEntry, PasskeyWanted, PushWanted, RouteChange, ToldInfo,
  ReasonInfo, Refused, ReviewInfo, RulebookInfo, RulesFound, TableInfo, TableMade, TableWanted,
} from './protocol'

/** What went wrong: the server's refusal, or no answer at all (code `offline`). */
export class Failure extends Error {
  constructor(readonly code: Refused['code'] | 'offline' | 'broken', readonly status: number, readonly refused: Refused | null) {
    super(refused?.sentence ?? code)
  }
}

type Fetch = typeof fetch

export class Api {
  language: Language = 'en'
  constructor(private readonly fetch: Fetch = (...args) => globalThis.fetch(...args)) {}

  games = (): Promise<GameInfo[]> => this.get('/api/games')
  rules = (game: string, language: Language): Promise<RulebookInfo> => this.get(`/api/games/${part(game)}/rules/${language}`)
  searchRules = (game: string, language: Language, words: string): Promise<RulesFound> =>
    this.get(`/api/games/${part(game)}/rules/${language}/search?words=${part(words)}`)
  words = (game: string, language: Language): Promise<string> => this.text(`/api/words/${part(game)}/${language}.ftl`)
  /** Give the lobby's password; a cookie remembers it. */
  enter = (password: string): Promise<LobbyInfo> => this.post('/api/lobby', { password })
  /** A page of the list, newest first; the one after a table. */
  tables = (after?: string): Promise<TableInfo[]> => this.get(`/api/tables${paged(after)}`)
  table = (id: string): Promise<TableInfo> => this.get(`/api/tables/${part(id)}`)
  make = (wanted: TableWanted): Promise<TableMade> => this.post('/api/tables', wanted)
  join = (id: string, seat: number | null, name: string): Promise<Joined> =>
    this.post(`/api/tables/${part(id)}/join`, { seat, name })
  /** A new link for one's own seat. */
  renew = (id: string, seat: number, token: string): Promise<SeatKey> => this.post(`/api/tables/${part(id)}/renew`, { seat }, token)
  /** A bot for good in somebody's place. */
  dismiss = (id: string, owner: string, seat: number): Promise<TableInfo> =>
    this.post(`/api/tables/${part(id)}/dismiss`, { seat }, owner)
  /** Bots for all open seats: the game begins. */
  fill = (id: string, owner: string, bot: string | undefined, names: string[]): Promise<TableInfo> =>
    this.post(`/api/tables/${part(id)}/fill`, { bot: bot ?? null, names }, owner)
  /** The table at which the same people play again. */
  /** A practice game from a position of a finished one. */
  playOn = (id: string, wanted: Partial<PlayOn> & Pick<PlayOn, 'move' | 'seat'>): Promise<TableMade> => this.post(`/api/tables/${part(id)}/play-on`, wanted)
  playAgain = (id: string, token: string): Promise<TableInfo> => this.post(`/api/tables/${part(id)}/rematch`, {}, token)
  /** What to do; or what a move costs that one thinks of. */
  hints = (id: string, token: string, wanted: HintsWanted): Promise<HintsInfo> => this.post(`/api/tables/${part(id)}/hints`, wanted, token)
  /** Why a bot made the move of that number, counted from 0. */
  reason = (id: string, move: number, token?: string): Promise<ReasonInfo> => this.get(`/api/tables/${part(id)}/moves/${move}/reason`, token)
  /** A finished game looked back upon, as far as that has come; and asking for it. */
  review = (id: string, token?: string): Promise<ReviewInfo> => this.get(`/api/tables/${part(id)}/review`, token)
  makeReview = (id: string, token: string): Promise<ReviewInfo> => this.post(`/api/tables/${part(id)}/review`, {}, token)
  /** What a seat may answer before it is asked. */
  orders = (id: string, token: string): Promise<AheadInfo> => this.get(`/api/tables/${part(id)}/orders`, token)
  /** An order in words, and what it would have answered so far; it is not given. */
  tryOrder = (id: string, seat: number, order: OrderWish, token: string): Promise<OrderTried> =>
    this.post(`/api/tables/${part(id)}/orders/try`, { seat, order }, token)
  /** What our seat saw then; of a finished game, what any seat did. */
  position = (id: string, move: number, token?: string, seat: number | null = null): Promise<Position> =>
    this.get(`/api/tables/${part(id)}/positions/${move}${seat === null ? '' : `?seat=${seat}`}`, token)

  /** The words of a pack that was opened at the table, or shown to the seat whose token comes along. */
  pack = (table: string, pack: string, language: Language, token?: string): Promise<string> =>
    this.text(`/api/tables/${part(table)}/packs/${part(pack)}/${language}.ftl`, token)

  campaigns = (after?: string): Promise<CampaignListed[]> => this.get(`/api/campaigns${paged(after)}`)
  campaign = (id: string): Promise<CampaignInfo> => this.get(`/api/campaigns/${part(id)}`)
  book = (id: string): Promise<BookInfo> => this.get(`/api/campaigns/${part(id)}/book`)
  /** What lies on the table until the next game, with the words it needs. */
  between = (id: string, language: Language): Promise<BetweenInfo> => this.get(`/api/campaigns/${part(id)}/between/${language}`)
  found = (wanted: CampaignWanted): Promise<CampaignMade> => this.post('/api/campaigns', wanted)
  /** A campaign that was exported elsewhere. */
  bring = (campaign: unknown, name: string): Promise<CampaignMade> => this.post('/api/campaigns/import', { campaign, name })
  /** The house whose key this is. */
  holds = (id: string, token: string): Promise<HouseInfo> => this.get(`/api/campaigns/${part(id)}/house`, token)
  claim = (id: string, house: number, name: string): Promise<HouseJoined> =>
    this.post(`/api/campaigns/${part(id)}/join`, { house, name })
  invite = (id: string, token: string, wanted: HouseWanted): Promise<CampaignInfo> =>
    this.post(`/api/campaigns/${part(id)}/houses`, wanted, token)
  /** Call for the next game, or begin the one that is called for. */
  next = (id: string, token: string, wanted: NextGame): Promise<Called> =>
    this.post(`/api/campaigns/${part(id)}/next`, wanted, token)
  /** Agree to the game that is called for, or stay away from it. */
  answer = (id: string, token: string, agree: boolean, call: string): Promise<Called> =>
    this.post(`/api/campaigns/${part(id)}/answer`, { agree, call }, token)
  /** A bot plays for somebody's house from now on. */
  sendAway = (id: string, owner: string, house: number): Promise<CampaignInfo> =>
    this.post(`/api/campaigns/${part(id)}/dismiss`, { house }, owner)

  /** A new key, for this browser. */
  makeKey = (): Promise<PlayerMade> => this.post('/api/me', {})
  /** This browser is one more device of whoever has the key. */
  arrive = (key: string, device: string): Promise<DeviceMade> => this.post('/api/me/devices', { device }, key)
  enterAgain = (handle: string, phrase: string): Promise<DeviceMade> => this.post('/api/me/enter', { handle, phrase })
  me = (token: string): Promise<PlayerInfo> => this.get('/api/me', token)
  myKey = (token: string): Promise<PlayerMade> => this.get('/api/me/key', token)
  myKeys = (token: string): Promise<KeyInfo[]> => this.get('/api/me/keys', token)
  myGames = (token: string): Promise<MyGames> => this.get(`/api/me/games?lang=${this.language}`, token)
  claimKeys = (token: string, claims: Claim[]): Promise<Claimed> => this.post('/api/me/claim', { claims }, token)
  settle = (token: string, settings: object): Promise<PlayerInfo> => this.post('/api/me/settings', { settings }, token)
  readChat = (token: string, table: string, lines: number): Promise<Claimed> => this.post('/api/me/read', { table, lines }, token)
  setPhrase = (token: string, handle: string, phrase: string): Promise<PlayerInfo> => this.post('/api/me/phrase', { handle, phrase }, token)
  dropPhrase = (token: string): Promise<PlayerInfo> => this.post('/api/me/phrase/remove', {}, token)
  removeDevice = (token: string, id: string): Promise<PlayerInfo> => this.post('/api/me/devices/remove', { id }, token)
  renewKey = (token: string): Promise<PlayerMade> => this.post('/api/me/renew', {}, token)
  forgetMe = (token: string): Promise<Gone> => this.post('/api/me/delete', { really: true }, token)

  companions = (token: string): Promise<Companion[]> => this.get('/api/me/companions', token)
  /** My invitations to a table. */
  sent = (token: string, table: string): Promise<InvitationSent[]> => this.get(`/api/me/invitations?table=${part(table)}`, token)
  inviteTo = (token: string, wanted: InvitationWanted): Promise<InvitationSent[]> => this.post('/api/me/invitations', wanted, token)
  withdrawInvitation = (token: string, id: string): Promise<Claimed> => this.post('/api/me/invitations/withdraw', { id }, token)
  acceptInvitation = (token: string, id: string, name: string): Promise<Joined> => this.post('/api/me/invitations/accept', { id, name }, token)
  declineInvitation = (token: string, id: string, never: boolean): Promise<Claimed> => this.post('/api/me/invitations/decline', { id, never }, token)

  statistics = (token: string): Promise<Statistics> => this.get(`/api/me/statistics?lang=${this.language}`, token)
  ratings = (token: string): Promise<Ratings> => this.get(`/api/me/ratings?lang=${this.language}`, token)

  lobby = (): Promise<LobbyInfo> => this.get('/api/lobby')
  /** Tables that want company, for everybody. */
  openings = (): Promise<OpeningInfo[]> => this.get('/api/open')
  opening = (id: string, owner: string): Promise<OpeningWanted | null> => this.get(`/api/tables/${part(id)}/opening`, owner)
  openUp = (id: string, owner: string, wish: OpeningWanted): Promise<OpeningWanted> => this.post(`/api/tables/${part(id)}/opening`, wish, owner)
  closeUp = (id: string, owner: string): Promise<TableInfo> => this.post(`/api/tables/${part(id)}/opening/remove`, {}, owner)

  beginPasskey = (token: string): Promise<PasskeyBegun> => this.post('/api/me/passkeys/begin', {}, token)
  addPasskey = (token: string, wanted: PasskeyWanted): Promise<PlayerInfo> => this.post('/api/me/passkeys', wanted, token)
  removePasskey = (token: string, id: string): Promise<PlayerInfo> => this.post('/api/me/passkeys/remove', { id }, token)
  /** What is to be signed by whoever comes back; and a device's token for it. */
  askForPasskey = (): Promise<PasskeyAsked> => this.post('/api/me/passkeys/ask', {})
  enterByPasskey = (entry: PasskeyEntry): Promise<DeviceMade> => this.post('/api/me/passkeys/enter', entry)

  /** By what ways I am told that a game waits. */
  told = (token: string): Promise<ToldInfo> => this.get('/api/me/told', token)
  tellBrowser = (token: string, wanted: PushWanted): Promise<ToldInfo> => this.post('/api/me/told/push', wanted, token)
  tellMail = (token: string, address: string): Promise<ToldInfo> => this.post('/api/me/told/mail', { address }, token)
  tellHook = (token: string, wanted: HookWanted): Promise<ToldInfo> => this.post('/api/me/told/webhook', wanted, token)
  makeFeed = (token: string): Promise<FeedMade> => this.post('/api/me/told/feed', {}, token)
  changeRoute = (token: string, change: RouteChange): Promise<ToldInfo> => this.post('/api/me/told/change', change, token)
  tellTable = (token: string, id: string, table: string, on: boolean): Promise<ToldInfo> => this.post('/api/me/told/table', { id, table, on }, token)
  tryRoute = (token: string, id: string): Promise<ToldInfo> => this.post('/api/me/told/try', { id }, token)
  removeRoute = (token: string, id: string): Promise<ToldInfo> => this.post('/api/me/told/remove', { id }, token)
  /** By the links of a mail. */
  mailLink = (what: 'confirm' | 'stop', token: string): Promise<MailSettled> => this.post(`/api/told/${what}`, { token })

  /** A file that needs a key: a record, a notation, a campaign. */
  file = async (path: string, token?: string): Promise<Blob> => (await this.ask(path, { headers: this.headers(token) })).blob()

  private async get<T>(path: string, token?: string): Promise<T> {
    return (await this.ask(path, { headers: this.headers(token) })).json() as Promise<T>
  }

  private async text(path: string, token?: string): Promise<string> {
    return (await this.ask(path, { headers: this.headers(token) })).text()
  }

  private async post<T>(path: string, body: unknown, token?: string): Promise<T> {
    const headers = { ...this.headers(token), 'Content-Type': 'application/json' }
    return (await this.ask(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<T>
  }

  private headers(token?: string): Record<string, string> {
    return { 'Accept-Language': this.language, ...(token ? { Authorization: `Bearer ${token}` } : {}) }
  }

  private async ask(path: string, init: RequestInit): Promise<Response> {
    let answer: Response
    try {
      answer = await this.fetch(path, { credentials: 'same-origin', ...init })
    } catch {
      throw new Failure('offline', 0, null)
    }
    if (answer.ok) return answer
    const body: unknown = await answer.json().catch(() => null)
    const refused = isRefused(body) ? body : null
    throw new Failure(refused?.code ?? (answer.status === 404 ? 'not-found' : 'broken'), answer.status, refused)
  }
}

const part = encodeURIComponent
const paged = (after?: string) => (after ? `?after=${part(after)}` : '')

function isRefused(body: unknown): body is Refused {
  const found = body as Refused | null
  return typeof found?.code === 'string' && typeof found?.sentence === 'string'
}
