/** A game that lasts for days: three devices, one of them new halfway, nobody at a page when the notice comes. And passkeys. */
import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { PlayerMade, TableMade, ToldInfo } from '../src/lib/protocol'
import { Ends, TestServer } from './server'
import { expect, findings, makeTable, playOn, post, remember, stateOf, test, watch } from './support'

const DAY = 86_400

/** What was started for a test ends with it, however it ends. */
const started: { stop(): unknown }[] = []
test.afterEach(() => Promise.all(started.splice(0).map((one) => one.stop())).then(() => {}))
function begun<T extends { stop(): unknown }>(one: T): T {
  started.push(one)
  return one
}

/** A browser whose push service is ours: Chromium's own is elsewhere. What is delivered, its worker shows by itself. */
async function device(browser: Browser, subscription: object | null, width = 1280): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: 'en-GB' })
  watch(context)
  await context.grantPermissions(['notifications'])
  await context.addInitScript((wanted) => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = () => Promise.resolve('granted')
    PushManager.prototype.getSubscription = () => Promise.resolve(null)
    PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => ({ endpoint: (wanted as any).endpoint, keys: wanted }) } as any)
  }, subscription)
  return context
}

/** What came to a push service goes on to the worker of that browser, where no page of ours is open; what the worker shows. */
async function delivered(context: BrowserContext, origin: string, said: object): Promise<{ title: string; body: string; data: string }[]> {
  const nowhere = await context.newPage()
  const cdp = await context.newCDPSession(nowhere)
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find((one) => one.scopeURL.startsWith(origin))
      if (ours) resolve(ours.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  expect(context.pages().map((page) => page.url())).toEqual(['about:blank'])
  await cdp.send('ServiceWorker.startWorker', { scopeURL: `${origin}/` })
  await expect.poll(() => context.serviceWorkers().length).toBe(1)
  const worker = context.serviceWorkers()[0]!
  // without a desktop nothing can be seen: what is to be shown is written down
  await worker.evaluate(() => {
    const shown: object[] = ((globalThis as any).shown = [])
    ;(globalThis as any).ServiceWorkerRegistration.prototype.showNotification = async (title: string, { body, data }: any) => void shown.push({ title, body, data })
  })
  await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(said) })
  const shown = () => worker.evaluate(() => (globalThis as any).shown as { title: string; body: string; data: string }[])
  await expect.poll(async () => (await shown()).length).toBe(1)
  const found = await shown()
  await nowhere.close()
  return found
}

const seatOf = (made: TableMade, seat: number): TableMade => ({ ...made, seats: made.seats.filter((one) => one.seat === seat) })

