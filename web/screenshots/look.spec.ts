/** Every state of every page, for looking at while working: OUT=/tmp/shots npx playwright test --project=screenshots look */
import type { Page } from '@playwright/test'
import { makeTable, offers, playOn, remember, test } from '../e2e/support'

const OUT = process.env.OUT ?? '/tmp/shots'
const DESK = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

async function shoot(page: Page, name: string, fullPage = false) {
  await page.waitForTimeout(250)
  await page.screenshot({ path: `${OUT}/${name}.png`, fullPage })
}

test('lobby, new table, lost', async ({ page, server, context }) => {
  const mine = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto'], 'a', 'Friday evening')
  await makeTable(server, ['open', 'open', 'bot:Bolko'], 'b', 'Come and join')
  const done = await makeTable(server, ['bot:Jadwiga', 'random:Rufus'], 'c')
  await playOn(server, { ...done, seats: [] }, () => false).catch(() => {})
  await remember(context, mine, [0], { name: 'Ada' })
  await page.goto(`${server.address}/t/nothing-here`)
  await shoot(page, 'lost')
})

for (const language of ['en', 'pl'] as const) {
  test(`the lobby and the form, in ${language}`, async ({ page, server, context }) => {
    test.setTimeout(240_000)
    await makeTable(server, ['open', 'open', 'bot:Bolko'], 'b', 'Friday evening')
    await remember(context, null, [], { name: 'Ada', language })
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      for (const [name, size] of Object.entries({ desk: DESK, wide: { width: 1440, height: 900 }, phone: PHONE })) {
        await page.setViewportSize(size)
        await page.goto(`${server.address}/`)
        await page.getByText('Friday evening').first().waitFor()
        await shoot(page, `lobby-${name}-${theme}-${language}`)
        for (const game of name === 'wide' ? ['old-kings-crown'] : ['kingsburg', 'root']) {
          await page.goto(`${server.address}/new?game=${game}`)
          await page.getByRole('combobox').first().waitFor()
          await shoot(page, `new-${game}-${name}-${theme}-${language}`, name === 'phone')
        }
      }
    }
  })
}

test('table', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'seed-4')
  await remember(context, made, [0], { name: 'Ada', confirm: 'final' })
  await playOn(server, made, (s) => (s.seats[0]?.view.board.year ?? 0) >= 2 && s.seats[0]?.ask?.question.key === 'kingsburg-ask-influence')
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()
  await page.waitForTimeout(600)
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize(DESK)
    await shoot(page, `table-${theme}`)
    await page.setViewportSize(PHONE)
    await shoot(page, `phone-${theme}`)
  }
  for (const tab of ['Log', 'Seats', 'Chat']) {
    await page.getByRole('tab', { name: tab }).click()
    await shoot(page, `phone-tab-${tab}`)
  }
  await page.getByRole('tab', { name: 'Move' }).click()
  await page.setViewportSize(DESK)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.locator('[data-ref="advisor:18"]').click({ force: true })
  await page.getByRole('alert').waitFor()
  await shoot(page, 'why')
  await page.keyboard.press('Escape')
  await page.locator('[data-ref^="advisor:"][data-can]').first().click()
  await shoot(page, 'selected')
  await page.setViewportSize(PHONE)
  await shoot(page, 'phone-selected')
  await page.setViewportSize(DESK)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Rules' }).click()
  await shoot(page, 'rules')
  await page.setViewportSize(PHONE)
  await shoot(page, 'phone-rules')
  await page.setViewportSize(DESK)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Links' }).click()
  await shoot(page, 'share')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Settings' }).click()
  await shoot(page, 'settings')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Replay' }).click()
  await page.getByRole('slider').fill('30')
  await page.waitForTimeout(300)
  await shoot(page, 'replay')
  await page.setViewportSize(PHONE)
  await shoot(page, 'phone-replay')
  await page.getByRole('button', { name: 'Back to the game' }).first().click()
  await page.setViewportSize(DESK)
  await page.getByRole('button', { name: 'Przełącz na polski' }).click()
  await shoot(page, 'table-pl')
  await page.setViewportSize({ width: 844, height: 390 })
  await shoot(page, 'phone-landscape')
  await page.setViewportSize({ width: 1024, height: 768 })
  await shoot(page, 'tablet')
})

test('curtain, join', async ({ page, server, context, browser }) => {
  const made = await makeTable(server, ['human:Ada', 'human:Bert', 'open'], 'h')
  await remember(context, made, [0, 1])
  await page.goto(`${server.address}/t/${made.table.id}`)
  await page.getByRole('dialog').waitFor()
  await shoot(page, 'curtain')
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await offers(page).first().waitFor()
  await shoot(page, 'hotseat')
  await page.getByRole('tab', { name: 'Seats' }).click()
  await shoot(page, 'seats')
  await offers(page).first().click()
  await page.getByRole('button', { name: 'I am Bert' }).click()
  await offers(page).first().click()
  await page.getByText('Waiting for somebody').waitFor()
  await shoot(page, 'invite')
  const other = await browser.newPage()
  await other.goto(`${server.address}/t/${made.table.id}`)
  await other.getByRole('button', { name: 'Take a seat' }).waitFor()
  await shoot(other, 'join')
})

test('end', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'end-3')
  await remember(context, made, [0])
  await playOn(server, made, () => false)
  await page.goto(`${server.address}/t/${made.table.id}`)
  await page.getByRole('button', { name: 'Score sheet' }).click()
  await shoot(page, 'end')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  await shoot(page, 'phone-end')
})

test('lesson', async ({ page, server }) => {
  await page.goto(`${server.address}/new?game=root`)
  await page.getByRole('button', { name: 'Play Eyrie Dynasties' }).waitFor()
  await shoot(page, 'lesson-new')
  await page.getByRole('button', { name: 'Play Eyrie Dynasties' }).click()
  const guide = page.getByRole('region', { name: 'Guide' })
  await guide.getByRole('button', { name: /^Do this/ }).waitFor()
  await shoot(page, 'lesson')
  await guide.getByText('What the others did').click()
  await shoot(page, 'lesson-told')
  await guide.getByText('What the others did').click()
  await offers(page).filter({ hasText: 'Sword' }).first().click()
  await shoot(page, 'lesson-aside')
  await page.setViewportSize(PHONE)
  await page.reload()
  await guide.getByRole('button', { name: /^Do this/ }).waitFor()
  await shoot(page, 'phone-lesson')
  await offers(page).filter({ hasText: 'Sword' }).first().click()
  await shoot(page, 'phone-lesson-aside')
  await guide.getByRole('button', { name: 'Follow the guide' }).click()
  await shoot(page, 'phone-lesson-next')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Przełącz na polski' }).click()
  await shoot(page, 'phone-lesson-dark-polish')
  await page.setViewportSize(DESK)
  await shoot(page, 'lesson-dark-polish')
})
