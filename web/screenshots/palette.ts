/** PNG with 256 colours: what a screenshot needs, at a third of its size. No library does so little. */
import { deflateSync, inflateSync } from 'node:zlib'

interface Picture {
  width: number
  height: number
  /** Red, green, blue, one byte each. */
  pixels: Buffer
}

export function shrink(png: Buffer): Buffer {
  return write(read(png))
}

function read(png: Buffer): Picture {
  const width = png.readUInt32BE(16)
  const height = png.readUInt32BE(20)
  const size = png[25] === 6 ? 4 : 3
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  }
  const data = inflateSync(Buffer.concat(parts))
  const row = width * size
  const lines = Buffer.alloc(row * height)
  for (let y = 0; y < height; y++) unfilter(data, y * (row + 1), lines, y * row, row, size)
  const pixels = Buffer.alloc(width * height * 3)
  for (let n = 0; n < width * height; n++) lines.copy(pixels, n * 3, n * size, n * size + 3)
  return { width, height, pixels }
}

/** The five filters of PNG, undone. */
function unfilter(from: Buffer, at: number, to: Buffer, start: number, row: number, size: number): void {
  const kind = from[at]
  for (let x = 0; x < row; x++) {
    const left = x >= size ? to[start + x - size]! : 0
    const up = start ? to[start + x - row]! : 0
    const corner = start && x >= size ? to[start + x - row - size]! : 0
    const guess = kind === 1 ? left : kind === 2 ? up : kind === 3 ? (left + up) >> 1 : kind === 4 ? paeth(left, up, corner) : 0
    to[start + x] = from[at + 1 + x]! + guess
  }
}

function paeth(a: number, b: number, c: number): number {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)]
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
}

/** Median cut: the box with the widest spread of much used colours is halved until there are 256. */
function palette(counts: Map<number, number>): number[] {
  type Box = { colours: number[]; axis: number; weight: number }
  const part = (colour: number, axis: number) => (colour >> (16 - 8 * axis)) & 255
  const box = (colours: number[]): Box => {
    const spread = [0, 1, 2].map((axis) => {
      const values = colours.map((colour) => part(colour, axis))
      return values.reduce((a, b) => Math.max(a, b), 0) - values.reduce((a, b) => Math.min(a, b), 255)
    })
    const axis = spread.indexOf(Math.max(...spread))
    const used = colours.reduce((sum, colour) => sum + counts.get(colour)!, 0)
    return { colours, axis, weight: colours.length > 1 ? spread[axis]! * Math.log2(1 + used) : -1 }
  }
  const boxes = [box([...counts.keys()])]
  while (boxes.length < 256) {
    boxes.sort((a, b) => b.weight - a.weight)
    const widest = boxes[0]!
    if (widest.weight <= 0) break
    const sorted = widest.colours.sort((a, b) => part(a, widest.axis) - part(b, widest.axis))
    boxes.splice(0, 1, box(sorted.slice(0, sorted.length >> 1)), box(sorted.slice(sorted.length >> 1)))
  }
  return boxes.map(({ colours }) => colours.reduce((best, colour) => (counts.get(colour)! > counts.get(best)! ? colour : best)))
}

function write({ width, height, pixels }: Picture): Buffer {
  const colour = (n: number) => pixels.readUIntBE(n * 3, 3)
  const counts = new Map<number, number>()
  for (let n = 0; n < width * height; n++) counts.set(colour(n), (counts.get(colour(n)) ?? 0) + 1)
  const chosen = palette(counts)
  const nearest = new Map<number, number>()
  const lines = Buffer.alloc((width + 1) * height)
  for (let n = 0; n < width * height; n++) {
    const wanted = colour(n)
    let index = nearest.get(wanted)
    if (index === undefined) nearest.set(wanted, (index = closest(chosen, wanted)))
    lines[n + Math.floor(n / width) + 1] = index
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  const colours = Buffer.alloc(chosen.length * 3)
  chosen.forEach((one, n) => colours.writeUIntBE(one, n * 3, 3))
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('PLTE', colours), chunk('IDAT', deflateSync(lines, { level: 9 })), chunk('IEND', Buffer.alloc(0))])
}

function closest(chosen: number[], wanted: number): number {
  let [best, least] = [0, Infinity]
  for (let n = 0; n < chosen.length; n++) {
    const one = chosen[n]!
    const [r, g, b] = [(one >> 16) - (wanted >> 16), ((one >> 8) & 255) - ((wanted >> 8) & 255), (one & 255) - (wanted & 255)]
    const distance = 2 * r * r + 4 * g * g + 3 * b * b
    if (distance < least) [best, least] = [n, distance]
  }
  return best
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc(body), body.length + 4)
  return whole
}

function crc(data: Buffer): number {
  let value = ~0
  for (const byte of data) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return ~value >>> 0
}
