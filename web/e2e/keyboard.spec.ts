/** One stop for the board, one step to the question, and nothing drawn anew that has not changed. */
import type { Page } from '@playwright/test'
import { expect, makeTable, offers, playOn, question, remember, test } from './support'

const influencing = (key: string | undefined) => key === 'kingsburg-ask-influence'
const focused = (page: Page) => page.evaluate(() => document.activeElement?.closest('[data-ref]')?.getAttribute('data-ref') ?? document.activeElement?.id ?? '')
const within = (page: Page, where: string) => page.evaluate((where) => !!document.activeElement?.closest(where), where)

test('the first Tab leads to the question, and the board is one stop with arrows inside', async ({ page, context, server }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Bolko'], 'keys')
  await playOn(server, made, (state) => influencing(state.seats[0]?.ask?.question.key))
  await remember(context, made, [0], { confirm: 'always' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(page.locator('[data-ref^="advisor:"][data-can]').first()).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Go to the question' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeFocused()

  // from the question back: the board, once, and out of it again
  await page.keyboard.press('Shift+Tab')
  for (let n = 0; n < 4 && !(await within(page, '.board')); n++) await page.keyboard.press('Shift+Tab')
  expect(await within(page, '.board [data-can]')).toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await within(page, '.board')).toBe(false)
  await page.keyboard.press('Tab')
  expect(await within(page, '.board [data-can]')).toBe(true)

  await page.locator('[data-ref="advisor:9"]').focus()
  await page.keyboard.press('ArrowRight')
  expect(await focused(page)).toBe('advisor:10')
  await page.keyboard.press('ArrowLeft')
  expect(await focused(page)).toBe('advisor:9')
  // back to where one was
  await page.keyboard.press('Tab')
  expect(await within(page, '.board')).toBe(false)
  await page.keyboard.press('Shift+Tab')
  expect(await focused(page)).toBe('advisor:9')

  const lit = page.locator('[data-ref^="advisor:"][data-can]').last()
  const all = await offers(page).count()
  await lit.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => offers(page).count()).toBeLessThan(all)
})

test('a line of chat draws neither board nor question anew, and of a long log only the end is drawn', async ({ page, context, server }) => {
  const made = await makeTable(server, ['human:Ada', 'random:Bolko'], 'calm')
  await playOn(server, made, (state) => (state.seats[0]?.log.length ?? 0) > 150 && influencing(state.seats[0]?.ask?.question.key))
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()
  const lines = page.getByRole('log').getByRole('button')
  const drawn = await lines.count()
  expect(drawn).toBeLessThan(90)
  await page.getByRole('log').evaluate((box) => (box.scrollTop = -box.scrollHeight))
  await expect.poll(() => lines.count()).toBeGreaterThan(drawn + 50)

  await page.getByRole('tab', { name: 'Chat' }).click()
  await page.evaluate(() => {
    const counted = window as unknown as { changes: number }
    counted.changes = 0
    const count = new MutationObserver((found) => (counted.changes += found.length))
    for (const part of document.querySelectorAll('.board, .question')) count.observe(part, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await page.getByPlaceholder('Write').fill('Well met!')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText('Well met!')
  // and somebody comes and goes
  const guest = await context.browser()!.newPage()
  await guest.goto(`${server.address}/t/${made.table.id}`)
  await guest.locator('[data-board]').waitFor()
  await guest.close()
  await page.waitForFunction(() => new Promise((idle) => requestIdleCallback(() => idle(true))))
  expect(await page.evaluate(() => (window as unknown as { changes: number }).changes)).toBe(0)
})
