import { expect, test } from 'vitest'
import { worded } from './invent'

test('what somebody wrote becomes one word with its accents', () => {
  expect(worded('  Jan  Łaskawy ')).toBe('jan-łaskawy')
  expect(worded('Anna - Maria III')).toBe('anna-maria-iii')
  expect(worded('   ')).toBe('')
})
