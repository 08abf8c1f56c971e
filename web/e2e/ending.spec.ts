/** When a game is over: how it came about, back to any of its positions, a link to one, and playing on from there. */
import type { Page } from '@playwright/test'
import type { TestServer } from './server'
import { another, expect, findingsEverywhere, makeTable, moves, offers, playOn, remember, shared, test } from './support'

const sheet = (page: Page) => page.getByRole('dialog')

/** A game that is over: Ada has done what stands in the middle, the others anything. */
const over = (server: TestServer, game: string, others: string[]) =>
  shared(server, `over-${game}`, async () => {
    const made = await makeTable(server, ['human:Ada', ...others], 'ending', '', game)
    await playOn(server, made, () => false, ({ action }) => moves(action))
    return made
  })

test('from a turning point to its position, by a link to it, and on against bots', async ({ page, context, server }) => {
  test.setTimeout(120_000)
  const made = await over(server, 'kingsburg', ['random:Bert'])
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await expect(sheet(page).getByRole('button', { name: 'Play again' })).toBeInViewport()
  await expect(sheet(page).getByRole('table', { name: 'Where the points came from' })).toContainText('Buildings')
  // all of a seat's points are there
  const total = await sheet(page).getByRole('table', { name: 'Where the points came from' }).locator('tbody tr').evaluateAll((rows) => rows.map((row) => Number(row.querySelector('td .n')?.textContent?.replace('−', '-') ?? 0)).reduce((sum, n) => sum + n, 0))
  expect(String(total)).toBe((await sheet(page).locator('.total').first().textContent())!.replace('−', '-'))
  expect(await findingsEverywhere(page)).toEqual([])

  const turn = sheet(page).getByRole('button', { name: /leads|takes the lead/ }).last()
  const move = (await turn.textContent())!.match(/Move (\d+)/)![1]!
  await turn.click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.locator('.board')).toHaveAttribute('data-moves', move)

  // somebody else is shown the same position
  const guest = await another(page)
  await guest.goto(`${server.address}/t/${made.table.id}?move=${move}`)
  await expect(guest.locator('.board')).toHaveAttribute('data-moves', move)
  await expect(guest.getByRole('heading', { name: 'You are looking back' })).toBeVisible()
  await guest.context().close()

  await page.getByRole('button', { name: 'Play on from here against bots' }).click()
  await expect(page).not.toHaveURL(new RegExp(made.table.id))
  await expect(page).toHaveTitle(/practice/i)
  await expect(offers(page).first()).toBeVisible()
})

test('a point of the chart leads to its position', async ({ page, context, server }) => {
  test.setTimeout(120_000)
  const made = await over(server, 'kingsburg', ['random:Bert'])
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await sheet(page).getByRole('img', { name: 'Scores over time' }).click({ position: { x: 30, y: 20 } })
  await expect(page.locator('.board')).toHaveAttribute('data-moves', /^\d$/)
})

// nobody counts points in Oath
for (const [game, columns] of [['oath', ['Player']], ['kings-dilemma', ['Player', 'Score']]] as const) {
  test(`${game} is told as a story`, async ({ page, context, server }) => {
    test.setTimeout(180_000)
    const made = await over(server, game, ['random:Bert', 'random:Cyd'])
    await remember(context, made, [0])
    await page.goto(`${server.address}/t/${made.table.id}`)
    await page.getByRole('button', { name: 'Score sheet' }).click()
    await expect(sheet(page).getByRole('heading', { name: 'How it came about' })).toBeVisible()
    await expect(sheet(page).getByRole('img', { name: 'Scores over time' })).toHaveCount(0)
    await expect(sheet(page).getByRole('table').first().getByRole('columnheader')).toHaveText([...columns])
    expect(await findingsEverywhere(page)).toEqual([])
    await sheet(page).locator('.part button').first().click()
    await expect(page.getByRole('heading', { name: 'You are looking back' })).toBeVisible()
  })
}
