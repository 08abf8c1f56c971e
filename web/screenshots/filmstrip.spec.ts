/** Ten frames of what is staged: a round of bots, a winter, a battle, a clash, a campaign and a vote; in docs/screenshots, made anew by `make filmstrip`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Offer, StateMessage } from '../src/lib/protocol'
import { makeTable, moves, offers, playOn, remember, test } from '../e2e/support'
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

const FACTIONS = { 'seat-1': 'marquise', 'seat-2': 'eyrie', 'seat-3': 'alliance', 'seat-4': 'vagabond' }

test('a round of bots', async ({ page, server, context }) => {
  const made = await makeTable(server, ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga'], 'wood-2', '', 'root', FACTIONS)
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

interface Staged {
  game: string
  options?: object
  seed: string
  /** Where it begins, what Ada does then, and when it is over. */
  from: (state: StateMessage) => boolean
  first: (offer: Offer) => boolean
  until: (state: StateMessage) => boolean
}

const asked = ({ seats: [own] }: StateMessage, key: string) => own!.ask?.question.key === key
const offered = ({ seats: [own] }: StateMessage, verb: string) => own!.ask?.offers.some(({ action }) => action.startsWith(verb)) === true
const begins = (verb: string) => ({ action }: Offer) => action.startsWith(verb)
const board = ({ seats: [own] }: StateMessage) => own!.view.board

const STAGED: Record<string, Staged> = {
  battle: {
    game: 'root', seed: 'wood-2', options: FACTIONS,
    from: (state) => board(state).round >= 3 && offered(state, 'battle'), first: begins('battle'), until: (state) => asked(state, 'root-ask-act'),
  },
  clash: {
    game: 'old-kings-crown', seed: 'clash',
    from: (state) => asked(state, 'old-kings-crown-ask-lay'), first: () => true, until: (state) => board(state).season === 'winter' || board(state).year > 1,
  },
  campaign: {
    game: 'oath', seed: 'arms',
    from: (state) => asked(state, 'oath-ask-act') && board(state).seats[0].warbands > 0 && offered(state, 'campaign'), first: begins('campaign'), until: (state) => !board(state).campaign && asked(state, 'oath-ask-act'),
  },
  vote: {
    game: 'kings-dilemma', seed: 'turns',
    from: (state) => board(state).stage === 'vote' && state.seats[0]!.ask !== null, first: ({ action }) => moves(action), until: ({ seats: [own] }) => own!.log.some(({ message }) => message.key === 'kings-dilemma-outcome'),
  },
}

for (const [name, { game, options, seed, from, first, until }] of Object.entries(STAGED)) {
  test(`a ${name}`, async ({ page, server, context }) => {
    const made = await makeTable(server, ['human:Ada', 'random:Matilda', 'random:Otto', 'random:Jadwiga'], seed, '', game, options)
    await playOn(server, made, from, ({ action }) => moves(action))
    await remember(context, made, [0], { motion: 'calm', reading: 'own' })
    await holdMidway(page)
    await page.goto(`${server.address}/t/${made.table.id}`)
    await offers(page).first().waitFor()
    let begun = false
    const played = playOn(server, made, (state) => begun && until(state), (offer) => (begun ? moves(offer.action) : (begun = first(offer))))
    let over = false
    void played.then(() => (over = true))
    // what came of a vote is read before anything goes on
    const rests = async () => (await page.locator('.ticker .fresh').count()) === 0 || (await page.getByRole('dialog').count()) > 0
    const frames = await film(page, async () => over && (await rests()))
    await played
    await page.waitForTimeout(600)
    frames.push({ event: 'end', caption: '', picture: await page.screenshot() })
    await strip(page, `film-${name}`, frames)
  })
}
