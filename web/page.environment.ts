/** For tests of what lives in a page without drawing any of it: modules as a browser gets them, and as much of a window as they ask for. */
import type { Environment } from 'vitest/runtime'

const nothing = () => {}

class FakeElement {}

const WINDOW = {
  Element: FakeElement,
  navigator: { languages: ['en'] },
  location: { protocol: 'http:', host: 'table.test', pathname: '/t/t1', search: '', hash: '' },
  history: { replaceState: nothing, pushState: nothing },
  document: { hidden: false, activeElement: null, documentElement: { dataset: {} } },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  addEventListener: nothing,
  removeEventListener: nothing,
}

export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global) {
    for (const [name, value] of Object.entries(WINDOW)) Object.defineProperty(global, name, { value, configurable: true, writable: true })
    return {
      teardown() {
        for (const name of Object.keys(WINDOW)) Reflect.deleteProperty(global, name)
      },
    }
  },
} satisfies Environment
