/** A review of each game, and a decision tried again, for looking at: OUT=/tmp/shots npx playwright test --project=screenshots review */
import type { Page } from '@playwright/test'
import { expect, makeTable, playOn, remember, test } from '../e2e/support'

const OUT = process.env.OUT ?? '/tmp/shots'
const SIZES = { desk: { width: 1280, height: 720 }, phone: { width: 390, height: 844 } }
const SEATS = ['human:Ada', 'greedy:Matilda', 'steward:Otto']

test.use({ reducedMotion: 'reduce' })

async function shoot(page: Page, name: string) {
  await page.waitForTimeout(250)
  await page.screenshot({ path: `${OUT}/${name}.png` })
}

/** The review on the score sheet, a screen after another. */
async function shootAll(page: Page, name: string) {
  const heading = page.getByRole('heading', { name: 'Luck and skill' })
  for (let n = 0; n < 5; n++) {
    const more = await heading.evaluate((found, screens) => {
      let box: HTMLElement = found.parentElement!
      while (!/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement!
      if (!screens) box.scrollTop += found.getBoundingClientRect().top - box.getBoundingClientRect().top - 8
      else box.scrollTop += 0.85 * box.clientHeight
      return box.scrollTop + box.clientHeight < box.scrollHeight - 2
    }, n)
    await shoot(page, `${name}-${n + 1}`)
    if (!more) return
  }
}

for (const game of ['kingsburg', 'root', 'old-kings-crown', 'oath', 'kings-dilemma']) {
  test(`a game of ${game} looked back upon`, async ({ page, server, context }) => {
    test.setTimeout(900_000)
    const made = await makeTable(server, SEATS, 'looked-at', '', game)
    let luck = 1
    // whoever always takes the offer in the middle may walk to and fro for ever
    await playOn(server, made, () => false, () => (luck = (luck * 16807) % 2147483647) % 4 === 0)
    await remember(context, made, [0], { name: 'Ada' })
    await page.goto(`${server.address}/t/${made.table.id}`)
    await page.getByRole('button', { name: 'Score sheet' }).click()
    await page.getByRole('button', { name: 'Look back upon this game' }).click()
    await expect(page.getByRole('table', { name: 'Luck and skill' })).toBeVisible({ timeout: 600_000 })
    for (const [name, size] of Object.entries(SIZES)) {
      await page.setViewportSize(size)
      await shootAll(page, `review-${game}-${name}`)
    }
    const again = page.getByRole('button', { name: /Try again/ }).first()
    if (!(await again.count())) return
    await again.click()
    await shoot(page, `trial-${game}-phone`)
    const trial = page.getByRole('region', { name: 'Try again' })
    await trial.getByRole('listitem').getByRole('button').first().click()
    await shoot(page, `tried-${game}-phone`)
    await page.setViewportSize(SIZES.desk)
    await shoot(page, `tried-${game}-desk`)
  })
}
