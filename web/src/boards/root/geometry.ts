/** Where everything on the map lies: glades, trails, the river, and the trees that fill the gaps between them. */
import type { MapPrint } from './view'

export interface Point {
  x: number
  y: number
}
export interface Tree extends Point {
  size: number
  tint: number
}
export interface Forest {
  at: Point
  outline: string
}
export interface Layout {
  width: number
  height: number
  rx: number
  ry: number
  places: Point[]
  glades: string[]
  trails: string[]
  river: string
  forests: Forest[]
  trees: Tree[]
  tufts: Point[]
}

interface Frame {
  width: number
  height: number
  rx: number
  ry: number
}

/** For a phone: nearly square, and close together. */
export const TALL: Frame = { width: 940, height: 950, rx: 95, ry: 88 }

/** For a table: as broad as the room there is. The glades keep their size, the gaps do not. */
export function broad(width: number, height: number): Frame {
  const ratio = width && height ? height / width : 0.76
  const step = (value: number) => Math.round(Math.max(0, Math.min(240, value)) / 24) * 24
  return { width: 1080 + step(816 / ratio - 1080), height: 816 + step(1080 * ratio - 816), rx: 112, ry: 84 }
}

const drawn = new Map<string, Layout>()

export function layout(name: string, print: MapPrint, frame: Frame): Layout {
  const key = `${name} ${frame.width} ${frame.height}`
  const known = drawn.get(key)
  if (known) return known
  const made = draw(print, frame)
  drawn.set(key, made)
  return made
}

function draw(print: MapPrint, frame: Frame): Layout {
  const { width, height, rx, ry } = frame
  const places = spread(print.places, frame)
  const at = (n: number) => places[n - 1]!
  const trails = print.paths.map(([a, b], n) => bend(at(a), at(b), n % 2 ? 0.05 : -0.05))
  const course = riverCourse(print.river.map(([a, b]) => [at(a), at(b)] as const), frame)
  const reaches = course.slice(1).map((point, i) => [course[i]!, point] as const)
  /** How far a point is from the nearest glade or trail; negative: inside. */
  const dry = (point: Point) => {
    const glades = places.map((p) => (Math.hypot((point.x - p.x) / rx, (point.y - p.y) / ry) - 0.97) * Math.min(rx, ry))
    return Math.min(...glades, ...print.paths.map(([a, b]) => distance(point, at(a), at(b)) - 18))
  }
  const wet = (point: Point) => Math.min(...reaches.map(([a, b]) => distance(point, a, b)))
  // a sign may lean over the bank where there is little room; a tree may not
  const forests = print.forests.map((around) => forest(around.map(at), (point) => Math.min(dry(point), wet(point) - 14)))
  const signs = forests.map((each) => each.at)
  const free = (tree: Tree) =>
    dry(tree) > tree.size * 0.75 && wet(tree) > 34 + tree.size * 0.8 && signs.every((at) => Math.hypot(at.x - tree.x, at.y - tree.y) > 30 + tree.size)
  return {
    width,
    height,
    rx,
    ry,
    places,
    glades: places.map((_, n) => blob(rx, ry, n + 1)),
    trails,
    river: smooth(course),
    forests,
    trees: plant(frame, 7, 33, free),
    tufts: plant(frame, 3, 92, (tuft) => dry(tuft) > 8 && wet(tuft) > 44),
  }
}

/** The printed places, spread so that the outermost glades just fit. */
function spread(printed: [number, number][], { width, height, rx, ry }: Frame): Point[] {
  const stretch = (values: number[], pad: number, length: number) => {
    const low = Math.min(...values)
    const scale = (length - 2 * pad) / (Math.max(...values) - low)
    return values.map((value) => Math.round(pad + (value - low) * scale))
  }
  const xs = stretch(printed.map(([x]) => x), rx + 24, width)
  const ys = stretch(printed.map(([, y]) => y), ry + 16, height)
  return xs.map((x, n) => ({ x, y: ys[n]! }))
}

function bend(a: Point, b: Point, by: number): string {
  const x = (a.x + b.x) / 2 - (b.y - a.y) * by
  const y = (a.y + b.y) / 2 + (b.x - a.x) * by
  return `M${a.x} ${a.y}Q${Math.round(x)} ${Math.round(y)} ${b.x} ${b.y}`
}

