/** Scenes before questions: in every game, what is asked belongs to what the board shows. */
import type { Page } from '@playwright/test'
import type { StateMessage } from '../src/lib/protocol'
import { expect, makeTable, moves, playOn, remember, test } from './support'

interface Seen {
  early: string[]
  held: number
}

/** From now on, each new question is compared with the board it stands beside. */
async function compare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: Seen = { early: [], held: 0 }
    Object.assign(window, { seen })
    let last = ''
    const number = (element: Element | null, name: string) => Number(element?.getAttribute(name))
    const look = () => {
      const question = document.querySelector('[data-asked]')
      const panel = document.querySelector('.panel')
      const asked = question?.getAttribute('data-asked') ?? ''
      if (!question && panel && last) seen.held += document.querySelector('[data-playing]') ? 1 : 0
      if (asked && asked !== last) {
        const [shown, known, moved] = [number(document.querySelector('.board'), 'data-moves'), number(panel, 'data-moves'), number(panel, 'data-moved')]
        // a move of one's own is seen while the next question is read; nothing else is missing
        if (shown < known && !(known === moved && shown === moved - 1)) seen.early.push(`${asked}: ${shown} of ${known}, own ${moved}`)
      }
      if (asked) last = asked
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-moves', 'data-asked'] })
  })
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  for (const game of ['kingsburg', 'root', 'old-kings-crown', 'oath', 'kings-dilemma']) {
    test(`${game} asks when the board has caught up`, async ({ page, context, server }) => {
      const made = await makeTable(server, ['human:Ada', 'random:Matilda', 'random:Otto'], 'scenes', '', game)
      await remember(context, made, [0], { motion: 'brisk' })
      await page.goto(`${server.address}/t/${made.table.id}`)
      await page.locator('[data-asked]').waitFor()
      await compare(page)
      const compared = () => page.evaluate(() => (window as unknown as { seen: Seen }).seen)
      for (let answered = 0; answered < 5 || (answered < 20 && !(await compared()).held); answered++) {
        let first = true
        let known = 0
        const askedAgain = ({ seats: [mine] }: StateMessage) => !first && !!mine!.ask?.owed && ((known = mine!.view.moves), true)
        await playOn(server, made, askedAgain, ({ action }) => moves(action) && ((first = false), true))
        // whoever plays faster than the page hears of it sees their own moves later, which is no fault
        await page.waitForFunction((known) => Number(document.querySelector('.board')!.getAttribute('data-moves')) >= known, known, { timeout: 20_000 })
        await page.locator('[data-asked]').waitFor({ timeout: 20_000 })
      }
      const seen = await compared()
      expect(seen.early).toEqual([])
      expect(seen.held).toBeGreaterThan(0)
    })
  }
})
