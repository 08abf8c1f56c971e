/** The server over HTTP. Every failure is a `Failure` with words for the person. */
import type {
  BetweenInfo, BookInfo, Called, CampaignInfo, Claim, Claimed, DeviceMade, Gone, KeyInfo, MyGames, PlayerInfo, PlayerMade, CampaignListed, CampaignMade, CampaignWanted, GameInfo, HouseInfo, HouseJoined, HouseWanted, Joined, Language, LobbyInfo, NextGame, PlayOn, Position, SeatKey,
  Refused, RulebookInfo, RulesFound, TableInfo, TableMade, TableWanted,
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
  position = (id: string, move: number, token?: string): Promise<Position> =>
    this.get(`/api/tables/${part(id)}/positions/${move}`, token)

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
