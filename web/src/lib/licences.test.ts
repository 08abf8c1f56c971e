import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { notices, packageOf, standard } from '../../licences'

const svelte = resolve('node_modules/svelte')

describe('licence notices', () => {
  it('finds the package of a module, and none for our own', () => {
    expect(packageOf(`${svelte}/src/internal/client/runtime.js`)).toBe(svelte)
    expect(packageOf(`\0${svelte}/src/internal/client/runtime.js?v=1`)).toBe(svelte)
    expect(packageOf(resolve('src/App.svelte'))).toBeNull()
    expect(packageOf('\0vite/preload-helper.js')).toBeNull()
  })
  it('tells each package once, with the text it came with', () => {
    const told = notices(['index.js', 'store/index.js'].map((file) => `${svelte}/src/${file}`))
    expect(told).toMatch(/^svelte \d+\.\d+\.\d+ \(MIT\)\n\n/)
    expect(told).toContain('Permission is hereby granted, free of charge')
    expect(told.match(/Permission is hereby granted/g)).toHaveLength(1)
  })
  it('gives the text of a licence whose package came without it, and refuses what has none', () => {
    const told = notices([resolve('node_modules/@fluent/bundle/index.js')])
    expect(told).toMatch(/^@fluent\/bundle \d+\.\d+\.\d+ \(Apache-2\.0\)\n\n/)
    expect(told).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION')
    expect(() => standard('Nobody-1.0', 'a-library')).toThrow('a-library came without the text of its licence')
  })
})
