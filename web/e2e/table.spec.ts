/** What the table does with a game of many offers and with sides of their own: Root. */
import type { TableMade } from '../src/lib/protocol'
import type { TestServer } from './server'
import { expect, findings, log, makeTable, offers, playOn, question, remember, test } from './support'

const WOODLAND = { 'seat-1': 'marquise', 'seat-2': 'eyrie', 'seat-3': 'alliance', 'seat-4': 'vagabond' }

/** The Marquise in Daylight, with dozens of offers. */
async function daylight(server: TestServer): Promise<TableMade> {
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'daylight', '', 'root', WOODLAND)
  await playOn(server, made, (state) => (state.seats[0]?.ask?.offers.length ?? 0) > 30)
  return made
}

test.describe('many offers', () => {
  let made: TableMade

  test.beforeEach(async ({ page, server, context }) => {
    made = await daylight(server)
    await remember(context, made, [0], { confirm: 'always' })
    await page.goto(`${server.address}/t/${made.table.id}`)
    await question(page).waitFor()
    await page.locator('.map').waitFor() // the board is fetched apart, and may come last
  })

  test('begin with what to do, are chosen by keys and by pointing from here to there, and what cannot be chosen says why', async ({ page }) => {
    await test.step('begin with what to do, and what ends the turn is always seen', async () => {
      const march = offers(page).filter({ hasText: /March \d\d/ })
      const lit = page.locator('.map [data-ref^="clearing:"][data-can]')
      await expect(lit).toHaveCount(0)
      await expect(offers(page).filter({ hasText: 'March from' })).toHaveCount(0)
      await expect(offers(page).filter({ hasText: 'End your Daylight' })).toBeInViewport({ ratio: 0.9 })
      await march.click()
      await expect.poll(() => offers(page).filter({ hasText: 'March from' }).count()).toBeGreaterThan(9)
      await expect.poll(() => lit.count()).toBeGreaterThan(3)
      await expect(offers(page).filter({ hasText: 'End your Daylight' })).toBeInViewport({ ratio: 0.9 })
      expect(await findings(page)).toEqual([])
      await march.press('Enter')
      await expect(offers(page).filter({ hasText: 'March from' })).toHaveCount(0)
      await expect(lit).toHaveCount(0)
    })
    await test.step('from here to there is the order of pointing', async () => {
      const point = (clearing: string) => page.locator(`[data-ref="${clearing}"]`).first().click()
      await offers(page).filter({ hasText: /March \d\d/ }).click()
      await offers(page).filter({ hasText: 'March from' }).first().waitFor()
      const all = await offers(page).filter({ hasText: 'March from' }).allTextContents()
      const ways = all.map((text) => /clearing (\d+) to (\d+)/.exec(text)!.slice(1) as [string, string])
      const [a, b] = ways.find(([a, b]) => ways.some(([c, d]) => a === d && b === c))!
      await page.keyboard.press('Escape')
      const confirm = page.getByRole('group', { name: 'Confirm' })
      for (const [from, to] of [[a, b], [b, a]]) {
        await offers(page).filter({ hasText: /March \d\d/ }).click()
        await point(`clearing:${from}`)
        await point(`clearing:${to}`)
        await expect(confirm).toContainText(`March from clearing ${from} to ${to}`)
        await page.keyboard.press('Escape')
      }
    })
    await test.step('seats are named and marked by what they play, and a turn is a heading of the log', async () => {
      const seats = page.getByRole('list', { name: 'Seats' }).getByRole('listitem')
      await expect(seats.nth(1)).toHaveAttribute('data-tip', /Matilda · Eyrie/)
      await expect(seats.nth(1)).toContainText('Eyrie')
      await expect(log(page).locator('.begins').last()).toContainText('Ada')
    })
    await test.step('what is pointed at is told, with the reason why it cannot be chosen', async () => {
      await page.locator('[data-ref^="quest:"]').first().click({ force: true })
      const told = page.getByRole('alert')
      await expect(told.locator('strong')).toHaveText(/^Quest: /)
      await expect(told.locator('.why')).toHaveCount(1)
    })
    await page.reload()
    await question(page).waitFor()
    await test.step('are chosen by keys as they are seen', async () => {
      const single = offers(page).filter({ hasText: 'Recruit' })
      const number = (await single.locator('kbd').textContent())!
      await page.keyboard.press(number)
      const confirm = page.getByRole('group', { name: 'Confirm' })
      await expect(confirm).toContainText('Recruit a warrior at every recruiter')
      await page.keyboard.press('Escape')
      await page.keyboard.press('ArrowUp')
      await expect(offers(page).last()).toBeFocused()
      await page.keyboard.press('1')
      await expect(offers(page).first()).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('/')
      await page.keyboard.type('march from')
      await expect.poll(() => offers(page).count()).toBeGreaterThan(9)
      await page.keyboard.press('Enter')
      await expect(confirm).toContainText('March from')
    })
  })

  test('six are seen at 720 px, a new question begins at its top, and nothing on the board is too small to hit', async ({ page, server }) => {
    // six whole rows, the log folded away from one's own move
    const whole = () => offers(page).evaluateAll((rows) => rows.filter((row) => {
      const box = row.getBoundingClientRect()
      const room = row.closest('.list, .offers, .question')!.getBoundingClientRect()
      const shown = (y: number) => row.contains(document.elementFromPoint(box.left + box.width / 2, y))
      return box.bottom <= room.bottom + 1 && shown(box.top + 3) && shown(box.bottom - 3)
    }).length)
    await offers(page).filter({ hasText: /March \d\d/ }).click()
    await expect.poll(() => offers(page).filter({ hasText: 'March from' }).count()).toBeGreaterThan(9)
    await expect.poll(whole).toBeGreaterThanOrEqual(6)
    const small = await page.locator('.rt :is(span, button)[data-ref]').evaluateAll((pieces) =>
      pieces.filter((piece) => {
        const { width, height } = getComputedStyle(piece, '::before')
        return piece.getClientRects().length > 0 && !(parseFloat(width) >= 24 && parseFloat(height) >= 24)
      }).map((piece) => piece.getAttribute('data-ref')))
    expect(small).toEqual([])
    // the list is scrolled to its end, and the next question begins at its own
    const scrolled = () => page.evaluate(() => Math.max(0, ...[...document.querySelectorAll('.offers, .offers *')].map((box) => box.scrollTop)))
    await page.evaluate(() => document.querySelectorAll('.offers, .offers *').forEach((box) => (box.scrollTop = box.scrollHeight)))
    await expect.poll(scrolled).toBeGreaterThan(0)
    const asked = await page.locator('[data-asked]').getAttribute('data-asked')
    let first = true
    await playOn(server, made, () => !first, ({ action }) => action.startsWith('march') && first && !(first = false))
    await expect(page.locator('[data-asked]')).not.toHaveAttribute('data-asked', asked!)
    await expect.poll(scrolled).toBe(0)
  })

})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the panel is as low as what it says, and folded it says the question', async ({ page, server, context }) => {
    const made = await makeTable(server, ['human:Ada', 'bot:Matilda'], 'low', '', 'root', { 'seat-1': 'marquise', 'seat-2': 'eyrie' })
    await remember(context, made, [0])
    await page.goto(`${server.address}/t/${made.table.id}`)
    await expect(question(page)).toBeVisible()
    const height = async (of: string) => (await page.locator(of).boundingBox())!.height
    const board = await height('.board')
    const asked = (await question(page).textContent())!
    await expect.poll(() => height('.panel')).toBeLessThanOrEqual(844 * 0.44 + 1)
    // what helps to choose leaves the choices room
    const whole = () => offers(page).evaluateAll((rows) => rows.filter((row) => {
      const { left, top, bottom } = row.getBoundingClientRect()
      return [top + 4, bottom - 4].every((y) => row.contains(document.elementFromPoint(left + 20, y)))
    }).length)
    await expect.poll(whole).toBeGreaterThanOrEqual(3)
    await page.getByRole('button', { name: 'Show less' }).tap()
    await expect(question(page)).toBeHidden()
    await expect.poll(() => height('.board')).toBeGreaterThan(board + 100)
    await page.getByRole('button', { name: asked }).tap()
    await expect(question(page)).toBeVisible()
    await page.getByRole('tab', { name: 'Chat' }).tap()
    await expect.poll(() => height('.panel')).toBeLessThan(200)
    expect(await findings(page)).toEqual([])
  })
})

