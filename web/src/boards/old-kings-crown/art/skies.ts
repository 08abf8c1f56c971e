/** Skies behind a sign: 100 wide, 70 high. */
import { fan, level, wedge } from './graver'

const rays = Array.from({ length: 26 }, (_, n) => {
  const a = (n / 26) * 2 * Math.PI
  return wedge([50 + Math.cos(a) * 64, 36 + Math.sin(a) * 50], [50 + Math.cos(a) * 26, 36 + Math.sin(a) * 22], 3.2)
}).join('')

const SKIES: Record<string, string> = {
  rays,
  relics: fan([50, 70], [-30, -4], [130, -4], 19, 0.35, 3.6),
  secrets: level(0, 100, 3, 58, 4.2, 1.7),
  oaths: Array.from({ length: 30 }, (_, n) => wedge([(n * 37) % 112, (n * 23) % 50 - 4], [((n * 37) % 112) - 7, ((n * 23) % 50) + 12], 1.6)).join(''),
}

export const skyOf = (kind: string) => SKIES[kind] ?? rays
