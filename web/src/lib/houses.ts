/** What this browser remembers of campaigns: the houses it plays for, and the owner's keys. */
import type { CallInfo, CampaignInfo, CampaignListed, HouseKey, SeatKey, TableInfo } from './protocol'
import { read, TOKEN, type Shelf } from './seats'

export interface RememberedCampaign {
  houses: HouseKey[]
  owner?: string
}

const CAMPAIGNS = 'interrex.campaigns'

export class Houses {
  constructor(private readonly shelf: Shelf) {}

  /** Every campaign this browser takes part in or owns, the newest last. */
  campaigns(): string[] {
    return Object.keys(read(this.shelf, CAMPAIGNS))
  }

  at(campaign: string): RememberedCampaign {
    const found = read(this.shelf, CAMPAIGNS)[campaign]
    const houses = Array.isArray(found?.houses) ? found.houses.filter(isKey) : []
    return { houses, owner: typeof found?.owner === 'string' ? found.owner : undefined }
  }

  /** A key that lets us begin the next game: the owner's, or that of any of our houses. */
  key(campaign: string): string | undefined {
    const { houses, owner } = this.at(campaign)
    return owner ?? houses[0]?.token
  }

  /** Remember houses (a newer key replaces an older one of the same house) and, where given, the owner's key. */
  remember(campaign: string, keys: HouseKey[], owner?: string): void {
    const known = this.at(campaign)
    const kept = known.houses.filter((key) => !keys.some((fresh) => fresh.house === key.house))
    this.write(campaign, { houses: [...kept, ...keys].sort((a, b) => a.house - b.house), owner: owner ?? known.owner })
  }

  forget(campaign: string, token: string): void {
    const known = this.at(campaign)
    this.write(campaign, { ...known, houses: known.houses.filter((key) => key.token !== token) })
  }

  drop(campaign: string): void {
    const all = read(this.shelf, CAMPAIGNS)
    delete all[campaign]
    this.put(all)
  }

  /** Our seats at a table of the campaign: the key of a house opens its seat. */
  seatsAt(table: TableInfo): SeatKey[] {
    if (!table.campaign) return []
    return this.at(table.campaign).houses.flatMap(({ house, token }) => {
      const seat = table.houses.indexOf(house)
      return seat < 0 ? [] : [{ seat, token }]
    })
  }

  private write(campaign: string, what: RememberedCampaign): void {
    this.put({ ...read(this.shelf, CAMPAIGNS), [campaign]: what })
  }

  private put(all: unknown): void {
    try {
      this.shelf.setItem(CAMPAIGNS, JSON.stringify(all))
    } catch {
      // a full or forbidden shelf costs remembering, not playing
    }
  }
}

function isKey(key: unknown): key is HouseKey {
  const found = key as HouseKey | null
  return typeof found?.house === 'number' && typeof found?.token === 'string' && TOKEN.test(found.token)
}

export function houseLink(origin: string, campaign: string, token: string): string {
  return `${origin}/c/${encodeURIComponent(campaign)}#house=${token}`
}

/** The game that is being played, if one is. */
export function underWay(campaign: CampaignInfo) {
  return campaign.games.find((game) => game.result === null)
}

/** The next game, or the one being played, as lists and pages know it. */
export function following(campaign: CampaignInfo | CampaignListed): { number: number; table: string | null } {
  if ('played' in campaign) return { number: campaign.played + 1, table: campaign.table }
  return { number: campaign.games.filter((game) => game.result).length + 1, table: underWay(campaign)?.table ?? null }
}

/** What the holder of some houses can do about the next game: begin or call for it, answer a call, or wait for others. */
export function part(called: CallInfo | null, own: number[], now: number): 'begin' | 'answer' | 'wait' {
  if (!called) return 'begin'
  if (own.some((house) => called.waits.includes(house))) return 'answer'
  return called.waits.length && now < called.until ? 'wait' : 'begin'
}

/** Who plays when nobody says otherwise: who is called for, or those of the last game; before the first, as many as can. */
export function usual(campaign: CampaignInfo, most: number): number[] {
  return campaign.called?.houses ?? campaign.games.at(-1)?.houses ?? campaign.houses.slice(0, most).map((house) => house.house)
}

/** By game: what a house scored, and whether it won; null where it did not play, or nobody knows any more. */
export function scoresOf(campaign: CampaignInfo, house: number): ({ score: number; won: boolean } | null)[] {
  return campaign.games.map((game) => {
    const seat = game.houses.indexOf(house)
    const score = game.result?.scores[seat]
    return score === undefined ? null : { score, won: !!game.result?.winners.includes(seat) }
  })
}
