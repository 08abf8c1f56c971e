/** The optional clock: chosen in the form, seen running at the table, and what happens when time is up. */
import type { Page } from '@playwright/test'
import { expect, findings, log, makeTable, offers, playOn, question, remember, stateOf, test } from './support'

/** How a test looks at it, if asked to. */
const look = (page: Page, name: string) => (process.env.LOOK ? page.screenshot({ path: `${process.env.LOOK}/${name}.png` }) : null)
const time = (page: Page, seat: number) => page.locator('.seats li').nth(seat).locator('.time, .waits')

test('chosen in the form, it runs from one’s first move on', async ({ page, server, context }) => {
  await remember(context, null, [])
  await page.goto(`${server.address}/new?game=kingsburg`)
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByText('The table', { exact: true }).click()
  await page.getByLabel('Time to think').selectOption({ label: 'A minute for every move' })
  await expect(page.getByText('Nobody loses by the clock')).toBeVisible()
  await look(page, 'clock-form')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(question(page)).toBeVisible()
  await expect(time(page, 0)).toContainText('1:00')
  await offers(page).first().click()
  await expect(log(page)).toContainText(/takes 1/)
  await expect(question(page)).toBeVisible()
  await expect(time(page, 0)).toContainText(/0:\d\d/)
  await look(page, 'clock-runs')
  expect(await findings(page)).toEqual([])
})

const FACTIONS = { 'seat-1': 'marquise', 'seat-2': 'eyrie' }

test('when time is up a bot moves in the seat, until its owner is back', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert'], 'clock', '', 'root', FACTIONS, { per: 'move', seconds: 10, more: 0 })
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(time(page, 0)).toContainText('0:10')
  await offers(page).first().click()
  const { moves } = (await stateOf(server, made.table.id)).table
  // she thinks too long: the bot sets up her side, and waits for Bert, whose clock has not begun
  const away = (words: string) => page.locator('.panel section').filter({ hasText: words })
  await expect(away('A bot plays for you.')).toBeVisible({ timeout: 30_000 })
  await look(page, 'clock-up')
  await expect.poll(async () => (await stateOf(server, made.table.id)).table.moves).toBeGreaterThan(moves)
  await page.getByRole('button', { name: 'Przełącz na polski' }).click()
  await away('Gra za ciebie bot.').getByRole('button', { name: 'Wróć do gry' }).click()
  await expect(away('Gra za ciebie bot.')).toHaveCount(0)
  const seats = async () => (await stateOf(server, made.table.id)).table.seats.map(({ left }) => left)
  await expect.poll(seats).toEqual([false, false])
})

test('on a phone days have room, and the board goes where the question is', async ({ page, server, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const made = await makeTable(server, ['human:Ada', 'human:Bert', 'bot:Celia', 'bot:Dan', 'bot:Eva'], 'days', '', 'kingsburg', {}, { per: 'move', seconds: 86_400, more: 0 })
  const asked = (key: string) => playOn(server, made, (state, seat) => seat === 0 && state.table.moves > 8 && state.seats[0]!.ask?.question.key === key)
  await asked('kingsburg-ask-build')
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await page.locator('.kb').waitFor({ timeout: 30_000 })
  await expect(page.locator('.province [data-can]').first()).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.seats .turn .in-brief')).toHaveText(/^\d+ h$/)
  const wide = await page.locator('.seats .seat').evaluateAll((seats) => seats.map((seat) => seat.scrollWidth - seat.clientWidth))
  expect(Math.max(...wide)).toBeLessThanOrEqual(0)
  // nobody is away for a minute's absence while they have a day
  await page.getByRole('tab', { name: 'Seats' }).click()
  await expect(page.getByRole('button', { name: 'Let a bot play' })).toHaveCount(0)
  await page.getByRole('tab', { name: 'Move' }).click()
  await asked('kingsburg-ask-influence')
  await expect(page.locator('.court [data-can]').first()).toBeInViewport({ ratio: 1 })
})

test('the games of a campaign keep its clock', async ({ page, server, context }) => {
  await remember(context, null, [])
  await page.goto(`${server.address}/new?game=root&campaign`)
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByLabel('Time to think').selectOption({ label: '15 minutes each, 10 seconds more with every move' })
  // the longest of them has room on a phone, in both languages
  await page.setViewportSize({ width: 390, height: 844 })
  for (const switching of ['Przełącz na polski', 'Switch to English']) {
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.getByRole('button', { name: switching }).click()
  }
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Begin the campaign' }).click()
  await expect(page.getByText('Time to think: 15 minutes each')).toBeVisible()
  await page.getByRole('button', { name: 'Begin game 1' }).click()
  await expect(page).toHaveURL(/\/t\//)
  await expect(page.locator('.seats .time, .seats .waits').first()).toContainText('15:00')
})

test('hours are kept in the zone one lives in, a holiday is announced, and a pause stops all clocks once everybody agrees', async ({ page, server, context, browser }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert'], 'hours', '', 'kingsburg', {}, { per: 'move', seconds: 86_400, more: 0 })
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(question(page)).toBeVisible()
  const hours = async () => {
    await page.getByRole('button', { name: 'My hours' }).click()
    return page.getByRole('dialog', { name: 'My hours' })
  }
  let dialog = await hours()
  await expect(dialog).toContainText('Europe/Warsaw')
  await dialog.getByLabel('Sat').check()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep these hours' }).click()
  await expect(dialog).toHaveCount(0)
  const kept = async () => (await stateOf(server, made.table.id, made.seats[0]!.token)).seats[0]!.hours
  expect(await kept()).toEqual({ zone: 'Europe/Warsaw', sleep: 1320, wake: 480, free: [5] })

  // she has moved: another browser, elsewhere, takes the zone along
  const elsewhere = await browser.newContext({ timezoneId: 'Asia/Tokyo', locale: 'en-GB', viewport: { width: 390, height: 844 } })
  await remember(elsewhere, made, [0])
  const phone = await elsewhere.newPage()
  await phone.goto(`${server.address}/t/${made.table.id}`)
  await phone.getByRole('button', { name: 'My hours' }).click()
  await phone.getByLabel('Where you live').selectOption('Asia/Tokyo')
  expect(await findings(phone)).toEqual([])
  await phone.getByRole('button', { name: 'Keep these hours' }).click()
  await expect.poll(async () => (await kept())!.zone).toBe('Asia/Tokyo')
  await elsewhere.close()

  dialog = await hours()
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await dialog.locator('input[type=date]').first().fill(tomorrow)
  await dialog.locator('input[type=date]').last().fill(tomorrow)
  await dialog.getByRole('button', { name: 'Announce it' }).click()
  await expect(log(page)).toContainText('is away for a day')

  dialog = await hours()
  await dialog.getByRole('button', { name: 'Ask for a pause' }).click()
  await expect(page.getByText('A pause? Waiting for:')).toBeVisible()
  const bert = await browser.newContext({ locale: 'en-GB' })
  await remember(bert, made, [1])
  const other = await bert.newPage()
  await other.goto(`${server.address}/t/${made.table.id}`)
  await other.getByRole('button', { name: 'Agree' }).click()
  await expect(log(page)).toContainText(/all have agreed/)
  await bert.close()
})
