/** How long ago something was, or when it will be, in the largest unit of which there is one at least. */
const UNITS = [['day', 86_400], ['hour', 3600], ['minute', 60]] as const

/** `seconds` from now; less than nothing is over. */
export function relative(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? (['minute', 60] as const)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit)
}
