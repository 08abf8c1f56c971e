/** My games: one private link brings every seat to another device, and the next game that waits is a click away. */
import type { PlayerMade } from '../src/lib/protocol'
import { expect, findings, findingsEverywhere, makeTable, playOn, post, remember, stateOf, test, watch } from './support'

test('a private link brings my games to a phone, and a renewed key takes them away again', async ({ server, page, context, browser }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bo'], 'mine', 'The long evening')
  await makeTable(server, ['human:Ada', 'human:Bo'], 'mine', 'Somebody else')
  await remember(context, made, [0, 1], { name: 'Ada' })
  await page.goto(`${server.address}/my`)
  await expect(page.getByRole('link', { name: /The long evening/ })).toContainText('Your turn')
  await expect(page.getByText('Somebody else')).toHaveCount(0)
  await expect(page).toHaveTitle(/^\(1\) My games/)
  expect(await findingsEverywhere(page)).toEqual([])
  await page.getByRole('button', { name: 'Show my link' }).click()
  const link = await page.getByLabel('Your private link', { exact: true }).last().inputValue()
  expect(link).toContain('/my#me=')

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const there = await phone.newPage()
  await there.addInitScript(() => Object.assign(navigator, { setAppBadge: async (n: number) => void ((globalThis as any).badge = n) }))
  await there.goto(link)
  await expect(there).toHaveURL(`${server.address}/my`) // the key is gone from the address bar
  await there.getByLabel(/What you call this device/).fill('my phone')
  await there.getByRole('button', { name: 'It is mine' }).click()
  await expect.poll(() => there.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true) // nothing is kept before
  await there.getByRole('link', { name: /The long evening/ }).click()
  await expect(there.getByRole('button', { name: 'Links' })).toBeVisible()
  expect(await there.evaluate((id) => JSON.parse(localStorage.getItem('interrex.tables')!)[id].seats.length, made.table.id)).toBe(2)
  const kept = () => there.evaluate(async () => [(globalThis as any).badge, (await (await caches.open('interrex-last')).keys()).length])
  await expect.poll(kept).toEqual([1, 1])

  await page.reload()
  await page.locator('summary', { hasText: 'Devices' }).click()
  await expect(page.getByText('my phone')).toBeVisible()
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByRole('button', { name: /all other devices lose/ }).click()
  await expect(page.getByText('my phone')).toHaveCount(0)
  await there.goto(server.address)
  await expect.poll(kept, { message: 'how a game stood goes with the key' }).toEqual([0, 0])
  await there.goto(`${server.address}/my`)
  await expect(there.getByText(/Nobody is known by this key|You sit at no table yet/)).toBeVisible()
  await expect(there.getByText('The long evening')).toHaveCount(0)
  await phone.close()
})

test('the link of a notice opens its question on a device that has never seen the table, and says to others what they lack', async ({ server, browser }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bo'], 'never-seen', 'On the other device')
  await playOn(server, made, ({ seats }) => String(seats[0]!.view.pending) === '0')
  const { token, key } = await post<PlayerMade>(server, '/me', {})
  await post(server, '/me/claim', { claims: [{ about: made.table.id, token: made.seats[0]!.token }] }, token)
  const { asked } = (await stateOf(server, made.table.id, made.seats[0]!.token)).seats[0]!.ask!
  const link = `${server.address}/t/${made.table.id}?seat=0&asked=${asked}`
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  watch(phone)
  const there = await phone.newPage()
  await there.goto(`${server.address}/my#me=${key}`)
  await there.getByRole('button', { name: 'It is mine' }).click()
  await expect(there.getByRole('link', { name: /On the other device/ })).toBeVisible()
  await there.evaluate(() => localStorage.setItem('interrex.tables', '{}')) // as if the table had been joined elsewhere since
  await there.route('**/api/me/keys', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await there.goto(link)
  await expect(there.locator('#question')).toBeVisible()
  await expect(there.getByText(/What the notice was about|does not hold that seat/)).toHaveCount(0)
  await phone.close()

  const elsewhere = await browser.newContext({ locale: 'en-GB' })
  watch(elsewhere)
  const stranger = await elsewhere.newPage()
  await stranger.goto(link)
  await expect(stranger.getByText(/This browser does not hold that seat/)).toBeVisible()
  await elsewhere.close()
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

test('who leaves a device is unknown there, and at home elsewhere', async ({ server, page, context, browser }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bo'], 'leaving', 'The borrowed laptop')
  await remember(context, made, [0], { name: 'Ada' })
  await page.goto(`${server.address}/my`)
  await page.getByRole('button', { name: 'Show my link' }).click()
  const link = await page.getByLabel('Your private link', { exact: true }).last().inputValue()
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const there = await phone.newPage()
  await there.goto(link)
  await there.getByRole('button', { name: 'It is mine' }).click()
  await expect(there.getByRole('link', { name: /The borrowed laptop/ })).toBeVisible()

  await there.locator('summary', { hasText: 'Devices' }).click()
  await there.getByRole('button', { name: 'Leave this device' }).click()
  await there.getByRole('button', { name: 'Yes: this browser forgets me' }).click()
  await expect(there.getByText('This browser knows nothing of you any more.')).toBeVisible()
  expect(await there.evaluate(() => [localStorage.getItem('interrex.me'), localStorage.getItem('interrex.tables')])).toEqual(['{}', '{}'])

  await page.reload()
  await expect(page.getByRole('link', { name: /The borrowed laptop/ })).toContainText('Your turn')
  await page.locator('summary', { hasText: 'Devices' }).click()
  await expect(page.getByRole('button', { name: 'Leave this device' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await page.locator('summary', { hasText: 'What is known' }).click()
  await page.getByRole('link', { name: 'What a table knows about you' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a table knows about you')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Przełącz na polski' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Co stół o tobie wie')
  await phone.close()
})

test('how I have fared is drawn, and ratings are for whoever likes them', async ({ server, page }) => {
  await page.route('**/api/me/statistics*', (route) =>
    route.fulfill({
      json: {
        games: [{ game: 'root', name: '', games: 20, won: 8, chance: 5 }],
        sides: [{ game: 'root', name: 'Eyrie Dynasties', games: 12, won: 6, chance: 3 }],
        opponents: [{ game: '', name: 'Bo', games: 9, won: 4.5, chance: 4.5 }],
        played: 20,
      },
    }),
  )
  await page.route('**/api/me/ratings*', (route) =>
    route.fulfill({
      json: {
        liked: true,
        ratings: [
          { game: 'root', kind: 'game', value: '', name: '', rating: 1583, spread: 61, games: 20 },
          { game: 'root', kind: 'count', value: '4', name: '4', rating: 1601, spread: 74, games: 15 },
        ],
      },
    }),
  )
  await page.goto(`${server.address}/my`)
  await page.locator('summary', { hasText: 'How I have fared' }).click()
  await expect(page.getByRole('img', { name: '40% won; 25% by chance' })).toBeVisible()
  await expect(page.getByText('4.5 of 9')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByLabel('I like ratings').check()
  await expect(page.getByRole('row', { name: /with 4 players/ })).toContainText('1,601 ± 74')
  expect(await findingsEverywhere(page)).toEqual([])
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('interrex.prefs')!).ratings as boolean)
  expect(kept).toBe(true)
})
