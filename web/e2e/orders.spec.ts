import { expect, findings, makeTable, question, remember, stateOf, test } from './support'

test('an answer is given ahead: said back, tried, given by keyboard, taken back; what can never be ordered is listed', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bo', 'human:Cy'], 'orders', '', 'root', { 'seat-1': 'marquise', 'seat-2': 'eyrie', 'seat-3': 'alliance' })
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await question(page).waitFor()
  const open = page.getByRole('button', { name: 'Answer ahead' })
  await open.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Answers given ahead' })
  await expect(dialog).toContainText('When you are attacked and may spring an ambush: spring an ambush with a card that fits, a bird last; if that cannot be done, pass. For the rest of this game.')
  await expect(dialog).toContainText('In this game it would have answered nothing so far.')

  // an order that would tell what one holds is refused, with the reason
  await dialog.getByRole('button', { name: 'Leave this out: pass' }).click()
  await expect(dialog).toContainText('else it would tell the others what you hold')
  await expect(dialog.getByRole('button', { name: 'Give this order' })).toBeDisabled()
  await dialog.getByRole('combobox', { name: 'If that cannot be done' }).selectOption({ label: 'pass' })
  await dialog.getByRole('checkbox', { name: 'the Eyrie attacks' }).check()
  await dialog.getByRole('combobox', { name: 'How often' }).selectOption({ label: '2 times' })
  await expect(dialog).toContainText('Only if the Eyrie attacks. For the rest of this game. At most 2 times.')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Give this order' }).click()

  const list = dialog.getByRole('list', { name: 'What you have answered ahead' })
  await expect(list).toContainText('Only if the Eyrie attacks.')
  expect((await stateOf(server, made.table.id, made.seats[0]!.token)).seats[0]!.orders).toHaveLength(1)
  expect((await stateOf(server, made.table.id, made.seats[1]!.token)).seats[0]!.orders).toHaveLength(0)

  await dialog.getByText('What can never be answered ahead, and why').click()
  await expect(dialog).toContainText('Everything in your own turn')
  await list.getByRole('button', { name: 'Take back' }).click()
  await expect(list).toBeHidden()
})

test('a phone has room for the form', async ({ page, server, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const made = await makeTable(server, ['human:Ada', 'human:Bo', 'human:Cy'], 'orders', '', 'oath')
  await remember(context, made, [0])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await page.getByRole('button', { name: 'Answer ahead' }).click()
  const dialog = page.getByRole('dialog', { name: 'Answers given ahead' })
  await expect(dialog).toContainText('use every plan that costs nothing')
  const { width } = (await dialog.boundingBox())!
  expect(width).toBeLessThanOrEqual(390)
  expect(await dialog.evaluate((box) => box.querySelector('.body')!.scrollWidth - box.querySelector('.body')!.clientWidth)).toBe(0)
  expect(await findings(page)).toEqual([])
})
