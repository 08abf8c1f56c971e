import { expect, findings, makeTable, playOn, question, remember, test } from './support'

const MODULES = { rows: true, strips: 'dealt', governors: 'dealt', destiny: true, levies: true, whims: 'tradition', scenario: 'alliances' }
const influencing = (key: string | undefined) => key === 'kingsburg-ask-influence'

test.describe('Kingsburg with all its modules', () => {
  for (const width of [1280, 390]) {
    test(`shows rows, tiles, cards and tokens at ${width} pixels`, async ({ page, server, context }) => {
      await page.setViewportSize({ width, height: 800 })
      const made = await makeTable(server, ['human:Ada', 'random:Bolko', 'random:Cela'], 'modules', '', 'kingsburg', MODULES)
      await playOn(server, made, (state) => influencing(state.seats[0]?.ask?.question.key))
      await remember(context, made, [0])
      await page.goto(`${server.address}/t/${made.table.id}`)
      await expect(question(page)).toHaveText(/Which advisor/)
      await expect(page.locator('[data-ref^="building:0:"]')).toHaveCount(28)
      await expect(page.locator('[data-ref^="governor:"]')).toHaveCount(3)
      await expect(page.locator('[data-ref^="destiny:0:"]')).toHaveCount(1)
      await expect(page.locator('.whim')).toHaveCount(16)
      await expect(page.getByRole('img', { name: /Soldier tokens left/ })).toHaveCount(3)
      if (width > 780) await expect(page.locator('[data-ref^="building:0:"]').last()).toBeInViewport({ ratio: 1 })
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/modules-${width}.png`, fullPage: true })
      expect(await findings(page)).toEqual([])
    })
  }

  for (const width of [1280, 390]) {
    test(`a strip is picked and laid over its row by clicking it at ${width} pixels`, async ({ page, server, context }) => {
      await page.setViewportSize({ width, height: 800 })
      const made = await makeTable(server, ['human:Ada', 'random:Bolko', 'random:Cela'], 'strips', '', 'kingsburg', { rows: true, strips: 'drafted' })
      await remember(context, made, [0], { confirm: 'always' })
      await page.goto(`${server.address}/t/${made.table.id}`)
      const confirm = page.getByRole('button', { name: 'Confirm' })
      for (const round of [1, 2]) {
        await expect(question(page)).toHaveText(/Which strip/)
        const offered = page.locator('[data-ref^="strip:"][data-can]')
        await expect(offered.first()).toBeVisible()
        if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/strips-${round}-${width}.png`, fullPage: true })
        await (round === 1 ? offered.nth(1) : offered.last()).click() // not the second of one letter: that covers nothing more
        await confirm.click()
      }
      await expect(question(page)).toHaveText(/Which of your strips/)
      await expect(page.locator('[data-ref^="strip:"]')).toHaveCount(2)
      expect(await findings(page)).toEqual([])
      const strip = page.locator('[data-ref^="strip:"]').first()
      const first = (await strip.getAttribute('data-ref'))!.slice(-1)
      await strip.click()
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/cover-${width}.png`, fullPage: true })
      await confirm.click()
      const laid = { a: 'tiltyard', b: 'bridge', c: 'brewery', d: 'watchtower', e: 'stockade', f: 'hideout', g: 'fountain' }[first]
      await expect(page.locator(`[data-ref="building:0:${laid}"]`)).toHaveCount(1)
      await expect(page.locator('[data-ref^="strip:"]')).toHaveCount(0)
    })
  }

  for (const width of [1280, 390]) {
    test(`the Politician's own advisors are influenced by clicking at ${width} pixels`, async ({ page, server, context }) => {
      await page.setViewportSize({ width, height: 800 })
      const made = await makeTable(server, ['human:Ada', 'random:Bolko', 'random:Cela'], 'politician-2', '', 'kingsburg', { governors: 'dealt' })
      const own = (offer: { action: unknown }) => /^influence (19|20) d/.test(String(offer.action))
      const kept = (offer: { action: unknown }) => String(offer.action) === 'keep politician'
      const skip = (offer: { action: unknown }) => String(offer.action) === 'pass'
      await playOn(server, made, (state) => (state.seats[0]?.ask?.offers ?? []).some(own), (offer) => kept(offer) || skip(offer))
      await remember(context, made, [0], { confirm: 'always' })
      await page.goto(`${server.address}/t/${made.table.id}`)
      await expect(question(page)).toHaveText(/Which advisor/)
      const place = page.locator('[data-ref="advisor:19"][data-can], [data-ref="advisor:20"][data-can]').first()
      await expect(place).toBeVisible()
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/politician-${width}.png`, fullPage: true })
      expect(await findings(page)).toEqual([])
      await place.click()
      await page.getByRole('list', { name: 'Choices' }).getByRole('button').first().click()
      await page.getByRole('button', { name: 'Confirm' }).click()
      await expect(page.locator('[data-ref="advisor:19"] .die, [data-ref="advisor:20"] .die').first()).toBeVisible()
    })
  }
})
