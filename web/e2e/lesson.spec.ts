import { expect, findings, offers, test } from './support'

test('the guide leads through two rounds, explains another way, and comes back', async ({ page, server }) => {
  test.setTimeout(120_000)
  await page.goto(`${server.address}/`)
  await page.getByRole('paragraph').filter({ hasText: 'New to Root?' }).getByRole('link').click()
  await page.getByRole('button', { name: 'Play Eyrie Dynasties' }).click()
  const guide = page.getByRole('region', { name: 'Guide' })
  await expect(guide).toContainText('Step 1 of 19')
  await expect(guide).toContainText('the Eyrie add one or two cards to their Decree')
  expect(await findings(page)).toEqual([])

  // what the others did is told, without their secrets
  await guide.getByText('What the others did, and why').click()
  await expect(guide).toContainText('Every turn has three parts')

  // another choice is explained; then it may be made, and taken back
  await offers(page).filter({ hasText: 'Sword' }).first().click()
  await expect(guide).toContainText('Another way')
  await expect(guide).toContainText('Any column may take the card')
  await guide.getByRole('button', { name: 'Go my own way' }).click()
  await expect(guide).toContainText('You have left the guide')
  await page.getByRole('button', { name: /Take back/ }).click()
  await expect(guide).toContainText('Step 1 of 19')

  // the guide's own way, to the end of its rounds
  for (let step = 1; step <= 19; step++) {
    await expect(guide).toContainText(`Step ${step} of 19`, { timeout: 15_000 })
    await guide.getByRole('button', { name: /^Do this/ }).click()
  }
  await expect(guide).toContainText('The guided rounds are over', { timeout: 15_000 })
})
