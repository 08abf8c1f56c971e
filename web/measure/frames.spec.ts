/** Frames a second while events play, on a CPU four times slower, by the browser's own trace: `make frames`. */
import type { Browser, Page } from '@playwright/test'
import { expect, makeTable, offers, playOn, remember, test } from '../e2e/support'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })
test.setTimeout(240_000)

const SLOWER = 4
const SECONDS = 6
const FACTIONS = { 'seat-1': 'marquise', 'seat-2': 'eyrie', 'seat-3': 'alliance', 'seat-4': 'vagabond' }
const PEOPLE = ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga']

/** How many of the frames that had something new to show were shown in time. */
async function measured(browser: Browser, page: Page): Promise<Record<'shown' | 'left' | 'missed', number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await browser.startTracing(page, { categories: ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame'] })
  await page.getByRole('button', { name: 'Show it again' }).click()
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible()
  await page.waitForTimeout(SECONDS * 1000)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const frames = traceEvents.flatMap((event: any) => (event.name === 'PipelineReporter' && event.args?.frame_reporter) || [])
  const left = frames.filter((frame: any) => frame.state === 'STATE_DROPPED')
  const shown = frames.filter((frame: any) => frame.state.startsWith('STATE_PRESENTED'))
  // the browser says itself which of those left out somebody can miss; both figures are told
  return { shown: shown.length, left: left.length, missed: left.filter((frame: any) => frame.affects_smoothness).length }
}

async function held(browser: Browser, page: Page, name: string): Promise<void> {
  const { shown, left, missed } = await measured(browser, page)
  const rate = (out: number) => (60 * shown) / (shown + out)
  console.log(`${name}: ${shown} frames shown, ${left} left out (${rate(left).toFixed(1)} a second), ${missed} of them missed (${rate(missed).toFixed(1)} a second)`)
  expect(rate(missed)).toBeGreaterThan(55)
}

test('a round of bots in the woodland', async ({ browser, page, context, server }) => {
  const made = await makeTable(server, PEOPLE, 'wood-2', '', 'root', FACTIONS)
  await playOn(server, made, ({ seats: [own] }) => own!.view.board.round >= 4 && own!.ask !== null && own!.log.filter((line) => line.move > own!.moved).length > 20)
  await remember(context, made, [0], { motion: 'calm' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()
  await held(browser, page, 'a round of bots')
})

test('a winter at court', async ({ browser, page, context, server }) => {
  const made = await makeTable(server, PEOPLE, 'seed-4')
  await playOn(server, made, ({ seats: [own] }) => own!.ask !== null && own!.log.some((line) => line.move > own!.moved && line.message.key === 'kingsburg-enemy'))
  await remember(context, made, [0], { motion: 'calm' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()
  await held(browser, page, 'a winter')
})
