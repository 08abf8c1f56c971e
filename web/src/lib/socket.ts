/**
 * A table's socket: says hello, keeps the connection, and gets every message answered exactly once.
 *
 * A message has an id of the client's making. What was not answered when the connection broke is sent again under the
 * same id once it is back; the server does nothing twice.
 */
import { merge } from './merge'
import type { Answer, ClientMessage, Hello, Language, ServerMessage, StateMessage } from './protocol'

/** What a client may ask for; the socket adds the id. */
export type Request = Unnamed<Exclude<ClientMessage, Hello>>
type Unnamed<Message> = Message extends unknown ? Omit<Message, 'id'> : never

export type Connection = 'connecting' | 'online' | 'lost' | 'closed'

/** The part of WebSocket that is used, so that tests can stand in for it. */
export interface Wire {
  send(data: string): void
  close(code?: number): void
  onopen: ((event: any) => void) | null
  onmessage: ((event: { data: any }) => void) | null
  onclose: ((event: any) => void) | null
}

export interface SocketParts {
  url: string
  tokens: () => string[]
  language: () => Language
  onstate: (state: StateMessage) => void
  /** Something was refused that no message of ours asked for: a bad hello, a table that is gone. */
  onrefused: (refused: Answer & { type: 'refused' }) => void
  onconnection: (connection: Connection) => void
  /** Whether the page is behind another one. */
  hidden?: () => boolean
  open?: (url: string) => Wire
  random?: () => number
}

interface Waiting {
  text: string
  lasting: boolean
  resolve: (answer: Answer | null) => void
}

const PASSING = new Set<string>(['why', 'look', 'ping'])
const FIRST_WAIT = 300
const LONGEST_WAIT = 10_000
const PING_EVERY = 20_000
const PING_PATIENCE = 8_000

export class TableSocket {
  state: StateMessage | null = null
  connection: Connection = 'connecting'
  private wire: Wire | null = null
  private waiting = new Map<string, Waiting>()
  private tries = 0
  private greeted = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private heart: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly parts: SocketParts) {
    this.connect()
  }

  /**
   * Send and wait for the answer, over as many connections as it takes. Only `why`, `look` and `ping` are not worth
   * repeating: they are answered null when the connection breaks.
   */
  send(request: Request): Promise<Answer | null> {
    const id = makeId(this.parts.random)
    const text = JSON.stringify({ ...request, id })
    return new Promise((resolve) => {
      this.waiting.set(id, { text, lasting: !PASSING.has(request.type), resolve })
      if (this.greeted) this.wire?.send(text)
    })
  }

  /** Begin again with what is known now: after a seat was won or lost, or another language chosen. */
  refresh(): void {
    this.drop()
    this.state = null
    this.tries = 0
    this.connect()
  }

  close(): void {
    this.drop()
    this.set('closed')
  }

  /** The network is back or the tab is looked at again: do not wait for the clock. */
  hurry(): void {
    if (this.connection !== 'lost') return
    clearTimeout(this.timer)
    this.connect()
  }

  private connect(): void {
    this.greeted = false
    this.set(this.tries ? 'lost' : 'connecting')
    const wire = (this.parts.open ?? ((url): Wire => new WebSocket(url) as Wire))(this.parts.url)
    this.wire = wire
    wire.onopen = () => {
      if (this.wire !== wire) return
      wire.send(JSON.stringify({ type: 'hello', tokens: this.parts.tokens(), language: this.parts.language() }))
    }
    wire.onmessage = (event) => {
      if (this.wire === wire) this.hear(JSON.parse(event.data) as ServerMessage)
    }
    wire.onclose = () => {
      if (this.wire === wire) this.again()
    }
  }

  private hear(message: ServerMessage): void {
    this.beat()
    if (message.type === 'state') return this.hearState(message)
    const asked = message.id === null ? undefined : this.waiting.get(message.id)
    if (asked) {
      this.waiting.delete(message.id!)
      asked.resolve(message)
    } else if (message.type === 'refused' && message.id === null) {
      this.parts.onrefused(message)
    }
  }

  private hearState(message: StateMessage): void {
    // the first state on a connection is whole: what is known must not be added to it
    const known = this.greeted ? this.state : this.state && message.seq < this.state.seq ? this.state : null
    const merged = merge(known, message)
    if (!merged) return this.refresh()
    const first = !this.greeted
    this.greeted = true
    this.tries = 0
    this.state = merged
    this.set('online')
    if (first) this.resend()
    if (first && this.parts.hidden?.()) void this.send({ type: 'look', on: false })
    this.parts.onstate(merged)
  }

  private resend(): void {
    for (const { text } of this.waiting.values()) this.wire?.send(text)
  }

  private again(): void {
    this.drop()
    for (const [id, asked] of this.waiting) {
      if (asked.lasting) continue
      this.waiting.delete(id)
      asked.resolve(null)
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + 0.5 * (this.parts.random ?? Math.random)())
    this.tries += 1
    this.set('lost')
    this.timer = setTimeout(() => this.connect(), wait)
  }

  /** Something was heard: the connection lives. Long silence is broken with a ping, and no answer to that is a loss. */
  private beat(): void {
    clearTimeout(this.heart)
    this.heart = setTimeout(() => {
      void this.send({ type: 'ping' })
      this.heart = setTimeout(() => this.again(), PING_PATIENCE)
    }, PING_EVERY)
  }

  private drop(): void {
    clearTimeout(this.timer)
    clearTimeout(this.heart)
    const wire = this.wire
    this.wire = null
    this.greeted = false
    wire?.close(1000)
  }

  private set(connection: Connection): void {
    if (connection === this.connection) return
    this.connection = connection
    this.parts.onconnection(connection)
  }
}

function makeId(random: () => number = Math.random): string {
  return Array.from({ length: 20 }, () => 'abcdefghijklmnopqrstuvwxyz0123456789'[Math.floor(random() * 36)]).join('')
}

export function socketUrl(location: { protocol: string; host: string }, table: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`
}
