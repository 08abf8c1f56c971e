import type { SeatKey, TableMade } from '../src/lib/protocol'
import { clickOn, expect, findings, offers, othersHaveChosen, playUnseen, stateOf, test } from './support'

test('a person sets up a table and plays a whole game against a bot, to the score sheet', async ({ page, server }) => {
  test.setTimeout(90_000)
  await page.goto(server.address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A table for contested crowns')
  await page.getByRole('link', { name: 'New table' }).click()
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Name at seat 2' }).fill('Bolko')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page).toHaveURL(/\/t\//)

  // the first good is a choice that everybody makes at once; what cannot be taken back is confirmed
  await othersHaveChosen(page)
  await offers(page).filter({ hasText: '1 wood' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('radio', { name: 'Never' }).check()
  await page.keyboard.press('Escape')
  // the first season and the last one by clicking
  await clickOn(page, (clicks) => clicks === 12)
  const id = new URL(page.url()).pathname.split('/')[2]!
  const seats = await page.evaluate((table) => JSON.parse(localStorage.getItem('interrex.tables')!)[table].seats as SeatKey[], id)
  const made: TableMade = { table: (await stateOf(server, id)).table, owner: '', seats }
  await playUnseen(page, server, made, ({ seats: [own] }) => own!.view.board.year === 5 && own!.view.board.phase > 5)
  await clickOn(page)

  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(/(Ada|Bolko).* (wins|share the victory)/)
  await expect(sheet.getByRole('table').first().getByRole('row')).toHaveCount(3)
  await expect(sheet.getByRole('table').first().getByRole('columnheader')).toHaveCount(7)
  await expect(sheet.getByRole('img', { name: 'Scores over time' })).toBeVisible()
  await expect(sheet.getByText('Fingerprint', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])

  const [download] = await Promise.all([page.waitForEvent('download'), sheet.getByRole('link', { name: 'Download the record' }).click()])
  expect(download.suggestedFilename()).toMatch(/^interrex-kingsburg-.*\.json$/)

  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'To the lobby' }).click()
  await expect(page.getByRole('link', { name: /finished.*Ada/ }).first()).toBeVisible()
})

test('a table that is not there is said to be so, kindly', async ({ page, server }) => {
  await page.goto(`${server.address}/t/nothing-here`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The throne is empty')
  await page.getByRole('main').getByRole('link', { name: 'To the lobby' }).click()
  await expect(page).toHaveURL(server.address + '/')
})
