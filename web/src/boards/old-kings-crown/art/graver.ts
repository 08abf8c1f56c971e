/** The strokes of a graver: wedges that swell and taper, as they are cut in wood. All of it is path data. */

type Point = readonly [x: number, y: number]

/** Between -1 and 1, always the same for the same number: a hand is never quite even. */
export function waver(n: number): number {
  const x = Math.sin(n * 127.1 + 311.7) * 43758.5453
  return (x - Math.floor(x)) * 2 - 1
}

const round = (n: number) => Math.round(n * 10) / 10

/** One stroke from a point to another, so thick in its first third. */
export function wedge([x1, y1]: Point, [x2, y2]: Point, thick: number): string {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / length) * (thick / 2), (dx / length) * (thick / 2)]
  const [mx, my] = [x1 + dx / 3, y1 + dy / 3]
  return `M${round(x1)} ${round(y1)}L${round(mx + nx)} ${round(my + ny)}L${round(x2)} ${round(y2)}L${round(mx - nx)} ${round(my - ny)}z`
}

/** Level strokes, broken here and there, thinner and wider apart towards the bottom: a sky, or still water. */
export function level(left: number, right: number, top: number, bottom: number, gap: number, thick = 1.6): string {
  let path = ''
  for (let y = top, row = 0; y < bottom; row++, y += gap * (1 + ((y - top) / (bottom - top)) * 0.8)) {
    const weight = thick * (1 - ((y - top) / (bottom - top)) * 0.6)
    for (let x = left + waver(row) * 20, part = 0; x < right; part++) {
      const long = 34 + 26 * waver(row * 7 + part * 3)
      if (waver(row * 13 + part * 5) > -0.55) path += wedge([x, y], [Math.min(right, x + long), y + waver(part + row) * 0.6], weight)
      x += long + 5
    }
  }
  return path
}

/** Strokes down a slope from every so far along a ridge: its side away from the light. */
export function slope(ridge: Point[], gap: number, long: number, lean: number, thick = 2): string {
  let path = ''
  for (let i = 1, seed = 0; i < ridge.length; i++) {
    const [[x1, y1], [x2, y2]] = [ridge[i - 1]!, ridge[i]!]
    const steps = Math.max(1, Math.round(Math.hypot(x2 - x1, y2 - y1) / gap))
    for (let n = 0; n <= steps; n++, seed++) {
      const [x, y] = [x1 + ((x2 - x1) * n) / steps, y1 + ((y2 - y1) * n) / steps]
      const down = long * (0.75 + 0.35 * waver(seed))
      path += wedge([x, y], [x + lean * down, y + down], thick)
    }
  }
  return path
}

/** Strokes that run together in one point: furrows, a road, rays. */
export function fan([x, y]: Point, from: Point, to: Point, n: number, near = 0, thick = 2): string {
  return Array.from({ length: n }, (_, i) => {
    const t = n > 1 ? i / (n - 1) : 0
    const [ex, ey] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    return wedge([ex, ey], [ex + (x - ex) * (1 - near), ey + (y - ey) * (1 - near)], thick)
  }).join('')
}

/** Tufts of grass or reed along a line. */
export function tufts(left: number, right: number, y: number, gap: number, high: number): string {
  let path = ''
  for (let x = left, n = 0; x < right; x += gap * (1 + 0.5 * waver(n)), n++) {
    const foot = y + 3 * waver(n + 9)
    for (const lean of [-0.45, 0, 0.5]) path += wedge([x, foot], [x + lean * high, foot - high * (0.8 + 0.3 * waver(n + lean))], 1.7)
  }
  return path
}

export const outline = (points: Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}z`
