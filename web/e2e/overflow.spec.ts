/** Every word on the table has room, at five widths and in both languages; and axe finds nothing on any board, light or dark. */
import type { Page } from '@playwright/test'
import { expect, findings, makeTable, moves, offers, playOn, remember, test } from './support'

const SCREENS = [[390, 844], [768, 1024], [1280, 720], [1366, 768], [1920, 1080]] as const
const AXED = new Set([390, 1280])
const WOODLAND = { 'seat-1': 'marquise', 'seat-2': 'eyrie', 'seat-3': 'alliance', 'seat-4': 'vagabond' }
/** One line on purpose, with an end that can be read elsewhere: people's own names, and the line the log has whole. */
const SHORTENED = '.ticker p, .seats .name, .scene .name, header h1'

/** One screen that clips does not hide the next. */
const softly = expect.configure({ soft: true })

/** Words that do not fit: those that reach out of a box that hides what does not, or out of the window. */
function clipped(page: Page): Promise<string[]> {
  return page.evaluate((shortened) => {
    const found: string[] = []
    const words = document.createTreeWalker(document.querySelector('.page')!, NodeFilter.SHOW_TEXT)
    const box = document.createRange()
    // asked of every word, of all that is around it: once is enough
    const known = new Map<Element, { style: Pick<CSSStyleDeclaration, 'overflowX' | 'overflowY' | 'display' | 'clipPath'>; room: DOMRect }>()
    const around = (element: Element) => {
      if (!known.has(element)) {
        const { overflowX, overflowY, display, clipPath } = getComputedStyle(element)
        known.set(element, { style: { overflowX, overflowY, display, clipPath }, room: element.getBoundingClientRect() })
      }
      return known.get(element)!
    }
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const home = node.parentElement!
      if (!node.textContent!.trim() || home.closest(`.hidden-text, title, style, [hidden], ${shortened}`)) continue
      if (!home.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue
      box.selectNodeContents(node)
      const text = box.getBoundingClientRect()
      if (text.width < 2 || text.height < 2) continue
      let wide = true // does nobody let it scroll sideways, or up and down?
      let high = true
      let out = ''
      for (let outer: Element | null = home; outer && !out; outer = outer.parentElement) {
        const { style: { overflowX, overflowY, display, clipPath }, room } = around(outer)
        if (clipPath.startsWith('inset(50%')) { wide = false; break }
        if (display === 'inline' || outer instanceof SVGGElement) continue
        if (/auto|scroll/.test(overflowX)) wide = false
        if (/auto|scroll/.test(overflowY)) high = false
        if (wide && /hidden|clip/.test(overflowX) && (text.left < room.left - 1.5 || text.right > room.right + 1.5)) out = 'sideways'
        // a line is higher than its letters: half of what is above and below them may be cut
        if (high && /hidden|clip/.test(overflowY) && (text.top < room.top - 4 || text.bottom > room.bottom + 4)) out = 'up and down'
      }
      if (!out && wide && (text.left < -1 || text.right > innerWidth + 1)) out = 'of the window'
      // a word in two pieces is as good as clipped
      if (!out && home.closest('.board')) {
        for (const word of node.textContent!.matchAll(/[^\s-]+/g)) {
          box.setStart(node, word.index + (word[0].length > 2 ? 1 : 0)) // a letter that begins a tale stands beside three lines
          box.setEnd(node, word.index + word[0].length)
          const lines = new Set([...box.getClientRects()].filter((piece) => piece.width).map((piece) => Math.round(piece.top / 4)))
          if (lines.size > 1) out = 'in the middle of a word'
        }
      }
      if (out) found.push(`“${node.textContent!.trim().slice(0, 40)}” reaches out ${out} (${home.tagName.toLowerCase()}.${home.getAttribute('class') ?? ''})`)
    }
    return [...new Set(found)]
  }, SHORTENED)
}

/** Whichever cards a game brings, they have the names with the longest word and with the most letters of their kind. */
async function giveLongNames(page: Page, game: string, kinds: readonly string[]): Promise<void> {
  await page.route(`**/api/words/${game}/*.ftl`, async (route) => {
    const response = await route.fetch()
    let words = await response.text()
    for (const kind of kinds) {
      const named = new RegExp(`^(${game}-${kind}-[\\w-]+) = ([^{\\n]+)$`, 'gm')
      const names = [...words.matchAll(named)].map(([, , name]) => name!)
      expect(names, kind).not.toEqual([])
      const longest = [(name: string) => Math.max(...name.split(/[\s-]/).map(({ length }) => length)), ({ length }: string) => length]
      const worst = longest.map((size) => names.reduce((one, other) => (size(other) > size(one) ? other : one)))
      let n = 0
      words = words.replace(named, (_, key) => `${key} = ${worst[n++ % 2]}`)
    }
    await route.fulfill({ response, body: words })
  })
}

const DEALT = { kingsburg: [], root: ['card'], 'old-kings-crown': ['card', 'kingdom', 'tactic'], oath: ['card', 'relic'], 'kings-dilemma': [] } as const
/** What of the board says how far a game has come, and how far it shall. */
const FAR = { kingsburg: ['year', 3], root: ['round', 3], 'old-kings-crown': ['year', 3], oath: ['round', 2], 'kings-dilemma': ['track', 3] } as const
const TALKS = new Set(['oath', 'kings-dilemma'])

const MODULES = { rows: true, strips: 'dealt', governors: 'dealt', destiny: true, levies: true, whims: 'tradition', scenario: 'fashions' }
const GAMES = [['kingsburg', {}], ['kingsburg', MODULES], ['root', WOODLAND], ['old-kings-crown', {}], ['oath', {}], ['kings-dilemma', {}]] as const

for (const [game, options] of GAMES) {
  test(`nothing is clipped in ${game}${options === MODULES ? ' with all modules' : ''}`, async ({ page, context, server }) => {
    test.setTimeout(180_000)
    await giveLongNames(page, game, DEALT[game])
    const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'room', '', game, options)
    const [far, least] = FAR[game]
    const enough = (board: any) => (Array.isArray(board[far]) ? board[far].length : board[far]) >= least
    await playOn(server, made, ({ seats: [own] }) => enough(own!.view.board) && own!.ask !== null && own!.ask.offers.length > 4, ({ action }) => TALKS.has(game) && moves(action))
    await remember(context, made, [0], { language: 'en', motion: 'off' })
    await page.goto(`${server.address}/t/${made.table.id}`)
    await offers(page).first().waitFor()
    await expect(page.locator('.board [data-ref]').first()).toBeVisible()
    for (const language of ['en', 'pl']) {
      if (language === 'pl') await page.getByRole('button', { name: 'Polski' }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
        if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${game}-${language}-${width}.png` })
        await softly.poll(() => clipped(page), { message: `${language}, ${width} × ${height}`, timeout: 5_000 }).toEqual([])
        softly(await page.locator('.board').evaluate((board) => board.scrollWidth - board.clientWidth), `scrolls sideways: ${language}, ${width}`).toBe(0)
        softly(await page.locator('.board article').evaluateAll((all) => all.flatMap((one) => (one.scrollWidth > one.clientWidth + 1 ? [one.dataset.at ?? one.className] : []))), `reaches out of its sheet: ${language}, ${width}`).toEqual([])
        for (const theme of language === 'en' && AXED.has(width) ? (['light', 'dark'] as const) : []) {
          await page.emulateMedia({ colorScheme: theme })
          softly(await findings(page, theme === 'light' ? 'all' : 'colours'), `${theme}, ${width} × ${height}`).toEqual([])
        }
      }
    }
  })
}
