/** The stage: what has happened is played event by event, and the board shown stays behind what is known until it is. */
import { flushSync, tick, untrack } from 'svelte'
import { kept } from '../lib/kept'
import type { GameInfo, LogLine, MessageInfo, SeatState, View } from '../lib/protocol'
import { held, waits, type Presented } from '../motion/hold'
import { beat, concerned, since, steps } from '../motion/queue'
import { find, nearlyOver, perform } from '../motion/perform'
import { soundsOf } from '../motion/sounds'
import { still } from '../motion/still'
import type { Choreography, Motion, PageView, SceneView, Step, Told } from '../motion/types'
import { app } from './app.svelte'
import type { Lesson } from './lesson.svelte'
import { marks } from './marks.svelte'
import type { Replay } from './replay.svelte'
import type { Session } from './session.svelte'
import { sound } from './sounding'

const NEWS = 2200 // how long something announced stays
const CURTAIN = 1100 // how long a scene stays when nothing follows
const SCENE = 1.8 // a beat of a scene is longer: there is more to see
const WEIGHT = 1.25 // and where it begins, so many beats go by before anything else does: half a second of calm play

export class Stage {
  /** The board's element; the page gives it. */
  element = $state.raw<HTMLElement | null>(null)
  /** The board is drawn. */
  drawn = $state(false)
  choreography: Choreography = { motions: {}, scenes: {}, news: () => null }
  /** What the board shows: the eyes' own view, or an earlier one while events play. */
  private shown = $state.raw<View | null>(null)
  /** An event that was looked at again, and the board after it. */
  private looked = $state<number | null>(null)
  private past = $state.raw<View | null>(null)
  private known = $state.raw<SeatState | null>(null)
  /** Seen up to this move, by a click. */
  private seen = $state(0)
  playing = $state.raw<LogLine | null>(null)
  scene = $state.raw<SceneView | null>(null)
  news = $state.raw<MessageInfo | null>(null)
  /** What is being read: play goes on after it. */
  page = $state.raw<PageView | null>(null)
  behind = $state(false)
  /** What plays is known already, and only shown again. */
  private retold = $state(false)

  /** Never what other eyes were shown, and nothing behind a curtain. */
  view = $derived.by<View | undefined>(() => {
    const own = this.session.seen
    if (!own) return undefined
    const shown = this.past ?? this.shown
    return shown && shown.seat === own.seat ? shown : own.view
  })
  /** What happened since the eyes' own last move. */
  since = $derived<LogLine[]>(this.known && this.known.seat !== null && this.known.moved ? since(this.known.log, this.known.moved) : [])
  /** Which of these is looked at; null: none. */
  at = $derived(this.looked)
  /** What the ticker says. */
  line = $derived<LogLine | null>(this.playing ?? (this.looked === null ? null : this.since[this.looked]!) ?? this.known?.log.at(-1) ?? null)
  /** What has been told so far: the log does not run ahead of the board. */
  log = $derived.by<LogLine[]>(() => {
    const whole = this.session.seen?.log ?? []
    const last = this.behind && !this.retold && this.playing ? whole.lastIndexOf(this.playing) : -1
    return last < 0 ? whole : whole.slice(0, last + 1)
  })
  /** Elements that are marked: those of the event looked at, or all that changed until it has been seen. */
  marked = $derived.by<Set<string>>(() => {
    if (this.behind) return new Set()
    if (this.looked !== null) return concerned([this.since[this.looked]!])
    return concerned(this.since.filter((line) => line.move > this.seen))
  })

