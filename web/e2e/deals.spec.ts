/** Deals in the browser: what is offered to somebody stands at the head of the panel, with its answers. */
import type { Page } from '@playwright/test'
import type { TableMade } from '../src/lib/protocol'
import type { TestServer } from './server'
import { expect, findings, makeTable, moves, offers, playOn, post, question, remember, stateOf, test } from './support'

/** What a seat does over HTTP: of each, the first offer that begins so. */
async function does(server: TestServer, made: TableMade, seat: number, ...actions: string[]): Promise<void> {
  const { token } = made.seats.find((key) => key.seat === seat)!
  for (const [n, wanted] of actions.entries()) {
    const { ask } = (await stateOf(server, made.table.id, token)).seats[0]!
    const { action } = ask!.offers.find((offer) => offer.action.startsWith(wanted))!
    await post(server, `/tables/${made.table.id}/moves`, { action, asked: ask!.asked, id: `deal-${seat}-${n}-${made.table.id}` }, token)
  }
}

const inSight = (page: Page, what: string) => page.locator(what).first().evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight && one.getBoundingClientRect().height)

test('Oath: an offer is read and accepted at the head of the panel, and drawn on the board; a card says all it does', async ({ page, context, server }) => {
  test.setTimeout(90_000)
  const made = await makeTable(server, ['human:Ada', 'human:Bert', 'random:Celia'], 'deal', '', 'oath')
  await playOn(server, made, (state, seat) => seat === 0 && state.seats[0]!.view.board.round >= 2 && state.seats[0]!.ask?.question.key === 'oath-ask-act', ({ action }) => moves(action))
  await does(server, made, 0, 'offer-citizenship 1')
  await does(server, made, 1, 'with 0', 'promise 1', 'promise 0', 'propose')
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  const offer = page.getByRole('region', { name: 'Offer 1: Bert to Ada' })
  await expect(offer).toContainText('Bert offers you a deal')
  expect((await offer.boundingBox())!.y).toBeLessThan((await question(page).boundingBox())!.y)
  await expect(offers(page).filter({ hasText: 'Accept' })).toHaveCount(0)
  await expect(page.locator('.ob').getByRole('list', { name: 'Offers and promises' })).toContainText('Offer 1')
  expect(await findings(page)).toEqual([])
  // hovering says the whole card, in words that can be read
  const card = page.locator('.ob .lies .strip').first()
  await card.hover()
  const power = (await card.locator('.hidden-text').textContent())!.split('. ')[1]!
  await expect(page.getByRole('tooltip').locator('.look').getByText(power.slice(0, 30))).toBeInViewport()
  await offer.getByRole('button', { name: 'Accept' }).click()
  await expect(offer).toBeHidden()
})

test("The King's Dilemma: achievements are seen, amounts are stepped, and an offer is answered in sight", async ({ page, context, server }) => {
  test.setTimeout(90_000)
  const made = await makeTable(server, ['human:Ada', 'human:Bert', 'random:Celia'], 'deal', '', 'kings-dilemma')
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await page.locator('.kd').waitFor({ timeout: 30_000 })
  await expect(page.locator('[data-ref="house:wylio"]')).toContainText('Most coins')
  await playOn(server, made, (state, seat) => seat === 0 && state.seats[0]!.view.board.stage === 'vote' && !!state.seats[0]!.ask?.owed, ({ action }) => moves(action))
  await expect(page.locator('.kd .seats article').first().locator('ol li')).toHaveCount(4)
  // an amount: one row, and more by a button
  const aye = offers(page).filter({ hasText: /^\W*\d*\s*Aye/ }).first()
  const before = await aye.textContent()
  await page.getByRole('button', { name: 'More' }).first().click()
  await expect(aye).not.toHaveText(before!)
  await does(server, made, 1, 'with 0', 'promise 1 coins 1 0', 'promise 0 vote aye', 'propose')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  for (const [width, height] of [[1280, 720], [390, 844]] as const) {
    await page.setViewportSize({ width, height })
    expect(await inSight(page, '.deals .offer')).toBeGreaterThan(60)
  }
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.locator('.deals .offer')).toHaveCount(0)
})
