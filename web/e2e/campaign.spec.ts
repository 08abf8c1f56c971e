import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Called, CampaignInfo, CampaignMade, HouseJoined } from '../src/lib/protocol'
import type { TestServer } from './server'
import { expect, findings, findingsEverywhere, offers, post, stateOf, takePart, test, whileAway } from './support'

/** The first leg of a match of Root, played by bots and exported. */
async function leg(server: TestServer): Promise<unknown> {
  const houses = ['Ada', 'Bo'].map((name) => ({ kind: 'bot', bot: 'random', name }))
  const wanted = { game: 'root', houses, listed: false, options: { 'seat-1': 'marquise', 'seat-2': 'eyrie' } }
  const made = await post<CampaignMade>(server, '/campaigns', wanted)
  const begun = await post<Called>(server, `/campaigns/${made.campaign.id}/next`, { seed: 'leg' }, made.owner)
  await expect.poll(async () => (await stateOf(server, begun.made!.table.id)).table.status, { timeout: 40_000 }).toBe('finished')
  const headers = { Authorization: `Bearer ${made.owner}` }
  return await (await fetch(`${server.address}/api/campaigns/${made.campaign.id}/export`, { headers })).json()
}

const legs = new Map<string, Promise<unknown>>()

/** A match between two people, the first leg of which has been played. */
async function oneLeg(server: TestServer, name: string): Promise<CampaignMade> {
  if (!legs.has(server.address)) legs.set(server.address, leg(server))
  const made = await post<CampaignMade>(server, '/campaigns/import', { campaign: await legs.get(server.address), name })
  for (const house of [0, 1]) {
    made.houses.push((await post<HouseJoined>(server, `/campaigns/${made.campaign.id}/join`, { house })).house)
  }
  return made
}

const houseRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('the second leg of a match of Root begins in the lobby, with the factions swapped', async ({ page, server, context }) => {
  const made = await oneLeg(server, 'Second leg')
  await takePart(context, made, [1])
  await page.goto(server.address)
  const card = page.getByRole('article').filter({ hasText: 'Second leg' })
  await expect(card).toContainText('1 game played')
  await expect(card.getByRole('button', { name: 'Begin game 2' })).toBeVisible()
  // Ada calls for it elsewhere, and Bo agrees
  await post<Called>(server, `/campaigns/${made.campaign.id}/next`, {}, made.houses[0]!.token)
  await page.reload()
  await expect(card).toContainText('Waiting for Bo to agree')
  await card.getByRole('button', { name: 'Agree to game 2' }).click()
  await expect(page).toHaveURL(/\/t\//)
  // Bo had the Eyrie, and now the Marquise: the keep comes first, and the question is for this browser's seat
  await expect(page.locator('#question')).toContainText(/keep/i)
  await expect(offers(page).first()).toBeEnabled()
  await page.goto(`${server.address}/c/${made.campaign.id}`)
  await expect(page.getByText(/^Leg 1: Ada \(Marquise de Cat\) \d+ VP, Bo \(Eyrie Dynasties\) \d+ VP\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'To game 2' })).toBeVisible()
  expect(await findingsEverywhere(page)).toEqual([])
})

