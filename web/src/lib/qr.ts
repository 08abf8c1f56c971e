/**
 * A QR code of a short text (ISO/IEC 18004): bytes, correction level L, versions 1 to 9, that is up to 230 bytes.
 * Squares are true where dark. Loaded only where a code is shown.
 */

/** By version: how many blocks the data is cut into, how many data bytes each has at least, and how many for correction. */
const BLOCKS = [
  [1, 19, 7], [1, 34, 10], [1, 55, 15], [1, 80, 20], [1, 108, 26], [2, 68, 18], [2, 78, 20], [2, 97, 24], [2, 116, 30],
] as const
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]] as const

type Grid = boolean[][]
const MASKS: ((y: number, x: number) => boolean)[] = [
  (y, x) => (y + x) % 2 === 0,
  (y) => y % 2 === 0,
  (_, x) => x % 3 === 0,
  (y, x) => (y + x) % 3 === 0,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y, x) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
]

/** The code, or null where the text is too long for one. */
export function qr(text: string): Grid | null {
  const bytes = [...new TextEncoder().encode(text)]
  const version = BLOCKS.findIndex(([blocks, data]) => bytes.length + 2 <= blocks * data) + 1
  if (!version) return null
  const stream = interleave(codewords(bytes, version), version)
  const drawn = MASKS.map((_, mask) => draw(stream, version, mask))
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

/** Mode, length and text, filled up to what the version holds. */
function codewords(bytes: number[], version: number): number[] {
  const [blocks, data] = BLOCKS[version - 1]!
  const nibbles = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const words = Array.from({ length: nibbles.length / 2 }, (_, n) => (nibbles[2 * n]! << 4) | nibbles[2 * n + 1]!)
  for (let pad = 0xec; words.length < blocks * data; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

/** Blocks with their correction, byte by byte in turn. */
function interleave(words: number[], version: number): number[] {
  const [blocks, data, ec] = BLOCKS[version - 1]!
  const parts = Array.from({ length: blocks }, (_, n) => words.slice(n * data, (n + 1) * data))
  const turns = (rows: number[][]) => rows[0]!.flatMap((_, n) => rows.map((row) => row[n]!))
  return [...turns(parts), ...turns(parts.map((part) => correction(part, ec)))]
}

/** Multiplication in the field of 256 elements that Reed and Solomon's code uses here. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = ((product << 1) ^ ((product >> 7) * 0x11d)) ^ (((b >> bit) & 1) * a)
  return product
}

/** The remainder of the data after division by the generator of that degree. */
export function correction(data: readonly number[], degree: number): number[] {
  let generator = [1]
  for (let n = 0, root = 1; n < degree; n++, root = times(root, 2)) {
    const shifted = [...generator, 0]
    generator = shifted.map((value, at) => value ^ times(at ? generator[at - 1]! : 0, root))
  }
  const rest = Array<number>(degree).fill(0)
  for (const word of data) {
    const factor = word ^ rest.shift()!
    rest.push(0)
    generator.slice(1).forEach((value, at) => (rest[at]! ^= times(value, factor)))
  }
  return rest
}

function draw(stream: number[], version: number, mask: number): Grid {
  const size = 17 + 4 * version
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined))
  const set = (y: number, x: number, dark: boolean) => {
    if (y >= 0 && x >= 0 && y < size && x < size) grid[y]![x] = dark
  }
  const square = (y: number, x: number, radius: number, dark: (distance: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) set(y + dy, x + dx, dark(Math.max(Math.abs(dy), Math.abs(dx))))
  }
  for (let n = 0; n < size; n++) {
    set(6, n, n % 2 === 0)
    set(n, 6, n % 2 === 0)
  }
  for (const [y, x] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) square(y, x, 4, (d) => d !== 2 && d !== 4)
  const places = ALIGNED[version - 1]!
  const last = places.length - 1
  places.forEach((y, i) => places.forEach((x, j) => {
    if (!((i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0))) square(y, x, 2, (d) => d !== 1)
  }))
  format(mask, size, set)
  if (version >= 7) versionMarks(version, size, set)
  fill(grid, stream, MASKS[mask]!)
  return grid as Grid
}

/** A number with the remainder that lets a reader mend it. */
function mended(value: number, generator: number, degree: number): number {
  let rest = value << degree
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit--) if ((rest >> bit) & 1) rest ^= generator << (bit - degree)
  return (value << degree) | rest
}

/** Correction level L and the mask, twice, around the corners. */
function format(mask: number, size: number, set: (y: number, x: number, dark: boolean) => void): void {
  const bits = mended((1 << 3) | mask, 0x537, 10) ^ 0x5412
  for (let n = 0; n < 15; n++) {
    const dark = ((bits >> n) & 1) === 1
    const along = n < 6 ? n : n < 8 ? n + 1 : null
    if (along !== null) set(along, 8, dark)
    else set(8, n === 8 ? 7 : 14 - n, dark)
    if (n < 8) set(8, size - 1 - n, dark)
    else set(size - 15 + n, 8, dark)
  }
  set(size - 8, 8, true)
}

function versionMarks(version: number, size: number, set: (y: number, x: number, dark: boolean) => void): void {
  const bits = mended(version, 0x1f25, 12)
  for (let n = 0; n < 18; n++) {
    const [long, short] = [Math.floor(n / 3), size - 11 + (n % 3)]
    set(long, short, ((bits >> n) & 1) === 1)
    set(short, long, ((bits >> n) & 1) === 1)
  }
}

/** The stream in columns of two, upwards and downwards from the right, past what is drawn already. */
function fill(grid: (boolean | undefined)[][], stream: number[], mask: (y: number, x: number) => boolean): void {
  const size = grid.length
  let bit = 0
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let n = 0; n < size; n++)
      for (const x of [right, right - 1]) {
        const y = up ? size - 1 - n : n
        if (grid[y]![x] !== undefined) continue
        const dark = (((stream[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        grid[y]![x] = dark !== mask(y, x)
        bit++
      }
}

/** How hard it is to read: long runs, blocks of one colour, what looks like a corner, too much of one colour. */
function penalty(grid: Grid): number {
  const size = grid.length
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))].map((line) => line.map(Number).join(''))
  let points = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2
    points += 40 * (line.match(/(?=10111010000|00001011101)/g) ?? []).length
  }
  let dark = 0
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const here = grid[y]![x]!
      dark += Number(here)
      if (y && x && here === grid[y - 1]![x] && here === grid[y]![x - 1] && here === grid[y - 1]![x - 1]) points += 3
    }
  return points + 10 * Math.floor(Math.abs((20 * dark) / (size * size) - 10))
}
