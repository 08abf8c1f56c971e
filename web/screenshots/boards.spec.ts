/** Every board at three sizes, light and dark, in both languages, for looking at while working: OUT=/tmp/shots npx playwright test --project=screenshots boards */
import { makeTable, moves, offers, playOn, remember, test } from '../e2e/support'

const OUT = process.env.OUT ?? '/tmp/shots'
const SIZES = [[1280, 720], [1440, 900], [390, 844]] as const
const WOODLAND = { 'seat-1': 'marquise', 'seat-2': 'eyrie', 'seat-3': 'alliance', 'seat-4': 'vagabond' }
const MODULES = { rows: true, strips: 'dealt', governors: 'dealt', destiny: true, levies: true, whims: 'tradition', scenario: 'fashions' }
/** A game, its options, what of its board says how far it has come, and how far that is. */
const BOARDS = [
  ['kingsburg', {}, 'year', 2],
  ['kingsburg', MODULES, 'year', 2],
  ['root', WOODLAND, 'round', 4],
  ['old-kings-crown', {}, 'year', 2],
  ['oath', {}, 'round', 3],
  ['kings-dilemma', {}, 'track', 2],
] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [game, options, far, least] of BOARDS) {
  const name = options === MODULES ? `${game}-modules` : game
  test(name, async ({ page, server, context }) => {
    test.setTimeout(300_000)
    const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'look', '', game, options)
    const come = (board: any) => (Array.isArray(board[far]) ? board[far].length : board[far]) >= least
    await playOn(server, made, ({ seats: [own] }) => come(own!.view.board) && own!.ask !== null && own!.ask.offers.length > 4, ({ action }) => game !== 'kingsburg' && moves(action))
    await remember(context, made, [0])
    await page.goto(`${server.address}/t/${made.table.id}`)
    await offers(page).first().waitFor({ timeout: 60_000 })
    for (const language of ['en', 'pl']) {
      if (language === 'pl') await page.getByRole('button', { name: 'Przełącz na polski' }).click()
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        for (const theme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme: theme })
          await page.waitForTimeout(300)
          await page.screenshot({ path: `${OUT}/${name}-${language}-${width}-${theme}.png` })
        }
      }
    }
  })
}
