/** The pictures of docs/screenshots, made anew by `npm run screenshots`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { Called, CampaignMade } from '../src/lib/protocol'
import { makeTable, offers, playOn, post, question, remember, stateOf, test } from '../e2e/support'
import { shrink } from './palette'

const FOLDER = process.env.OUT ?? new URL('../../docs/screenshots/', import.meta.url).pathname
const PHONE = { width: 390, height: 844 }

test.use({ colorScheme: 'light', reducedMotion: 'reduce' })

async function shoot(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(400)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${name}.png`, shrink(await page.screenshot()))
}

test('lobby and new table', async ({ page, server, context }) => {
  const mine = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto'], 'a', 'Friday evening')
  await makeTable(server, ['open', 'open', 'bot:Bolko'], 'b', 'Come and join')
  await remember(context, mine, [0], { name: 'Ada' })
  await page.goto(server.address)
  await page.getByText('Friday evening').waitFor()
  await shoot(page, 'lobby')
  await page.getByRole('link', { name: 'New table' }).click()
  await page.getByRole('combobox').first().waitFor()
  await shoot(page, 'new-table')
})

test('the table', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'seed-4')
  await remember(context, made, [0], { name: 'Ada', confirm: 'final' })
  await playOn(server, made, (state) => state.seats[0]!.view.board.year >= 3 && state.seats[0]!.ask?.question.key === 'kingsburg-ask-influence')
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()
  await shoot(page, 'table')
  await page.locator('[data-ref^="advisor:"]:not([data-can])').last().click({ force: true })
  await page.getByRole('alert').waitFor()
  await shoot(page, 'why-not')
  await page.keyboard.press('Escape')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shoot(page, 'table-dark')
  await page.setViewportSize(PHONE)
  await shoot(page, 'phone-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await shoot(page, 'phone')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Przełącz na polski' }).click()
  await question(page).getByText('Na którego').waitFor()
  await shoot(page, 'table-polish')
})

test('the score sheet', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'end-3')
  await remember(context, made, [0])
  await playOn(server, made, () => false)
  await page.goto(`${server.address}/t/${made.table.id}`)
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await shoot(page, 'score-sheet')
})

for (const map of ['autumn', 'winter']) {
  test(`the woodland in ${map}`, async ({ page, server, context }) => {
    const factions = { 'seat-1': 'marquise', 'seat-2': 'eyrie', 'seat-3': 'alliance', 'seat-4': 'vagabond' }
    const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'wood-2', '', 'root', { map, ...factions })
    await remember(context, made, [0])
    await playOn(server, made, (state) => state.seats[0]!.view.board.round >= 5 && state.seats[0]!.ask?.question.key === 'root-ask-act')
    await page.goto(`${server.address}/t/${made.table.id}`)
    await offers(page).first().waitFor()
    await shoot(page, map === 'autumn' ? 'root' : 'root-winter')
    if (map === 'autumn') {
      await page.setViewportSize(PHONE)
      await shoot(page, 'root-phone')
    }
  })
}

test('the guided first game', async ({ page, server }) => {
  await page.goto(`${server.address}/new?game=root`)
  await page.getByRole('button', { name: 'Play Vagabond' }).click()
  const guide = page.getByRole('region', { name: 'Guide' })
  const next = (where: Locator) => where.getByRole('button', { name: 'Next' })
  for (let card = 0; card < 2; card++) await next(page.getByRole('dialog')).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Let us begin' }).click()
  for (const step of [1, 2, 3, 4]) {
    const own = guide.getByText(`Step ${step} of 13`)
    for (;;) {
      await next(guide).or(own).first().waitFor()
      if (await own.count()) break
      await next(guide).click()
    }
    if (step < 4) await guide.getByRole('button', { name: /^Do this/ }).click()
  }
  await shoot(page, 'root-lesson')
})

const KINGDOM = { 'seat-1': 'nobility', 'seat-2': 'clans', 'seat-3': 'uprising', 'seat-4': 'gathering' }

test('the kingdom', async ({ page, server, context }) => {
  test.setTimeout(180_000)
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'kingdom', '', 'old-kings-crown', KINGDOM)
  await remember(context, made, [0])
  const asked = (key: string, year: number) => playOn(server, made, (state) => state.seats[0]!.view.board.year >= year && state.seats[0]!.ask?.question.key === `old-kings-crown-${key}`)
  await asked('ask-spring', 2)
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()
  await shoot(page, 'crown')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shoot(page, 'crown-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(PHONE)
  await shoot(page, 'crown-phone')
})

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference', contextOptions: { reducedMotion: 'no-preference' } })

  test('a clash', async ({ page, server, context }) => {
    test.setTimeout(180_000)
    const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'clash', '', 'old-kings-crown', KINGDOM)
    await remember(context, made, [0], { motion: 'calm' })
    await playOn(server, made, (state) => state.seats[0]!.ask?.question.key === 'old-kings-crown-ask-spring')
    await page.goto(`${server.address}/t/${made.table.id}`)
    await offers(page).first().waitFor()
    // on with it until everybody's card is turned up
    const cards = page.locator('.scene').filter({ hasText: 'Clash' }).locator('.card')
    for (let waits = 0; waits < 200 && (await cards.count()) < 4; waits++) {
      const plays = (await page.locator('.scene, .ticker .fresh').count()) > 0
      if (!plays && (await offers(page).count())) await offers(page).last().click()
      await page.waitForTimeout(60)
    }
    await shoot(page, 'crown-clash')
  })
})

/** Talking binds nobody and never ends: a picture of play leaves it alone. */
const moves = (action: string) => !/^(with|promise|propose|withdraw|accept|refuse|offer-citizenship|show|show-reliquary|peek|peek-reliquary)\b/.test(action)

