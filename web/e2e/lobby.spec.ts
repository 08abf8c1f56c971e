/** The lobby invites, and a table is set up by choosing a preset. */
import { expect, findings, question, remember, stateOf, test } from './support'

test('a game is found on the shelf, a preset chosen, and the table opened', async ({ page, server, context }) => {
  await remember(context, null, [])
  await page.goto(server.address)
  const card = page.getByRole('article').filter({ hasText: 'Kingsburg' })
  await expect(card).toContainText('Send your dice to court')
  await expect(card).toContainText(/2–5.*75–105 min.*Weight 2 of 5/s)
  await expect.poll(() => card.getByRole('presentation').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await card.getByRole('link', { name: 'Kingsburg', exact: true }).click()
  await expect(page.getByRole('radio', { name: /First game/ })).toBeChecked()
  // what does not go with the rest cannot be chosen, and says why
  await page.getByText('Options of the game').click()
  const idle = page.locator('.option').filter({ hasText: 'It changes nothing without this' }).first()
  await expect(idle.getByRole('radio', { name: 'yes' })).toBeDisabled()
  await page.getByRole('radio', { name: /Everything/ }).check()
  await expect(page.locator('.option').getByText('It changes nothing without this')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Module 4' }).getByRole('radio', { name: 'yes' })).toBeChecked()
  await page.getByRole('group', { name: 'Module 4' }).getByRole('radio', { name: 'no' }).check()
  await expect(page.getByText('A set-up of your own.')).toBeVisible()
  await page.getByRole('radio', { name: /The usual/ }).check()
  await expect(page.getByText('4 players · The usual')).toBeVisible()
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(question(page)).toBeVisible()
  const { seats } = await stateOf(server, new URL(page.url()).pathname.split('/')[2]!)
  expect(seats[0]!.view.options).toMatchObject({ rows: true, governors: 'dealt', levies: true, destiny: false, whims: 'none' })
})

test('a preset for four seats four, and one that begins a campaign does', async ({ page, server, context }) => {
  await remember(context, null, [])
  await page.goto(`${server.address}/new?game=root`)
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('radio', { name: /First game/ }).check()
  await expect(page.getByRole('radio', { name: '4', exact: true })).toBeChecked()
  await page.getByRole('radio', { name: '3', exact: true }).check()
  await expect(page.getByRole('radio', { name: /First game/ })).not.toBeChecked()
  await page.getByRole('radio', { name: 'Oath' }).check()
  await page.getByRole('radio', { name: /A chronicle/ }).check()
  await expect(page.getByRole('button', { name: 'Begin the campaign' })).toBeVisible()
  // in another language it is the same game, and what was chosen stays
  await page.getByRole('radio', { name: 'The Old King' }).check()
  await page.getByRole('button', { name: 'Przełącz na polski' }).click()
  await expect(page.getByRole('radio', { name: 'Korona Starego Króla' })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Korona Starego Króla' })).toBeVisible()
})

test('on a phone the way to the table is always in sight, and nothing sticks out', async ({ page, server, context }) => {
  await remember(context, null, [], { language: 'pl' })
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', ...['kingsburg', 'root', 'oath', 'old-kings-crown', 'kings-dilemma'].map((game) => `/new?game=${game}`)]) {
    await page.goto(server.address + path)
    await page.getByText(path === '/' ? 'Wolne miejsca' : 'Kto gdzie siedzi?').first().waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390)
    if (path === '/') {
      await expect(page.locator('.shelf article')).toHaveCount(5)
      for (const card of await page.locator('.shelf article').all()) await expect.poll(async () => (await card.locator('img').boundingBox())?.height).toBeGreaterThan(100)
      continue
    }
    await expect(page.getByRole('button', { name: 'Otwórz stół' })).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    await expect(page.getByRole('button', { name: 'Otwórz stół' })).toBeInViewport({ ratio: 1 })
  }
  expect(await findings(page)).toEqual([])
})
