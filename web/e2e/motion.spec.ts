/** What happens is seen: events play in order, never in the way of a click, and not at all for those who want no motion. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import type { TableMade } from '../src/lib/protocol'
import type { TestServer } from './server'
import { expect, log, makeTable, offers, playOn, question, remember, stateOf, test } from './support'

const WOODLAND = { 'seat-1': 'marquise', 'seat-2': 'eyrie', 'seat-3': 'alliance', 'seat-4': 'vagabond' }
const BUILT = new URL('../../src/interrex/server/static/', import.meta.url).pathname

interface Fired {
  key: string
  /** What the ticker said of it. */
  words: string
}

/** What the page animates, by the names of the events and in their words, in the order in which it begins to. */
async function spy(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const fired: Fired[] = ((window as any).fired = [])
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const key = (typeof options === 'object' && options.id) || ''
      const words = document.querySelector('.ticker p span:last-child')?.textContent ?? ''
      const last = fired.at(-1)
      if (key && (last?.key !== key || last.words !== words)) fired.push({ key, words })
      return animate.call(this, frames, options)
    }
  })
}

const fired = (page: Page) => page.evaluate<Fired[]>('window.fired')

/** A table of four in the woodland, just before Ada's last move of her turn. */
async function woodland(server: TestServer, context: BrowserContext, prefs: object) {
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'motion-1', '', 'root', WOODLAND)
  const pass = (key: string) => key === 'root-ask-act'
  await playOn(server, made, (state) => state.seats[0]!.view.board.round >= 2 && pass(state.seats[0]!.ask?.question.key ?? ''))
  await remember(context, made, [0], prefs)
  return made
}

const ada = async (server: TestServer, made: TableMade) => (await stateOf(server, made.table.id, made.seats[0]!.token)).seats[0]!
const heard = async (server: TestServer, made: TableMade) => (await ada(server, made)).log.map((line) => line.message.key)

