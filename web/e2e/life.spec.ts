/** The life of a table: taking back against bots, somebody away, another game, being called, and answers that stand. */
import { another, expect, makeTable, offers, playOn, post, question, remember, stateOf, test } from './support'

test('back over luck and bots alone: after a question, and then it is a practice game', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Bolko'], 'practice')
  await playOn(server, made, ({ table }) => table.moves >= 6)
  await expect.poll(async () => (await stateOf(server, made.table.id)).seats[0]!.view.pending).toEqual([0])
  const { moves } = (await stateOf(server, made.table.id)).table
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(question(page)).toBeVisible()
  const back = page.getByRole('button', { name: 'Take back', exact: true })
  const dialog = page.getByRole('dialog')
  await back.click()
  await expect(dialog).toContainText('this becomes a practice game')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await stateOf(server, made.table.id)).table).toMatchObject({ moves, practice: false })
  await back.click()
  await dialog.getByRole('button', { name: 'Take back as practice' }).click()
  await expect(page).toHaveTitle(/practice game/)
  const after = (await stateOf(server, made.table.id)).table
  expect(after.practice).toBe(true)
  expect(after.moves).toBeLessThan(moves)
  // from now on nothing is left to spoil
  await offers(page).first().click()
  await expect(question(page)).toBeVisible()
  await back.click()
  await expect(dialog).toBeHidden()
})

test('a bot plays for somebody who is away, if the others agree, until they are back', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert', 'human:Cyd'], 'absent')
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  const bert = await another(page)
  const said: string[] = []
  bert.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(String(payload))))
  await bert.goto(`${server.address}/t/${made.table.id}#seat=${made.seats[1]!.token}`)
  await expect(question(bert)).toBeVisible()
  await page.getByRole('tab', { name: 'Seats' }).click()
  await page.getByRole('button', { name: 'Let a bot play' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'A bot for Cyd? Waiting for: Bert' })).toBeVisible()
  await expect(bert.getByRole('dialog')).toContainText('Ada asks whether a bot may play for Cyd')
  await bert.getByRole('button', { name: 'Agree' }).click()
  const seats = page.getByRole('list', { name: 'Seats' }).first()
  await expect(seats).toContainText('a bot stands in')
  await expect(bert.locator('dialog[open]')).toHaveCount(0)

  const cyd = await another(page)
  await cyd.goto(`${server.address}/t/${made.table.id}#seat=${made.seats[2]!.token}`)
  await expect(seats).not.toContainText('a bot stands in')
  // one answer, and no complaint about a second
  expect(said.filter((text) => text.includes('"consent"'))).toHaveLength(1)
  await expect(bert.locator('.toasts')).not.toContainText('cannot be read')
  await bert.context().close()
  await cyd.context().close()
})

test('a rematch takes everybody one seat further, with their names', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert'], 'rematch')
  // Bert goes to bed, and a bot plays on for him; the next game is his own all the same
  await playOn(server, made, ({ table }) => table.moves > 40)
  await post(server, `/tables/${made.table.id}/sit`, { id: 'bert-leaves', seat: 1, left: true }, made.seats[1]!.token)
  await playOn(server, { ...made, seats: made.seats.slice(0, 1) }, () => false)
  await remember(context, made, [0])
  const first = `${server.address}/t/${made.table.id}`
  await page.goto(first)
  const bert = await another(page)
  await bert.goto(`${first}#seat=${made.seats[1]!.token}`)
  await page.getByRole('button', { name: 'Score sheet' }).click()
  // one failed request for words is no lasting harm
  await page.route('**/words/**', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page).not.toHaveURL(first)
  await expect(question(page)).toBeVisible()
  await expect(question(page)).not.toContainText('kingsburg-')
  await expect(page.getByRole('list', { name: 'Seats' }).first()).not.toContainText('a bot stands in')
  // what resting on something would mean is the new page's to say, though the old one has gone since
  await page.locator('.board [data-can]').first().hover()
  await expect(page.getByRole('tooltip').locator('p strong')).toHaveCount(2) // what it is, and what a click would do
  await page.mouse.move(2, 2)
  // he hears of it above everything else
  await expect(bert.getByRole('status').filter({ hasText: 'A rematch is open.' })).toBeInViewport()
  await bert.getByRole('button', { name: 'To the rematch' }).click()
  await expect(bert).toHaveURL(page.url())
  await expect(question(bert)).toBeVisible()
  await expect(bert.getByRole('list', { name: 'Seats' }).getByRole('listitem').first()).toContainText('Bert')
  await bert.context().close()
})

