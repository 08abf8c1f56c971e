/** Carrying dice to an advisor with mouse, pen or finger. A press that does not move stays a click. */

const FAR = 7 // pixels after which a press is a drag

export class Drag {
  /** The ref under the pointer when it went down; null while nothing is carried. */
  carried = $state<string | null>(null)
  x = $state(0)
  y = $state(0)

  private start: { ref: string; x: number; y: number; id: number } | null = null
  private target: Element | null = null
  private moved = false

  constructor(private readonly drop: (die: string, advisor: string) => void) {}

  /** The attributes of an element that can be carried. */
  handle(ref: string) {
    return {
      onpointerdown: (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0) return
        this.moved = false
        // captured at once: a quick pointer leaves the die before its first move is reported
        ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
        this.start = { ref, x: event.clientX, y: event.clientY, id: event.pointerId }
      },
      onpointermove: (event: PointerEvent) => this.move(event),
      onpointerup: (event: PointerEvent) => this.end(event, true),
      onpointercancel: (event: PointerEvent) => this.end(event, false),
    }
  }

  /** After a drag the browser still reports a click; it is none. */
  wasDragged(): boolean {
    const moved = this.moved
    this.moved = false
    return moved
  }

  private move(event: PointerEvent): void {
    const from = this.start
    if (!from || event.pointerId !== from.id) return
    if (this.carried === null) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return
      this.carried = from.ref
      this.moved = true
    }
    this.x = event.clientX
    this.y = event.clientY
    this.aim(advisorAt(event.clientX, event.clientY))
  }

  private end(event: PointerEvent, dropped: boolean): void {
    if (!this.start || event.pointerId !== this.start.id) return
    const advisor = this.target?.getAttribute('data-ref')
    const die = this.carried
    this.start = null
    this.carried = null
    this.aim(null)
    if (dropped && die && advisor) this.drop(die, advisor)
  }

  private aim(target: Element | null): void {
    if (target === this.target) return
    this.target?.classList.remove('dropping')
    target?.classList.add('dropping')
    this.target = target
  }
}

function advisorAt(x: number, y: number): Element | null {
  return document.elementFromPoint(x, y)?.closest('[data-ref^="advisor:"]') ?? null
}