/** Ada does what comes last, and the page has shown all that follows until she is asked again. */
async function oneMove(page: Page, server: TestServer, made: TableMade): Promise<void> {
  const { moved } = await ada(server, made)
  const last = offers(page).last()
  if ((await last.getAttribute('aria-expanded')) === 'false') await last.click()
  await last.click()
  await expect.poll(async () => ((own) => own.moved > moved && own.ask !== null)(await ada(server, made)), { timeout: 30_000 }).toBe(true)
  await expect(log(page)).toHaveAttribute('data-lines', String((await heard(server, made)).length), { timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0, { timeout: 60_000 })
  await expect(offers(page).first()).toBeEnabled()
}

/** Ada ends her turn; bots have theirs until she is asked again. */
async function aRoundOfBots(page: Page, server: TestServer, made: TableMade): Promise<void> {
  const turns = async () => (await heard(server, made)).filter((key) => key === 'root-turn').length
  for (const before = await turns(); (await turns()) < before + 1; ) await oneMove(page, server, made)
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a round of bots plays its events in order', async ({ page, context, server }) => {
    test.setTimeout(120_000)
    await spy(context)
    const made = await woodland(server, context, { motion: 'brisk' })
    await page.goto(`${server.address}/t/${made.table.id}`)
    await expect(offers(page).first()).toBeVisible()
    let before: string[] = []
    let played: Fired[] = []
    // Ada does what comes last until everybody else has had a turn; each time all of it is watched to its end
    for (let turns = 0; turns < 3; ) {
      before = await heard(server, made)
      const watched = (await fired(page)).length
      await oneMove(page, server, made)
      played = (await fired(page)).slice(watched)
      turns = played.filter(({ key }) => key === 'root-turn').length
    }
    const keys = (await heard(server, made)).slice(before.length)
    const words = (await log(page).getByRole('button').allTextContents()).slice(-keys.length).map((text) => text.trim())
    const moving = new Set(played.map(({ key }) => key))
    const told = keys.map((key, i) => ({ key, words: words[i]! })).filter(({ key }) => moving.has(key))
    const once = told.filter((line, i) => line.words !== told[i - 1]?.words)
    expect(moving.size).toBeGreaterThan(4)
    expect(played).toEqual(once) // every event of these kinds, in the words it was told in, one after another
  })

  test('a click ends what plays, and does what it was meant for', async ({ page, context, server }) => {
    const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto'], 'click')
    await remember(context, made, [0], { motion: 'calm' })
    await page.goto(`${server.address}/t/${made.table.id}`)
    await offers(page).first().click()
    await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible()
    await expect(offers(page).first()).toBeVisible()
    const moves = (await stateOf(server, made.table.id)).table.moves
    await offers(page).first().click()
    await expect.poll(async () => (await stateOf(server, made.table.id)).table.moves).toBeGreaterThan(moves)
  })

  test('what has changed stays marked until the first click, and can be gone through again', async ({ page, context, server }) => {
    const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto'], 'recap')
    await playOn(server, made, (state) => state.seats[0]!.log.some((line) => line.move > state.seats[0]!.moved && line.refs.some((ref) => ref.startsWith('advisor:'))) && state.seats[0]!.moved > 0 && state.seats[0]!.ask !== null)
    await remember(context, made, [0], { motion: 'calm' })
    await page.goto(`${server.address}/t/${made.table.id}`)
    const ticker = page.getByRole('group', { name: 'What is going on' })
    await expect(page.locator('[data-news]').first()).toBeVisible()
    await ticker.getByRole('button', { name: 'One event back' }).click()
    await expect(page.locator('[data-can]')).toHaveCount(0)
    await ticker.getByRole('button', { name: 'Show it again' }).click()
    await expect(ticker.getByRole('button', { name: 'Skip' })).toBeVisible()
    await ticker.getByRole('button', { name: 'Skip' }).click()
    await expect(page.locator('[data-news]').first()).toBeVisible()
    await question(page).click()
    await expect(page.locator('[data-news]')).toHaveCount(0)
    await expect(page.locator('[data-can]').first()).toBeVisible()
  })

  test('nothing plays behind a curtain, nor for the next pair of eyes', async ({ page, context, server }) => {
    await spy(context)
    const made = await makeTable(server, ['human:Ada', 'human:Bolko'], 'curtain')
    await playOn(server, made, (state) => state.seats[0]!.view.board.phase === 2)
    await remember(context, made, [0, 1], { motion: 'calm' })
    await page.goto(`${server.address}/t/${made.table.id}`)
    const curtain = page.locator('.curtain')
    await curtain.getByRole('button').click()
    const open = page.locator('.offers button:enabled').first()
    for (await curtain.or(open).first().waitFor(); !(await curtain.count()); await curtain.or(open).first().waitFor()) await open.click()
    const played = (await fired(page)).length
    await page.waitForTimeout(600)
    expect((await fired(page)).length).toBe(played)
  })
})

for (const [why, motion, media] of [['the system asks for less', 'calm', 'reduce'], ['it is switched off', 'off', 'no-preference']] as const) {
  test(`nothing moves where ${why}`, async ({ page, context, server }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ reducedMotion: media })
    await spy(context)
    const made = await woodland(server, context, { motion })
    await page.goto(`${server.address}/t/${made.table.id}`)
    await expect(offers(page).first()).toBeVisible()
    const lines = async () => Number(await log(page).getAttribute('data-lines'))
    const before = await lines()
    await aRoundOfBots(page, server, made)
    await expect.poll(lines).toBeGreaterThan(before)
    expect(await fired(page)).toEqual([])
    await expect(page.locator('[data-news]').first()).toBeVisible()
  })
}

test('on a phone one line says what is going on', async ({ page, context, server }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda'], 'ticker')
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  const ticker = page.getByRole('group', { name: 'What is going on' })
  await expect(ticker.getByRole('paragraph')).not.toBeEmpty()
  await expect.poll(async () => (await ticker.boundingBox())!.height).toBeLessThan(48)
})

test('the first load stays under 100 kB, compressed', async ({ page, server }) => {
  const asked = new Set(['index.html'])
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) asked.add(pathname.slice(1))
  })
  await page.goto(server.address)
  await page.getByRole('link', { name: 'New table' }).waitFor()
  const bytes = [...asked].reduce((sum, file) => sum + gzipSync(readFileSync(BUILT + file)).length, 0)
  console.log(`the first load: ${(bytes / 1000).toFixed(1)} kB in ${asked.size} files`)
  expect(asked.size).toBeGreaterThan(3)
  expect(bytes).toBeLessThan(100_000)
})