/** From edge to edge through the clearings on the water. */
function riverCourse(edges: (readonly [Point, Point])[], { width, height }: Frame): Point[] {
  const first = edges[0]
  if (!first) return []
  const through = [first[0], ...edges.map(([, to]) => to)]
  const out = (p: Point): Point => {
    const ways = [
      { gap: p.x, to: { x: -40, y: p.y + 30 } },
      { gap: width - p.x, to: { x: width + 40, y: p.y + 30 } },
      { gap: p.y, to: { x: p.x + 50, y: -40 } },
      { gap: height - p.y, to: { x: p.x - 50, y: height + 40 } },
    ]
    return ways.sort((a, b) => a.gap - b.gap)[0]!.to
  }
  return [out(through[0]!), ...through, out(through.at(-1)!)]
}

/** A curve through all points (Catmull-Rom as Béziers). */
function smooth(points: Point[]): string {
  if (points.length < 2) return ''
  const get = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  const parts = [`M${get(0).x} ${get(0).y}`]
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [get(i - 1), get(i), get(i + 1), get(i + 2)]
    const one = `${Math.round(b.x + (c.x - a.x) / 6)} ${Math.round(b.y + (c.y - a.y) / 6)}`
    const two = `${Math.round(c.x - (d.x - b.x) / 6)} ${Math.round(c.y - (d.y - b.y) / 6)}`
    parts.push(`C${one} ${two} ${c.x} ${c.y}`)
  }
  return parts.join('')
}

/** A glade: an ellipse drawn by an unsteady hand, around 0 0. */
function blob(rx: number, ry: number, seed: number): string {
  const next = dice(seed)
  const corners = 11
  const points = Array.from({ length: corners }, (_, i) => {
    const turn = (i / corners) * 2 * Math.PI
    // nearer to a rounded rectangle than an ellipse: pieces stand in rows
    const square = 1 / Math.max(0.86, Math.abs(Math.cos(turn)) ** 2.4 + Math.abs(Math.sin(turn)) ** 2.4) ** 0.42
    const r = square * (0.93 + next() * 0.08)
    return { x: Math.round(Math.cos(turn) * rx * r), y: Math.round(Math.sin(turn) * ry * r) }
  })
  const get = (i: number) => points[(i + corners) % corners]!
  const mid = (i: number) => `${(get(i).x + get(i + 1).x) / 2} ${(get(i).y + get(i + 1).y) / 2}`
  return `M${mid(-1)}${points.map((p, i) => `Q${p.x} ${p.y} ${mid(i)}`).join('')}Z`
}

/** A forest lies between its clearings; its sign stands where there is most room, not far from the middle. */
function forest(corners: Point[], room: (point: Point) => number): Forest {
  const middle = {
    x: corners.reduce((sum, p) => sum + p.x, 0) / corners.length,
    y: corners.reduce((sum, p) => sum + p.y, 0) / corners.length,
  }
  const angle = (p: Point) => Math.atan2(p.y - middle.y, p.x - middle.x)
  const ring = [...corners].sort((a, b) => angle(a) - angle(b))
  let best = { at: middle, value: -Infinity }
  for (let dx = -220; dx <= 220; dx += 10) {
    for (let dy = -220; dy <= 220; dy += 10) {
      const at = { x: Math.round(middle.x + dx), y: Math.round(middle.y + dy) }
      if (!inside(at, ring)) continue
      const value = Math.min(room(at), 42) - Math.hypot(dx, dy) * 0.05
      if (value > best.value) best = { at, value }
    }
  }
  return { at: best.at, outline: `M${ring.map((p) => `${p.x} ${p.y}`).join('L')}Z` }
}

function plant({ width, height }: Frame, seed: number, step: number, free: (tree: Tree) => boolean): Tree[] {
  const next = dice(seed)
  const trees: Tree[] = []
  for (let y = 8; y < height + 10; y += step * 0.8) {
    for (let x = 4; x < width + 10; x += step) {
      const tree = { x: Math.round(x + (next() - 0.5) * step * 0.7), y: Math.round(y + (next() - 0.5) * step * 0.5), size: Math.round(14 + next() * 9), tint: Math.floor(next() * 3) }
      if (free(tree)) trees.push(tree)
    }
  }
  return trees.sort((a, b) => a.y - b.y)
}

export function inside(point: Point, ring: Point[]): boolean {
  let within = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [a, b] = [ring[i]!, ring[j]!]
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x) within = !within
  }
  return within
}

/** From a point to the segment a–b. */
export function distance(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const t = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy)
}

/** The same irregularity every time: mulberry32. */
function dice(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
