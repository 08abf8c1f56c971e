/** How many letters the longest word has: where a name has little room, that says how large its letters can be. */
export function longest(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length))
}