test('four days of a game: push, mail and a webhook, each once, to whoever is away; one moves house to a new phone halfway', async ({ browser }) => {
  test.setTimeout(150_000) // three browsers, two servers, four days
  const ends = begun(new Ends())
  await ends.start()
  const server = begun(new TestServer(['--push', '--mail', ends.at.mail, '--webhooks', 'any', '--neighbour', '127.0.0.0/8', '--post-every', '0.05']))
  await server.start(...server.withClock())
  const { token } = await post<PlayerMade>(server, '/me', {}) // anybody may know the key by which push services know the server
  const told = (await (await fetch(`${server.address}/api/me/told`, { headers: { Authorization: `Bearer ${token}` } })).json()) as ToldInfo
  ends.trust(told.push!)
  const made = await makeTable(server, ['human:Ada', 'human:Bo'], 'weeks', 'The long game', 'kingsburg', {}, { per: 'move', seconds: 5 * DAY, more: 0 })
  await playOn(server, made, ({ seats }) => String(seats[0]!.view.pending) === '0')
  const [laptop, desk, phone] = [await device(browser, ends.at.laptop), await device(browser, null), await device(browser, ends.at.phone, 390)]
  await remember(laptop, made, [0], { name: 'Ada' })
  await remember(desk, made, [1], { name: 'Bo' })

  /** Somebody does all that is asked of them, and the other one is asked; a minute later the post goes out. */
  const turn = async (seat: number) => {
    await playOn(server, seatOf(made, seat), ({ seats }) => !seats[0]!.view.pending.includes(seat))
    server.later(61)
  }
  const counts = () => ['laptop', 'phone', 'mail', 'hook'].map((way) => ends.by(way).length)

  // the first evening: both say how they want to be told, and go to bed
  let page = await laptop.newPage()
  await page.goto(`${server.address}/my`)
  await page.getByRole('button', { name: 'Tell this browser' }).click()
  await expect(page.getByText('This browser is told from now on.')).toBeVisible()
  await page.getByLabel('A mail address').fill('ada@example.org')
  await page.getByRole('button', { name: 'Write to me' }).click()
  await expect.poll(() => ends.by('mail').length).toBe(1)
  const confirm = /http\S+confirm=\S+/.exec(ends.by('mail')[0]!.said.text)![0]
  await page.goto(confirm)
  await page.getByRole('button', { name: 'It is mine: write to me' }).click()
  await expect(page.getByText('The address is confirmed.')).toBeVisible()
  await page.close()
  const bo = await desk.newPage()
  await bo.goto(`${server.address}/my`)
  await bo.getByLabel('A webhook').fill(ends.at.hook)
  await bo.getByLabel('In the form of').selectOption('gotify')
  await bo.getByRole('button', { name: 'Call it' }).click()
  await expect(bo.getByText('It is set up. Try it.')).toBeVisible()
  expect(await findings(bo)).toEqual([])
  await bo.close()

  // day one: Ada moves, Bo is called once, by his webhook; he looks in, and is called no more for what he has seen
  await turn(0)
  await expect.poll(counts).toEqual([0, 0, 1, 1])
  const first = ends.by('hook')[0]!.said
  expect([first.title, first.message.split('\n')[0]]).toEqual(['Your turn: The long game', 'The long game (Kingsburg) waits for you. Time left: 4 days, 23 h.'])
  server.later(DAY)

  // day two: Bo answers, Ada's laptop is told while no page is open there, and a mail goes out
  await turn(1)
  await expect.poll(counts).toEqual([1, 0, 2, 1])
  const [shown] = await delivered(laptop, server.address, ends.by('laptop')[0]!.said)
  expect(shown).toMatchObject({ title: 'Your turn: The long game', data: expect.stringContaining(`/t/${made.table.id}?seat=0&asked=`) })
  const old = /http\S+asked=\d+/.exec(ends.by('mail')[1]!.said.text)![0]
  page = await laptop.newPage()
  await page.goto(`${server.address}${shown!.data}`)
  await expect(page.locator('#question')).toBeVisible()
  await expect(page).toHaveURL(`${server.address}/t/${made.table.id}`)

  // she moves house: the private link brings everything to a new phone, and the laptop is none of hers any more
  await page.goto(`${server.address}/my`)
  await page.getByRole('button', { name: 'Show my link' }).click()
  const link = await page.getByLabel('Your private link', { exact: true }).last().inputValue()
  await page.close()
  let there = await phone.newPage()
  await there.goto(link)
  await there.getByRole('button', { name: 'It is mine' }).click()
  await expect(there.getByRole('link', { name: /The long game/ })).toContainText('Your turn')
  await there.getByRole('button', { name: 'Tell this browser' }).click()
  await expect(there.getByText('This browser is told from now on.')).toBeVisible()
  await there.locator('summary', { hasText: 'Devices' }).click()
  await there.getByRole('button', { name: 'Remove' }).click()
  await there.getByRole('button', { name: /Remove it/ }).click()
  await expect(there.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0)
  await expect.poll(() => there.evaluate((id) => JSON.parse(localStorage.getItem('interrex.tables')!)[id].seats[0].token as string, made.table.id)).not.toBe(made.seats[0]!.token)
  made.seats[0]!.token = await there.evaluate((id) => JSON.parse(localStorage.getItem('interrex.tables')!)[id].seats[0].token as string, made.table.id)
  await there.close()

  // day three: she has answered, Bo is called; then it is her turn again, and the phone and the mail say so, the laptop no more
  await turn(0)
  await expect.poll(counts).toEqual([1, 0, 2, 2])
  server.later(DAY)
  await turn(1)
  await expect.poll(counts).toEqual([1, 1, 3, 2])
  const [called] = await delivered(phone, server.address, ends.by('phone')[0]!.said)
  expect(called!.title).toBe('Your turn: The long game')

  // day four: the link of an old mail says kindly that it was answered, and what waits is there
  server.later(DAY)
  there = await phone.newPage()
  await there.goto(old)
  await expect(there.getByText('What the notice was about has been answered; this waits for you now.')).toBeVisible()
  await expect(there.locator('#question')).toBeVisible()
  await there.close()
  server.later(DAY / 2)
  await turn(0)
  await expect.poll(counts).toEqual([1, 1, 3, 3])
  const asked = new Set(ends.by('hook').map(({ said }) => said.extras['client::notification'].click.url))
  expect(asked.size).toBe(3) // each of another question
  expect((await stateOf(server, made.table.id)).table.result).toBeNull()
  for (const one of [laptop, desk, phone]) await one.close()
})

