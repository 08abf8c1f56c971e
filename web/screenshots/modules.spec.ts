/** Every kind of question of Kingsburg's modules, for looking at while working: OUT=/tmp/shots npx playwright test --project=screenshots modules */
import type { StateMessage } from '../src/lib/protocol'
import { makeTable, offers, post, remember, stateOf, test } from '../e2e/support'

const OUT = process.env.OUT ?? '/tmp/shots'
const SIZES = (process.env.SIZES ?? '390x844 1280x720').split(' ').map((size) => size.split('x').map(Number) as [number, number])
const ONLY = new RegExp(process.env.ONLY ?? '.')
const GAMES = {
  tradition: { rows: true, strips: 'drafted', governors: 'auctioned', destiny: true, levies: true, whims: 'tradition', scenario: 'alliances' },
  promises: { rows: true, strips: 'dealt', governors: 'dealt', balanced: true, destiny: true, whims: 'standard', scenario: 'promises' },
}

/** What is asked, and by whom where that changes what is asked. */
const kindOf = ({ question }: { question: { key: string; params: any } }) =>
  question.key.replace('kingsburg-ask-', '') + (/whim|grant|name|pick|hand/.test(question.key) ? `-${question.params.advisor ?? ''}` : '')

for (const [name, options] of Object.entries(GAMES)) {
  test(name, async ({ server, context }) => {
    test.setTimeout(900_000)
    const made = await makeTable(server, ['human:Ada', 'bot:Bolko', 'bot:Cela', 'bot:Dobrawa'].slice(0, Number(process.env.SEATS ?? 4)), process.env.SEED ?? 'look', '', 'kingsburg', options)
    await remember(context, made, [0], { confirm: 'always', motion: 'off' })
    const pages = await Promise.all(SIZES.map(async ([width, height]) => {
      const page = await context.newPage()
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme: process.env.DARK ? 'dark' : 'light' })
      await page.goto(`${server.address}/t/${made.table.id}`)
      return page
    }))
    const seen = new Set<string>()
    let luck = 7
    for (let n = 0; n < 4000; n++) {
      const { token } = made.seats[0]!
      const state: StateMessage = await stateOf(server, made.table.id, token)
      if (state.table.result) break
      const ask = state.seats[0]!.ask
      if (!ask?.owed) {
        await new Promise((resolve) => setTimeout(resolve, 10))
        continue
      }
      const kind = kindOf(ask)
      if (process.env.TELL) console.log(n, kind, state.seats[0]!.view.moves, ask.offers.length)
      const label = `${kind}${kind === 'influence' || kind === 'build' ? state.seats[0]!.view.board.year : ''}`
      if (!seen.has(label) && ONLY.test(label)) {
        seen.add(label)
        for (const page of pages) {
          await page.waitForFunction((moves) => Number(document.querySelector<HTMLElement>('.panel')?.dataset.moves) >= moves, state.seats[0]!.view.moves, { timeout: 40_000 })
          await offers(page).first().waitFor({ timeout: 40_000 })
          await page.waitForTimeout(250)
          await page.screenshot({ path: `${OUT}/${name}-${label}-${page.viewportSize()!.width}${process.env.DARK ? '-dark' : ''}.png` })
        }
      }
      luck = (luck * 48271) % 2147483647
      const ways = ask.offers.filter(({ action }) => action !== 'pass')
      const offer = ways.length ? ways[luck % ways.length]! : ask.offers[0]!
      await post(server, `/tables/${made.table.id}/moves`, { action: offer.action, asked: ask.asked, id: `looking-${n}` }, token)
    }
    console.log(name, [...seen].join(' '))
  })
}
