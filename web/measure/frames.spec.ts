/** Frames a second while events play, on a CPU four times slower, by the browser's own trace: `make frames`. TRACES=/tmp keeps the traces there. */
import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import type { Browser, Page } from '@playwright/test'
import type { SeatState } from '../src/lib/protocol'
import { expect, makeTable, moves, offers, playOn, remember, test } from '../e2e/support'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })
test.setTimeout(240_000)

const SLOWER = 4
const SECONDS = 6
const FACTIONS = { 'seat-1': 'marquise', 'seat-2': 'eyrie', 'seat-3': 'alliance', 'seat-4': 'vagabond' }
const PEOPLE = ['human:Ada', 'bot:Matilda', 'bot:Otto', 'bot:Jadwiga']

interface Measured {
  /** Frames that had something new to show, by what became of them. */
  shown: number
  left: number
  missed: number
  /** What the page's own thread did: the tasks longer than a frame, and what took how long, in milliseconds. */
  long: number[]
  busy: number
  work: Record<string, Work>
  /** What the page's own thread has to draw frame by frame, by what changes: it stands still whenever that thread has something else to do. */
  own: Record<string, number>
}

interface Work {
  times: number
  ms: number
}

const FRAME = 1000 / 60
/** What a task is made of, by the names the browser gives it. */
const WORK = ['FunctionCall', 'UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit', 'MinorGC', 'MajorGC', 'ParseHTML', 'V8.ParseFunction', 'HitTest']

/** How many of the frames that had something new to show were shown in time, and what the page's thread did. */
async function measured(browser: Browser, page: Page): Promise<Measured> {
  const devtools = await page.context().newCDPSession(page)
  await page.waitForTimeout(2000) // the page has come to rest
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await browser.startTracing(page, { categories: ['cc', 'benchmark', 'toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame', '__metadata'] })
  // by the page's own hand: a test that looks on would be measured, too
  await page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.ticker button')].find((button) => button.ariaLabel === 'Show it again')!.click())
  await page.waitForTimeout(SECONDS * 1000)
  const trace = await browser.stopTracing()
  if (process.env.TRACES) writeFileSync(`${process.env.TRACES}/${test.info().title.replaceAll(' ', '-')}.json`, trace)
  const { traceEvents } = JSON.parse(trace.toString())
  const frames = traceEvents.flatMap((event: any) => (event.name === 'PipelineReporter' && event.args?.frame_reporter) || [])
  const left = frames.filter((frame: any) => frame.state === 'STATE_DROPPED')
  const shown = frames.filter((frame: any) => frame.state.startsWith('STATE_PRESENTED'))
  const tasks = ownThread(traceEvents)
  const work: Record<string, Work> = {}
  for (const task of tasks) {
    if (!WORK.includes(task.name)) continue
    const found = (work[task.name] ??= { times: 0, ms: 0 })
    found.times++
    found.ms += slowed(task)
  }
  const own: Record<string, number> = {}
  for (const { unsupportedProperties: what, displayName } of traceEvents.flatMap((event: any) => (event.name === 'Animation' && event.args?.data?.compositeFailed && event.args.data) || [])) {
    if (what?.length) own[what.join(', ')] = (own[what.join(', ')] ?? 0) + 1
    else if (displayName) own[displayName] = (own[displayName] ?? 0) + 1
  }
  const lengths = tasks.filter((task) => task.name === 'ThreadControllerImpl::RunTask').map(slowed)
  return {
    shown: shown.length,
    left: left.length,
    // the browser says itself which of those left out somebody can miss; both figures are told
    missed: left.filter((frame: any) => frame.affects_smoothness).length,
    long: lengths.filter((ms) => ms > FRAME).sort((a, b) => b - a),
    busy: lengths.reduce((sum, ms) => sum + ms, 0),
    work,
    own,
  }
}

/** How long a task kept the slower CPU, in milliseconds: its thread's own time, whatever else the machine does meanwhile. */
const slowed = ({ tdur = 0 }: TraceEvent) => tdur / 1000

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Microseconds the thread worked on it. */
  tdur?: number
  args?: any
}

/** What happened on the main thread of the page: of those called so, the busiest. */
function ownThread(events: TraceEvent[]): TraceEvent[] {
  const mains = events.filter((event) => event.name === 'thread_name' && event.args.name === 'CrRendererMain')
  const of = (main: TraceEvent) => events.filter((event) => event.pid === main.pid && event.tid === main.tid)
  return mains.map(of).sort((a, b) => b.length - a.length)[0] ?? []
}

async function held(browser: Browser, page: Page, name: string): Promise<void> {
  const { shown, left, missed, long, busy, work, own } = await measured(browser, page)
  const rate = (out: number) => (60 * shown) / (shown + out)
  console.log(`${name}: ${shown} frames shown, ${left} left out (${rate(left).toFixed(1)} a second), ${missed} of them missed (${rate(missed).toFixed(1)} a second)`)
  const parts = Object.entries(work).sort(([, a], [, b]) => b.ms - a.ms).map(([kind, { times, ms }]) => `${kind} ${ms.toFixed(0)} in ${times}`)
  console.log(`  the page's thread was busy for ${(busy / (SECONDS * 60)).toFixed(1)} ms a frame; longer than a frame: ${long.map((ms) => ms.toFixed(0)).join(', ') || 'nothing'}`)
  console.log(`  in milliseconds: ${parts.join(', ')}`)
  expect(busy / (SECONDS * 60)).toBeLessThan(FRAME)
  expect(own, 'animated by the page itself').toEqual({})
  // frames are drawn by other threads of the browser, too: they can be held to account where nobody else wants the machine
  if (loadavg()[0]! <= cpus().length) expect(rate(missed)).toBeGreaterThan(55)
}

interface Played {
  game: string
  seed: string
  options?: object
  /** There is this to see since one's own last move. */
  told: (keys: string[], board: any) => boolean
}

const PLAYED: Record<string, Played> = {
  'a round of bots': { game: 'root', seed: 'wood-2', options: FACTIONS, told: (keys, board) => board.round >= 4 && keys.length > 20 },
  'a winter': { game: 'kingsburg', seed: 'seed-4', told: (keys) => keys.includes('kingsburg-enemy') },
  'a clash': { game: 'old-kings-crown', seed: 'clash', told: (keys) => keys.includes('old-kings-crown-clash') },
  'a campaign': { game: 'oath', seed: 'arms', told: (keys) => keys.includes('oath-campaigns') },
  'a vote': { game: 'kings-dilemma', seed: 'turns', told: (keys) => keys.includes('kings-dilemma-outcome') },
}

for (const [name, { game, seed, options, told }] of Object.entries(PLAYED)) {
  test(name, async ({ browser, page, context, server }) => {
    const made = await makeTable(server, PEOPLE, seed, '', game, options)
    const since = ({ log, moved }: SeatState) => log.filter((line) => line.move > moved).map(({ message }) => message.key)
    const talks = game === 'oath' || game === 'kings-dilemma'
    await playOn(server, made, ({ seats: [own] }) => own!.ask !== null && told(since(own!), own!.view.board), ({ action }) => talks && moves(action))
    await remember(context, made, [0], { motion: 'calm' })
    await page.goto(`${server.address}/t/${made.table.id}`)
    await offers(page).first().waitFor()
    await held(browser, page, name)
  })
}
