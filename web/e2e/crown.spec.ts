/** The Old King's Crown in the browser: a whole game with its clashes seen, and second thoughts under seal. */
import type { Page } from '@playwright/test'
import { clickOn, expect, findings, findingsEverywhere, makeTable, offers, playOn, playUnseen, question, remember, stateOf, take, test } from './support'

const FACTIONS = { 'seat-1': 'nobility', 'seat-2': 'clans', 'seat-3': 'uprising', 'seat-4': 'gathering' }
const CROWN = 'old-kings-crown'

/** Of the refs that a seat's offers name, those that are drawn nowhere. */
async function undrawn(page: Page, refs: string[]): Promise<string[]> {
  return page.evaluate((wanted) => wanted.filter((ref) => !document.querySelector(`.okc [data-ref="${CSS.escape(ref)}"]`)), refs)
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a whole game against three bots, with the clash as a scene, to the score sheet', async ({ page, context, server }) => {
    test.setTimeout(150_000)
    const made = await makeTable(server, ['human:Ada', 'random:Matilda', 'random:Otto', 'random:Jadwiga'], 'crown', '', CROWN, { ...FACTIONS, years: 4 })
    await remember(context, made, [0], { motion: 'brisk' })
    await context.addInitScript(() => {
      const scenes: string[] = ((window as any).scenes = [])
      new MutationObserver(() => {
        const scene = document.querySelector('.scene')
        if (scene && scene.textContent && scenes.at(-1) !== scene.textContent) scenes.push(scene.textContent)
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
    await page.goto(`${server.address}/t/${made.table.id}`)
    await expect(page.locator('[data-ref="region:highlands"]')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await clickOn(page, (clicks) => clicks === 2)
    await playUnseen(page, server, made, (state) => state.seats[0]!.ask?.question.key === 'old-kings-crown-ask-lay')
    const scenes = () => page.evaluate<string[]>('window.scenes')
    await offers(page).first().waitFor()
    const { seats } = await stateOf(server, made.table.id, made.seats[0]!.token)
    await expect.poll(() => undrawn(page, seats[0]!.ask!.offers.flatMap((offer) => offer.refs))).toEqual([])
    // what plays is ended by a click: only questions are answered until the first clash has been seen to its end
    await expect(async () => {
      if (await page.locator('.offers button:enabled').first().isVisible()) await take(page, offers(page).first())
      expect((await scenes()).some((scene) => /^Clash in the .*victory/.test(scene))).toBe(true)
    }).toPass({ timeout: 60_000, intervals: [250] })
    const told = await scenes()
    expect(told.some((scene) => scene.includes('Cards are turned up'))).toBe(true)
    expect(told.some((scene) => scene.includes('Strength is counted'))).toBe(true)
    await playUnseen(page, server, made, () => false)
    await page.getByRole('button', { name: 'Score sheet' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(/wins|share the victory/)
    await expect(sheet.getByRole('table').first().getByRole('row').filter({ hasText: 'Ada' })).toContainText('Nobility')
    expect(await findingsEverywhere(page)).toEqual([])
  })
})

test('a bid and cards laid can be thought over until the last seat is done', async ({ page, context, server }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert'], 'sealed', '', CROWN, { 'seat-1': 'nobility', 'seat-2': 'clans' })
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  const think = page.getByRole('button', { name: 'Think again' })
  const said = async (seat: number) => (await stateOf(server, made.table.id, made.seats[seat]!.token)).seats[0]!.view.board.said
  const first = page.locator('.hand [data-ref^="card:"]').first()
  const second = page.locator('.hand [data-ref^="card:"]').last()

  await first.click()
  await expect(page.locator('.hand .sealed')).toHaveCount(1)
  const before = await said(0)
  expect(await said(1)).toEqual([])
  await think.click()
  await second.click()
  await expect.poll(() => said(0)).not.toEqual(before)
  await expect(page.locator('.hand .sealed')).toHaveCount(1)

  await playOn(server, { ...made, seats: made.seats }, (state, seat) => seat === 0 && state.seats[0]!.ask?.question.key === 'old-kings-crown-ask-lay')
  for (let region = 0; region < 3; region++) {
    await expect(question(page)).toContainText('Which card do you lay')
    await offers(page).first().click()
  }
  // they lie beside the regions, for her eyes alone
  await expect(page.locator('.lot.mine .mini')).toHaveCount(3)
  const laid = await said(0)
  expect((await stateOf(server, made.table.id, made.seats[1]!.token)).seats[0]!.view.board.regions.map((region: any) => region.laid[0])).toEqual([[], [], []])
  await think.click()
  await expect(page.locator('.lot.mine .mini')).toHaveCount(0)
  for (let region = 0; region < 3; region++) await offers(page).last().click()
  await expect.poll(() => said(0)).not.toEqual(laid)
})

test('a card says how strong it is and what it may meet, and stands as a ghost beside its region', async ({ page, context, server }) => {
  const made = await makeTable(server, ['human:Ada', 'random:Bert'], 'ghost', '', CROWN)
  await playOn(server, made, (state) => state.seats[0]!.ask?.question.key === 'old-kings-crown-ask-lay')
  await remember(context, made, [0], { confirm: 'always' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(page.locator('.lot.mine').first()).toBeVisible()
  const offer = offers(page).first()
  await expect(offer).toContainText(/Strength \d+/)
  await expect(offer).toContainText(/Strongest there: \d+\s%/)
  await expect(page.locator('.okc .ghost')).toHaveCount(0)
  await offer.hover()
  await expect(page.locator('.lot.mine .ghost')).toHaveCount(1)
  await offer.click()
  await expect(page.getByRole('group', { name: 'Confirm' })).toContainText(/Strength \d+/)
  await page.keyboard.press('Escape')
})

test('a card is enlarged where the pointer rests, and at every width what can be pointed at lies within the board', async ({ page, context, server }) => {
  const made = await makeTable(server, ['human:Ada', 'random:Matilda', 'random:Otto', 'random:Jadwiga'], 'widths', '', CROWN, FACTIONS)
  await playOn(server, made, (state) => state.seats[0]!.ask?.question.key === 'old-kings-crown-ask-spring')
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()
  await expect(page.locator('.okc .map')).toBeVisible() // the board is fetched apart, and may come last
  const card = page.locator('.road [data-look^="kingdom:"]').first()
  await card.hover()
  const name = (await card.locator('.name').textContent())!
  await expect(page.locator('.okc aside')).toContainText(name)
  await page.locator('.years').hover()
  await expect(page.locator('.okc aside')).toHaveCount(0)
  for (const [width, height] of [[1920, 1080], [1280, 720], [768, 1024], [390, 844]] as const) {
    await page.setViewportSize({ width, height })
    const cut = () =>
      page.evaluate(() => {
        const board = document.querySelector('.okc')!.getBoundingClientRect()
        return [...document.querySelectorAll('.okc [data-ref]')].filter((element) => {
          const box = element.getBoundingClientRect()
          return !box.width || !box.height || box.left < board.left - 1 || box.right > board.right + 1
        }).length
      })
    await expect.poll(cut, `${width}`).toBe(0)
  }
  const top = (selector: string) => page.locator(selector).first().evaluate((element) => element.getBoundingClientRect().top)
  expect(await top('.okc .map')).toBeLessThan(await top('.okc .road'))
})

test('one person plays against the Steward, who goes by a name in the lobby', async ({ page, server }) => {
  await page.goto(`${server.address}/new?game=${CROWN}`)
  await page.getByRole('radio', { name: '2', exact: true }).check()
  await expect(page.getByRole('combobox', { name: 'Who takes seat 2' }).locator('option:checked')).toHaveText('Bot: Steward')
  await page.getByRole('textbox', { name: 'Name at seat 1' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Name at seat 2' }).fill('Bolko')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await expect(page.locator('.okc')).toBeVisible()
  await page.goto(server.address)
  await expect(page.getByRole('link', { name: /Old King's Crown.*Ada.*Bolko/ })).toBeVisible()
})
