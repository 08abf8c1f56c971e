/** Ten frames of a round of bots and of a winter, in docs/screenshots, made anew by `make filmstrip`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { makeTable, offers, playOn, remember, test } from '../e2e/support'
import { shrink } from './palette'

const FOLDER = process.env.OUT ?? new URL('../../docs/screenshots/', import.meta.url).pathname
const FRAMES = 10
const MIDWAY = 0.55 // of an animation: there the frame is taken

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'no-preference' } })
test.setTimeout(240_000)

/** Animations stop midway, and go on when they are told to. */
async function holdMidway(page: Page): Promise<void> {
  await page.addInitScript((midway) => {
    const held: Animation[] = ((window as any).held = [])
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const animation = animate.call(this, frames, options)
      if (typeof options === 'object' && options.id) {
        animation.pause()
        animation.currentTime = Number(options.duration) * midway
        held.push(animation)
      }
      return animation
    }
  }, MIDWAY)
}

interface Frame {
  event: string
  caption: string
  picture: Buffer
}

/** A frame of each event that moves something, or that changes a scene, until it is over. */
async function film(page: Page, over: () => Promise<boolean>): Promise<Frame[]> {
  const frames: Frame[] = []
  const look = () =>
    page.evaluate(() => ({
      event: ((window as any).held as Animation[])[0]?.id ?? '',
      scene: document.querySelector('.scene')?.textContent ?? '',
      caption: document.querySelector('.ticker p')?.textContent?.trim() ?? '',
    }))
  let scene = ''
  for (let idle = 0; idle < 40 && frames.length < 90; ) {
    const now = await look()
    if (now.event || (now.scene && now.scene !== scene)) {
      if (now.scene && !now.event) await page.waitForTimeout(350) // the dice have come to rest
      const { caption } = await look()
      frames.push({ event: now.event || `scene ${now.scene.length}`, caption, picture: await page.screenshot() })
      scene = now.scene
      idle = 0
      await page.evaluate(() => ((window as any).held as Animation[]).splice(0).forEach((animation) => animation.finish()))
    } else {
      if (await over()) idle++
      await page.waitForTimeout(25)
    }
  }
  return frames
}

/** Ten of them, in their order: as many different events as there are, then from the whole of it. */
function chosen(frames: Frame[]): Frame[] {
  const first = new Set(frames.filter((frame, i) => frames.findIndex((other) => other.event === frame.event) === i))
  const rest = frames.filter((frame) => !first.has(frame))
  const wanted = [...[...first].sort((a, b) => Number(b.event.startsWith('scene')) - Number(a.event.startsWith('scene'))), ...rest].slice(0, FRAMES)
  return frames.filter((frame) => wanted.includes(frame))
}

async function strip(page: Page, name: string, frames: Frame[]): Promise<void> {
  const cells = chosen(frames).map(({ caption, picture }, i) => `<figure><img src="data:image/png;base64,${picture.toString('base64')}"><figcaption>${i + 1}. ${caption.replaceAll('<', '')}</figcaption></figure>`)
  const sheet = await page.context().newPage()
  await sheet.setViewportSize({ width: 1660, height: 400 })
  await sheet.setContent(`<style>body{margin:0;padding:10px;display:grid;grid-template-columns:repeat(2,1fr);gap:10px;background:#241b12;color:#f3e6c8;font:15px sans-serif}figure{margin:0}img{display:block;width:100%}figcaption{padding:5px 2px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}</style>${cells.join('')}`)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${name}.png`, shrink(await sheet.screenshot({ fullPage: true })))
}

/** Ada does what comes last until others are to move. */
async function goOn(page: Page, until: () => Promise<boolean>): Promise<void> {
  for (let clicks = 0; clicks < 20 && !(await until()); clicks++) {
    await page.evaluate(() => ((window as any).held as Animation[]).splice(0).forEach((animation) => animation.finish()))
    if (await offers(page).count()) await offers(page).last().click()
    await page.waitForTimeout(300)
  }
}

test('a round of bots', async ({ page, server, context }) => {
  const factions = { 'seat-1': 'marquise', 'seat-2': 'eyrie', 'seat-3': 'alliance', 'seat-4': 'vagabond' }
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'wood-2', '', 'root', factions)
  await playOn(server, made, (state) => state.seats[0]!.view.board.round >= 4 && state.seats[0]!.ask?.question.key === 'root-ask-act')
  await remember(context, made, [0], { motion: 'calm' })
  await holdMidway(page)
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()
  await goOn(page, async () => (await offers(page).count()) === 0)
  await strip(page, 'film-bots', await film(page, async () => (await page.locator('.ticker .fresh').count()) === 0 && (await offers(page).count()) > 0))
})

test('a winter', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'seed-4')
  await playOn(server, made, (state) => state.seats[0]!.view.board.year >= 2 && state.seats[0]!.view.board.phase >= 6 && state.seats[0]!.ask !== null)
  await remember(context, made, [0], { motion: 'calm' })
  await holdMidway(page)
  await page.goto(`${server.address}/t/${made.table.id}`)
  await offers(page).first().waitFor()
  await goOn(page, async () => (await page.locator('.scene').count()) > 0)
  await strip(page, 'film-winter', await film(page, async () => (await page.locator('.ticker .fresh').count()) === 0))
})
