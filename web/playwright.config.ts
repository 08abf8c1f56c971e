import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/**
 * Debian's Chromium, unless another is named; nothing is downloaded. Its headless shell where there is one: the same engine
 * without windows, each of which would draw a toolbar of its own, which costs a quarter of the time.
 */
const WHOLE = process.env.CHROMIUM ?? '/usr/bin/chromium'
const SHELL = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell'
const browser = (executablePath: string) => ({ executablePath, args: ['--no-sandbox'] })

export default defineConfig({
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // one more than cores: much of a test is waiting for what moves at its own pace
  workers: 3,
  // a machine that stalls for seconds is no fault of the table; what passes only the second time is listed as flaky
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 720 },
    // tests are about the game, not about waiting for it; those of motion say otherwise
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    // tracing costs more time than the tests: TRACE=1 where one fails
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: browser(existsSync(SHELL) ? SHELL : WHOLE),
  },
  projects: [
    { name: 'e2e', testDir: 'e2e' },
    // frames are counted where people see them
    { name: 'measure', testDir: 'measure', workers: 1, use: { launchOptions: browser(WHOLE) } },
    { name: 'screenshots', testDir: 'screenshots' },
  ],
})
