/** A page of prose in Markdown, such as docs/privacy.md: its headings, and the text beneath each. */
export interface Section {
  title: string
  text: string
}

export function sections(page: string): Section[] {
  return page.trim().split(/^#{1,2} /m).slice(1).map((part) => {
    const end = part.indexOf('\n')
    return { title: part.slice(0, end).trim(), text: part.slice(end).trim() }
  })
}
