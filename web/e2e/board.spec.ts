import { expect, makeTable, offers, playOn, question, remember, test } from './support'

const influencing = (key: string | undefined) => key === 'kingsburg-ask-influence'

test('pointing at the board: letting go, asking why not, and narrowing the offers to one, which is played when confirmed', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Bolko'], 'board')
  await playOn(server, made, (state) => influencing(state.seats[0]?.ask?.question.key))
  await remember(context, made, [0], { confirm: 'always' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(question(page)).toHaveText(/Which advisor/)
  const advisors = page.locator('[data-ref^="advisor:"][data-can]')
  await expect(advisors.first()).toBeVisible()
  const all = await offers(page).count()

  await test.step('a short list has no filter', async () => {
    expect(all).toBeLessThanOrEqual(8)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })

  await test.step('Escape lets go, and so does clicking again', async () => {
    await advisors.first().click()
    await advisors.first().click()
    await expect(offers(page)).toHaveCount(all)
    await page.locator('[data-ref^="die:0:"][data-can]').first().click()
    await expect(offers(page)).not.toHaveCount(all)
    await page.keyboard.press('Escape')
    await expect(offers(page)).toHaveCount(all)
  })

  await test.step('it says why not, with the rule, which opens beside the board', async () => {
    await page.locator('[data-ref^="advisor:"]:not([data-can])').first().click({ force: true })
    const why = page.getByRole('alert')
    await expect(why).toContainText(/\w+/)
    const link = why.getByRole('link', { name: /Rule 4\.2/ })
    const rule = (await link.textContent())!.replace('Rule ', '')
    await link.click()
    await expect(page).toHaveURL(new RegExp(`rule=${rule.replaceAll('.', '\\.')}`))
    const rules = page.getByRole('complementary', { name: 'Rules: Kingsburg' })
    await expect(rules.locator(`[id="rule-${rule}"]`)).toBeInViewport()
    await rules.getByRole('searchbox').fill('fortress battle')
    await rules.getByRole('button', { name: /Fortress/ }).click()
    await expect(rules.getByText(/^Fortress \(.*1 VP for every battle won/)).toBeInViewport()
    await rules.getByRole('button', { name: 'Close' }).click()
    await expect(rules).toBeHidden()
    await expect(page).not.toHaveURL(/rule=/)
  })

  await test.step('what is pointed at narrows the offers, and nothing is said about what a confirmation has brought under the pointer', async () => {
    // the last advisor one can reach: click it, then whatever is still open, until one offer is meant
    await advisors.last().click()
    await expect.poll(() => offers(page).count()).toBeLessThan(all)
    const confirm = page.getByRole('button', { name: 'Confirm' })
    await expect(async () => {
      if (!(await confirm.isVisible())) await page.locator('[data-ref^="die:0:"][data-can][aria-pressed="false"]').first().click({ timeout: 1_000 })
      await expect(confirm).toBeVisible({ timeout: 500 })
    }).toPass()
    await confirm.click()
    await expect(page.getByRole('log')).toContainText(/Ada influences the/)
    await page.waitForTimeout(700) // twice as long as a pointer rests before anything is said
    await expect(page.getByRole('tooltip')).toHaveCount(0)
  })
})

test('a long list can be filtered', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Bolko', 'bot:Otto'], 'long')
  await playOn(server, made, (state) => influencing(state.seats[0]?.ask?.question.key) && state.seats[0]!.ask!.offers.length > 8)
  await remember(context, made, [0], { confirm: 'final' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(question(page)).toHaveText(/Which advisor/)
  await page.keyboard.press('/')
  await page.keyboard.type('pass')
  await expect(offers(page)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(offers(page)).not.toHaveCount(1)
})

test('the whole game is seen at a glance on 1280 × 720', async ({ page, server }) => {
  for (const players of [2, 5]) {
    const made = await makeTable(server, ['human:Ada', ...Array<string>(players - 1).fill('bot')], 'glance')
    await playOn(server, made, (state) => influencing(state.seats[0]?.ask?.question.key))
    await page.goto(`${server.address}/t/${made.table.id}#seat=${made.seats[0]!.token}`)
    await expect(question(page)).toHaveText(/Which advisor/)
    await expect(page.locator('[data-ref^="advisor:"][data-can]').first()).toBeVisible()
    const over = () =>
      page.evaluate(() => {
        const board = document.querySelector('.board')!
        return [document.documentElement.scrollHeight - innerHeight, board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth]
      })
    await expect.poll(over, `${players} players`).toEqual([0, 0, 0])
  }
})