test('a link of a mail asks first, makes no key for whoever follows it, and stops the mail', async ({ browser }) => {
  const ends = begun(new Ends())
  await ends.start()
  ends.trust('') // no browser is told
  const server = begun(new TestServer(['--mail', ends.at.mail]))
  await server.start()
  const { token } = await post<PlayerMade>(server, '/me', {})
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const routes = async () => ((await (await fetch(`${server.address}/api/me/told`, { headers })).json()) as ToldInfo).routes
  await fetch(`${server.address}/api/me/told/mail`, { method: 'POST', headers, body: JSON.stringify({ address: 'ada@example.org' }) })
  await expect.poll(() => ends.by('mail').length).toBe(1)
  const link = /http\S+confirm=\S+/.exec(ends.by('mail')[0]!.said.text)![0]
  const stranger = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  watch(stranger)
  const page = await stranger.newPage()
  await page.goto(link)
  await expect(page).toHaveURL(`${server.address}/my`)
  await expect(page.getByRole('dialog', { name: 'Is this your address?' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect((await routes()).map((one) => one.confirmed)).toEqual([false])
  await page.getByRole('button', { name: 'It is mine: write to me' }).click()
  await expect(page.getByText('The address is confirmed.')).toBeVisible()
  await expect(page).toHaveURL(`${server.address}/`)
  const [route] = await routes()
  expect(route!.confirmed).toBe(true)
  await fetch(`${server.address}/api/me/told/try`, { method: 'POST', headers, body: JSON.stringify({ id: route!.id }) })
  await expect.poll(() => ends.by('mail').length).toBe(2)
  await page.goto(/http\S+\?stop=\S+/.exec(ends.by('mail')[1]!.said.text)![0])
  await page.getByRole('button', { name: 'Leave it as it is' }).click()
  expect(await routes()).toHaveLength(1)
  await page.goto(/http\S+\?stop=\S+/.exec(ends.by('mail')[1]!.said.text)![0])
  await page.getByRole('button', { name: 'No more mail' }).click()
  await expect(page.getByText('No more mail goes there.')).toBeVisible()
  expect(await routes()).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('interrex.me'))).toBeNull()
  await stranger.close()
})

test('without a connection the page opens, and shows how the game stood; what a left browser kept is gone', async ({ browser }) => {
  test.setTimeout(150_000) // the server is started twice
  const server = begun(new TestServer())
  await server.start()
  const made = await makeTable(server, ['human:Ada', 'human:Bo'], 'tunnel', 'In a tunnel')
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  await remember(context, made, [0], { name: 'Ada' })
  const page = await context.newPage()
  await page.goto(`${server.address}/my`)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true)
  await page.getByRole('link', { name: /In a tunnel/ }).click()
  await expect(page.locator('#question')).toBeVisible()
  const keptTables = () => page.evaluate(async () => (await (await caches.open('interrex-last')).keys()).length)
  await expect.poll(keptTables).toBe(1)
  await page.reload() // all that it needs has come through the worker once
  await expect(page.locator('#question')).toBeVisible()
  const asked = await page.locator('#question').textContent()

  await server.kill()
  await page.reload()
  await expect(page.getByText(/No connection. So it stood on/)).toBeVisible()
  await expect(page.locator('#question')).toHaveText(asked!)
  await expect(page.locator('.board svg').first()).toBeVisible()
  await server.start()
  await expect(page.getByText(/No connection/)).toHaveCount(0, { timeout: 60_000 })

  await page.goto(`${server.address}/my`)
  await page.locator('summary', { hasText: 'Devices' }).click()
  await page.getByRole('button', { name: 'Leave this device' }).click()
  await page.getByRole('button', { name: /^Yes/ }).click()
  await expect(page.getByText('This browser knows nothing of you any more.')).toBeVisible()
  await expect.poll(keptTables).toBe(0)
  await context.close()
})

