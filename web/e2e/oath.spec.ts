/** Oath in the browser: turns by clicking, with everything a question names drawn somewhere. */
import type { Page } from '@playwright/test'
import type { CampaignMade, TableMade } from '../src/lib/protocol'
import { expect, findings, findingsEverywhere, makeTable, moves, offers, playOn, post, question, remember, stateOf, take, takePart, test } from './support'

const OATH = 'oath'
/** Of the refs that a seat's offers name, those that are drawn nowhere. */
async function undrawn(page: Page, refs: string[]): Promise<string[]> {
  return page.evaluate((wanted) => wanted.filter((ref) => !document.querySelector(`.ob [data-ref="${CSS.escape(ref)}"]`)), refs)
}

/** Ada's turns, to the end: a search and a muster each, where there are any; and whatever else she is asked, the first answer. */
async function playToTheEnd(page: Page): Promise<number> {
  let done = new Set<string>()
  for (let clicks = 0; ; clicks++) {
    await page.locator('dialog[open], .offers button:enabled').first().waitFor({ timeout: 30_000 })
    if (await page.locator('dialog[open]').count()) return clicks
    const asked = (await question(page).textContent({ timeout: 3_000 }).catch(() => '')) ?? ''
    if (!asked.startsWith('Your turn')) {
      await take(page, offers(page).first())
      continue
    }
    const kinds = ['Search', 'Muster'].filter((kind) => !done.has(kind))
    for (const kind of [...kinds, 'Rest']) {
      const offer = offers(page).filter({ hasText: new RegExp(`^\\W*\\d*\\s*${kind}`) })
      if (!(await offer.count())) continue
      if (await take(page, offer.first())) done = kind === 'Rest' ? new Set() : new Set([...done, kind])
      break
    }
  }
}

test('a whole game against three bots, its chronicle written by clicking, and read in the history book', async ({ page, context, server }) => {
  test.setTimeout(150_000)
  const bots = ['Matilda', 'Otto', 'Jadwiga'].map((name) => ({ kind: 'bot', bot: 'random', name }))
  const campaign = await post<CampaignMade>(server, '/campaigns', { game: OATH, houses: [{ kind: 'human', name: 'Ada' }, ...bots], name: 'Dynasty' })
  const { made } = await post<{ made: TableMade }>(server, `/campaigns/${campaign.campaign.id}/next`, { seed: 'oath-5' }, campaign.houses[0]!.token)
  await takePart(context, campaign, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(page.locator('.ob .map')).toBeVisible()
  expect(await playToTheEnd(page)).toBeGreaterThan(25)
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toHaveText(/Ada/)
  // the winner has vowed, built and chosen whom to bring in, each with a click; on a slow machine the game may go so that nobody is left to be brought in
  const { table } = await stateOf(server, made.table.id)
  expect(table.status).toBe('finished')
  const headers = { Authorization: `Bearer ${campaign.houses[0]!.token}` } // until the campaign is decided, for those who take part
  const said = await (await fetch(`${server.address}/api/tables/${made.table.id}/record`, { headers })).json()
  const done: string[] = said.moves.filter(([seat]: [number]) => seat === 0).map(([, action]: [number, string]) => action.split(' ')[0])
  expect(['vow build recruit', 'vow build']).toContain(done.slice(done.lastIndexOf('vow')).join(' '))

  await page.getByRole('dialog').getByRole('link', { name: 'To the campaign' }).click()
  await page.getByRole('link', { name: 'Read the history book' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Game 1: Supremacy' })).toBeVisible()
  const chapter = page.getByRole('article')
  await expect(chapter).toContainText('Ada won as Chancellor')
  await expect(chapter.locator('.site')).toHaveCount(8)
  await expect(chapter).toContainText('Six cards joined the world deck')
  expect(await findingsEverywhere(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('link', { name: 'To the campaign' }).click()
  await expect(page.getByRole('button', { name: 'Begin game 2' })).toBeVisible()
})

test('turns are taken by clicking, and what is asked about is on the board', async ({ page, context, server }) => {
  test.setTimeout(120_000)
  const made = await makeTable(server, ['human:Ada', 'random:Matilda', 'random:Otto', 'random:Jadwiga'], 'oath', '', OATH)
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(page.locator('[data-ref="slot:1"], [data-ref="site:plains"]').first()).toBeVisible()
  await expect(page.locator('.ob .drawn')).toBeVisible()
  expect(await findings(page)).toEqual([])
  for (let step = 0; step < 12; step++) {
    const { seats } = await stateOf(server, made.table.id, made.seats[0]!.token)
    const asked = new Set(seats[0]!.ask?.offers.filter(({ action }) => moves(action)).flatMap((offer) => offer.refs) ?? [])
    await expect.poll(() => undrawn(page, [...asked])).toEqual([])
    let first = true
    await playOn(server, made, (state) => !first && !!state.seats[0]!.ask, ({ action }) => moves(action) && ((first = false), true))
  }
  await expect(offers(page).first()).toBeVisible()
})
