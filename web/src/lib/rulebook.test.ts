import { describe, expect, it } from 'vitest'
import type { RulebookInfo } from './protocol'
import { blocks, nearest, parts, withoutExample } from './rulebook'

const ids = new Set(['4', '4.2', '6.4', '11'])
const book: RulebookInfo = {
  game: 'x', language: 'pl', intro: '',
  rules: [
    { id: '4', text: 'Pory roku', heading: true, refers_to: [], referred_by: [] },
    { id: '4.2', text: 'Wpływ', heading: true, refers_to: [], referred_by: [] },
    { id: '4.2.1', text: 'Gracz może spasować (zob. 6.4).', heading: false, refers_to: ['6.4'], referred_by: [] },
    { id: '6', text: 'Poseł', heading: true, refers_to: [], referred_by: [] },
    { id: '6.4', text: 'Łowczy i *przykład*.', heading: false, refers_to: [], referred_by: ['4.2.1'] },
  ],
}

describe('the text of rules', () => {
  it('stands without its example where that would be in the way', () => {
    expect(withoutExample('The most wins. *Two have 5 and 3:\nthe first.*')).toBe('The most wins.')
    expect(withoutExample('*Points* decide. All of *them*')).toBe('*Points* decide. All of *them*')
  })
  it('links the rules it names, and only those there are', () => {
    expect(blocks('See 6.4 and 9.9, not 1.5; chapter 11, 11 gold.', ids)).toEqual([{ kind: 'paragraph', pieces: [
      { kind: 'text', text: 'See ' }, { kind: 'rule', text: '6.4', id: '6.4' }, { kind: 'text', text: ' and 9.9, not 1.5; chapter ' },
      { kind: 'rule', text: '11', id: '11' }, { kind: 'text', text: ', 11 gold.' },
    ] }])
    expect(blocks('Rozdziały od 11 do 14', ids)[0]).toMatchObject({ pieces: [{}, { kind: 'rule', id: '11' }, {}] })
    expect(blocks('law `6.4`', ids)[0]).toMatchObject({ pieces: [{}, { kind: 'foreign', text: '6.4' }] })
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

describe('finding one\'s way', () => {
  it('sets the words that were found apart', () => {
    const words = new Set(['bitwie', '6.4', 'łowczy'])
    expect(parts('W bitwie (6.4) Łowczy', words)).toEqual([
      { text: 'W ', marked: false }, { text: 'bitwie', marked: true }, { text: ' (', marked: false }, { text: '6.4', marked: true },
      { text: ') ', marked: false }, { text: 'Łowczy', marked: true },
    ])
    expect(parts('16.4 bitwie6', words)).toEqual([{ text: '16.4 bitwie6', marked: false }])
    expect(parts('', words)).toEqual([])
  })
  it('goes to the nearest rule there is', () => {
    expect(nearest(book, '4.2.1')).toBe('4.2.1')
    expect(nearest(book, '4.2.9.1')).toBe('4.2')
    expect(nearest(book, '77')).toBeNull()
  })
})
