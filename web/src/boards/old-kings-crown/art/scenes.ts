/** The three regions, cut in wood: 300 wide, 170 high. What lies in a layer is drawn over those before it. */
import { fan, level, outline, slope, tufts, waver, wedge } from './graver'

type Point = readonly [number, number]

export interface Scene {
  /** The sun or the moon: its place and size. */
  disc: readonly [x: number, y: number, r: number]
  /** Each with its ground, from the back to the front, and the strokes on it. */
  layers: { tint: 'far' | 'mid' | 'near' | 'water'; ground: string; strokes: string }[]
  /** What stands out against all of it, in solid ink; then what is cut out of that again. */
  ink: string
  light: string
}

const ground = (ridge: Point[]) => outline([...ridge, [300, 171], [0, 171]])

/** A fir: three tiers on a stem. */
function fir(x: number, foot: number, high: number): string {
  const tiers = [0, 0.28, 0.54].map((up, n) => {
    const [y, w, h] = [foot - high * (0.12 + up), high * (0.3 - n * 0.07), high * 0.44]
    return `M${x - w} ${y}L${x + waver(x + n)} ${y - h}L${x + w} ${y}l${-w / 2} ${-high * 0.05}l${-w / 2} ${high * 0.07}l${-w / 2} ${-high * 0.06}z`
  })
  return `M${x - 1.2} ${foot}v${-high * 0.2}h2.4v${high * 0.2}z${tiers.join('')}`
}

const PEAKS: Point[] = [[0, 92], [22, 66], [34, 76], [70, 18], [88, 52], [98, 44], [130, 84], [158, 50], [176, 66], [214, 24], [240, 62], [256, 50], [284, 78], [300, 64]]
const CRAG: Point[] = [[0, 122], [28, 112], [40, 96], [112, 94], [124, 112], [160, 128], [210, 118], [260, 126], [300, 116]]

const highlands: Scene = {
  disc: [176, 26, 14],
  layers: [
    {
      tint: 'far',
      ground: ground(PEAKS),
      strokes:
        slope([[70, 18], [88, 52], [98, 44], [130, 84]], 5, 42, -0.35, 2.6) +
        slope([[214, 24], [240, 62], [256, 50], [284, 78]], 5, 40, -0.35, 2.6) +
        slope([[22, 66], [34, 76]], 5, 26, -0.3) + slope([[158, 50], [176, 66]], 5, 30, -0.35) +
        slope([[70, 18], [52, 46]], 9, 14, 0.1, 1.6) + slope([[214, 24], [194, 46]], 9, 14, 0.1, 1.6),
    },
    { tint: 'mid', ground: ground(CRAG), strokes: slope([[112, 94], [124, 112], [160, 128]], 4.5, 20, -0.25, 2.2) + slope([[40, 96], [28, 112], [0, 122]], 6, 14, -0.3, 1.8) + tufts(140, 300, 146, 26, 7) },
    { tint: 'near', ground: ground([[0, 152], [70, 146], [150, 154], [230, 147], [300, 154]]), strokes: tufts(4, 296, 163, 15, 9) },
  ],
  ink:
    // the keep, its wall and a gatehouse on the crag
    'M40 97V70h5v5h5v-5h5v5h4V40h4v5h5v-5h5v5h5v-5h4v35h4v-5h5v5h5v-5h5v27zM58 40l12.5-15L83 40zM69.7 24V10h1.6v14zM71 10l13 4-13 4z' +
    [168, 186, 205, 226, 244, 262, 284].map((x, n) => fir(x, 136 + 6 * waver(n), 40 + 9 * waver(n + 4))).join('') +
    [176, 214, 252, 276, 294].map((x, n) => fir(x, 154 + 4 * waver(n + 2), 48 + 8 * waver(n + 7))).join(''),
  light: 'M66 53h3v7h-3zM75 50h3v6h-3zM68 97V84a4.5 4.5 0 0 1 9 0v13zM47 80h2.5v5H47zM93 80h2.5v5H93z',
}

/** A spear that was left standing, leaning so far. */
const spear = (x: number, foot: number, high: number, lean: number) =>
  wedge([x, foot], [x + lean, foot - high], 3.4) + `M${x + lean - 2.5} ${foot - high + 3}l2.5 -11 3 10z`
const crow = (x: number, y: number, s: number) => `M${x} ${y}q${4 * s} ${-5 * s} ${8 * s} ${-1.5 * s}q${4 * s} ${-3.5 * s} ${8 * s} ${1 * s}q${-4 * s} ${-0.5 * s} ${-7 * s} ${3 * s}q${-4 * s} ${-3 * s} ${-9 * s} ${-2.5 * s}z`

