import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StateMessage } from './protocol'
import { socketUrl, TableSocket, type Connection, type Wire } from './socket'
import { line, state } from './testing'

class FakeWire implements Wire {
  sent: any[] = []
  closed = false
  onopen: Wire['onopen'] = null
  onmessage: Wire['onmessage'] = null
  onclose: Wire['onclose'] = null
  send(data: string) {
    this.sent.push(JSON.parse(data))
  }
  close() {
    this.closed = true
  }
  open(first?: StateMessage) {
    this.onopen?.({})
    if (first) this.tell(first)
  }
  tell(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  fail() {
    this.onclose?.({})
  }
}

let wires: FakeWire[]
let heard: StateMessage[]
let connections: Connection[]
let refusals: unknown[]
const last = () => wires[wires.length - 1]!

function socket(): TableSocket {
  let n = 0
  return new TableSocket({
    url: 'ws://x',
    tokens: () => ['token'],
    language: () => 'pl',
    onstate: (news) => heard.push(news),
    onrefused: (refused) => refusals.push(refused),
    onconnection: (connection) => connections.push(connection),
    open: () => {
      const wire = new FakeWire()
      wires.push(wire)
      return wire
    },
    random: () => ((n += 1) % 36) / 36,
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  wires = []
  heard = []
  connections = []
  refusals = []
})
afterEach(() => void vi.useRealTimers())

describe('a table\'s socket', () => {
  it('says hello with our keys and language', () => {
    socket()
    last().open()
    expect(last().sent).toEqual([{ type: 'hello', tokens: ['token'], language: 'pl' }])
  })
  it('hands over states, put together', () => {
    socket()
    last().open(state(1, [{ seat: 0, log: [line('a')] }]))
    last().tell(state(2, [{ seat: 0, log: [line('b')], log_from: 1 }]))
    expect(heard.at(-1)?.seats[0]?.log).toHaveLength(2)
    expect(connections).toEqual(['online'])
  })
  it('answers each message', async () => {
    const s = socket()
    last().open(state(1))
    const answer = s.send({ type: 'undo', seat: 0 })
    const { id } = last().sent[1]
    expect(id).toMatch(/^[a-z0-9]{20}$/)
    last().tell({ type: 'accepted', id, seq: 2 })
    expect(await answer).toMatchObject({ type: 'accepted', seq: 2 })
  })
  it('waits with messages until it was greeted', () => {
    const s = socket()
    void s.send({ type: 'chat', seat: 0, text: 'hi' })
    last().open()
    expect(last().sent).toHaveLength(1)
    last().tell(state(1))
    expect(last().sent[1]).toMatchObject({ type: 'chat', text: 'hi' })
  })
  it('comes back after a loss, and sends what was not answered again under the same id', async () => {
    const s = socket()
    last().open(state(1, [{ seat: 0, log: [line('a')] }]))
    const answer = s.send({ type: 'play', seat: 0, action: 'pass', asked: 1 })
    const first = last().sent[1]
    last().fail()
    expect(s.connection).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(wires).toHaveLength(2)
    last().open(state(2, [{ seat: 0, log: [line('a'), line('b')] }]))
    expect(last().sent[1]).toEqual(first)
    expect(heard.at(-1)?.seats[0]?.log).toHaveLength(2)
    last().tell({ type: 'accepted', id: first.id, seq: 2 })
    expect(await answer).toMatchObject({ type: 'accepted' })
    last().fail()
    vi.advanceTimersByTime(1000)
    last().open(state(2))
    expect(last().sent).toHaveLength(1)
  })
  it('does not repeat a question of why, but answers it with nothing', async () => {
    const s = socket()
    last().open(state(1))
    const answer = s.send({ type: 'why', seat: 0, refs: ['a:1'] })
    last().fail()
    expect(await answer).toBeNull()
  })
  it('waits longer after every failure, and not at all when hurried', () => {
    const s = socket()
    for (let tries = 0; tries < 12; tries++) {
      last().fail()
      vi.advanceTimersByTime(13_000)
    }
    expect(wires.length).toBeLessThanOrEqual(13)
    last().fail()
    const before = wires.length
    vi.advanceTimersByTime(3_000)
    expect(wires).toHaveLength(before)
    s.hurry()
    expect(wires).toHaveLength(before + 1)
  })
  it('ignores an older state on a new connection', () => {
    socket()
    last().open(state(5))
    last().fail()
    vi.advanceTimersByTime(1000)
    last().open(state(4))
    expect(heard.at(-1)?.seq).toBe(5)
  })
  it('begins again when lines are missing', () => {
    socket()
    last().open(state(1, [{ seat: 0, log: [] }]))
    last().tell(state(9, [{ seat: 0, log: [line('z')], log_from: 5 }]))
    expect(wires).toHaveLength(2)
    expect(wires[0]!.closed).toBe(true)
  })
  it('breaks a long silence with a ping, and gives up on a dead connection', () => {
    socket()
    last().open(state(1))
    vi.advanceTimersByTime(20_500)
    expect(last().sent[1]).toMatchObject({ type: 'ping' })
    last().tell({ type: 'accepted', id: last().sent[1].id, seq: 1 })
    vi.advanceTimersByTime(19_000)
    expect(wires).toHaveLength(1)
    vi.advanceTimersByTime(30_000)
    expect(wires.length).toBeGreaterThan(1)
  })
  it('reports a refusal that answers nothing of ours', () => {
    socket()
    last().open()
    last().tell({ type: 'refused', id: null, code: 'not-yours', rule: null, message: { key: 'k', params: {} }, sentence: 's' })
    expect(refusals).toHaveLength(1)
  })
  it('is quiet once closed', () => {
    const s = socket()
    last().open(state(1))
    s.close()
    wires[0]!.fail()
    vi.advanceTimersByTime(60_000)
    expect(wires).toHaveLength(1)
    expect(s.connection).toBe('closed')
  })
})

it('is found where the page is', () => {
  expect(socketUrl({ protocol: 'https:', host: 'x.org' }, 'a b')).toBe('wss://x.org/api/tables/a%20b/socket')
  expect(socketUrl({ protocol: 'http:', host: 'localhost:8000' }, 't')).toBe('ws://localhost:8000/api/tables/t/socket')
})
