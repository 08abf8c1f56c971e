/** How long ago something was, or when it will be, in the largest unit of which there is one at least. */
const MINUTE = ['minute', 60] as const
const UNITS = [['day', 86_400], ['hour', 3600], MINUTE] as const

/** `seconds` from now; less than nothing is over, and what was over just now is called so. */
export function relative(seconds: number, language: string, justNow: string): string {
  if (seconds <= 0 && seconds > -60) return justNow
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? MINUTE
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(seconds / size) || 1, unit)
}
