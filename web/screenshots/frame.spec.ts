/** The lobby, the form, endings, games looked back upon, my games and a scene over the dimmed board, light and dark, in both languages, for looking at while working: OUT=/tmp/shots npx playwright test --project=screenshots frame */
import type { BrowserContext, Page } from '@playwright/test'
import type { TestServer } from '../e2e/server'
import type { Called, CampaignMade } from '../src/lib/protocol'
import { makeTable, moves, offers, playOn, post, remember, stateOf, test } from '../e2e/support'

const OUT = process.env.OUT ?? '/tmp/shots'
const SIZES = { desk: { width: 1280, height: 720 }, wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
test.setTimeout(600_000)

/** As it is now, on a desk and on a phone, by day and by night. */
async function shoot(page: Page, name: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(250)
      await page.screenshot({ path: `${OUT}/${name}-${size}-${colorScheme}.png` })
    }
  }
}

/** A game that is over, and the way to its score sheet in a language. */
async function over(page: Page, server: TestServer, context: BrowserContext, seed: string, game: string) {
  const made = await makeTable(server, ['human:Ada', 'random:Bert', 'random:Cyd'], seed, '', game)
  await playOn(server, made, () => false, ({ action }) => moves(action))
  await remember(context, made, [0])
  return async (language: string) => {
    await page.goto(`${server.address}/t/${made.table.id}`)
    if (language === 'pl') await page.getByRole('button', { name: 'Przełącz na polski' }).click()
    await page.getByRole('button', { name: /Score sheet|Tabela wyników/ }).click()
    const sheet = page.getByRole('dialog').locator('div.body')
    await sheet.waitFor()
    return sheet
  }
}

for (const game of ['kingsburg', 'root', 'old-kings-crown', 'oath', 'kings-dilemma']) {
  test(`an ending of ${game}`, async ({ page, server, context }) => {
    const open = await over(page, server, context, 'ending', game)
    for (const language of ['en', 'pl']) {
      const sheet = await open(language)
      await shoot(page, `end-${game}-${language}`)
      await sheet.evaluate((box) => (box.scrollTop = 520))
      await shoot(page, `end-${game}-${language}-below`)
    }
  })
}

for (const game of ['kingsburg', 'root', 'old-kings-crown', 'oath', 'kings-dilemma']) {
  test(`a review of ${game}`, async ({ page, server, context }) => {
    const open = await over(page, server, context, 'review', game)
    for (const language of ['en', 'pl']) {
      const sheet = await open(language)
      const review = page.getByRole('table', { name: /Luck and skill|Szczęście i umiejętność/ })
      if (language === 'en') await page.getByRole('button', { name: 'Look back upon this game' }).click()
      await review.waitFor({ timeout: 500_000 })
      const top = await review.evaluate((table) => table.closest('section')!.offsetTop)
      for (const [part, by] of [['', 0], ['-below', 560]] as const) {
        await sheet.evaluate((box, to) => (box.scrollTop = to), top + by - 60)
        await shoot(page, `review-${game}-${language}${part}`)
      }
      const again = page.getByRole('button', { name: /Try again|Spróbuj jeszcze raz/ })
      if (!(await again.count())) continue
      await again.first().click()
      const answers = page.getByRole('region', { name: /Try again|Spróbuj jeszcze raz/ }).getByRole('listitem').getByRole('button')
      await answers.last().hover()
      await shoot(page, `trial-${game}-${language}`)
      await answers.first().click()
      await shoot(page, `trial-${game}-${language}-told`)
    }
  })
}

test('the lobby, and the form with presets', async ({ page, server, context }) => {
  const mine = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto'], 'a', 'Friday evening')
  await makeTable(server, ['open', 'open', 'bot:Bolko'], 'b', 'Come and join')
  await makeTable(server, ['bot:Bolko', 'bot:Otto', 'bot:Jadwiga'], 'c', '', 'kings-dilemma')
  await remember(context, mine, [0], { name: 'Ada' })
  for (const language of ['en', 'pl']) {
    await page.goto(server.address)
    if (language === 'pl') await page.getByRole('button', { name: 'Przełącz na polski' }).click()
    await page.locator('.shelf img').last().waitFor()
    await shoot(page, `lobby-${language}`)
    await page.evaluate(() => scrollTo(0, 700))
    await shoot(page, `lobby-${language}-below`)
    for (const game of ['kingsburg', 'root', 'old-kings-crown', 'oath', 'kings-dilemma']) {
      await page.goto(`${server.address}/new?game=${game}`)
      await page.getByText(/^(Who sits where|Kto gdzie siedzi)\?$/).waitFor()
      await shoot(page, `form-${game}-${language}`)
      await page.evaluate(() => scrollTo(0, 620))
      await shoot(page, `form-${game}-${language}-below`)
    }
  }
})

