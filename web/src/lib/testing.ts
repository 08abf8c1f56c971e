/** What tests of the client's logic share: states as a server would send them, and what a game's words are about. */
import { FluentResource } from '@fluent/bundle'
import type { Ask, ChatLine, LogLine, Offer, SeatState, StateMessage, TableInfo } from './protocol'

export function line(key: string, params: LogLine['message']['params'] = {}, move = 0): LogLine {
  return { move, message: { key, params }, private: false, refs: [] }
}

export function offer(action: string, ...refs: string[]): Offer {
  return { action, label: { key: action, params: {} }, refs, final: false, foreseen: [], ghosts: [] }
}

/** A question about these offers. */
export function ask(asked: number, offers: Offer[], more: Partial<Ask> = {}): Ask {
  return { asked, owed: true, question: { key: 'q', params: {} }, rule: '1', offers, passable: false, foretold: [], only: false, forms: [], invents: '', ...more }
}

export function chat(number: number, text: string): ChatLine {
  return { number, seat: 0, name: 'Ada', text, at: 0 }
}

export function state(seq: number, seats: Partial<SeatState>[] = []): StateMessage {
  const table = { id: 't1', game: 'x', seats: [], status: 'running', moves: 0 } as unknown as TableInfo
  const view = { pending: [] } as unknown as SeatState['view']
  return {
    type: 'state',
    seq,
    table,
    seats: seats.map((seat) => ({ seat: null, view, ask: null, log: [], log_from: 0, undo: null, spoils: false, standing: [], orders: [], done: [], hours: null, guide: null, moved: 0, ...seat })),
    chat: [],
    request: null,
    history: null,
    packs: [],
    now: 0,
  }
}

/** The names of components that do something: those with an attribute `does`. */
export function effectsIn(fluent: string): string[] {
  return new FluentResource(fluent).body.filter((entry) => 'does' in entry.attributes).map((entry) => entry.id)
}