test('the council', async ({ page, server, context }) => {
  test.setTimeout(120_000)
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'seen', '', 'kings-dilemma')
  const voting = (board: any) => board.track.length >= 3 && board.stage === 'vote'
  await playOn(server, made, (state) => voting(state.seats[0]!.view.board) && !!state.seats[0]!.ask, ({ action }) => moves(action))
  await remember(context, made, [0], { name: 'Ada' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()
  await page.locator('.map').waitFor()
  await shoot(page, 'dilemma')
})

test('the realm of Oath', async ({ page, server, context }) => {
  test.setTimeout(180_000)
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'seen', '', 'oath')
  await playOn(server, made, (state) => state.seats[0]!.view.board.round >= 3 && state.seats[0]!.ask?.question.key === 'oath-ask-act', ({ action }) => moves(action))
  await remember(context, made, [0], { name: 'Ada' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()
  await page.locator('.map').waitFor()
  await shoot(page, 'oath')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shoot(page, 'oath-dark')
  await page.setViewportSize(PHONE)
  await shoot(page, 'oath-phone-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await shoot(page, 'oath-phone')
})

test('the history book', async ({ page, server, context }) => {
  test.setTimeout(120_000)
  const houses = ['Ada', 'Matilda', 'Otto', 'Jadwiga'].map((name) => ({ kind: 'bot', bot: 'random', name }))
  const made = await post<CampaignMade>(server, '/campaigns', { game: 'oath', houses, name: 'The Age of Ada' })
  for (const seed of ['book-0', 'book-1']) {
    const { made: begun } = await post<Called>(server, `/campaigns/${made.campaign.id}/next`, { seed }, made.owner)
    while ((await stateOf(server, begun!.table.id)).table.status !== 'finished') await page.waitForTimeout(200)
  }
  await remember(context, null, [])
  await page.goto(`${server.address}/c/${made.campaign.id}/book`)
  await page.getByRole('article').last().waitFor()
  await page.getByRole('article').last().evaluate((chapter) => chapter.scrollIntoView())
  await shoot(page, 'oath-book')
})

test('the kingdom between two reigns', async ({ page, server, context }) => {
  test.setTimeout(180_000)
  const houses = ['Ada', 'Matilda', 'Otto', 'Jadwiga', 'Bolko'].map((name) => ({ kind: 'bot', bot: 'random', name }))
  const made = await post<CampaignMade>(server, '/campaigns', { game: 'kings-dilemma', houses, name: 'The long table' })
  for (const [seed, playing] of [['reign-1', [0, 1, 2, 3]], ['reign-2', [0, 1, 2, 4]], ['reign-3', [0, 1, 3, 4]]] as const) {
    const { made: begun } = await post<Called>(server, `/campaigns/${made.campaign.id}/next`, { seed, houses: playing }, made.owner)
    while ((await stateOf(server, begun!.table.id)).table.status !== 'finished') await page.waitForTimeout(200)
  }
  await remember(context, null, [])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`${server.address}/c/${made.campaign.id}`)
  const kingdom = page.locator('.kingdom')
  await kingdom.waitFor()
  await kingdom.evaluate((drawn) => drawn.scrollIntoView())
  await shoot(page, 'kingdom')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  await kingdom.evaluate((drawn) => drawn.scrollIntoView())
  await shoot(page, 'kingdom-phone-dark')
})
