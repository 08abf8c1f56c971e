import { expect, it } from 'vitest'
import english from '../../../docs/privacy.md?raw'
import polish from '../../../docs/privacy.pl.md?raw'
import { blocks } from './rulebook'
import { sections } from './prose'

it('a page is its headings, each with the text beneath it', () => {
  expect(sections('# One\n\nFirst.\n\n## Two\n\n- a\n- b\n')).toEqual([{ title: 'One', text: 'First.' }, { title: 'Two', text: '- a\n- b' }])
})

it('what players read about themselves has the same sections, paragraphs and points in both languages', () => {
  const shape = (page: string) => sections(page).map(({ text }) => blocks(text, new Set()).map((block) => (block.kind === 'list' ? block.items.length : block.kind)))
  expect(shape(polish)).toEqual(shape(english))
  expect(shape(english).length).toBeGreaterThan(4)
})
