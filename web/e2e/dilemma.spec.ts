/** The King's Dilemma in the browser: a reign from choosing a house to the score sheet, with nothing told too early. */
import type { CampaignMade, StateMessage, TableMade } from '../src/lib/protocol'
import { expect, findings, makeTable, offers, playOn, playUnseen, post, question, remember, stateOf, test } from './support'

const DILEMMA = 'kings-dilemma'
/** Deals can always be drafted: whoever wants to get on leaves them alone. */
const answers = (action: string) => !/^(with|promise|propose|withdraw|accept|refuse)\b/.test(action)

test('a reign against three bots, to the score sheet', async ({ page, context, server }) => {
  test.setTimeout(150_000)
  const made = await makeTable(server, ['human:Ada', 'random:Matilda', 'random:Otto', 'random:Jadwiga'], 'reign', '', DILEMMA)
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await page.locator('[data-ref="house:tork"]').click()
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('Tork')
  await playUnseen(page, server, made, (state) => state.seats[0]!.view.board.stage === 'vote' && !!state.seats[0]!.ask, ({ action }) => answers(action))
  await expect(page.locator('.kd article h3')).toBeVisible()
  await expect(page.locator('.kd [data-ref="pan:aye"]')).toBeVisible()
  expect(await findings(page)).toEqual([])
  // a pan is chosen, and laid down again; then one vote by clicking
  const aye = page.locator('.kd [data-ref="pan:aye"]')
  await aye.click()
  await expect(aye).toHaveAttribute('aria-pressed', 'true')
  await aye.click()
  await expect(aye).not.toHaveAttribute('aria-pressed', 'true')
  await offers(page).filter({ hasText: 'Pass to gather power' }).first().click()
  await expect(question(page).or(page.locator('.ticker')).first()).toBeVisible()
  await playUnseen(page, server, made, () => false, ({ action }) => answers(action))
  await page.getByRole('button', { name: 'Score sheet' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(/wins|share the victory/, { timeout: 20_000 })
  await expect(sheet.getByRole('table').first().getByRole('row').filter({ hasText: 'Ada' })).toContainText('Tork')
})

test('the next king is called as the winner likes', async ({ page, context, server }) => {
  test.setTimeout(90_000)
  const made = await makeTable(server, ['human:Ada', 'human:Bert', 'human:Celia'], 'naming', '', DILEMMA)
  let names = -1
  const naming = (state: StateMessage, seat: number) => {
    if (state.seats[0]!.ask?.invents === 'crown') names = seat
    return names >= 0
  }
  await playOn(server, made, naming, ({ action }) => answers(action))
  await remember(context, made, [names], { language: 'pl' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(question(page)).toHaveText('Jak będzie miał na imię następny Król?')
  const field = page.getByLabel('Własne imię')
  await expect(page.getByRole('button', { name: 'Niech będzie' })).toBeDisabled()
  expect(await findings(page)).toEqual([])
  // half a name stays where it was written when a phone is turned
  await field.fill('Jan Łaska')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await expect(field).toHaveValue('Jan Łaska')
  }
  await field.press('End')
  await field.pressSequentially('wy')
  await field.press('Enter')
  await expect.poll(async () => (await stateOf(server, made.table.id)).table.result).not.toBeNull()
  const { name, given, numeral } = (await stateOf(server, made.table.id, made.seats[names]!.token)).seats[0]!.view.board.king
  expect([name, given, numeral]).toEqual([null, 'Jan Łaskawy', 'I'])
})

test('all that may be answered in a vote is in sight at 720 px', async ({ page, context, server }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'look', '', DILEMMA)
  const voting = ({ seats: [own] }: StateMessage) => own!.view.board.track.length >= 2 && own!.view.board.stage === 'vote' && own!.ask !== null
  await playOn(server, made, voting, ({ action }) => answers(action))
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  // below whom one may deal with, and what is known of the vote
  await expect(page.getByRole('group', { name: 'Deal with' }).getByRole('button')).toHaveCount(3)
  const choices = offers(page).filter({ hasNotText: 'Deals, as a list' })
  await expect.poll(() => choices.count()).toBeGreaterThanOrEqual(4)
  const hidden = () => choices.evaluateAll((rows) => rows.filter((row) => {
    const { left, top, bottom } = row.getBoundingClientRect()
    return ![top + 3, bottom - 3].every((y) => row.contains(document.elementFromPoint(left + 30, y)))
  }).map((row) => row.textContent))
  await expect.poll(hidden).toEqual([])
})

test('what is behind a screen, and what no envelope has told yet, stays there', async ({ page, context, server }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert', 'random:Celia'], 'screens', '', DILEMMA)
  await playOn(server, made, (state) => state.seats[0]!.view.board.stage === 'vote', ({ action }) => answers(action))
  const [mine, other] = await Promise.all(made.seats.map(({ token }) => stateOf(server, made.table.id, token)))
  const told = mine!.seats[0]!.view.board
  expect(told.seats[1].agenda).toBeNull()
  expect(other!.seats[0]!.view.board.seats[1].agenda).not.toBeNull()
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(page.locator('.kd [data-at="seat:0"] [data-at="power:0"]')).toBeVisible()
  await expect(page.locator('.kd [data-at="power:1"]')).toHaveCount(0)
  const envelopes = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.includes('/packs/')))
  const opened = new Set(mine!.packs)
  expect(envelopes.map((name) => decodeURIComponent(name.split('/packs/')[1]!.split('/')[0]!)).filter((pack) => !opened.has(pack))).toEqual([])
})

test('the last vote of a kingdom says what it decides, and has room', async ({ page, context, server }) => {
  test.setTimeout(90_000)
  const houses = [{ kind: 'human', name: 'Ada' }, ...['Matilda', 'Otto', 'Jadwiga'].map((name) => ({ kind: 'bot', bot: 'random', name }))]
  const made = await post<CampaignMade>(server, '/campaigns', { game: 'kings-dilemma', houses, name: 'To the end', options: { story: 'what-was-borrowed' } })
  const seats = [{ seat: 0, token: made.houses[0]!.token }]
  const voting = ({ seats: [own] }: StateMessage) => own!.view.board.card?.kind === 'finale' && own!.ask !== null
  for (let reign = 1; ; reign++) {
    expect(reign).toBeLessThan(10)
    const called = await post<{ made: TableMade }>(server, `/campaigns/${made.campaign.id}/next`, { seed: `reign-${reign}`, houses: [0, 1, 2, 3] }, seats[0]!.token)
    const next = { ...called.made, seats }
    await playOn(server, next, voting, ({ action }) => answers(action))
    if (!voting(await stateOf(server, next.table.id, seats[0]!.token))) continue
    await remember(context, next, [0], { motion: 'off' })
    await page.goto(`${server.address}/t/${next.table.id}`)
    break
  }
  await expect(page.locator('.pan.aye b').first()).toHaveText('Aye: To the Crown')
  for (const [width, height] of [[1280, 720], [390, 844]] as const) {
    await page.setViewportSize({ width, height })
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/finale-${width}.png` })
    const [card, seat] = [page.locator('[data-at="card"]'), page.locator('.seats [data-at^="seat:"]').first()]
    await expect.poll(async () => (await card.boundingBox())!.y + (await card.boundingBox())!.height <= (await seat.boundingBox())!.y).toBe(true)
  }
})
