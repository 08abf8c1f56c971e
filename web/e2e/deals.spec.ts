/** Deals in the browser: what is offered to somebody stands at the head of the panel, with its answers. */
import type { Page } from '@playwright/test'
import { spelt } from '../src/lib/forms'
import type { TableMade } from '../src/lib/protocol'
import type { TestServer } from './server'
import { expect, findings, makeTable, moves, offers, playOn, post, question, remember, stateOf, test, watch } from './support'

/** What a seat does over HTTP: of each, the first offer that begins so. */
async function does(server: TestServer, made: TableMade, seat: number, ...actions: string[]): Promise<void> {
  const { token } = made.seats.find((key) => key.seat === seat)!
  for (const [n, wanted] of actions.entries()) {
    const { ask } = (await stateOf(server, made.table.id, token)).seats[0]!
    const { action } = [...ask!.offers, ...spelt(ask!.forms)].find((offer) => offer.action.startsWith(wanted))!
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
  await expect(offer).toContainText('Bert offers you a deal', { timeout: 30_000 })
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
  for (const house of await page.locator('.kd .seats article').all()) await expect(house).toBeInViewport({ ratio: 1 })
  // an amount: one row, and more by a button
  const aye = offers(page).filter({ hasText: /^\W*\d*\s*Aye/ }).first()
  const before = await aye.textContent()
  await page.getByRole('button', { name: 'More' }).first().click()
  await expect(aye).not.toHaveText(before!)
  await does(server, made, 1, 'with 0', 'promise 1 coins 1 0', 'promise 0 vote aye', 'propose')
  await expect(page.getByRole('button', { name: 'Accept' })).toBeVisible()
  for (const [width, height] of [[390, 844], [1280, 720], [1366, 768], [1920, 1080]] as const) {
    await page.setViewportSize({ width, height })
    await expect.poll(() => inSight(page, '.deals .offer')).toBeGreaterThan(60)
    await expect(page.getByRole('button', { name: 'Accept' })).toBeInViewport({ ratio: 1 })
    if (width > 390) await expect(page.locator('.kd .seats article').last()).toBeInViewport({ ratio: 0.95 })
  }
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.locator('.deals .offer')).toHaveCount(0)
})

/** Two at a vote of The King's Dilemma, a third who is played. */
async function council(server: TestServer, seed: string): Promise<TableMade> {
  const made = await makeTable(server, ['human:Ada', 'human:Bert', 'random:Celia'], seed, '', 'kings-dilemma')
  await playOn(server, made, (state, seat) => seat === 0 && state.seats[0]!.view.board.stage === 'vote' && !!state.seats[0]!.ask?.owed, ({ action }) => moves(action))
  return made
}

/** A browser of its own for a seat. */
async function sits(page: Page, server: TestServer, made: TableMade, seat: number, viewport: { width: number; height: number }, prefs: object = {}): Promise<Page> {
  const context = await page.context().browser()!.newContext({ viewport, hasTouch: viewport.width < 500, locale: 'en-GB', reducedMotion: 'reduce' })
  watch(context)
  await remember(context, made, [seat], prefs)
  const own = await context.newPage()
  await own.goto(`${server.address}/t/${made.table.id}`)
  await own.locator('.deals').waitFor({ timeout: 90_000 })
  return own
}

