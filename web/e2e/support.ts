/** What the tests of the web table share: a server, tables made over HTTP, and a person's hands. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import type { CampaignMade, Clock, Offer, StateMessage, SeatWanted, TableMade } from '../src/lib/protocol'
import { TestServer } from './server'

export const test = base.extend<object, { server: TestServer }>({
  // whatever a test is about: nothing may fail unseen, break the Content-Security-Policy or ask anybody else
  context: async ({ context }, use) => {
    watch(context)
    await use(context)
    expect(faults.splice(0)).toEqual([])
  },
  server: [
    async ({}, use) => {
      const server = new TestServer()
      await server.start()
      await fetch(`${server.address}/api/games`) // the first who asks has them imported: no test of its own
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 }, // of a busy machine, to begin alone
  ],
})
export { expect }

const faults: string[] = []

export function watch(context: BrowserContext): void {
  context.on('weberror', (error) => faults.push(`thrown: ${error.error().stack ?? error.error()}`))
  context.on('console', (message) => {
    if (/content security policy|refused to/i.test(message.text())) faults.push(message.text())
  })
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1' && hostname !== 'localhost') faults.push(`asked ${request.url()}`)
  })
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What may be wrong with colours alone. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Findings of axe that are serious or worse; of a page that was looked at in other colours already, what colours can do. */
export async function findings(page: Page, what: 'all' | 'colours' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // what fades in is judged once it is there
  await page.evaluate(() => {
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map((one) => one.finished)).then(() => {})
  })
  const violations = await page.evaluate(async (asked) => {
    const { axe } = window as any
    const grave = axe._audit.rules.filter((rule: any) => rule.enabled && /serious|critical/.test(rule.impact)).map((rule: any) => rule.id)
    // art that nobody is told of is half of a page, and no rule asks for it: its frames stay, what is drawn in them goes meanwhile
    const art = [...document.querySelectorAll('svg[aria-hidden="true"], [aria-hidden="true"] svg')].map((svg) => [svg, [...svg.childNodes]] as const)
    for (const [svg] of art) svg.replaceChildren()
    try {
      return (await axe.run(document, { resultTypes: ['violations'], runOnly: asked ?? grave })).violations
    } finally {
      for (const [svg, drawn] of art) svg.replaceChildren(...drawn)
    }
  }, what === 'colours' ? OF_COLOURS : null)
  return violations
    .map((one: any) => `${one.id}: ${one.nodes.slice(0, 4).map((node: any) => `${node.target} ${node.failureSummary?.split('\n')[1] ?? ''}`).join(' | ')}`)
}

/** What axe finds on a desktop and on a phone, by day and by night: at each width everything in one of the two, in the other what colours can do. */
export async function findingsEverywhere(page: Page): Promise<string[]> {
  const found: string[] = []
  const before = page.viewportSize()!
  for (const [width, height, theme] of [[1280, 720, 'light'], [1280, 720, 'dark'], [390, 844, 'dark'], [390, 844, 'light']] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width, height })
    const all = (theme === 'light') === (width === 1280)
    found.push(...(await findings(page, all ? 'all' : 'colours')).map((one) => `at ${width} pixels, ${theme}: ${one}`))
  }
  await page.emulateMedia({ colorScheme: null })
  await page.setViewportSize(before)
  return found
}