test('whose turn it is: in the lobby, in the title, and as a notification for whoever looks elsewhere', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert'], 'notify', 'Ours')
  await remember(context, made, [0], { notify: true })
  await page.addInitScript(() => {
    const called: string[] = []
    class Called {
      static permission = 'granted'
      static requestPermission = () => Promise.resolve('granted')
      constructor(title: string, { body }: { body: string }) {
        called.push(`${title} ${body}`)
      }
      close() {}
    }
    Object.assign(window, { Notification: Called, called })
    Object.defineProperty(document, 'hidden', { get: () => (window as any).elsewhere === true })
  })
  await page.goto(server.address)
  await expect(page).toHaveTitle(/Your turn/)
  const card = page.getByRole('link', { name: /Ours/ })
  await expect(card.locator('.status')).toHaveText('Your turn')
  await card.click()
  await offers(page).first().click()
  await expect(question(page)).toBeHidden()
  await expect(page).not.toHaveTitle(/Your turn/)
  const called = () => page.evaluate(() => (window as any).called as string[])
  expect(await called()).toEqual([])
  await page.evaluate(() => ((window as any).elsewhere = true))
  await playOn(server, { ...made, seats: made.seats.slice(1) }, ({ seats }) => seats[0]!.view.pending.includes(0))
  await expect.poll(called).toEqual(['Your turn Ours'])
  await expect(page).toHaveTitle(/● Your turn/)
})

test('a phone that lets no page notify is notified by a worker', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert'], 'notify', 'Ours')
  await remember(context, made, [0], { notify: true })
  await context.grantPermissions(['notifications'])
  await page.addInitScript(() => {
    class Illegal {
      static permission = 'granted'
      static requestPermission = () => Promise.resolve('granted')
      constructor() {
        throw new TypeError('Illegal constructor')
      }
    }
    const called: string[] = []
    ServiceWorkerRegistration.prototype.showNotification = async (title, notice) => void called.push(`${title} ${notice!.body} ${notice!.data}`)
    Object.assign(window, { Notification: Illegal, called })
    Object.defineProperty(document, 'hidden', { get: () => (window as any).elsewhere === true })
  })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().click()
  await expect(question(page)).toBeHidden()
  await page.evaluate(() => ((window as any).elsewhere = true))
  await playOn(server, { ...made, seats: made.seats.slice(1) }, ({ seats }) => seats[0]!.view.pending.includes(0))
  await expect.poll(() => page.evaluate(() => (window as any).called)).toEqual([`Your turn Ours /t/${made.table.id}`])
})

test('a standing answer passes a question from now on, is listed, and can be revoked', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert'], 'standing', '', 'root', { 'seat-1': 'marquise', 'seat-2': 'eyrie' })
  const ambush = ({ seats }: { seats: { ask: { question: { key: string } } | null }[] }) => seats[0]!.ask?.question.key === 'root-ask-ambush'
  const fights = ({ action }: { action: string }) => action.startsWith('battle')
  const asked = async () => {
    for (const { seat, token } of made.seats) if (ambush(await stateOf(server, made.table.id, token))) return seat
    return null
  }
  await playOn(server, made, ambush, fights)
  const seat = (await asked())!
  await remember(context, made, [seat])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(question(page)).toContainText('Do you spring an ambush?')
  await page.getByRole('button', { name: 'Always pass this' }).click()
  await expect(page.getByRole('heading', { name: 'Do you spring an ambush?' })).toBeHidden()
  await page.getByRole('tab', { name: 'Seats' }).click()
  const standing = page.getByRole('tabpanel', { name: 'Seats' }).getByRole('list', { name: 'Standing answers' })
  await expect(standing).toContainText('Do you spring an ambush?')
  await standing.getByRole('button', { name: 'Ask me again' }).click()
  await expect(standing).toBeHidden()
  await playOn(server, made, (state, who) => who === seat && ambush(state), fights)
  expect(await asked()).toBe(seat)
})

test('an invitation has link and code, shows who has come, and begins with bots in the other seats', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'open', 'open'], 'invite')
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  const invitation = page.getByRole('dialog')
  await expect(invitation.getByRole('img', { name: 'The link as a code' })).toBeVisible()
  const come = invitation.getByRole('list', { name: 'Who has come' })
  await expect(come.getByText('still open')).toHaveCount(2)
  await page.screenshot({ path: test.info().outputPath('invite.png') })
  await fetch(`${server.address}/api/tables/${made.table.id}/join`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name: 'Bert' }) })
  await expect(come).toContainText('Bert')
  await invitation.getByRole('button', { name: 'Begin, with a bot in the last seat' }).click()
  await expect(invitation).toBeHidden()
  await expect.poll(async () => (await stateOf(server, made.table.id)).table.status).toBe('running')
  expect((await stateOf(server, made.table.id)).table.seats[2]).toMatchObject({ kind: 'bot', name: 'Bolko' })
})