test('who sits where is said on a phone, too, where nobody counts points', async ({ page, server, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const made = await makeTable(server, ['human:Ada', 'bot:Bert', 'bot:Cyd', 'bot:Dan', 'bot:Eve'], 'names', '', 'kings-dilemma')
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(page.locator('.seats .name')).toHaveText(['Ada', 'Bert', 'Cyd', 'Dan', 'Eve'])
  for (const name of await page.locator('.seats .name').all()) expect(await name.evaluate((word) => word.clientWidth >= 20 && word.scrollWidth <= word.clientWidth)).toBe(true)
})

test('a score below nothing has room beside a clock, at 768', async ({ page, server, context }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const made = await makeTable(server, ['human:Ada', 'human:Bert', 'bot:Celia', 'bot:Dan'], 'debts', '', 'kingsburg', {}, { per: 'move', seconds: 3600, more: 0 })
  await remember(context, made, [0])
  await page.routeWebSocket(/\/socket/, (socket) => {
    const own = socket.connectToServer()
    own.onMessage((message) => socket.send(String(message).replaceAll(/"score":\d+/g, '"score":-12')))
  })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(page.locator('.seats .score').first()).toContainText('12')
  const overlaps = await page.locator('.seats li').evaluateAll((seats) =>
    seats.filter((seat) => {
      const right = Math.max(...[...seat.querySelectorAll('.state, .state *')].filter((one) => !one.closest('.hidden-text')).map((one) => one.getBoundingClientRect().right))
      const [state, score] = ['.state', '.score'].map((name) => seat.querySelector(name)!.getBoundingClientRect())
      return state!.bottom > score!.top && right > score!.left + 1
    }).map((seat) => seat.textContent))
  expect(overlaps).toEqual([])
})
