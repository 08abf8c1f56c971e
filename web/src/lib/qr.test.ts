import { describe, expect, it } from 'vitest'
import { correction, qr } from './qr'

describe('a QR code', () => {
  it('is the one that a reader of another make has read', () => {
    const rows = qr('https://interrex.example/t/AbCdEfGhIjKl')!.map((row) => parseInt(row.map(Number).join(''), 2).toString(36))
    expect(rows.join(' ')).toBe(
      '8tc1a7 4imzb5 6gyb8d 6gman1 6gmafx 4ilhs1 8tz2pr qlfk 8b3suc 257xah 3z8kfr 2e25ky 1rxbyj 4cbf49 6h72hn uttxm 8bjrvv r51hp 6d8ssj 47mioq 5ngd80 vkt3 8ty15n 4j6n15 6h7tgz 6guhbr 6hax15 4jh96q 8tuu6b',
    )
  })

  it('grows with the text, and there is none for a long one', () => {
    expect([1, 18, 80, 140, 230].map((length) => qr('x'.repeat(length))!.length)).toEqual([21, 25, 37, 45, 53])
    expect(qr('x'.repeat(231))).toBeNull()
  })

  it('corrects as in the standard\'s own example', () => {
    const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11]
    expect(correction(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55])
  })
})