/** A table, made without the form. Seats are words: "human:Ada", "open", "bot:Matilda" (who does anything, at once), "greedy:Otto". */
export async function makeTable(server: TestServer, seats: string[], seed = 'e2e', name = '', game = 'kingsburg', options = {}, clock: Clock | null = null): Promise<TableMade> {
  const wanted = seats.map((seat): SeatWanted => {
    const [kind, who = ''] = seat.split(':')
    if (kind === 'open') return { kind }
    return kind === 'human' ? { kind, name: who } : { kind: 'bot', bot: kind === 'bot' ? 'random' : kind, name: who }
  })
  const answer = await fetch(`${server.address}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // the lobby shows what has a name: a hundred tables of other tests would only make it long
    body: JSON.stringify({ game, seats: wanted, seed, name, options, clock, listed: name !== '' }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as TableMade
}

/** A browser that already has these seats, and preferences. */
export async function remember(context: BrowserContext, made: TableMade | null, seats: number[], prefs: object = {}): Promise<void> {
  const keys = made?.seats.filter((key) => seats.includes(key.seat)) ?? []
  const tables = made ? { [made.table.id]: { seats: keys, owner: seats.length ? made.owner : undefined } } : {}
  await context.addInitScript(
    ([held, chosen]) => {
      // once: what the page itself remembers later must stay
      if (location.protocol === 'about:' || localStorage.getItem('interrex.prefs')) return
      localStorage.setItem('interrex.tables', JSON.stringify(held))
      localStorage.setItem('interrex.prefs', JSON.stringify(chosen))
    },
    [tables, { language: 'en', confirm: 'never', auto: false, reading: 'off', sounds: false, ...prefs }] as const,
  )
}

const kept = new Map<string, Promise<unknown>>()

/** A table that many look at and nobody moves at: made once for all tests of a worker. */
export function shared<T>(server: TestServer, name: string, make: () => Promise<T>): Promise<T> {
  const key = `${server.address} ${name}`
  if (!kept.has(key)) kept.set(key, make())
  return kept.get(key) as Promise<T>
}

export async function stateOf(server: TestServer, table: string, token?: string): Promise<StateMessage> {
  const answer = await fetch(`${server.address}/api/tables/${table}/state`, { headers: token ? { Authorization: `Bearer ${token}` } : {} })
  return (await answer.json()) as StateMessage
}

/** Play over HTTP until the test says enough or the game is over; the offer in the middle, unless others are wanted. */
export async function playOn(
  server: TestServer,
  made: TableMade,
  enough: (state: StateMessage, seat: number) => boolean,
  wanted: (offer: Offer, seat: number) => boolean = () => false,
): Promise<void> {
  for (let idle = 0; idle < 1000; ) {
    let moved = false
    for (const { seat, token } of made.seats) {
      const state = await stateOf(server, made.table.id, token)
      if (state.table.result || enough(state, seat)) return
      const ask = state.seats[0]!.ask
      if (!ask?.owed) continue // who only may do something need not
      const offer = ask.offers.find((one) => wanted(one, seat)) ?? ask.offers[Math.floor(ask.offers.length / 2)]!
      const body = JSON.stringify({ action: offer.action, asked: ask.asked, id: `http-${seat}-${state.seq}-${Date.now()}` })
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
      await fetch(`${server.address}/api/tables/${made.table.id}/moves`, { method: 'POST', headers, body })
      moved = true
    }
    idle = moved ? 0 : idle + 1
    if (!moved) await new Promise((resolve) => setTimeout(resolve, Math.min(50, 5 * idle))) // whoever asks all the time keeps the others from moving
  }
  throw new Error('nobody moved for too long')
}

/** Something happens at the table while the page is elsewhere, which then comes back: to draw a thousand moves takes longer than to make them. */
export async function whileAway(page: Page, happens: () => Promise<void>): Promise<void> {
  const there = page.url()
  await page.goto('about:blank')
  await happens()
  await page.goto(there)
}

export const playUnseen = (page: Page, ...play: Parameters<typeof playOn>) => whileAway(page, () => playOn(...play))

/** Talking binds nobody and never ends: whoever wants to get on leaves it alone. */
export const moves = (action: string) => !/^(with|promise|propose|withdraw|accept|refuse|offer-citizenship|show|show-reliquary)\b/.test(action)

export const question = (page: Page) => page.locator('#question')
export const offers = (page: Page) => page.getByRole('list', { name: /^(Choices|Możliwości)$/ }).getByRole('button')
/** Click offers until the score sheet opens, or the test says enough. Of many, what to do comes first: then one of these. */
export async function clickOn(page: Page, enough: (clicks: number) => boolean | Promise<boolean> = () => false): Promise<number> {
  for (let clicks = 0; ; clicks++) {
    await page.locator('dialog[open], .offers button:enabled').first().waitFor({ timeout: 20_000 })
    if ((await page.locator('dialog[open]').count()) || (await enough(clicks))) return clicks
    await take(page, clicks % 3 ? offers(page).last() : offers(page).first())
  }
}

/** Click an offer, or a kind of offers and the first of it. The question may change under the pointer, or the game be over: then false. */
export async function take(page: Page, offer: Locator): Promise<boolean> {
  const click = (what: Locator) => what.click({ timeout: 3_000 }).then(() => true, () => false)
  const open = await offer.getAttribute('aria-expanded', { timeout: 3_000 }).catch(() => null)
  if (open === null) return click(offer)
  if (open === 'false' && !(await click(offer))) return false
  return click(page.locator('.verb[aria-expanded="true"] + ol button').first())
}

/** Something asked of the server over HTTP, by whoever has the token. */
export async function post<T>(server: TestServer, path: string, body: object, token?: string): Promise<T> {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) }
  const answer = await fetch(`${server.address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}

/** A browser that takes part in a campaign with these houses. */
export async function takePart(context: BrowserContext, made: CampaignMade, which: number[], prefs: object = {}): Promise<void> {
  await remember(context, null, [], prefs)
  const keys = made.houses.filter((key) => which.includes(key.house))
  await context.addInitScript(([id, houses]) => {
    if (location.protocol !== 'about:') localStorage.setItem('interrex.campaigns', JSON.stringify({ [id]: { houses } }))
  }, [made.campaign.id, keys] as const)
}

/** Nobody else is to choose any more: from now on, a choice cannot be taken back and is confirmed first. */
export const othersHaveChosen = (page: Page) => expect(page.locator('.seats .turn')).toHaveCount(1)

export const log = (page: Page) => page.getByRole('log')

/** Another person's browser. */
export async function another(page: Page, prefs: object = { language: 'en' }): Promise<Page> {
  const context = await page.context().browser()!.newContext({ viewport: { width: 1280, height: 720 }, locale: 'en-GB' })
  watch(context)
  await remember(context, null, [], prefs)
  return context.newPage()
}
