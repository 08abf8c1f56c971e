import type { Page } from '@playwright/test'
import type { StateMessage } from '../src/lib/protocol'
import type { TestServer } from './server'
import { another, clickOn, expect, log, makeTable, offers, othersHaveChosen, playOn, question, remember, stateOf, test } from './support'

const tableOf = (page: Page) => page.url().split('/t/')[1]!.split(/[?#]/)[0]!

test('around one screen, a curtain hangs between two people', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert'], 'hotseat')
  await remember(context, made, [0, 1])
  await page.goto(`${server.address}/t/${made.table.id}`)
  const curtain = page.getByRole('dialog')
  await expect(curtain).toContainText('Pass the screen to Ada')
  await expect(offers(page)).toHaveCount(0)
  await curtain.getByRole('button', { name: 'I am Ada' }).click()
  await offers(page).first().click()
  await expect(curtain).toContainText('Pass the screen to Bert')
  await expect(log(page)).toBeHidden()
  await expect(page.locator('[data-ref]').first()).toBeHidden()
  await curtain.getByRole('checkbox').check()
  await curtain.getByRole('button', { name: 'I am Bert' }).click()
  // no secrets between these two any more: the screen passes on without a curtain
  await offers(page).first().click()
  await clickOn(page, (clicks) => clicks === 6)
  await expect(curtain).toBeHidden()
})

test('around one screen, whoever is asked to agree to taking back has a curtain of their own', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert'], 'undo')
  await afterLuck(server, made)
  await remember(context, made, [0, 1])
  await page.goto(`${server.address}/t/${made.table.id}`)
  const curtain = page.locator('.curtain')
  await expect(curtain).toContainText(/Pass the screen to (Ada|Bert)/)
  const asker = /Pass the screen to (Ada|Bert)/.exec((await curtain.textContent())!)![1]!
  await curtain.getByRole('button').click()
  const other = asker === 'Ada' ? 'Bert' : 'Ada'
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('button', { name: 'Ask the others' }).click()
  await expect(curtain).toContainText(`Pass the screen to ${other}`)
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(page.locator('[data-ref]').first()).toBeHidden()
  await curtain.getByRole('button').click()
  await page.locator('dialog[open]').getByRole('button', { name: 'Refuse' }).click()
  // and the screen goes back to whose turn it is, who is told
  await expect(curtain).toContainText(`Pass the screen to ${asker}`)
  await expect(page.getByText(`${other} does not agree: nothing is taken back.`).first()).toBeVisible()
})

test('what somebody has picked stays picked while others talk and choose', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert'], 'meanwhile')
  await remember(context, made, [0], { confirm: 'always' })
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).nth(1).click()
  const confirm = page.getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeFocused()
  const bert = { ...made, seats: made.seats.filter(({ seat }) => seat === 1) }
  const { token } = bert.seats[0]!
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const line = { type: 'chat', id: 'bert-0001', seat: 1, text: 'Take your time.' }
  const heard = await fetch(`${server.address}/api/tables/${made.table.id}/chat`, { method: 'POST', headers, body: JSON.stringify(line) })
  expect(heard.status).toBe(200)
  await expect(page.getByRole('tab', { name: /Chat.*1/ })).toBeVisible()
  await playOn(server, bert, ({ table }) => table.moves === 1)
  await othersHaveChosen(page)
  await expect(confirm).toBeFocused()
  await expect(offers(page).nth(1)).toHaveAttribute('aria-pressed', 'true')
  await confirm.click()
  await expect(log(page)).toContainText('Ada takes 1 wood')
})

test('somebody joins by link, and sees nothing hidden', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'open', 'bot:Bolko'], 'secrets')
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  const invitation = page.getByRole('dialog')
  await expect(invitation.getByRole('img', { name: 'The link as a code' })).toBeVisible()
  const joining = invitation.getByLabel('To join this table')
  await expect(joining).toHaveValue(/^http/)
  const link = await joining.inputValue()
  await invitation.getByRole('button', { name: 'Wait at the table' }).click()

  const guest = await another(page)
  const frames: string[] = []
  guest.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  await guest.goto(link)
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Bert')
  await guest.getByRole('button', { name: 'Take a seat' }).click()
  await expect(question(guest)).toBeVisible()
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('Bert')

  // Ada visits the General or the Queen as soon as she can, Bert nobody: she alone looks at the enemy
  const token = await guest.evaluate((id) => JSON.parse(localStorage.getItem('interrex.tables')!)[id].seats[0].token as string, made.table.id)
  const both = { ...made, seats: [...made.seats, { seat: 1, token }] }
  const knows = (state: StateMessage, seat: number) => seat === 0 && state.seats[0]!.view.board.enemy.card !== null && !state.seats[0]!.view.board.enemy.revealed
  await playOn(server, both, knows, ({ action }, seat) => (seat === 0 ? /^influence (10|17) /.test(action) : action === 'pass'))
  const { moves } = (await stateOf(server, made.table.id)).table
  const secret = (of: Page) => log(of).getByRole('button').filter({ hasText: 'For your eyes only' })
  await expect(secret(page)).not.toHaveCount(0)
  await expect.poll(() => frames.filter((frame) => JSON.parse(frame).table?.moves >= moves).length).toBeGreaterThan(0)
  const last = frames.map((frame) => JSON.parse(frame)).filter((message) => message.type === 'state' && message.table.moves >= moves).at(-1)
  expect(last.seats).toHaveLength(1)
  expect(last.seats[0].seat).toBe(1)
  expect(last.seats[0].view.board.enemy.card).toBeNull()
  expect(frames.join()).not.toContain('kingsburg-peek-shows')
  await expect(secret(guest)).toHaveCount(0)
  await guest.context().close()
})

