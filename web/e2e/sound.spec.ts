/** Sounds: one switch that stays as it was put, and what happens is heard. */
import type { Page } from '@playwright/test'
import { expect, makeTable, offers, playOn, remember, test } from './support'

/** What was played, by how long it is: every sound has a length of its own. */
const SECONDS = { bell: 1.3, card: 0.26, coin: 0.5, dice: 0.62, drum: 0.8, wood: 0.16 }

async function record(page: Page): Promise<() => Promise<(string | undefined)[]>> {
  await page.addInitScript(() => {
    const played: number[] = ((window as any).played = [])
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function (...when) {
      played.push(this.buffer!.duration)
      return start.apply(this, when)
    }
  })
  const name = (seconds: number) => Object.entries(SECONDS).find(([, long]) => Math.abs(long - seconds) < 0.005)?.[0]
  return async () => (await page.evaluate<number[]>('window.played')).map(name)
}

test('sounds are switched on by keyboard, stay on, and dice and the bell are heard', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda'], 'sound')
  await playOn(server, made, (state) => state.seats[0]!.ask?.question.key === 'kingsburg-ask-influence')
  await remember(context, made, [0])
  const played = await record(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()
  expect(asked.filter((url) => url.endsWith('.wav'))).toEqual([])
  const settings = page.getByRole('button', { name: 'Settings' })
  await settings.focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('checkbox', { name: /^Sounds/ })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await expect.poll(played).toEqual(['bell'])
  await page.reload()
  await offers(page).first().waitFor()
  await settings.click()
  await expect(box).toBeChecked()
  await page.keyboard.press('Escape')
  // on until the next season is rolled for
  for (let n = 0; n < 12 && !(await played()).includes('dice'); n++) {
    await offers(page).last().click()
    await page.waitForTimeout(300)
  }
  await expect.poll(played).toContain('dice')
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })
  test('nothing is heard unless it is asked for', async ({ page, server }) => {
    await page.goto(server.address)
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('checkbox', { name: /^Sounds/ })).not.toBeChecked()
  })
})
