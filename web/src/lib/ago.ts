/** How long ago something was, in the largest unit that is one at least. */
export function ago(seconds: number, language: string, justNow: string): string {
  if (seconds < 60) return justNow
  const [unit, size] = seconds >= 86_400 ? (['day', 86_400] as const) : seconds >= 3600 ? (['hour', 3600] as const) : (['minute', 60] as const)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
}
