import { readFileSync } from 'node:fs'
import { clickOn, expect, findings, findingsEverywhere, makeTable, playUnseen, remember, test } from './support'

const WOODLAND = { 'seat-1': 'marquise', 'seat-2': 'eyrie', 'seat-3': 'alliance', 'seat-4': 'vagabond' }

test('a whole game of Root against three bots, to the score sheet', async ({ page, context, server }) => {
  test.setTimeout(180_000)
  const made = await makeTable(server, ['human:Ada', 'greedy:Matilda', 'greedy:Otto', 'greedy:Jadwiga'], 'root', '', 'root', WOODLAND)
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(page.locator('[data-ref="clearing:1"]').first()).toBeVisible()
  expect(await findings(page)).toEqual([])
  // the first turns and the last ones by clicking
  await clickOn(page, (clicks) => clicks === 10)
  await playUnseen(page, server, made, ({ seats: [own] }) => own!.view.board.seats.some(({ score }: { score: number }) => score >= 27))
  await clickOn(page)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(/wins|share the victory/)
  await expect(sheet.getByRole('table').first().getByRole('columnheader')).toHaveText(['Player', 'Score'])
  await expect(sheet.getByRole('table').first().getByRole('row').filter({ hasText: 'Ada' })).toContainText('Marquise de Cat')
  await expect(sheet).toContainText(/Rule \d+\.\d[^]*\w+ wins/)
  expect(await findingsEverywhere(page)).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), sheet.getByRole('link', { name: 'Download as Rootlog' }).click()])
  expect(download.suggestedFilename()).toMatch(/^interrex-root-.*-rootlog\.txt$/)
  expect(readFileSync(await download.path(), 'utf8')).toMatch(/^Map: Fall\n[^]*C: Ada\nE: Matilda\n[^]*\nWinner: [CEAV]+\n$/)

  // looking back, nobody has won yet
  await sheet.getByRole('button', { name: 'Close' }).click()
  const seats = page.getByRole('list', { name: 'Seats' })
  await expect(seats).toContainText('Winner')
  await page.getByRole('button', { name: 'Replay' }).click()
  await page.getByRole('slider').fill('0')
  await expect(page.getByText('The game is over. What you see')).toBeVisible()
  await expect(seats).not.toContainText('Winner')
  await expect(seats.locator('.score > .hidden-text:last-child')).toHaveText(Array<string>(4).fill('0'))
})

test('the woodland is offered with its options, and clicked', async ({ page, server }) => {
  await page.goto(`${server.address}/new`)
  await page.getByRole('radio', { name: 'Root' }).check()
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('combobox', { name: 'Faction of player 2' }).selectOption('Woodland Alliance')
  await expect(page.getByRole('combobox', { name: 'Faction of player 3' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page).toHaveURL(/\/t\//)
  await expect(page.getByRole('list', { name: 'Seats' }).getByRole('listitem').nth(1)).toContainText('Woodland Alliance')
  await expect(page.locator('[data-ref="clearing:12"]').first()).toBeVisible()
})