test('a seat moves to another device by its link, and a new link shuts the old one out', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Bolko'], 'links')
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await page.getByRole('button', { name: 'Links' }).click()
  const own = page.getByLabel('Your seat Ada on another device')
  await expect(own).toHaveValue(/#seat=/)
  const link = await own.inputValue()

  const phone = await another(page)
  await phone.goto(link)
  await expect(question(phone)).toBeVisible()
  await expect(phone).not.toHaveURL(/#/)

  await page.getByRole('button', { name: 'New link' }).click()
  await expect(page.getByLabel('The new link of Ada')).toHaveValue(/#seat=/)
  await expect(phone.getByRole('status').filter({ hasText: 'Ask for the new link' })).toBeVisible()
  await expect(phone.getByText('You are watching.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await phone.context().close()
})

test('the owner puts a bot in the place of somebody who will not come back, and the log says so', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert'], 'dismissed')
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await page.getByRole('button', { name: 'Links' }).click()
  await page.getByRole('button', { name: 'Put a bot there' }).click()
  await page.getByRole('button', { name: 'Bert is out: put a bot there' }).click()
  await expect(page.getByRole('button', { name: 'Put a bot there' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(log(page)).toContainText('A bot plays for Bert from now on')
})

test('people talk, take other names, leave a seat to a bot and come back', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert'], 'talk')
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  const guest = await another(page)
  await guest.goto(`${server.address}/t/${made.table.id}#seat=${made.seats[1]!.token}`)
  await expect(question(guest)).toBeVisible()

  await guest.getByRole('tab', { name: 'Chat' }).click()
  const line = guest.getByRole('textbox', { name: 'Write to the table' })
  await line.fill('Hello <b>you</b>')
  await guest.getByRole('tab', { name: 'Log' }).click() // half a line stays while one looks elsewhere
  await guest.getByRole('tab', { name: 'Chat' }).click()
  await line.press('Enter')
  await page.getByRole('tab', { name: /Chat.*1/ }).click()
  await expect(log(page)).toContainText('Bert')
  await expect(log(page)).toContainText('Hello <b>you</b>')

  await guest.getByRole('tab', { name: 'Seats' }).click()
  await guest.getByRole('button', { name: 'Rename' }).click()
  await guest.getByRole('textbox', { name: 'Your name' }).fill('Berta')
  await guest.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('Berta')

  await guest.getByRole('button', { name: 'Leave to a bot' }).click()
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('a bot stands in')
  await guest.getByRole('button', { name: 'Take it back' }).first().click()
  await expect(page.getByRole('list', { name: 'Seats' })).not.toContainText('a bot stands in')
  await guest.context().close()
})

async function afterLuck(server: TestServer, made: Awaited<ReturnType<typeof makeTable>>): Promise<void> {
  await playOn(server, made, (state) => (state.table.moves ?? 0) >= 4)
}

test('taking back across another\'s move asks them first', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert'], 'undo')
  await afterLuck(server, made)
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  const guest = await another(page)
  const said: string[] = []
  guest.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(String(payload))))
  await guest.goto(`${server.address}/t/${made.table.id}#seat=${made.seats[1]!.token}`)
  await expect(guest.getByRole('list', { name: 'Seats' })).toContainText('Ada')
  const before = (await stateOf(server, tableOf(page))).table.moves

  const ask = async () => {
    await page.getByRole('button', { name: 'Take back' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ask the others' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Waiting for: Bert' })).toBeVisible()
    await expect(guest.getByRole('dialog')).toContainText('Ada asks to take back')
  }
  await ask()
  await guest.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('Waiting for: Bert')).toBeHidden()
  await expect(page.locator('.toasts')).toContainText('Bert does not agree: nothing is taken back.')
  expect((await stateOf(server, tableOf(page))).table.moves).toBe(before)
  await ask()
  await guest.getByRole('button', { name: 'Agree', exact: true }).click()
  await expect.poll(async () => (await stateOf(server, tableOf(page))).table.moves).toBeLessThan(before)
  await expect(question(page)).toBeVisible()
  // an answer is given once: closing the dialog is no second one
  await expect(guest.locator('dialog[open]')).toHaveCount(0)
  expect(said.filter((text) => text.includes('"consent"'))).toHaveLength(2)
  await guest.context().close()
})
