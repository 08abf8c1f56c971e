/** Rules as text with an address: inline marks, tables, links between rules, words that stand out. No HTML is ever made from it. */
import type { RulebookInfo } from './protocol'

export type Piece =
  | { kind: 'text' | 'bold' | 'italic' | 'foreign'; text: string }
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

const MARK = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g
const ADDRESS = /(?<=\b(?:chapters?|rozdzia\p{L}*)(?:\s+od)?\s)\d+\b|\b\d+(?:\.\d+)+\b/giu
const WORD_OR_REST = /\d+(?:\.\d+)+|[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu

function pieces(text: string, ids: ReadonlySet<string>): Piece[] {
  const found: Piece[] = []
  let from = 0
  for (const mark of text.matchAll(MARK)) {
    found.push(...linked(text.slice(from, mark.index), ids))
    found.push(piece(mark))
    from = mark.index + mark[0].length
  }
  return [...found, ...linked(text.slice(from), ids)]
}

/** What is marked: bold, italic, or a number of somebody else's book. */
function piece([, bold, italic, foreign]: RegExpExecArray): Piece {
  if (bold !== undefined) return { kind: 'bold', text: bold }
  return italic !== undefined ? { kind: 'italic', text: italic } : { kind: 'foreign', text: foreign! }
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

export type Part = { text: string; marked: boolean }

/** A text in parts, the words that were looked for apart from the rest. */
export function parts(text: string, words: ReadonlySet<string>): Part[] {
  const found: Part[] = []
  for (const [run] of text.matchAll(WORD_OR_REST)) {
    const marked = words.has(run.toLowerCase())
    const last = found.at(-1)
    if (last?.marked === marked && !marked) last.text += run
    else found.push({ text: run, marked })
  }
  return found
}

/** A rule without the example that ends it, which is in italics from its first word to its last. */
export const withoutExample = (text: string): string => text.replace(/(?<=[.!?])\s+\*[^*]+\*\s*$/, '')

/** The rule itself or, where the book has none of that id, the nearest above it. */
export function nearest(book: RulebookInfo, id: string): string | null {
  const ids = new Set(book.rules.map((rule) => rule.id))
  for (let parts = id.split('.'); parts.length; parts.pop()) if (ids.has(parts.join('.'))) return parts.join('.')
  return null
}