test('my games', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bo'], 'mine', 'The long evening')
  const other = await makeTable(server, ['human:Ada', 'random:Bo', 'random:Cy'], 'mine', 'Friday', 'root')
  const done = await makeTable(server, ['human:Ada', 'random:Bo'], 'mine', 'Last week')
  await playOn(server, done, () => false)
  await remember(context, made, [0], { name: 'Ada' })
  await context.addInitScript((more) => {
    if (location.protocol === 'about:' || !localStorage.getItem('interrex.tables')) return
    localStorage.setItem('interrex.tables', JSON.stringify({ ...JSON.parse(localStorage.getItem('interrex.tables')!), ...more }))
  }, Object.fromEntries([other, done].map(({ table, seats, owner }) => [table.id, { seats, owner }])))
  await page.goto(`${server.address}/my`)
  await page.getByText('The long evening').waitFor()
  await shoot(page, 'my-en')
  await page.getByRole('button', { name: 'Przełącz na polski' }).click()
  await shoot(page, 'my-pl')
})

test('what is opened: settings, answers ahead, hours, the key and its devices, a campaign', async ({ page, server, context }) => {
  const clock = { per: 'move', seconds: 86_400, more: 0 } as const
  const factions = { 'seat-1': 'marquise', 'seat-2': 'eyrie', 'seat-3': 'alliance' }
  const made = await makeTable(server, ['human:Ada', 'human:Bo', 'human:Cy'], 'opened', 'The long evening', 'root', factions, clock)
  const houses = ['Ada', 'Bo'].map((name) => ({ kind: 'bot', bot: 'random', name }))
  const match = await post<CampaignMade>(server, '/campaigns', { game: 'root', houses, name: 'Best of two', options: { 'seat-1': 'marquise', 'seat-2': 'eyrie' } })
  const begun = await post<Called>(server, `/campaigns/${match.campaign.id}/next`, { seed: 'leg' }, match.owner)
  while ((await stateOf(server, begun.made!.table.id)).table.status !== 'finished') await page.waitForTimeout(200)
  await remember(context, made, [0], { name: 'Ada' })
  for (const language of ['en', 'pl']) {
    await page.goto(`${server.address}/t/${made.table.id}`)
    if (language === 'pl') await page.getByRole('button', { name: 'Przełącz na polski' }).click()
    for (const [what, name] of [['settings', /Settings|Ustawienia/], ['orders', /Answer ahead|Odpowiedz z góry/], ['hours', /My hours|Moje godziny/]] as const) {
      await page.setViewportSize(SIZES.desk)
      await page.getByRole('button', { name }).click()
      await page.getByRole('dialog').waitFor()
      await shoot(page, `${what}-${language}`)
      await page.keyboard.press('Escape')
    }
    await page.goto(`${server.address}/my`)
    await page.locator('summary').nth(3).waitFor()
    for (const drawer of await page.locator('summary').all()) await drawer.click()
    await page.locator('#my-key').evaluate((title) => title.scrollIntoView())
    await shoot(page, `key-${language}`)
    await page.goto(`${server.address}/c/${match.campaign.id}`)
    await page.getByRole('table').waitFor()
    await shoot(page, `campaign-${language}`)
  }
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a winter over the dimmed board', async ({ page, server, context }) => {
    const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'seed-4')
    await playOn(server, made, ({ seats: [own] }) => own!.ask !== null && own!.log.some((line) => line.move > own!.moved && line.message.key === 'kingsburg-enemy'))
    await remember(context, made, [0], { motion: 'calm' })
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.goto(`${server.address}/t/${made.table.id}`)
        await offers(page).first().waitFor()
        await page.getByRole('button', { name: 'Show it again' }).click()
        await page.locator('.scene .foe').waitFor({ timeout: 60_000 })
        await page.screenshot({ path: `${OUT}/winter-${size}-${colorScheme}.png` })
      }
    }
  })
})
