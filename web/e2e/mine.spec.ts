/** My games: one private link brings every seat to another device, and the next game that waits is a click away. */
import { expect, findings, makeTable, remember, test } from './support'

test('a private link brings my games to a phone, and a renewed key takes them away again', async ({ server, page, context, browser }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bo'], 'mine', 'The long evening')
  await makeTable(server, ['human:Ada', 'human:Bo'], 'mine', 'Somebody else')
  await remember(context, made, [0, 1], { name: 'Ada' })
  await page.goto(`${server.address}/my`)
  await expect(page.getByRole('link', { name: /The long evening/ })).toContainText('Your turn')
  await expect(page.getByText('Somebody else')).toHaveCount(0)
  await expect(page).toHaveTitle(/^\(1\) My games/)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Show my link' }).click()
  const link = await page.getByLabel('Your private link', { exact: true }).last().inputValue()
  expect(link).toContain('/my#me=')

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const there = await phone.newPage()
  await there.goto(link)
  await expect(there).toHaveURL(`${server.address}/my`) // the key is gone from the address bar
  await there.getByLabel(/What you call this device/).fill('my phone')
  await there.getByRole('button', { name: 'It is mine' }).click()
  await there.getByRole('link', { name: /The long evening/ }).click()
  await expect(there.getByRole('button', { name: 'Links' })).toBeVisible()
  expect(await there.evaluate((id) => JSON.parse(localStorage.getItem('interrex.tables')!)[id].seats.length, made.table.id)).toBe(2)

  await page.reload()
  await page.locator('summary', { hasText: 'Devices' }).click()
  await expect(page.getByText('my phone')).toBeVisible()
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('button', { name: /all other devices lose/ }).click()
  await expect(page.getByText('my phone')).toHaveCount(0)
  await there.goto(`${server.address}/my`)
  await expect(there.getByText(/Nobody is known by this key|You sit at no table yet/)).toBeVisible()
  await expect(there.getByText('The long evening')).toHaveCount(0)
  await phone.close()
})

test('who wants to be forgotten is a guest after two clicks, and bots play on', async ({ server, page }) => {
  const first = await makeTable(server, ['human:Ada', 'random:Bo'], 'next', 'First')
  const second = await makeTable(server, ['human:Ada', 'human:Bo'], 'next', 'Second')
  const tables = [first, second].map((one) => [one.table.id, { seats: one.seats.filter(({ seat }) => seat === 0), owner: one.owner }])
  await page.addInitScript((held) => {
    if (!localStorage.getItem('interrex.tables')) localStorage.setItem('interrex.tables', held)
  }, JSON.stringify(Object.fromEntries(tables)))
  await page.goto(`${server.address}/my`)
  await expect(page.getByRole('link', { name: /Second/ })).toBeVisible()
  await page.locator('summary', { hasText: 'What is known' }).click()
  await page.getByRole('button', { name: 'Forget me' }).click()
  await page.getByRole('button', { name: 'Yes, forget me for good' }).click()
  await expect(page.getByText('You are a guest again.')).toBeVisible()
  const left = (await (await fetch(`${server.address}/api/tables/${second.table.id}`)).json()) as { seats: { name: string; left: boolean }[] }
  expect(left.seats[0]).toMatchObject({ name: 'A guest', left: true })
})
