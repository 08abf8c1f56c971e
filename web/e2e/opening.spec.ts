/** The second game of a campaign opens with what the first has left, and every table of it leads to the campaign. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Called, CampaignMade, HouseJoined } from '../src/lib/protocol'
import { PYTHON } from './server'
import { expect, findingsEverywhere, post, takePart, test } from './support'

/** A campaign of which one game was played by chance, as a file. */
const PLAYED = `
import sys, interrex
from interrex.bots import decide, make
from interrex.engine.luck import Luck, key_from_seed
found = interrex.campaign(sys.argv[1], houses=("Ada", "Bo", "Cy"))
match = found.next(seed=1)
bot = make("random", match.game, Luck(key_from_seed(1)))
while not match.over:
    seat = match.pending()[0]
    match.play(seat, decide(bot, match.state, seat))
found.add(match)
print(found.to_json())
`

for (const [game, says] of [['oath', 'Who is who now'], ['kings-dilemma', 'The chronicle']] as const) {
  test(`${game}: the second game opens with what the first has left`, async ({ page, context, server }) => {
    test.setTimeout(150_000)
    // not execFileSync: meanwhile the server may close a connection, which has to be heard
    const { stdout } = await promisify(execFile)(PYTHON, ['-c', PLAYED, game], { maxBuffer: 1 << 26 })
    const campaign = JSON.parse(stdout)
    const made = await post<CampaignMade>(server, '/campaigns/import', { campaign, name: 'The long way' })
    const { id } = made.campaign
    const keys = []
    for (const [house, name] of ['Ada', 'Bo', 'Cy'].entries()) keys.push((await post<HouseJoined>(server, `/campaigns/${id}/join`, { house, name })).house)
    let called = await post<Called>(server, `/campaigns/${id}/next`, { houses: [0, 1, 2] }, keys[0]!.token)
    for (const { token } of keys.slice(1)) if (!called.made) called = await post<Called>(server, `/campaigns/${id}/answer`, { agree: true, call: called.campaign.called!.id }, token)
    const table = called.made?.table.id ?? called.campaign.games.at(-1)!.table
    await takePart(context, { ...made, houses: keys }, [0], { reading: 'own' })
    await page.goto(`${server.address}/t/${table}`)
    const sheet = page.getByRole('dialog', { name: 'The long way · Game 2' })
    await sheet.getByText(says).first().waitFor({ timeout: 60_000 })
    await expect(sheet.getByRole('link', { name: 'To the campaign' })).toHaveAttribute('href', `/c/${id}`)
    await expect(sheet.getByRole('button', { name: 'Begin' })).toBeFocused()
    if (process.env.LOOK) {
      for (const [width, height] of [[1280, 720], [1440, 900], [390, 844]] as const) {
        await page.setViewportSize({ width, height })
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme })
          await page.screenshot({ path: `${process.env.LOOK}/opening-${game}-${width}-${theme}.png` })
        }
      }
    }
    expect(await findingsEverywhere(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Begin' }).click()
    await expect(sheet).toHaveCount(0)
    // once is enough, but it is there for whoever looks for it
    await page.reload()
    await page.locator('[data-board]').waitFor({ timeout: 60_000 })
    await expect(sheet).toHaveCount(0)
    await page.getByRole('button', { name: 'What the last game left, and the campaign' }).click()
    await expect(sheet.getByText(says).first()).toBeVisible({ timeout: 20_000 })
  })
}
