import { describe, expect, it } from 'vitest'
import type { RulebookInfo } from './protocol'
import { blocks, nearest, search } from './rulebook'

const ids = new Set(['4', '4.2', '6.4', '11'])
const book: RulebookInfo = {
  game: 'x', language: 'pl', intro: '',
  rules: [
    { id: '4', text: 'Pory roku', heading: true },
    { id: '4.2', text: 'Wpływ', heading: true },
    { id: '4.2.1', text: 'Gracz może spasować (zob. 6.4).', heading: false },
    { id: '6', text: 'Poseł', heading: true },
    { id: '6.4', text: 'Łowczy i *przykład*.', heading: false },
  ],
}

describe('the text of rules', () => {
  it('links the rules it names, and only those there are', () => {
    expect(blocks('See 6.4 and 9.9, not 1.5; chapter 11, 11 gold.', ids)).toEqual([{ kind: 'paragraph', pieces: [
      { kind: 'text', text: 'See ' }, { kind: 'rule', text: '6.4', id: '6.4' }, { kind: 'text', text: ' and 9.9, not 1.5; chapter ' },
      { kind: 'rule', text: '11', id: '11' }, { kind: 'text', text: ', 11 gold.' },
    ] }])
    expect(blocks('zob. rozdział 11', ids)[0]).toMatchObject({ pieces: [{}, { kind: 'rule', id: '11' }] })
  })
  it('knows bold, italic, paragraphs, lists and tables', () => {
    expect(blocks('**A** b *c*', ids)).toEqual([{ kind: 'paragraph', pieces: [{ kind: 'bold', text: 'A' }, { kind: 'text', text: ' b ' }, { kind: 'italic', text: 'c' }] }])
    expect(blocks('one\ntwo\n\nthree', ids)).toHaveLength(2)
    expect(blocks('- a\n  b\n- c', ids)).toEqual([{ kind: 'list', items: [[{ kind: 'text', text: 'a b' }], [{ kind: 'text', text: 'c' }]] }])
    expect(blocks('| A | B |\n|---|:--|\n| 1 | 2 |', ids)).toEqual([{ kind: 'table', head: [[{ kind: 'text', text: 'A' }], [{ kind: 'text', text: 'B' }]], rows: [[[{ kind: 'text', text: '1' }], [{ kind: 'text', text: '2' }]]] }])
  })
  it('never becomes HTML', () => {
    expect(blocks('<img src=x>', ids)).toEqual([{ kind: 'paragraph', pieces: [{ kind: 'text', text: '<img src=x>' }] }])
  })
})

describe('searching the rules', () => {
  it('finds by words without accents, and shows the headings above', () => {
    expect(search(book, 'lowczy').map((rule) => rule.id)).toEqual(['6', '6.4'])
    expect(search(book, 'moze spasowac').map((rule) => rule.id)).toEqual(['4', '4.2', '4.2.1'])
    expect(search(book, '6.4').map((rule) => rule.id)).toContain('6.4')
    expect(search(book, 'nic takiego')).toEqual([])
    expect(search(book, ' ')).toHaveLength(5)
  })
  it('goes to the nearest rule there is', () => {
    expect(nearest(book, '4.2.1')).toBe('4.2.1')
    expect(nearest(book, '4.2.9.1')).toBe('4.2')
    expect(nearest(book, '77')).toBeNull()
  })
})
