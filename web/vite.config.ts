/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { licences } from './licences.ts'

const server = process.env.INTERREX_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: '../src/interrex/server/static',
    emptyOutDir: true,
    // light-dark() and nesting are used as they stand
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // the strict Content-Security-Policy knows no data: scripts or styles
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/boards': server } },
  test: {
    projects: [
      { extends: true, test: { name: 'logic', include: ['src/**/*.test.ts'], exclude: ['src/**/*.svelte.test.ts'] } },
      { extends: true, resolve: { conditions: ['browser'] }, test: { name: 'page', include: ['src/**/*.svelte.test.ts'], environment: './page.environment.ts' } },
    ],
  },
})
