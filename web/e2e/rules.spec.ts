import type { BrowserContext, Page } from '@playwright/test'
import { expect, findings, makeTable, remember, test } from './support'
import type { TestServer } from './server'

/** A table of Root with its rulebook open. */
async function open(page: Page, server: TestServer, context: BrowserContext, language: string) {
  const made = await makeTable(server, ['human:Ada', 'bot:Bolko'], 'rules', '', 'root')
  await remember(context, made, [0], { language })
  await page.goto(`${server.address}/t/${made.table.id}?rule=4.2`)
  const book = page.getByRole('complementary')
  await expect(book.locator('[id="rule-4.2"]')).toBeInViewport()
  return book
}

test('the rulebook is searched while one types, and read by keyboard alone', async ({ page, server, context }) => {
  const book = await open(page, server, context, 'en')
  const field = book.getByRole('searchbox')
  await field.fill('vagabond batt')
  await expect(book.getByRole('status')).toContainText('7 rules')
  await field.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(book.getByRole('button', { name: /^9\.5\.2 Vagabond/ })).toBeFocused()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Enter')
  const rule = book.locator('[id="rule-9.5.2"]')
  await expect(rule).toBeInViewport()
  await expect(rule.locator('mark')).toHaveText('Battle')
  await expect(page).toHaveURL(/rule=9\.5\.2/)
  await book.getByRole('button', { name: 'Back to the 7 rules found' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(book).toBeHidden()
})

test('rules lead to each other, there and back', async ({ page, server, context }) => {
  const book = await open(page, server, context, 'en')
  await expect(book.getByText('Whoever first has 30 victory points wins at once')).toBeAttached()
  await book.locator('[id="rule-4.2.1"]').getByRole('link', { name: '9.2.3' }).click()
  await expect(book.locator('[id="rule-9.2.3"]')).toBeInViewport()
  await book.getByText('Referred to by').getByRole('button', { name: '4.2.1' }).click()
  await expect(book.locator('[id="rule-4.2.1"]')).toBeInViewport()
})

test.describe('on a phone, in Polish', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('forms of a word are found, and another word is offered for a slip', async ({ page, server, context }) => {
    const book = await open(page, server, context, 'pl')
    await book.getByRole('searchbox').fill('wlczega misje')
    await expect(book.getByText('Żaden punkt zasad nie zawiera „wlczega misje”.')).toBeVisible()
    await book.getByRole('button', { name: 'włóczęga misje', exact: true }).tap()
    await book.getByRole('button', { name: /^9\.5\.5/ }).tap()
    await expect(book.locator('[id="rule-9.5.5"]')).toBeInViewport()
    await expect(book.locator('[id="rule-9.5.5"] mark').first()).toHaveText('Misja')
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
