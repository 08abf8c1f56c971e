import { TestServer } from './server'
import { another, clickOn, expect, log, makeTable, offers, playOn, question, remember, stateOf, test } from './support'

test('a killed server comes back, and the table goes on where it was; its lobby, which has a password now, opens to those who know it', async ({ page, context }) => {
  test.setTimeout(120_000)
  const server = new TestServer()
  await server.start()
  try {
    const made = await makeTable(server, ['human:Ada', 'bot:Bolko'], 'kill')
    await remember(context, made, [0])
    await page.goto(`${server.address}/t/${made.table.id}`)
    await offers(page).first().waitFor() // the first page of a cold server takes its time
    await clickOn(page, (clicks) => clicks === 3)
    await expect(question(page)).toBeVisible()
    const lines = await log(page).textContent()
    const { moves } = (await stateOf(server, made.table.id)).table

    await server.kill()
    await expect(page.getByText('Connecting again')).toBeVisible()
    // a move made meanwhile is not lost: it is sent once the server is back, and done once
    await offers(page).last().click()
    await expect(page.getByText('Your move is kept and will be sent')).toBeVisible()
    await server.start('--password', 'sesame')
    await expect(page.getByText('Your move is kept and will be sent')).toBeHidden({ timeout: 15_000 })
    await expect(page.getByText('Connecting again')).toBeHidden({ timeout: 15_000 })
    await expect.poll(async () => (await stateOf(server, made.table.id)).table.moves).toBeGreaterThan(moves)
    await expect(log(page)).toContainText(lines!.trim().slice(0, 200))
    const state = await stateOf(server, made.table.id, made.seats[0]!.token)
    expect(state.seats[0]!.log.map((line) => line.move)).toEqual([...state.seats[0]!.log.map((line) => line.move)].sort((a, b) => a - b))
    await clickOn(page, (clicks) => clicks === 2)

    const stranger = await another(page)
    await stranger.goto(server.address)
    const gate = stranger.getByRole('dialog', { name: 'The lobby has a password' })
    await gate.getByLabel('Password').fill('please')
    await stranger.keyboard.press('Enter')
    await expect(gate).toContainText('That was not it')
    await gate.getByLabel('Password').fill('sesame')
    await stranger.keyboard.press('Enter')
    await expect(gate).toBeHidden()
    await expect(stranger.getByText('No table is waiting for players.')).toBeVisible()
    await stranger.reload()
    await expect(stranger.getByText('No table is waiting for players.')).toBeVisible()
    await stranger.context().close()
  } finally {
    await server.stop()
  }
})

test('two tabs of one seat show the same', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Bolko'], 'tabs')
  await remember(context, made, [0])
  const second = await context.newPage()
  for (const tab of [page, second]) await tab.goto(`${server.address}/t/${made.table.id}`)
  await expect(question(second)).toBeVisible()
  await offers(page).first().click()
  await expect(log(second)).toContainText('Ada takes')
})

test('the replay slider goes through the game, and the log jumps to its positions', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Bolko', 'bot:Otto'], 'replay')
  await playOn(server, made, (state) => state.table.moves >= 30 && state.seats[0]!.ask !== null)
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await expect(question(page)).toBeVisible()
  await expect.poll(async () => (await stateOf(server, made.table.id)).seats[0]!.view.pending).toEqual([0])
  const now = (await stateOf(server, made.table.id)).table.moves

  await page.getByRole('button', { name: 'Replay' }).click()
  const slider = page.getByRole('slider')
  await expect(slider).toHaveValue(String(now))
  await slider.fill('0')
  await expect(page.getByText(`Move 0 of ${now}`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Board' })).toContainText("King's aid")
  await page.getByRole('button', { name: 'One move on' }).click()
  await expect(slider).toHaveValue('1')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThanOrEqual(3)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(offers(page)).toHaveCount(0)

  const paused = await slider.inputValue()
  await log(page).getByRole('button', { name: /rolls/ }).last().click()
  await expect(slider).not.toHaveValue(paused)
  await page.getByRole('button', { name: 'Back to the game' }).click()
  await expect(question(page)).toBeVisible()
  await expect(slider).toBeHidden()
})
