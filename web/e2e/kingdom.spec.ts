/** A kingdom of The King's Dilemma in the browser: two reigns, and between them a house that stays away and a newcomer. */
import type { Page } from '@playwright/test'
import type { CampaignMade, SeatKey, TableMade } from '../src/lib/protocol'
import type { TestServer } from './server'
import { another, expect, findingsEverywhere, playUnseen, post, stateOf, takePart, test } from './support'

/** Deals can always be drafted: whoever wants to get on leaves them alone. */
const answers = ({ action }: { action: string }) => !/^(with|promise|propose|withdraw|accept|refuse)\b/.test(action)

/** The table a page is at, with the keys of some of its seats. */
async function tableAt(page: Page, server: TestServer, tokens: Record<number, string>): Promise<TableMade> {
  await expect(page).toHaveURL(/\/t\//)
  const { table } = await stateOf(server, new URL(page.url()).pathname.split('/')[2]!)
  const seats = Object.entries(tokens).map(([house, token]): SeatKey => ({ seat: table.houses.indexOf(Number(house)), token }))
  return { table, owner: '', seats }
}

const house = (page: Page, name: string) => page.locator('.kingdom .house').filter({ hasText: name })

test('two reigns of one kingdom, one missing in the second and a newcomer in', async ({ page, context, server }) => {
  test.setTimeout(150_000)
  const houses = [{ kind: 'human', name: 'Ada' }, ...['Bo', 'Cy'].map((name) => ({ kind: 'bot', bot: 'random', name }))]
  const made = await post<CampaignMade>(server, '/campaigns', { game: 'kings-dilemma', name: 'The realm', houses })
  const ada = made.houses[0]!.token
  await takePart(context, made, [0])
  await page.goto(`${server.address}/c/${made.campaign.id}`)
  await page.getByRole('button', { name: 'Begin game 1' }).click()
  const first = await tableAt(page, server, { 0: ada })
  await page.locator('[data-ref="house:tork"]').click({ timeout: 20_000 })
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('Tork')
  await playUnseen(page, server, first, () => false, answers)

  // between the reigns
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await page.getByRole('link', { name: 'To the campaign' }).click()
  await expect(page.locator('.kingdom h2')).toHaveText('What the Chairs Remember', { timeout: 20_000 })
  await expect(page.locator('.kingdom .house')).toHaveCount(3)
  await expect(house(page, 'Tork')).toContainText('Ada')
  await expect(page.getByRole('region', { name: 'The kings' }).getByRole('listitem').filter({ hasText: 'Harald V' })).toHaveCount(1)
  expect(await findingsEverywhere(page)).toEqual([])
  await page.getByLabel("The house's name").fill('Dee')
  await page.getByRole('button', { name: 'Add a house' }).click()
  const other = await another(page)
  await other.goto(`${server.address}/c/${made.campaign.id}`)
  await other.getByRole('button', { name: 'Play for Dee' }).click()
  await expect(other.getByRole('row').filter({ hasText: 'Dee' })).toContainText('(you)')
  const held = await other.evaluate(() => JSON.parse(localStorage.getItem('interrex.campaigns')!) as Record<string, { houses: { token: string }[] }>)
  const dee = held[made.campaign.id]!.houses[0]!.token

  // Cy stays away, Dee comes
  await page.getByRole('checkbox', { name: 'Cy plays' }).uncheck()
  await page.getByRole('checkbox', { name: 'Dee plays' }).check()
  await expect(house(page, 'Cy')).toContainText('stays away next time')
  await expect(page.locator('.kingdom')).toContainText('Dee will choose a house first.')
  await page.getByRole('button', { name: 'Begin game 2' }).click()
  const second = await tableAt(page, server, { 0: ada, 3: dee })
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('Tork')
  await other.goto(page.url())
  const free = other.locator('[data-ref^="house:"][data-can]')
  await expect(free.first()).toBeVisible({ timeout: 20_000 })
  await expect(other.locator('[data-ref="house:tork"][data-can]')).toHaveCount(0)
  await free.first().click()
  await expect(other.locator('[data-ref^="house:"][data-can]')).toHaveCount(0)
  await other.goto('about:blank')
  await playUnseen(page, server, second, () => false, answers)

  // what both reigns have left
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await page.getByRole('link', { name: 'To the campaign' }).click()
  await expect(page.locator('.kingdom .house')).toHaveCount(4, { timeout: 20_000 })
  await expect(house(page, 'Dee')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'The kings' }).locator('ol > li')).toHaveCount(2)
  // on a phone, in Polish
  await other.setViewportSize({ width: 390, height: 844 })
  await other.addInitScript(() => location.protocol !== 'about:' && localStorage.setItem('interrex.prefs', JSON.stringify({ language: 'pl' })))
  await other.goto(`${server.address}/c/${made.campaign.id}`)
  await expect(other.locator('.kingdom h2')).toHaveText('Co pamiętają krzesła', { timeout: 20_000 })
  await expect.poll(() => other.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
