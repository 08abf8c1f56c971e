/** A finished game looked back upon: luck and decisions add up, and what cost most is tried again before the answer is shown. */
import { expect, findingsEverywhere, makeTable, playOn, remember, shared, test } from './support'

test('a review is made while one waits, leads to positions, and lets one try again', async ({ page, context, server }) => {
  test.setTimeout(240_000)
  const made = await shared(server, 'review', async () => {
    const table = await makeTable(server, ['human:Ada', 'random:Bert'], 'review')
    await playOn(server, table, () => false)
    return table
  })
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await page.getByRole('button', { name: 'Look back upon this game' }).click()
  const table = page.getByRole('table', { name: 'Luck and skill' })
  await expect(table).toBeVisible({ timeout: 120_000 })
  // every row adds up, but for rounding
  for (const row of await table.locator('tbody tr').all()) {
    const figures = (await row.locator('td').allTextContents()).map((text) => Number(text.replace(/ ± \d+$/, '').replace('−', '-').replace(/[+ %]/g, '')))
    expect(Math.abs(figures.slice(0, 5).reduce((sum, n) => sum + n, 0) - figures[5]!)).toBeLessThan(4)
  }
  await expect(page.getByRole('img', { name: 'Chances to win' })).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
  if (process.env.SHOTS) {
    await table.scrollIntoViewIfNeeded()
    await page.screenshot({ path: `${process.env.SHOTS}/review.png` })
  }
  const again = page.getByRole('button', { name: /Try again/ }).first()
  await again.focus()
  await page.keyboard.press('Enter')
  const trial = page.getByRole('region', { name: 'Try again' })
  await expect(trial).toContainText('What would you do?')
  await expect(trial).not.toContainText('%')
  // nor does the log tell what was done
  const later = page.getByRole('log').locator('.later')
  await expect(page.getByRole('log').locator('.now').first()).toBeVisible()
  await expect(later).toHaveCount(0)
  await trial.getByRole('listitem').getByRole('button').first().click()
  await expect(trial).toContainText('the best that was found')
  await expect(trial).toContainText('what Ada did then')
  await expect(later.first()).toBeAttached()
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/trial.png` })
  await expect(page.getByRole('button', { name: 'Play on from here against bots' })).toBeVisible()
  await trial.getByRole('button', { name: 'Back to the score sheet' }).click()
  await page.getByRole('button', { name: /Best luck/ }).first().click()
  await expect(page.getByRole('heading', { name: 'You are looking back' })).toBeVisible()
  // and why the bot did something, asked at its line of the log
  await page.getByRole('log').getByRole('button', { name: /^Bert influences/ }).last().click()
  await page.getByRole('button', { name: 'Why did Bert do that?' }).click()
  await expect(page.getByText(/Bert saw a chance to win of \d+ ± \d+ %/)).toBeVisible({ timeout: 30_000 })
})
