import { clickOn, expect, findings, findingsEverywhere, log, makeTable, offers, othersHaveChosen, playOn, question, remember, shared, test } from './support'

test('Polish and English, one button apart, and remembered', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'pl-PL', viewport: { width: 1280, height: 720 } })
  const made = await makeTable(server, ['human:Ada', 'bot:Bolko'], 'tongues')
  const page = await context.newPage()
  await page.goto(`${server.address}/t/${made.table.id}#seat=${made.seats[0]!.token}`)
  await expect(question(page)).toHaveText('Który zasób bierzesz?')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
  await othersHaveChosen(page)
  await offers(page).first().click()
  await page.getByRole('button', { name: 'Potwierdź' }).click()
  await expect(log(page)).toContainText('Ada')
  await page.getByRole('button', { name: 'Switch to English' }).click()
  await expect(log(page)).toContainText('Year I: Spring')
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible()
  await page.reload()
  await expect(log(page)).toContainText('Year I: Spring')
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the board is on top, everything else in tabs below, and nothing sticks out', async ({ page, server, context }) => {
    const made = await makeTable(server, ['human:Ada', 'bot:Bolko', 'bot:Otto', 'bot:Jadwiga', 'bot:Rufus'], 'phone')
    await remember(context, made, [0])
    await page.goto(`${server.address}/t/${made.table.id}`)
    await offers(page).first().tap()
    await expect(question(page)).toBeVisible()
    for (const tab of ['Log', 'Seats', 'Chat', 'Move']) {
      await page.getByRole('tab', { name: tab }).tap()
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), tab).toBeLessThanOrEqual(0)
    }
    await expect(page.getByRole('region', { name: 'Board' })).toBeVisible()
    const small = () =>
      page.getByRole('main').getByRole('button').evaluateAll((all) =>
        all.filter((one) => one.closest('.panel') && one.getClientRects().length && one.getBoundingClientRect().height < 40).map((one) => one.outerHTML.slice(0, 80)),
      )
    await expect.poll(small).toEqual([])
    await clickOn(page, (clicks) => clicks === 5)
    expect(await findings(page)).toEqual([])
  })
})

test('the keyboard is enough: from the lobby to the second season', async ({ page, server }) => {
  await page.goto(server.address)
  const press = async (key: string, times = 1) => {
    for (let n = 0; n < times; n++) await page.keyboard.press(key)
  }
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
  const tabTo = async (text: string) => {
    for (let n = 0; n < 40; n++) {
      await press('Tab')
      if ((await focused()).includes(text)) return
    }
    throw new Error(`no way to “${text}” by Tab`)
  }
  await page.getByRole('link', { name: 'New table' }).waitFor()
  await tabTo('New table')
  await press('Enter')
  await page.getByRole('combobox').first().waitFor()
  await tabTo('Open the table')
  await press('Enter')
  await expect(question(page)).toBeVisible()
  await othersHaveChosen(page)
  await press('ArrowDown', 2)
  await expect.poll(focused).toContain('1 wood')
  await press('Enter')
  const confirm = page.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeFocused()
  await press('Escape')
  await expect(confirm).toBeHidden()
  await press('3')
  await expect(confirm).toBeFocused()
  await press('Enter')
  await expect(log(page)).toContainText('takes 1 stone')
  for (let n = 0; n < 8; n++) {
    await page.locator('.offers button:enabled').first().waitFor()
    const asked = await question(page).textContent()
    await press(n % 2 ? '1' : 'ArrowUp')
    if (n % 2 === 0) await press('Enter')
    if (await confirm.isVisible()) await press('Enter')
    await expect(page.locator('.offers button:disabled')).toHaveCount(0)
    expect(asked).toBeTruthy()
  }
  await expect(log(page)).toContainText(/Year I+: S/)
})

const forms = ['kingsburg', 'root', 'old-kings-crown', 'oath', 'kings-dilemma'].map((game) => `/new?game=${game}`)
for (const path of ['/', ...forms, '/t/…?rule=4.2']) {
  test(`axe finds nothing serious in light and dark colours at ${path}`, async ({ page, server, context }) => {
    const made = await shared(server, 'axe', async () => {
      const table = await makeTable(server, ['human:Ada', 'bot:Bolko', 'open'], 'axe', 'Friday')
      await playOn(server, table, (state) => state.seats[0]!.ask === null || state.table.moves > 20)
      return table
    })
    await remember(context, made, [0])
    await page.goto(server.address + path.replace('…', made.table.id))
    await page.getByText(path.includes('rule') ? '4.2.1' : path.startsWith('/new') ? 'Who sits where?' : /Friday/).first().waitFor()
    if (path.startsWith('/t/')) await expect(page.locator('.board [data-ref]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await findingsEverywhere(page)).toEqual([])
  })
}