  /** What came beside the board with the last moment that was heard of. */
  private before: Presented | null = null
  private leaves: PageView[] = []
  private release: (() => void) | null = null
  private queue: Step<View>[] = []
  private run = 0
  private running: Animation[] = []
  private newsOver: ReturnType<typeof setTimeout> | undefined
  private sceneOver: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly session: Session,
    private readonly replay: Replay,
    private readonly lesson: Lesson,
  ) {
    // at once, before anything is drawn: a question that waits is not seen for a blink either
    session.onseen = () => this.hear(session.seen)
    $effect(() => {
      if (replay.on) untrack(() => this.close())
    })
    $effect(() => {
      const news = this.marked
      const hints = this.lesson.hints
      void [this.view, this.drawn]
      void tick().then(() => this.mark({ 'data-news': news, 'data-hint': hints }))
    })
    $effect(() => () => this.close())
  }

  private hear(own: SeatState | null): void {
    const before = this.known
    const beside = this.before
    this.known = own
    this.before = this.session.live
    if (own && before?.seat !== own.seat && this.lesson.paces(own, own.view.moves)) return void this.retell()
    if (!before) return this.begin()
    // whoever looks now: what is to be read is for all around the screen, and comes before the curtain
    const left = own?.seat === before.seat ? own : this.session.state!.seats.find(({ seat }) => seat === before.seat)
    if (!left || left.log.length < before.log.length || left.view.moves < before.view.moves) {
      this.close()
      return this.begin()
    }
    const news = left.log.slice(before.log.length)
    // whoever only watches keeps up with those who play
    if (this.page && !this.session.mine.length && this.pages(news, before.view, left.view).length) this.next()
    if (left !== own || (!this.moving() && !this.lesson.walking && !this.lesson.paces(own, own.view.moves))) {
      const pages = this.pages(news, before.view, left.view)
      if (pages.length && own) this.session.held ??= held(beside!)
      void this.read(pages)
      if (left !== own) return this.begin()
      if (!this.replay.on) this.hearAll(news, before.view, own.view)
      for (const line of news) this.announce(this.told(line, before.view, own.view))
      return this.finish()
    }
    const next = steps(news, own.view)
    // a move that told nothing still comes after what plays
    if (next.length || this.behind) this.hold(beside!, next.length ? next : [{ move: own.view.moves, lines: [], view: null }], own.moved)
    if (next.length) this.queue.push(...next)
    else if (this.queue.length) this.queue.at(-1)!.view = own.view
    else if (!this.behind) this.show(own.view)
    this.leave()
    this.set()
    if (this.queue.length && !this.behind) void this.play()
  }

  /** Other eyes, or other times: nothing was seen yet. */
  private begin(): void {
    this.seen = 0
    this.finish()
  }

  /** What came with these steps waits until they have been played; in a lesson, the guide goes along with them. */
  private hold(before: Presented, next: Step<View>[], moved: number): void {
    const { session } = this
    const { scenes } = this.choreography
    const read = next.some((step) => this.pages(step.lines, this.known!.view, this.known!.view).length)
    if (session.held || read || waits(before, session.live, next, moved, ({ message }) => message.key in scenes)) session.held ??= held(before)
    if (session.held && next.some((step) => this.paced(step))) session.held = { ...session.held, guide: session.live.guide }
  }

  /** Parts of the board that do not change are not drawn anew. */
  private show(view: View | null): void {
    this.shown = view && kept(this.shown, view)
  }

  /** In a lesson, what the others did comes before one's own question. */
  private set(): void {
    if (this.queue.some((step) => this.paced(step))) this.lesson.walk()
  }

  private paced(step: Step<View>): boolean {
    return !!this.known && this.lesson.paces(this.known, step.move)
  }

  /** Does anything move at all, for this person and now? */
  private moving(): boolean {
    return !still() && !this.replay.on
  }

  private async play(): Promise<void> {
    const run = ++this.run
    this.behind = true
    clearTimeout(this.sceneOver)
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const paced = this.paced(step)
      if (paced) await this.lesson.reach(step.move)
      if (paced || this.retold) step.view ??= (await this.replay.fetch(step.move).catch(() => null))?.view ?? null
      if (run !== this.run) return
      const pages = await this.leavesOf(step)
      for (const line of step.lines) {
        const page = pages.find(({ lines }) => lines.includes(line))
        if (!page) await this.perform(line, step)
        else if (page.lines[0] === line) await this.open(page)
        if (run !== this.run) return
      }
      if (step.view) this.show(step.view)
      if (paced) await this.lesson.wait()
      if (run !== this.run) return
    }
    // something may have come that told nothing
    this.show(this.known?.view ?? null)
    this.lesson.arrive()
    this.session.held = null
    this.behind = this.retold = false
    this.playing = null
    this.sceneOver = setTimeout(() => (this.scene = null), CURTAIN)
  }

  // Pages to be read

  private pages(lines: LogLine[], before: View, after: View): PageView[] {
    if (app.prefs.reading === 'off') return []
    return this.choreography.pages?.(lines, { before: before.board, after: after.board, printed: this.session.game?.components, log: lines[0] ? this.earlier(lines[0]) : [] }) ?? []
  }

  /** Those of a step; what they tell of is looked up where nobody has seen the board after it. */
  private async leavesOf(step: Step<View>): Promise<PageView[]> {
    const before = this.shown ?? this.known!.view
    if (step.view || !this.pages(step.lines, before, before).length) return this.pages(step.lines, before, step.view ?? before)
    step.view = (await this.replay.fetch(step.move).catch(() => null))?.view ?? null
    return this.pages(step.lines, before, step.view ?? before)
  }

  private async open(page: PageView): Promise<void> {
    this.playing = page.lines.at(-1)!
    this.scene = null
    await this.read([page])
  }

  /** Until all of them have been read, or their time is over. */
  private async read(pages: PageView[]): Promise<void> {
    if (!pages.length) return
    this.leaves.push(...pages)
    this.page ??= this.leaves.shift()!
    await new Promise<void>((go) => {
      const before = this.release
      this.release = () => (before?.(), go())
    })
  }

  /** It has been read. */
  next(): void {
    this.page = this.leaves.shift() ?? null
    if (this.page) return
    this.release?.()
    this.release = null
    if (!this.behind) this.session.held = null
  }

  /** Nothing is played or read any longer. */
  private close(): void {
    this.leaves = []
    this.next()
    this.finish()
  }

  private async perform(line: LogLine, step: Step<View>): Promise<void> {
    const run = this.run
    const told = this.told(line, this.shown ?? this.known!.view, step.view)
    const { motions, scenes } = this.choreography
    this.playing = line
    this.keepTime(told, step)
    this.announce(told)
    const earlier = this.scene
    const scene = scenes[told.key]?.(told, earlier) ?? null
    this.scene = scene
    const wanted = motions[told.key]?.(told) ?? [{ kind: 'pulse', at: [...concerned([line])].map((ref) => [ref]) } satisfies Motion]
    // what travels arrives with the new position, and a scene leads to it; everything else is seen in it
    const ahead = step.lines.slice(step.lines.indexOf(line)).some((later) => scenes[later.message.key])
    const arrives = ahead || wanted.some((motion) => motion.kind === 'travel')
    if (!arrives && step.view) this.show(step.view)
    await tick()
    if (run !== this.run || !this.element || !this.moving()) return
    const waiting = this.queue.reduce((sum, each) => sum + each.lines.length, step.lines.length)
    const one = beat(app.prefs.motion, waiting)
    const ms = one * (scene ? SCENE : 1)
    const whole = scene && !earlier ? ms + one * WEIGHT : ms
    for (const name of soundsOf(wanted, scene, earlier)) sound(name)
    const hand = { board: this.element, tone: (seat: number) => marks.tone(seat) }
    this.running = perform(wanted, told.key, ms, hand)
    const played = this.running.map((animation) => nearlyOver(animation, ms))
    await Promise.all(scene ? [...played, new Promise((resolve) => setTimeout(resolve, whole))] : played)
    if (run === this.run && !ahead && step.view) this.show(step.view)
  }

  /** Without a stage, all that happened is heard at once, and each sound once. */
  private hearAll(lines: LogLine[], before: View, after: View): void {
    const { motions, scenes } = this.choreography
    let scene: SceneView | null = null
    const names = lines.flatMap((line) => {
      const told = this.told(line, before, after)
      const earlier = scene
      scene = scenes[told.key]?.(told, earlier) ?? null
      return soundsOf(motions[told.key]?.(told) ?? [], scene, earlier)
    })
    for (const name of new Set(names)) sound(name)
  }

  private told(line: LogLine, before: View, after: View | null): Told {
    const { key, params } = line.message
    const printed = (this.session.game as GameInfo | null)?.components
    return { key, params, refs: line.refs, log: this.earlier(line), before: before.board, after: (after ?? before).board, printed }
  }

  /** What the log says before a line. */
  private earlier(line: LogLine): LogLine[] {
    const log = this.known?.log ?? []
    return log.slice(0, Math.max(0, log.lastIndexOf(line)))
  }

  /** The calendar never stays behind what is played; once the board shows the whole move, it says it all. */
  private keepTime(told: Told, step: Step<View>): void {
    const moment = this.choreography.moments?.[told.key]?.(told)
    const view = this.shown ?? this.known!.view
    if (moment && view !== step.view) this.show({ ...view, board: { ...view.board, ...moment } })
  }

  private announce(told: Told): void {
    const news = this.choreography.news(told)
    if (!news) return
    this.news = news
    clearTimeout(this.newsOver)
    this.newsOver = setTimeout(() => (this.news = null), NEWS)
  }

  /** Show the newest position at once. */
  finish(): void {
    this.run++
    this.queue = []
    if (!this.page) this.session.held = null
    for (const animation of this.running) animation.cancel()
    this.running = []
    this.behind = this.retold = false
    this.playing = this.scene = null
    this.lesson.arrive()
    clearTimeout(this.sceneOver)
    this.show(this.known?.view ?? null)
    this.leave()
  }

  /**
   * A click or a key: first it ends what plays, then it ends the marks. What was clicked gets it all the same, unless a
   * question waited: nobody chooses from what they have not seen.
   */
  touched(event: Event): void {
    const target = event.target instanceof Element ? event.target : null
    if (this.page || this.lesson.walking || target?.closest('.ticker, input, textarea, dialog')) return
    if (this.session.held && (event.type === 'keydown' || this.element?.contains(target))) this.swallow(event)
    if (this.behind || this.looked !== null) flushSync(() => this.finish())
    else if (this.known) this.seen = this.known.view.moves
  }

  /** A key does nothing else; a press is followed by a click, which does nothing either. */
  private swallow(event: Event): void {
    if (event.type === 'keydown') {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    const stop = (click: Event) => click.stopPropagation()
    addEventListener('click', stop, { capture: true, once: true })
    // a press that was none: the next one counts
    addEventListener('pointerdown', () => removeEventListener('click', stop, { capture: true }), { capture: true, once: true })
  }

  // Looking at what happened once more

  /** One event on or back. */
  async step(by: number): Promise<void> {
    if (this.behind || this.page) this.close()
    const last = this.since.length - 1
    const at = Math.max(0, Math.min(last, this.looked === null ? (by < 0 ? last : 0) : this.looked + by))
    this.looked = at
    const position = await this.replay.fetch(this.since[at]!.move).catch(() => null)
    if (this.looked === at && position) this.past = position.view
  }

  /** All of it from the beginning. */
  async again(): Promise<void> {
    if (this.moving()) await this.retell()
  }

  private async retell(): Promise<void> {
    this.close()
    const run = this.run
    const { moved } = this.known!
    const wanted = steps(since(this.known!.log, moved), this.known!.view)
    if (!wanted.length) return
    this.behind = this.retold = true // what comes meanwhile waits
    const [first] = await Promise.all([moved, ...wanted.map((step) => step.move)].map((move) => this.replay.fetch(move))).catch(() => [])
    if (run !== this.run) return
    if (!first) return this.finish()
    this.show(first.view)
    this.queue = steps(since(this.known!.log, moved), this.known!.view)
    this.set()
    void this.play()
  }

  private leave(): void {
    this.looked = this.past = null
  }

  /** All are looked up before any is marked: each mark would have the page measured anew. */
  private mark(marks: Record<string, Set<string>>): void {
    const board = this.element
    if (!board) return
    const found = Object.entries(marks).map(([how, refs]) => [how, [...refs].flatMap((ref) => find(board, [ref]) ?? [])] as const)
    for (const [how, elements] of found) {
      for (const old of board.querySelectorAll(`[${how}]`)) old.removeAttribute(how)
      for (const element of elements) element.setAttribute(how, '')
    }
  }
}
