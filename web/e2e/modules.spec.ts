import type { Page } from '@playwright/test'
import type { Offer } from '../src/lib/protocol'
import { expect, findings, makeTable, offers, playOn, question, remember, test } from './support'

const MODULES = { rows: true, strips: 'dealt', governors: 'dealt', destiny: true, levies: true, whims: 'tradition', scenario: 'alliances' }
/** Between them they ask every kind of question. */
const WAYS: Record<string, { asks: string[]; options: object; seats?: string[]; seed?: string; wanted?: (offer: Offer) => boolean }> = {
  'drafted, auctioned, tradition, alliances': { asks: ['pick', 'cover', 'bid', 'ally', 'influence', 'levy', 'whim'], options: { rows: true, strips: 'drafted', governors: 'auctioned', levies: true, whims: 'tradition', scenario: 'alliances' } },
  'dealt, promises': { asks: ['keep', 'join', 'influence', 'build'], options: { governors: 'dealt', destiny: true, whims: 'standard', scenario: 'promises' } },
  // Bolko names Ada, and years are short
  'everything at once': { asks: ['redraw', 'first-pick', 'hand', 'name', 'betray'], options: MODULES, seats: ['human:Ada', 'human:Bolko', 'human:Cela'], seed: 'whims-54', wanted: ({ action }) => /^(influence (3|7|14|15) |name 1$|pass$)/.test(action) },
}
/** What is asked, whatever its details. */
const kindOf = (key: string) => key.replace('kingsburg-ask-', '').replace(/-(first|by|from|both)$/, '')
const influencing = (key: string | undefined) => key === 'kingsburg-ask-influence'

/** Click what is lit, one after another, until the choice can be confirmed. */
async function chooseOnBoard(page: Page, kind: string): Promise<void> {
  const confirm = page.getByRole('button', { name: 'Confirm' })
  const lit = page.locator('.board [data-can]:not([aria-pressed="true"])')
  await offers(page).first().waitFor()
  await expect(lit.first(), kind).toBeVisible()
  const inSight = () => lit.evaluateAll((all) => all.filter((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    const room = one.closest('.board')!.getBoundingClientRect()
    return top >= room.top - 1 && bottom <= room.bottom + 1
  }).length)
  await expect.poll(inSight, { message: `${kind}: what is asked about is in sight` }).toBeGreaterThan(0)
  for (let clicks = 0; clicks < 4 && !(await confirm.isVisible()); clicks++) {
    await lit.first().click()
    await page.locator('[data-ref][aria-pressed="true"]').first().waitFor()
  }
  await expect(confirm, kind).toBeVisible()
}

/** Chosen on a desk and let go, chosen on a phone and confirmed; then the question is another one. */
async function answerOnBoard(page: Page, kind: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 })
  await chooseOnBoard(page, kind)
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/asked-${kind}.png` })
  const moves = await page.locator('.panel').getAttribute('data-moved')
  await chooseOnBoard(page, kind)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.locator('.panel')).not.toHaveAttribute('data-moved', moves ?? '')
}

test.describe('Kingsburg with all its modules', () => {
  test('shows rows, tiles, cards and tokens, on a desk and on a phone', async ({ page, server, context }) => {
    const made = await makeTable(server, ['human:Ada', 'random:Bolko', 'random:Cela'], 'modules', '', 'kingsburg', MODULES)
    await playOn(server, made, (state) => influencing(state.seats[0]?.ask?.question.key))
    await remember(context, made, [0])
    for (const [width, height] of [[1280, 720], [390, 844]] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(`${server.address}/t/${made.table.id}`)
      await expect(question(page)).toHaveText(/Which advisor/, { timeout: 30_000 })
      await expect(page.locator('[data-ref^="building:0:"]')).toHaveCount(28)
      await expect(page.locator('[data-ref^="governor:"]')).toHaveCount(3)
      await expect(page.locator('[data-ref^="destiny:0:"]')).toHaveCount(1)
      await expect(page.locator('.whim')).toHaveCount(16)
      await expect(page.getByRole('img', { name: /Soldier tokens left/ })).toHaveCount(2)
      await expect(page.locator('[data-ref^="levy:0:"]')).toHaveCount(6)
      await expect(page.locator('[data-ref^="advisor:"][data-can]').first()).toBeInViewport({ ratio: 1 })
      if (width === 1280) {
        await expect(page.locator('[data-ref^="building:0:"]').last()).toBeInViewport({ ratio: 1 })
        for (const seat of [1, 2]) await expect(page.locator(`article[data-at="seat:${seat}"]`)).toBeInViewport({ ratio: 1 })
      }
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/modules-${width}.png`, fullPage: true })
    }
  })

  for (const [ways, { asks, options, seats, seed, wanted }] of Object.entries(WAYS)) {
    test(`every kind of question is answered on the board, on a desk and on a phone: ${ways}`, async ({ page, server, context }) => {
      test.setTimeout(120_000)
      const made = await makeTable(server, seats ?? ['human:Ada', 'random:Bolko', 'random:Cela'], seed ?? 'on the board', '', 'kingsburg', options)
      await remember(context, made, [0], { confirm: 'always', motion: 'off' })
      await page.goto(`${server.address}/t/${made.table.id}`)
      const left = new Set(asks)
      while (left.size) {
        let kind = ''
        await playOn(
          server,
          made,
          ({ seats: [own] }, seat) => {
            kind = seat === 0 && own!.ask?.offers.some(({ action }) => action !== 'pass') ? kindOf(own!.ask.question.key) : ''
            return left.has(kind)
          },
          wanted,
        )
        if (!left.delete(kind)) break // the game is over
        await answerOnBoard(page, kind)
      }
      expect([...left]).toEqual([])
    })
  }

  test('a figure on the keyboard is the amount that is bid', async ({ page, server, context }) => {
    const made = await makeTable(server, ['human:Ada', 'greedy:Bert', 'greedy:Cela'], 'auction', '', 'kingsburg', { governors: 'auctioned' })
    await playOn(server, made, ({ seats: [own] }) => own!.ask?.question.key === 'kingsburg-ask-bid' && own!.ask.offers.some(({ action }) => action === 'bid 3'))
    await remember(context, made, [0], { confirm: 'always' })
    await page.goto(`${server.address}/t/${made.table.id}`)
    await offers(page).first().waitFor()
    await page.keyboard.press('3')
    await expect(page.getByRole('group', { name: 'Confirm' })).toContainText(/\b3\b/)
  })

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