const plateau: Scene = {
  disc: [150, 44, 17],
  layers: [
    { tint: 'far', ground: ground([[0, 64], [40, 60], [46, 74], [120, 76], [128, 66], [196, 64], [204, 78], [250, 76], [258, 62], [300, 64]]), strokes: slope([[40, 60], [46, 74], [120, 76]], 6, 12, -0.1) + slope([[196, 64], [204, 78], [250, 76]], 6, 12, -0.1) + slope([[0, 64], [40, 60]], 9, 8, 0) },
    { tint: 'mid', ground: ground([[0, 90], [80, 86], [150, 92], [220, 86], [300, 92]]), strokes: fan([92, 84], [-40, 172], [150, 172], 17, 0.12, 4.6) + tufts(160, 300, 108, 21, 6) },
    { tint: 'near', ground: ground([[128, 171], [142, 138], [190, 126], [250, 132], [300, 124]]), strokes: slope([[142, 138], [190, 126], [250, 132], [300, 124]], 8, 16, -0.3, 1.8) + tufts(150, 300, 160, 15, 8) },
  ],
  ink:
    // stooks of corn
    [[24, 120, 1], [58, 108, 0.75], [104, 118, 0.9], [36, 150, 1.3], [88, 146, 1.2]].map(([x, y, s]) => `M${x! - 9 * s!} ${y}l${6 * s!} ${-13 * s!}l${-5 * s!} ${-8 * s!}l${6 * s!} ${4 * s!}l${2 * s!} ${-7 * s!}l${2 * s!} ${7 * s!}l${6 * s!} ${-4 * s!}l${-5 * s!} ${8 * s!}l${6 * s!} ${13 * s!}z`).join('') +
    spear(182, 142, 50, 6) + spear(196, 150, 40, -9) + spear(226, 140, 58, -4) + spear(252, 152, 44, 13) + spear(270, 142, 48, -6) + spear(288, 150, 34, 8) +
    // a banner in rags, a helmet, crows
    'M222 84l-26 2 6 6-8 5 10 2-6 7 25 -3zM238 154a9 9 0 0 1 18 0v3h-18zM204 158l9 -10 9 10z' +
    crow(172, 52, 1.1) + crow(206, 36, 0.8) + crow(240, 48, 1) + crow(266, 30, 0.7) + crow(104, 40, 0.7),
  light: 'M241 152h12v1.8h-12zM246 154h2v3h-2z',
}

const stone = (x: number, foot: number, w: number, h: number, lean: number) => `M${x} ${foot}l${lean} ${-h}q${w / 2} ${-w * 0.7} ${w} 0l${-lean * 0.4} ${h}z`

const lowlands: Scene = {
  disc: [160, 36, 15],
  layers: [
    { tint: 'far', ground: ground([[0, 78], [50, 72], [110, 80], [180, 70], [240, 76], [300, 70]]), strokes: slope([[0, 78], [50, 72], [110, 80], [180, 70], [240, 76], [300, 70]], 8, 9, -0.2, 1.7) },
    { tint: 'water', ground: ground([[0, 96], [90, 92], [170, 98], [300, 92]]), strokes: level(0, 300, 99, 168, 6, 1.9) },
    { tint: 'mid', ground: outline([[-2, 130], [26, 112], [84, 106], [122, 118], [134, 134], [92, 146], [30, 148]]) + outline([[158, 138], [176, 112], [222, 92], [262, 98], [302, 122], [302, 150], [224, 154]]), strokes: slope([[84, 106], [122, 118], [134, 134]], 4.5, 15, -0.3) + slope([[222, 92], [262, 98], [302, 122]], 4.5, 26, -0.35, 2.3) + slope([[26, 112], [-2, 130]], 6, 10, -0.2, 1.5) },
    { tint: 'near', ground: outline([[0, 171], [0, 158], [60, 152], [120, 162], [150, 171]]) + outline([[190, 171], [230, 160], [300, 154], [300, 171]]), strokes: tufts(0, 118, 165, 10, 17) + tufts(208, 300, 166, 11, 15) },
  ],
  ink:
    // an arch of old stones with a light in it
    'M46 116V66l-6 -3 2 -7h16l4 -12 14 -5 14 5 4 12h16l2 7 -6 3v50H92V76a16 16 0 0 0 -30 0v40zM72 36l4 -16 4 16z' +
    stone(178, 124, 11, 24, -3) + stone(198, 112, 12, 30, 2) + stone(250, 104, 12, 26, 3) + stone(270, 116, 11, 22, 4) + stone(286, 130, 10, 18, -2) +
    // the door of the barrow, and a bare tree
    'M214 128V108h-4v-6h32v6h-4v20z' +
    'M228 96c-2-14 0-26-2-38l-14-12 13 7-2-17 5 15 2-24 3 22 10-12-8 17 14-6-15 12c-1 12-1 24 2 36z',
  light: 'M75.5 100c5-6 5-11 1.5-17-4.5 6-6 11-1.5 17zM72 102h9v14h-9zM220 128v-14h12v14zM202 92h2v8h-2zM199.5 94h7v2h-7z',
}

export const SCENES: Record<string, Scene> = { highlands, plateau, lowlands }
export const SKY = level(0, 300, 3, 84, 5.5, 1.7)
