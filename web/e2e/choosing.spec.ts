/** Choosing on the board: switching targets, enemies as targets, and the confirmation beside what is chosen. */
import type { Locator, Page } from '@playwright/test'
import type { Offer, TableMade } from '../src/lib/protocol'
import type { TestServer } from './server'
import { expect, findings, makeTable, offers, playOn, question, remember, shared, stateOf, test } from './support'

const WOODLAND = { 'seat-1': 'marquise', 'seat-2': 'eyrie', 'seat-3': 'alliance', 'seat-4': 'vagabond' }

/** The Marquise in Daylight, with somebody to fight; for those who do not move. */
const daylight = (server: TestServer) => shared(server, 'choosing', () => ownDaylight(server))

async function ownDaylight(server: TestServer): Promise<{ made: TableMade; all: Offer[] }> {
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'daylight', '', 'root', WOODLAND)
  const has = (all: Offer[], verb: string) => all.some((offer) => offer.action.startsWith(`${verb} `))
  await playOn(server, made, (state) => {
    const all = state.seats[0]?.ask?.offers ?? []
    return all.length > 30 && has(all, 'battle') && has(all, 'march')
  })
  return { made, all: (await stateOf(server, made.table.id, made.seats[0]!.token)).seats[0]!.ask!.offers }
}

const clearing = (page: Page, n: string | number) => page.locator(`.map [data-ref="clearing:${n}"]`)
const confirm = (page: Page) => page.getByRole('group', { name: 'Confirm' })
const verb = (page: Page, name: string) => offers(page).filter({ hasText: new RegExp(`^\\d? ?${name} \\d+`) })

/** As the page measures them: a frame drawn around an element is not counted. */
async function boxes(...of: Locator[]) {
  return Promise.all(of.map((one) => one.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect)))
}
const apart = (a: { x: number; y: number; width: number; height: number }, b: typeof a) =>
  a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1

/** A note has found its place: it covers none of these. */
async function standsApart(note: Locator, ...others: Locator[]): Promise<void> {
  await expect(async () => {
    const [own, ...rest] = await boxes(note, ...others)
    for (const box of rest) expect([own, box, apart(own!, box)]).toEqual([own, box, true])
  }).toPass({ timeout: 10_000 })
}

