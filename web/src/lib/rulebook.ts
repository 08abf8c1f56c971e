/** Rules as text with an address: inline marks, tables, links between rules, searching. No HTML is ever made from it. */
import type { RulebookInfo, RuleInfo } from './protocol'
import { bare } from './selection'

export type Piece =
  | { kind: 'text' | 'bold' | 'italic'; text: string }
  | { kind: 'rule'; text: string; id: string }

export type Block = { kind: 'paragraph'; pieces: Piece[] } | { kind: 'list'; items: Piece[][] } | { kind: 'table'; head: Piece[][]; rows: Piece[][][] }

/** Markdown as the rulebooks use it: paragraphs, lists, tables, bold and italic. */
export function blocks(text: string, ids: ReadonlySet<string>): Block[] {
  return text.split(/\n\s*\n/).filter((part) => part.trim()).map((part): Block => {
    const lines = part.trim().split('\n')
    if (lines.every((line) => line.startsWith('|'))) {
      const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map((line) => cells(line).map((cell) => pieces(cell, ids)))
      return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) }
    }
    if (/^[-*] /.test(lines[0]!)) {
      const items = part.trim().split(/\n(?=[-*] )/)
      return { kind: 'list', items: items.map((item) => pieces(item.slice(2).replace(/\s+/g, ' '), ids)) }
    }
    return { kind: 'paragraph', pieces: pieces(lines.join(' '), ids) }
  })
}

function cells(line: string): string[] {
  return line.replace(/^\||\|$/g, '').split('|').map((cell) => cell.trim())
}

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*/g
const ADDRESS = /(?<=\b(?:chapters?|rozdzia\p{L}*)\s)\d+\b|\b\d+(?:\.\d+)+\b/gu

function pieces(text: string, ids: ReadonlySet<string>): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const mark of text.matchAll(MARK)) {
    found.push(...linked(text.slice(from, mark.index), ids))
    found.push(mark[1] === undefined ? { kind: 'italic', text: mark[2]! } : { kind: 'bold', text: mark[1] })
    from = mark.index + mark[0].length
  }
  return [...found, ...linked(text.slice(from), ids)]
}

function linked(text: string, ids: ReadonlySet<string>): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const address of text.matchAll(ADDRESS)) {
    if (!ids.has(address[0])) continue
    if (address.index > from) found.push({ kind: 'text', text: text.slice(from, address.index) })
    found.push({ kind: 'rule', text: address[0], id: address[0] })
    from = address.index + address[0].length
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}

/** The rules that contain every word looked for, with the headings they stand under. */
export function search(book: RulebookInfo, sought: string): RuleInfo[] {
  const words = bare(sought).split(/\s+/).filter(Boolean)
  if (words.length === 0) return book.rules
  const hits = new Set<string>()
  for (const rule of book.rules) {
    const text = `${rule.id} ${bare(rule.text)}`
    if (words.every((word) => text.includes(word))) addWithHeadings(hits, rule.id)
  }
  return book.rules.filter((rule) => hits.has(rule.id))
}

function addWithHeadings(hits: Set<string>, id: string): void {
  for (let parts = id.split('.'); parts.length; parts.pop()) hits.add(parts.join('.'))
}

/** The rule itself or, where the book has none of that id, the nearest above it. */
export function nearest(book: RulebookInfo, id: string): string | null {
  const ids = new Set(book.rules.map((rule) => rule.id))
  for (let parts = id.split('.'); parts.length; parts.pop()) if (ids.has(parts.join('.'))) return parts.join('.')
  return null
}
