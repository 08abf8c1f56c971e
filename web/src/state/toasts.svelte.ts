/** Short notices at the edge of the screen. */
import { Failure } from '../lib/api'
import type { Refused } from '../lib/protocol'
import { app, say, sayMessage } from './app.svelte'
import { router } from './router.svelte'

export interface Toast {
  number: number
  text: string
  rule: string | null
  bad: boolean
}

const STAY = 7000

class Toasts {
  list = $state<Toast[]>([])
  private count = 0

  show(text: string, bad = false, rule: string | null = null): void {
    const number = ++this.count
    this.list = [...this.list.filter((toast) => toast.text !== text), { number, text, rule, bad }].slice(-3)
    setTimeout(() => this.close(number), STAY)
  }

  refused(refused: Refused): void {
    this.show(wordsOf(refused), true, refused.rule)
  }

  /** Whatever was thrown, in words. */
  failed(error: unknown): void {
    this.show(failureWords(error), true)
  }

  close(number: number): void {
    this.list = this.list.filter((toast) => toast.number !== number)
  }
}

export const toasts = new Toasts()

/** The client's words where it has them (they name people), the server's sentence otherwise. */
export function wordsOf(refused: Refused): string {
  return app.words.knows(refused.message.key) ? sayMessage(refused.message) : refused.sentence
}

export function failureWords(error: unknown): string {
  if (!(error instanceof Failure)) return say('failure-broken')
  if (error.refused) return wordsOf(error.refused)
  return say(error.code === 'offline' ? 'failure-offline' : error.code === 'not-found' ? 'failure-not-found' : 'failure-broken')
}

export function openRule(rule: string): void {
  router.set('rule', rule)
}
