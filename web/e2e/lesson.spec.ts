import type { Page } from '@playwright/test'
import type { TestServer } from './server'
import { expect, findings, offers, post, stateOf, test } from './support'

const guide = (page: Page) => page.getByRole('region', { name: /^(Guide|Przewodnik)$/ })
const next = (page: Page) => guide(page).getByRole('button', { name: /^(Next|Dalej)$/ })

/** The three cards, read one after another. */
async function readCards(page: Page, headings: string[], begin: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const [at, heading] of headings.entries()) {
    await expect(dialog.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    if (at < headings.length - 1) await dialog.getByRole('button', { name: /^(Next|Dalej)$/ }).click()
  }
  await dialog.getByRole('button', { name: begin }).click()
  await expect(dialog).toHaveCount(0)
}

/** Through the others' moves to one's own step, or to the farewell; how many there were. */
async function follow(page: Page, until: string): Promise<number> {
  for (let seen = 0; ; seen++) {
    await next(page).or(guide(page).getByText(until)).first().waitFor({ timeout: 15_000 })
    if (await guide(page).getByText(until).count()) return seen
    await expect(offers(page)).toHaveCount(0)
    await next(page).click()
  }
}

/** The guide's steps over HTTP, to the end of its rounds. */
async function byTheBook(page: Page, server: TestServer): Promise<void> {
  const id = new URL(page.url()).pathname.split('/')[2]!
  const token = await page.evaluate((table) => JSON.parse(localStorage.getItem('interrex.tables')!)[table].seats[0].token as string, id)
  await expect(async () => {
    const { seats: [own], seq } = await stateOf(server, id, token)
    const { action } = own!.guide!
    if (action) await post(server, `/tables/${id}/moves`, { action, asked: own!.ask!.asked, id: `by-the-book-${seq}` }, token)
    expect(own!.guide!.status).toBe('done')
  }).toPass({ intervals: [20], timeout: 60_000 })
  await page.reload()
}

test('the guide leads through two rounds, explains another way, and comes back', async ({ page, server }) => {
  test.setTimeout(90_000)
  await page.goto(`${server.address}/`)
  await page.getByRole('link', { name: 'Learn by playing (Root)' }).click()
  await page.getByRole('button', { name: 'Play Eyrie Dynasties' }).click()
  await readCards(page, ['The goal', 'A turn', 'Your side'], 'Let us begin')

  // the others' moves wait to be seen, one by one
  await expect(guide(page)).toContainText('Every turn has three parts')
  expect(await findings(page)).toEqual([])
  expect(await follow(page, 'Step 1 of 19')).toBeGreaterThan(3)
  await expect(guide(page)).toContainText('the Eyrie add one or two cards to their Decree')

  // what it wants is outlined, and nothing is chosen yet
  await expect(page.locator('.board [data-hint]').first()).toBeVisible()
  await expect(page.locator('.offers .guided')).toHaveCount(1)
  await expect(page.locator('.offers [aria-pressed=true]')).toHaveCount(0)

  // another choice is explained; then it may be made, and taken back
  await offers(page).filter({ hasText: 'Sword' }).first().click()
  await expect(guide(page)).toContainText('Another way')
  await expect(guide(page)).toContainText('Any column may take the card')
  await guide(page).getByRole('button', { name: 'Go my own way' }).click()
  await expect(guide(page)).toContainText('You have left the guide')
  await page.getByRole('button', { name: /Take back/ }).click()
  await expect(guide(page)).toContainText('Step 1 of 19')

  // the guide's own way; at the end of its rounds the farewell stays until it is closed
  for (let step = 1; step <= 4; step++) {
    await follow(page, `Step ${step} of 19`)
    await guide(page).getByRole('button', { name: /^Do this/ }).click()
  }
  await byTheBook(page, server)
  await expect(guide(page)).toContainText('The guided rounds are over')
  await guide(page).getByRole('button', { name: 'Close' }).click()
  await expect(guide(page)).toHaveCount(0)
  await page.reload()
  await offers(page).first().waitFor({ timeout: 30_000 })
  await expect(guide(page)).toHaveCount(0)
})

test('a first year of Kingsburg, in Polish, without motion', async ({ page, server, context }) => {
  test.setTimeout(90_000)
  await context.addInitScript(() => localStorage.setItem('interrex.prefs', JSON.stringify({ language: 'pl', motion: 'off' })))
  await page.goto(`${server.address}/new?game=kingsburg`)
  await page.getByRole('button', { name: 'Zagraj: Gubernator' }).click()
  await readCards(page, ['Cel', 'Tura', 'Twoja strona'], 'Zaczynamy')
  let seen = 0
  for (let step = 1; step <= 11; step++) {
    seen += await follow(page, `Krok ${step} z 11`)
    await guide(page).getByRole('button', { name: /^Zrób to/ }).click()
  }
  seen += await follow(page, 'Rundy z przewodnikiem za tobą')
  expect(seen).toBeGreaterThan(20)
})

test("a first year of The Old King's Crown: one waits for one's step where all are asked at once", async ({ page, server }) => {
  test.setTimeout(90_000)
  await page.goto(`${server.address}/new?game=old-kings-crown`)
  await page.getByRole('button', { name: 'Play Clans' }).click()
  await readCards(page, ['The goal', 'A turn', 'Your side'], 'Let us begin')
  for (let step = 1; step <= 8; step++) {
    await follow(page, `Step ${step} of 19`)
    await guide(page).getByRole('button', { name: /^Do this/ }).click()
  }
  await byTheBook(page, server)
  await expect(guide(page)).toContainText('The guided rounds are over')
})

test('the guide leads a Chancellor of Oath through two rounds, and a deal', async ({ page, server }) => {
  test.setTimeout(150_000)
  await page.goto(`${server.address}/new?game=oath`)
  await page.getByRole('button', { name: 'Play Chancellor' }).click()
  await readCards(page, ['The goal', 'A turn', 'Your side'], 'Let us begin')
  for (let step = 1; step <= 26; step++) {
    await follow(page, `Step ${step} of 26`)
    // guide and list share 720 pixels: what to do and why, and three whole rows at least of what else there is
    const missing = () => offers(page).evaluateAll((rows) => Math.min(rows.length, 3) - rows.filter((row) => {
      const { left, width, top, bottom } = row.getBoundingClientRect()
      const shown = (y: number) => row.contains(document.elementFromPoint(left + width / 2, y))
      return bottom <= innerHeight && shown(top + 3) && shown(bottom - 3)
    }).length)
    await expect.poll(missing, `step ${step}`).toBeLessThanOrEqual(0)
    await guide(page).getByRole('button', { name: /^Do this/ }).click()
  }
  await follow(page, 'The guided rounds are over')
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('Citizen')
})