test('a passkey is made in one browser, opens everything in another one, and is removed', async ({ browser }) => {
  const server = begun(new TestServer(['--passkeys']))
  await server.start()
  const address = server.address.replace('127.0.0.1', 'localhost') // browsers make none for numbers
  const made = await makeTable(server, ['human:Ada', 'human:Bo'], 'passkeys', 'By finger')

  /** A phone with an authenticator of its own, or with what another one knows. */
  const holder = async (context: BrowserContext, known?: object): Promise<{ page: Page; credentials: () => Promise<object[]> }> => {
    watch(context)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('WebAuthn.enable')
    const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true } as const
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', { options })
    if (known) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: known as any })
    return { page, credentials: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials }
  }

  const one = await browser.newContext({ locale: 'en-GB' })
  await remember(one, made, [0], { name: 'Ada' })
  const here = await holder(one)
  await here.page.goto(`${address}/my`)
  await here.page.locator('summary', { hasText: 'Passkeys' }).click()
  await here.page.getByLabel('What you call it (if you like)').fill('my thumb')
  await here.page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(here.page.getByText('From now on it brings you back.')).toBeVisible()
  await expect(here.page.getByText('my thumb')).toBeVisible()
  expect(await findings(here.page)).toEqual([])
  await here.page.getByRole('button', { name: 'Make a passkey' }).click()
  await expect(here.page.getByText('There is one of yours on it already.')).toBeVisible()
  const [credential] = await here.credentials()

  const other = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'pl-PL' })
  const there = await holder(other, credential)
  await there.page.goto(`${address}/my`)
  await there.page.getByRole('button', { name: 'Mam klucz dostępu' }).first().click()
  await expect(there.page.getByRole('link', { name: /By finger/ })).toBeVisible()

  await here.page.reload()
  await here.page.locator('summary', { hasText: 'Passkeys' }).click()
  await here.page.getByRole('button', { name: 'Remove', exact: true }).click()
  await here.page.getByRole('button', { name: 'Yes: it opens nothing any more' }).click()
  await expect(here.page.getByText('my thumb')).toHaveCount(0)
  const third = await browser.newContext({ locale: 'en-GB' })
  const late = await holder(third, credential)
  await late.page.goto(`${address}/my`)
  await late.page.getByRole('button', { name: 'I have a passkey' }).first().click()
  await expect(late.page.getByText('This passkey opens nothing here.', { exact: false })).toBeVisible()
  for (const context of [one, other, third]) await context.close()
})
