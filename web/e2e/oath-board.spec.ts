/** Oath's board: every card can be read where it lies, one's own board is always in sight, and nothing jumps. */
import type { Page } from '@playwright/test'
import type { Offer, TableMade } from '../src/lib/protocol'
import { expect, findings, makeTable, moves, offers, playOn, post, remember, stateOf, test } from './support'
import type { TestServer } from './server'

const DESK = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }
const acts = (question: string | undefined) => question === 'oath-ask-act'

/** Ada's turn, with somebody to fight. */
async function atArms(server: TestServer, seed = 'arms'): Promise<TableMade> {
  const made = await makeTable(server, ['human:Ada', 'random:Matilda', 'random:Otto', 'random:Jadwiga'], seed, '', 'oath')
  const armed = (board: any) => board.seats[0].warbands > 0
  await playOn(server, made, ({ seats: [own] }) => acts(own!.ask?.question.key) && armed(own!.view.board) && own!.ask!.offers.some(({ action }) => /^campaign/.test(action)), ({ action }) => moves(action))
  return made
}

/** Ada does the first thing that is offered of this kind, over HTTP. */
async function does(server: TestServer, made: TableMade, wanted: (offer: Offer) => boolean): Promise<void> {
  const { token } = made.seats[0]!
  const { seats, seq } = await stateOf(server, made.table.id, token)
  const { offers, asked } = seats[0]!.ask!
  await post(server, `/tables/${made.table.id}/moves`, { action: offers.find(wanted)!.action, asked, id: `does-${seq}` }, token)
}

const whole = (page: Page) => page.locator('.popover .look')
const longbows = (page: Page) => page.locator('.region [data-whole="longbows"]')
const own = (page: Page) => page.getByRole('article', { name: 'Your board' })

/** The Supply track with its marker, and a card for every adviser and relic, with room for all of it. */
async function ownIsWhole(page: Page, server: TestServer, made: TableMade): Promise<void> {
  const { seats } = await stateOf(server, made.table.id, made.seats[0]!.token)
  const { supply, advisers, face_down, relics } = seats[0]!.view.board.seats[0]
  await expect(own(page).locator('.track')).toBeInViewport()
  await expect(own(page).locator('.track .now')).toHaveText(new RegExp(`^${supply}`))
  await expect(own(page).locator('[data-whole]')).toHaveCount(advisers.length + face_down.length + relics.length)
  await expect.poll(() => page.locator('.board').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
}

/** Where the sites stand on the board, on a desk and on a phone. */
async function stands(page: Page): Promise<number[][][]> {
  const found = []
  for (const screen of [PHONE, DESK]) {
    await page.setViewportSize(screen)
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    found.push(
      await page.locator('.ob').evaluate((board) => {
        const { top } = board.getBoundingClientRect()
        return [...board.querySelectorAll('.region section')].map((site) => site.getBoundingClientRect()).map((box) => [Math.round(box.top - top), Math.round(box.height)])
      }),
    )
  }
  return found
}

test('cards are read whole where they lie, one\'s own board stays in sight, and no site moves when a campaign begins or cards are drawn', async ({ page, context, server }) => {
  test.setTimeout(120_000)
  const made = await atArms(server)
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()

  await expect(longbows(page)).toContainText('±1 attack die')
  await expect(page.locator('.region section').first()).toContainText('attackers: +1 die')
  await longbows(page).hover()
  await expect(whole(page)).toContainText('Battle plan: ±1 attack die.')
  await expect(whole(page)).toContainText('At a site or among advisers')
  await page.mouse.move(2, 2)
  await expect(whole(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await longbows(page).focus()
  await expect(whole(page)).toContainText('Battle plan: ±1 attack die.')

  await expect(own(page)).toBeInViewport({ ratio: 0.98 })
  await ownIsWhole(page, server, made)
  expect(await findings(page)).toEqual([])

  const before = await stands(page)
  await does(server, made, ({ action }) => /^campaign/.test(action))
  const war = page.locator('.ob .war')
  await expect(war).toContainText('targets are declared')
  expect(await stands(page)).toEqual(before)
  await playOn(server, made, ({ seats: [own] }) => own!.ask?.question.key === 'oath-ask-commit')
  await expect(war.locator('.aims li').first()).toBeVisible()
  await expect(war.locator('.defense .dice i').first()).toBeVisible()
  expect(await stands(page)).toEqual(before)

  await playOn(server, made, ({ seats: [own] }) => acts(own!.ask?.question.key) && own!.ask!.offers.some(({ action }) => action === 'search world'), ({ action }) => moves(action))
  await expect(war).toHaveCount(0)
  const again = await stands(page)
  await does(server, made, ({ action }) => action === 'search world')
  await expect(page.locator('.ob .drawn')).toBeVisible()
  expect(await stands(page)).toEqual(again)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: PHONE })

  test('a card is read by a tap, and by a finger that stays, which chooses nothing; one\'s own board is a bar that unfolds', async ({ page, context, server }) => {
    test.setTimeout(120_000)
    const made = await atArms(server)
    await remember(context, made, [0], { confirm: 'always' })
    await page.goto(`${server.address}/t/${made.table.id}`)
    await offers(page).first().waitFor()
    expect(await findings(page)).toEqual([])

    const small = await page.locator('.ob [data-ref]').evaluateAll((all) =>
      all.map((one) => [one.getAttribute('data-ref')!, one.getBoundingClientRect()] as const).filter(([, { width, height }]) => Math.min(width, height) < 29.5).map(([ref, { width, height }]) => `${ref} ${Math.round(width)} × ${Math.round(height)}`),
    )
    expect(small).toEqual([])

    const { x, y } = (await longbows(page).boundingBox())!
    const finger = await context.newCDPSession(page)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 10 }] })
    await expect(whole(page)).toContainText('Battle plan: ±1 attack die.')
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(whole(page)).toBeVisible()
    await expect(page.locator('.ob [aria-pressed="true"]')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await longbows(page).tap({ force: true }) // it cannot be used now, and a finger taps it all the same
    await expect(whole(page)).toContainText('Battle plan: ±1 attack die.')
    await page.keyboard.press('Escape')

    for (const far of [0, 400, 5000]) {
      await page.locator('.board').evaluate((box, top) => box.scrollTo({ top }), far)
      await expect(own(page)).toBeInViewport({ ratio: 0.98 })
    }
    await own(page).getByRole('button', { name: 'Open the board of Ada' }).click()
    await ownIsWhole(page, server, made)
    expect(await findings(page)).toEqual([])
  })
})

test('a face-down Vision of one\'s own can be read and clicked', async ({ page, context, server }) => {
  test.setTimeout(120_000)
  const made = await makeTable(server, ['human:Ada', 'random:Matilda', 'random:Otto'], 'vision-1', '', 'oath', { chancellor: 2 })
  const vision = /conspiracy|vision/
  const hidden = (board: any) => board.seats[0].face_down.findIndex(({ card }: { card: string | null }) => card && vision.test(card))
  await playOn(
    server, made,
    ({ seats: [own] }) => hidden(own!.view.board) >= 0 && acts(own!.ask?.question.key),
    ({ action }) => action === 'search world' || (/^play-face-down/.test(action) && vision.test(action)) || (/^discard/.test(action) && !vision.test(action)),
  )
  await remember(context, made, [0], { confirm: 'always' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()
  const card = page.locator('.own .veiled[data-whole*="vision"], .own .veiled[data-whole="conspiracy"]').first()
  await card.hover()
  await expect(whole(page)).toBeVisible()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
})
