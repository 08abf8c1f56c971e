/** Finding people: somebody one has played with is invited, and a stranger sits down from the page for everybody. */
import { TestServer } from './server'
import { another, expect, findings, findingsEverywhere, makeTable, playOn, post, test } from './support'

test('who has played with me is invited, takes a seat in one click, or says no', async ({ server, page, context }) => {
  const met = await makeTable(server, ['human:Ada', 'human:Bo'], 'company', 'Where we met')
  await playOn(server, met, (state) => state.table.moves > 1)
  const next = await makeTable(server, ['human:Ada', 'open', 'open'], 'company', 'The next one')
  const tables = { [met.table.id]: { seats: [met.seats[0]] }, [next.table.id]: { seats: next.seats, owner: next.owner } }
  await context.addInitScript((held) => {
    if (!localStorage.getItem('interrex.tables')) localStorage.setItem('interrex.tables', held)
  }, JSON.stringify(tables))
  await page.goto(`${server.address}/my`)
  await expect(page.getByRole('link', { name: /Where we met/ })).toBeVisible()
  const bo = await post<{ token: string }>(server, '/me', {})
  await post(server, '/me/claim', { claims: [{ about: met.table.id, token: met.seats[1]!.token }] }, bo.token)
  const there = await another(page, { language: 'en', name: 'Bo' })
  await there.addInitScript((token) => localStorage.setItem('interrex.me', JSON.stringify({ token })), bo.token)

  await page.goto(`${server.address}/t/${next.table.id}`)
  const dialog = page.getByRole('dialog', { name: 'Invite others' })
  await expect(dialog.getByText('People you have played with')).toBeVisible()
  await dialog.getByRole('listitem').filter({ hasText: 'one table together' }).getByRole('button', { name: 'Invite' }).click()
  await expect(dialog.getByText('has yet to answer')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()

  await there.goto(`${server.address}/my`)
  await expect(there.getByRole('heading', { name: 'Ada asks you to a table' })).toBeVisible()
  await expect(there.getByText('2 free seats')).toBeVisible()
  expect(await findings(there)).toEqual([])
  await there.getByRole('button', { name: 'Take a seat' }).click()
  await expect(there).toHaveURL(/\/t\//)
  await expect(dialog.getByText('Bo', { exact: true })).toBeVisible()
})

test('a stranger sits down in two clicks at a table whose owner wants company', async ({ browser }) => {
  const server = new TestServer(['--public-lobby', '--password', 'sesame'])
  await server.start()
  await fetch(`${server.address}/api/games`) // the first who asks has them imported
  const entered = await fetch(`${server.address}/api/lobby`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"password":"sesame"}' })
  const cookie = entered.headers.get('set-cookie')!.split(';')[0]!
  const wanted = (name: string, opening: object | null) => ({ game: 'kingsburg', seats: [{ kind: 'human', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }], name, opening, clock: { per: 'move', seconds: 86_400, more: 0 } })
  for (const body of [wanted('Slowly', { language: 'pl', experience: 'new' }), wanted('Among ourselves', null)]) {
    const made = await fetch(`${server.address}/api/tables`, { method: 'POST', headers: { 'Content-Type': 'application/json', Cookie: cookie }, body: JSON.stringify(body) })
    expect(made.status).toBe(201)
  }
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  const page = await context.newPage()
  await page.goto(`${server.address}/open`)
  await expect(page.getByRole('heading', { name: 'Slowly' })).toBeVisible()
  for (const fact of ['2 free seats', 'A day for every move', 'for newcomers, we explain', 'Polish']) await expect(page.getByRole('list').getByText(fact)).toBeVisible()
  await expect(page.getByText('Among ourselves')).toHaveCount(0)
  expect(await findingsEverywhere(page)).toEqual([])
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByLabel('Your name').fill('Zoe')
  await page.getByRole('button', { name: 'Take a seat' }).click()
  await expect(page).toHaveURL(/\/t\//)
  const left = async () => ((await (await fetch(`${server.address}/api/open`)).json()) as { free: number; players: string[] }[])[0]
  await expect.poll(left).toMatchObject({ free: 1, players: ['Ada', 'Zoe'] })
  await context.close()
  await server.stop()
})
