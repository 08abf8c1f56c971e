/** What somebody wrote, as one word of an action: in small letters, with hyphens for spaces. */
export const worded = (written: string) => written.trim().toLowerCase().replace(/[\s-]+/g, '-')