test('a match is begun from the form, played by bots, and decided', async ({ page, server }) => {
  test.setTimeout(120_000)
  await page.goto(server.address)
  await page.getByRole('link', { name: 'Begin a campaign' }).click()
  await page.getByRole('radio', { name: 'Root' }).check()
  await page.getByRole('radio', { name: '2', exact: true }).check()
  for (const number of [1, 2]) await page.getByRole('combobox', { name: `Who takes seat ${number}` }).selectOption({ label: 'Bot: Jester' })
  await expect(page.getByRole('checkbox', { name: /two legs/ })).toBeChecked()
  await page.getByLabel('Name of the table').fill('Jesters')
  await page.getByRole('button', { name: 'Begin the campaign' }).click()
  for (const number of [1, 2]) {
    await page.getByRole('button', { name: `Begin game ${number}` }).click()
    await expect(page).toHaveURL(/\/t\//)
    const table = new URL(page.url()).pathname.split('/')[2]!
    await whileAway(page, () => expect.poll(async () => (await stateOf(server, table)).table.status, { timeout: 40_000 }).toBe('finished'))
    await page.getByRole('button', { name: 'Score sheet' }).click()
    await page.getByRole('link', { name: 'To the campaign' }).click()
    await expect(page.getByText(`Leg ${number}:`)).toBeVisible()
  }
  await expect(page.getByText(/(wins|share) the match/)).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Total' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Begin game/ })).toHaveCount(0)
})

test('a campaign is exported, imported, and its houses are taken', async ({ page, server, context }, info) => {
  const made = await oneLeg(server, 'Handed on')
  await page.goto(`${server.address}/c/${made.campaign.id}`)
  await expect(page.getByText('Leg 1: Ada')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Export the campaign' })).toHaveCount(0)
  await takePart(context, made, [0])
  await page.reload()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export the campaign' }).click()])
  const file = info.outputPath('campaign.json')
  await download.saveAs(file)
  expect(JSON.parse(readFileSync(file, 'utf8')).records).toHaveLength(1)

  await page.goto(server.address)
  const broken = info.outputPath('broken.json')
  writeFileSync(broken, '{')
  await page.locator('input[type=file]').setInputFiles(broken)
  await expect(page.getByText('This file is no campaign.')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page).toHaveURL(/\/c\//)
  await expect(page.getByText('Leg 1: Ada')).toBeVisible()
  for (const name of ['Ada', 'Bo']) await page.getByRole('button', { name: `Play for ${name}` }).click()
  await expect(houseRow(page, 'Bo')).toContainText('(you)')
  await page.getByLabel("The house's name").fill('Cy')
  await page.getByRole('button', { name: 'Add a house' }).click()
  await expect(houseRow(page, 'Cy').getByRole('button', { name: 'Play for Cy' })).toBeVisible()
  // two of three play: those of the last game, unless others are chosen
  await expect(page.getByRole('checkbox', { name: 'Ada plays' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Cy plays' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Begin game 2' }).click()
  await expect(page).toHaveURL(/\/t\//)
})

test.describe('on a phone, in Polish and in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' })

  test('the campaign is all there, and nothing sticks out', async ({ page, server, context }) => {
    const made = await oneLeg(server, 'Telefon')
    await takePart(context, made, [0])
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('interrex.prefs', JSON.stringify({ language: 'pl' }))
    })
    await page.goto(`${server.address}/c/${made.campaign.id}`)
    await expect(page.getByText(/^Gra 1: Ada/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Zacznij grę 2' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await findings(page)).toEqual([])
  })
})

test('a house moves to another device by its link', async ({ page, server }) => {
  const made = await oneLeg(server, 'Device')
  await page.goto(`${server.address}/c/${made.campaign.id}#house=${made.houses[0]!.token}`)
  await expect(houseRow(page, 'Ada')).toContainText('(you)')
  await expect(page).not.toHaveURL(/#/)
  await page.getByRole('button', { name: 'Begin game 2' }).click()
  await expect(page.locator('.next')).toContainText('Waiting for Bo to agree')
  const { called } = (await (await fetch(`${server.address}/api/campaigns/${made.campaign.id}`)).json()) as CampaignInfo
  await post<Called>(server, `/campaigns/${made.campaign.id}/answer`, { agree: true, call: called!.id }, made.houses[1]!.token)
  await page.getByRole('link', { name: 'To game 2' }).click({ timeout: 20_000 })
  await expect(page).toHaveURL(/\/t\//)
})

test('who stays away says so, and the page tells it', async ({ page, server, context }) => {
  const houses = [{ kind: 'human', name: 'Ada' }, { kind: 'human', name: 'Bo' }, ...['Cy', 'Dee'].map((name) => ({ kind: 'bot', bot: 'random', name }))]
  const made = await post<CampaignMade>(server, '/campaigns', { game: 'kings-dilemma', houses, listed: false })
  await post<Called>(server, `/campaigns/${made.campaign.id}/next`, {}, made.houses[0]!.token)
  await takePart(context, made, [1])
  await page.goto(`${server.address}/c/${made.campaign.id}`)
  await expect(page.locator('.next')).toContainText('Game 1 is called for, with Ada, Bo, Cy, Dee. Waiting for Bo')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Stay away this time' }).click()
  await expect(page).toHaveURL(/\/t\//)
  await expect(page.getByRole('list', { name: 'Seats' })).not.toContainText('Bo')
})