test('on the board: another target, an enemy, what it would bring, and a confirmation that covers nothing', async ({ page, server, context }) => {
  const { made, all } = await ownDaylight(server)
  await remember(context, made, [0], { confirm: 'always' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(question(page)).toBeVisible()
  await test.step('another legal target switches, and nothing the question allows is refused', async () => {
    const marches = all.map((offer) => offer.action.split(' ')).filter(([name]) => name === 'march')
    const [, from, first] = marches.find(([, start]) => marches.filter(([, other]) => other === start).length > 1)!
    const other = marches.find(([, start, end]) => start === from && end !== first)![2]!
    await verb(page, 'March').click()
    await clearing(page, from!).click()
    await clearing(page, first!).click()
    await expect(confirm(page)).toContainText(`March from clearing ${from} to ${first}`)
    await expect(clearing(page, other)).toHaveAttribute('data-can', '')
    await clearing(page, other).click()
    await expect(confirm(page)).toContainText(`March from clearing ${from} to ${other}`)
    // a target of another verb: what can be done there is asked
    const builds = all.map((offer) => offer.action.split(' ')).filter(([name, , at]) => name === 'build' && at !== from && at !== other)
    const build = builds[0]![2]!
    await clearing(page, build).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(clearing(page, build)).toHaveAttribute('aria-pressed', 'true')
    for (let held = 0; held < 3; held++) await page.keyboard.press('Escape')
    await expect(page.locator('.board [aria-pressed="true"]')).toHaveCount(0)
    await page.mouse.move(2, 2)
  })
  await test.step('enemy pieces are targets, with the odds beside them', async () => {
    const [, n, faction] = all.find((offer) => offer.action.startsWith('battle'))!.action.split(' ')
    await verb(page, 'Battle').click()
    await page.locator(`[data-ref="clearing:${n}+faction:${faction}"]`).click()
    await expect(confirm(page)).toContainText(`in clearing ${n}`)
    await expect(confirm(page)).toContainText(/Hits on average: [\d.]+ dealt, [\d.]+ taken/)
    await expect(confirm(page)).toContainText(/\d+\s% chance to clear the field/)
    expect(await findings(page)).toEqual([])
    for (let held = 0; held < 3; held++) await page.keyboard.press('Escape')
    await expect(page.locator('.board [aria-pressed="true"]')).toHaveCount(0)
    await page.mouse.move(2, 2)
  })
  await test.step('what a choice would bring is seen by resting on it', async () => {
    await verb(page, 'Build').click()
    await offers(page).filter({ hasText: 'Build a' }).first().hover()
    await expect(page.locator('.map .ghost')).toHaveCount(1)
    await expect(offers(page).filter({ hasText: 'Build a' }).first()).toContainText(/wood/)
    for (let held = 0; held < 3; held++) await page.keyboard.press('Escape')
    await expect(page.locator('.board [aria-pressed="true"]')).toHaveCount(0)
    await page.mouse.move(2, 2)
  })
  await test.step('the confirmation covers neither its target nor the panel, from the list as from the board', async () => {
    const [, from, to] = all.find((offer) => offer.action.startsWith('march'))!.action.split(' ')
    await verb(page, 'March').click()
    await clearing(page, from!).click()
    await clearing(page, to!).click()
    await standsApart(confirm(page), clearing(page, to!), page.locator('.panel'))
    await expect(page.locator('.map .ghost')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('.map .ghost')).toHaveCount(0)
    await verb(page, 'March').click()
    await offers(page).filter({ hasText: `March from clearing ${from} to ${to}` }).click()
    await standsApart(confirm(page), clearing(page, to!), page.locator('.panel'))
    await expect(page.locator('.map .ghost')).toHaveCount(1)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(confirm(page)).toHaveCount(0)
  })
})

test('list and board ask before a move by the same rule', async ({ page, server, context }) => {
  const { made, all } = await ownDaylight(server)
  await remember(context, made, [0], { confirm: 'final' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(question(page)).toBeVisible()
  const asked = (await question(page).textContent())!
  const [, from, to] = all.find((offer) => offer.action.startsWith('march') && !offer.final)!.action.split(' ')
  // what can be taken back is done: pointed at in full, or picked
  await verb(page, 'March').click()
  await clearing(page, from!).click()
  await clearing(page, to!).click()
  await expect(question(page)).not.toHaveText(asked)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(question(page)).toHaveText(asked)
  await verb(page, 'March').click()
  await offers(page).filter({ hasText: `March from clearing ${from} to ${to}` }).click()
  await expect(question(page)).not.toHaveText(asked)
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(question(page)).toHaveText(asked)
  // what cannot, and what was pointed at in part only, is confirmed
  await offers(page).filter({ hasText: 'End your Daylight' }).click()
  await expect(confirm(page)).toContainText('End your Daylight')
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap says what something is, beside it, and is a choice all the same; no confirmation covers what it speaks of', async ({ page, server, context }) => {
    test.setTimeout(120_000)
    const { made, all } = await daylight(server)
    await remember(context, made, [0], { confirm: 'always' })
    await page.goto(`${server.address}/t/${made.table.id}`)
    await expect(question(page)).toBeVisible()
    // what nothing can be done with: its name and effect, then why not
    const item = page.locator('[data-ref^="seen:supply:"]').first()
    await item.scrollIntoViewIfNeeded()
    await item.tap()
    const note = page.getByRole('alert')
    await expect(note.locator('strong')).toHaveText(/left to craft/)
    await standsApart(note, item)
    // a choice: selected by the same tap
    const [, from, to] = all.find((offer) => offer.action.startsWith('march'))!.action.split(' ')
    await clearing(page, from!).tap()
    await expect(clearing(page, from!)).toHaveAttribute('aria-pressed', 'true')
    const here = page.getByRole('group', { name: 'What to do here' })
    await expect(here.locator('strong')).toHaveText(new RegExp(`^Clearing ${from},`))
    await here.getByRole('button', { name: 'March' }).tap()
    await clearing(page, to!).tap()
    await expect(confirm(page)).toContainText(`March from clearing ${from} to ${to}`)
    await standsApart(confirm(page), clearing(page, to!), page.locator('.panel'))
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    // however much a confirmation has to say, it never covers what it speaks of
    const battles = all.filter((offer) => offer.action.startsWith('battle '))
    const marches = [...new Map(all.filter((offer) => offer.action.startsWith('march ')).map((offer) => [offer.action.split(' ')[2], offer])).values()]
    for (const { action } of [...battles.slice(0, 3), ...marches.slice(0, 6)]) {
      const [name, first, second] = action.split(' ')
      const target = name === 'battle' ? first! : second!
      await verb(page, name === 'battle' ? 'Battle' : 'March').tap()
      await offers(page).filter({ hasText: name === 'battle' ? `in clearing ${first}` : `March from clearing ${first} to ${second}` }).first().tap()
      await expect(confirm(page)).toContainText(name === 'battle' ? `in clearing ${first}` : `to ${second}`)
      await standsApart(confirm(page), clearing(page, target), page.locator('.panel'))
      await confirm(page).getByRole('button', { name: 'Cancel' }).tap()
      await expect(confirm(page)).toHaveCount(0)
    }
  })
})

test('nothing lives in a title, and whatever can be pointed at says what it is', async ({ page, server, context }) => {
  const { made } = await daylight(server)
  await remember(context, made, [0])
  for (const path of ['/', '/new', `/t/${made.table.id}`]) {
    await page.goto(server.address + path)
    await expect(page.locator('header').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[title], svg title')).toHaveCount(0)
  }
  // what rests under a pointer says what it is, and a card is drawn larger
  const card = page.locator('.hand [data-card]').first()
  await card.hover()
  const tip = page.getByRole('tooltip')
  await expect(tip.locator('strong').first()).not.toBeEmpty()
  await expect(async () => {
    const [small, large] = await boxes(card, tip.locator('.picture'))
    expect(large!.height).toBeGreaterThan(small!.height * 1.3)
  }).toPass({ timeout: 10_000 })
  await standsApart(tip, card)
  await saysWhatItIs(page, 12)
  const other = await makeTable(server, ['human:Ada', 'bot:Bolko'], 'board')
  await page.goto(`${server.address}/t/${other.table.id}#seat=${other.seats[0]!.token}`)
  await saysWhatItIs(page, 2)
})

/** Whatever can be pointed at says what it is: one of each kind is looked at, and there are more kinds than these. */
async function saysWhatItIs(page: Page, least: number): Promise<void> {
  await expect(page.locator('.board [data-ref]').first()).toBeVisible()
  const refs = await page.locator('.board [data-ref]').evaluateAll((all) => all.map((one) => one.getAttribute('data-ref')!))
  const kinds = new Map(refs.map((ref) => [ref.replace(/[^:]*$/, ''), ref]))
  expect(kinds.size).toBeGreaterThan(least)
  for (const ref of kinds.values()) {
    const element = page.locator(`.board [data-ref="${ref}"]`).first()
    await element.scrollIntoViewIfNeeded()
    await page.mouse.move(2, 2)
    await element.hover({ force: true })
    await expect(page.getByRole('tooltip').locator('strong').first(), ref).not.toBeEmpty()
  }
}
