/** After a vote the card turns: what came of it is read before anything else is asked. */
import type { Page } from '@playwright/test'
import type { StateMessage, TableMade } from '../src/lib/protocol'
import type { TestServer } from './server'
import { expect, findings, makeTable, moves, playOn, remember, stateOf, test } from './support'

const OUTCOME = 'kings-dilemma-outcome'
const outcomes = ({ seats: [own] }: StateMessage) => own!.log.filter(({ message }) => message.key === OUTCOME).length
const sheet = (page: Page) => page.getByRole('dialog', { name: 'To be read' })
test.setTimeout(120_000) // the first page of a busy machine takes long
const asked = (page: Page) => page.locator('[data-asked]')

/** Until one more card has been turned over, and somebody whose keys we have is asked again. */
const vote = async (server: TestServer, made: TableMade, seat = 0) => {
  const { token } = made.seats[seat]!
  const before = outcomes(await stateOf(server, made.table.id, token))
  await playOn(server, made, (state) => outcomes(state) > before && !!state.seats[0]!.ask?.owed, ({ action }) => moves(action))
}

const sit = async (page: Page, server: TestServer, made: TableMade) => {
  await page.goto(`${server.address}/t/${made.table.id}`)
  await page.locator('.kd article h3').waitFor()
  await asked(page).waitFor()
}

const council = (server: TestServer, others: string[] = ['random:Matilda', 'random:Otto']) => makeTable(server, ['human:Ada', ...others], 'turns', '', 'kings-dilemma')
const begun = ({ seats: [own] }: StateMessage) => own!.view.board.stage === 'vote'

test('the next question waits until the outcome has been read', async ({ page, context, server }) => {
  const made = await council(server)
  await playOn(server, made, begun, ({ action }) => moves(action))
  await remember(context, made, [0], { reading: 'own' })
  await sit(page, server, made)
  await vote(server, made)
  const { seats: [own] } = await stateOf(server, made.table.id, made.seats[0]!.token)
  const told = own!.log.findLast(({ message }) => message.key === OUTCOME)!.message.params.outcome as string
  await expect(sheet(page)).toBeVisible()
  await expect(asked(page)).toHaveCount(0)
  // its words come from the envelope that the vote has opened
  await expect(sheet(page).locator('[data-tale]')).not.toContainText(told)
  expect((await sheet(page).locator('[data-tale]').textContent())!.length).toBeGreaterThan(60)
  // nothing of the picture is cut off
  const cut = await sheet(page).locator('.art svg').first().evaluate((art) => [...art.querySelectorAll('path, circle')].filter((part) => part.getBoundingClientRect().top < art.parentElement!.getBoundingClientRect().top).length)
  expect(cut).toBe(0)
  await expect(sheet(page).locator('.kingdom .goes, .deeds li').first()).toBeVisible()
  if (process.env.LOOK) {
    for (const [width, height] of [[1280, 720], [1440, 900], [390, 844]] as const) {
      await page.setViewportSize({ width, height })
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme })
        await page.screenshot({ path: `${process.env.LOOK}/outcome-${width}-${theme}.png` })
        expect(await findings(page)).toEqual([])
      }
    }
    await page.setViewportSize({ width: 1280, height: 720 })
  }
  expect(await findings(page)).toEqual([])
  // talk and log stay within reach, and a key chooses nothing that has not been seen
  await page.getByRole('tab', { name: 'Chat' }).click()
  await expect(sheet(page)).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Go on' }).click()
  await expect(sheet(page)).toHaveCount(0)
  await expect(asked(page)).toBeVisible()
})

test('nobody is held up for ever: after a while it goes on by itself', async ({ page, context, server }) => {
  const made = await council(server)
  await playOn(server, made, begun, ({ action }) => moves(action))
  await remember(context, made, [0], { reading: 'while' })
  await page.clock.install()
  await sit(page, server, made)
  await vote(server, made)
  await expect(sheet(page)).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(sheet(page)).toBeVisible()
  await page.clock.fastForward(61_000)
  await expect(sheet(page)).toHaveCount(0)
  await expect(asked(page)).toBeVisible()
})

test('around one screen it is read before the curtain falls', async ({ page, context, server }) => {
  const made = await council(server, ['human:Bo', 'human:Cy'])
  await playOn(server, made, begun, ({ action }) => moves(action))
  await remember(context, made, [0, 1, 2], { reading: 'own' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  const lift = page.getByRole('button', { name: /^I am / })
  await lift.waitFor()
  for (let answered = 0; answered < 20 && !(await sheet(page).count()); answered++) {
    if (await lift.count()) await lift.click()
    await asked(page).waitFor()
    let first = true
    await playOn(server, made, () => !first, ({ action }) => moves(action) && ((first = false), true))
    await expect(lift.or(sheet(page))).toBeVisible()
  }
  await expect(sheet(page)).toBeVisible()
  await expect(page.locator('main')).toBeHidden()
  await sheet(page).getByRole('button', { name: 'Go on' }).click()
  await lift.waitFor()
})

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('the sheet turns, and the board plays on when it has been read', async ({ page, context, server }) => {
    const made = await council(server)
    await playOn(server, made, begun, ({ action }) => moves(action))
    await remember(context, made, [0], { reading: 'own', motion: 'brisk' })
    await sit(page, server, made)
    await vote(server, made)
    await expect(sheet(page)).toBeVisible({ timeout: 20_000 })
    const behind = () => page.evaluate(() => [document.querySelector('.board'), document.querySelector('.panel')].map((one) => Number(one!.getAttribute('data-moves'))))
    const [shown, known] = await behind()
    expect(shown).toBeLessThan(known!)
    await expect(asked(page)).toHaveCount(0)
    while (await sheet(page).count()) await sheet(page).getByRole('button', { name: 'Go on' }).click()
    await expect(asked(page)).toBeVisible({ timeout: 20_000 })
    await expect.poll(async () => new Set(await behind()).size).toBe(1)
  })
})