test('a deal is made by two, on a desktop and a phone, in under six clicks each, and stands by the seat until it is kept', async ({ page, server }) => {
  test.setTimeout(240_000)
  const made = await council(server, 'deal')
  const ada = await sits(page, server, made, 0, { width: 1280, height: 720 })
  const bert = await sits(page, server, made, 1, { width: 390, height: 844 })
  let clicks = 0
  const click = (button: ReturnType<Page['locator']>) => (clicks++, button.click())
  // Bert, on the phone: with whom, what he gives, what he gets, propose
  await click(bert.getByRole('group', { name: 'Deal with' }).getByRole('button', { name: 'Ada' }))
  const draft = bert.getByRole('group', { name: 'Your draft' })
  await click(bert.getByRole('button', { name: 'Coins', exact: true }))
  await expect(draft).toContainText('pays Ada 1 coin')
  // what could be promised comes as forms: all that is asked is a small part of the list of it
  const { ask } = (await stateOf(server, made.table.id, made.seats[1]!.token)).seats[0]!
  const [sent, listed] = [ask, spelt(ask!.forms)].map((one) => JSON.stringify(one).length)
  expect(sent).toBeLessThan(6_000)
  expect(listed).toBeGreaterThan(5 * sent!)
  await click(bert.getByRole('button', { name: 'Ada gives' }))
  await click(bert.getByRole('button', { name: 'A side and power' }))
  await expect(draft).toContainText('votes aye with at least 1')
  expect(await findings(bert)).toEqual([])
  await click(bert.getByRole('button', { name: 'Propose' }))
  expect(clicks).toBeLessThan(6)
  // the list is there, too, behind its heading
  await bert.getByText('Deals, as a list').click()
  await expect(bert.getByRole('list', { name: 'Deals, as a list' }).getByRole('button', { name: 'Withdraw' })).toBeVisible()
  // Ada, on the desktop
  const offer = ada.getByRole('region', { name: 'Offer 1: Bert to Ada' })
  await expect(offer).toContainText('Bert offers you a deal')
  expect(await findings(ada)).toEqual([])
  await offer.getByRole('button', { name: 'Accept' }).click()
  await expect(offer).toBeHidden()
  await expect(ada.locator('.seats li').first().getByRole('img')).toHaveAccessibleName(/Promised, until kept: .*votes aye/)
  await ada.context().close()
  await bert.context().close()
})

test('a deal is written in Polish with the keyboard alone; what cannot be is told why, and another offer is countered', async ({ page, server }) => {
  test.setTimeout(240_000)
  const made = await council(server, 'deal')
  const ada = await sits(page, server, made, 0, { width: 1280, height: 720 }, { language: 'pl' })
  /** To a button as a keyboard comes there, and press it. */
  const press = async (name: string | RegExp, key = 'Enter') => {
    const button = ada.getByRole('button', { name, exact: typeof name === 'string' }).first()
    await expect(button).toBeEnabled()
    // while a draft is on its way, buttons come and go
    await expect(ada.locator('.composer .buttons button:not(.primary):disabled')).toHaveCount(0)
    const reached = () => button.evaluate((one) => one === document.activeElement)
    await expect(async () => {
      await ada.locator('.deals').first().evaluate((one) => (one.tabIndex = -1, one.focus()))
      for (let tabs = 0; tabs < 60 && !(await reached()); tabs++) await ada.keyboard.press('Tab')
      expect(await reached()).toBe(true)
    }).toPass()
    await ada.keyboard.press(key)
  }
  await press('Bert')
  await press('Bert daje')
  await press('Głos i władza', ' ')
  await press('NIE')
  await press('Zaproponuj')
  await expect(ada.getByRole('alert')).toContainText('Bez monet')
  await press('Ty dajesz')
  await expect(ada.getByRole('button', { name: 'Ty dajesz' })).toHaveAttribute('aria-pressed', 'true')
  await press('Monety')
  await press('Więcej')
  await expect(ada.getByRole('group', { name: 'Twój szkic' })).toContainText('płaci 2 monety')
  await press('Zaproponuj')
  await expect(ada.locator('.composer')).toHaveCount(0)
  const { token } = made.seats.find(({ seat }) => seat === 1)!
  const laid = async () => (await stateOf(server, made.table.id, token)).seats[0]!.view.dealings!.deals
  await expect.poll(async () => (await laid())[0]?.clauses.map(({ action }) => action)).toEqual(['vote nay 1', 'coins 2 1'])
  // Bert counters: less of it
  const bert = await sits(page, server, made, 1, { width: 390, height: 844 })
  await bert.getByRole('button', { name: 'Counter' }).click()
  await bert.getByRole('group', { name: 'Your draft' }).getByRole('button', { name: 'More' }).last().click()
  await bert.getByRole('button', { name: 'Propose' }).click()
  await expect(ada.getByRole('region', { name: /Oferta 2/ })).toContainText('płaci 3 monety')
  await expect.poll(async () => (await laid()).map(({ number }) => number)).toEqual([2])
  await ada.context().close()
  await bert.context().close()
})
