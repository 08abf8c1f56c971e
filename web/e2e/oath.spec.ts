/** Oath in the browser: turns by clicking, with everything a question names drawn somewhere. */
import type { Page } from '@playwright/test'
import { expect, findings, makeTable, offers, playOn, remember, stateOf, test } from './support'

const OATH = 'oath'
/** Talking binds nobody and never ends: whoever wants to get on leaves it alone. */
const moves = (action: string) => !/^(with|promise|propose|withdraw|accept|refuse|offer-citizenship|show|show-reliquary)\b/.test(action)

/** Of the refs that a seat's offers name, those that are drawn nowhere. */
async function undrawn(page: Page, refs: string[]): Promise<string[]> {
  return page.evaluate((wanted) => wanted.filter((ref) => !document.querySelector(`.ob [data-ref="${CSS.escape(ref)}"]`)), refs)
}

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

for (const [width, height] of [[390, 844], [1280, 720]] as const) {
  test(`at ${width} the realm has room`, async ({ page, context, server }) => {
    const made = await makeTable(server, ['human:Ada', 'random:Bert', 'random:Celia', 'random:Dan'], 'room', '', OATH)
    await playOn(server, made, (state) => state.seats[0]!.view.board.round >= 1 && state.seats[0]!.ask?.question.key === 'oath-ask-act', ({ action }) => moves(action))
    await page.setViewportSize({ width, height })
    await remember(context, made, [0], { language: 'pl' })
    await page.goto(`${server.address}/t/${made.table.id}`)
    await expect(page.locator('.ob .map')).toBeVisible()
    await expect.poll(() => page.locator('.board').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })
}
