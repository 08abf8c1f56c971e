import { defineConfig } from '@playwright/test'

/** Debian's Chromium, unless another is named; nothing is downloaded. */
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'

export default defineConfig({
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
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
    launchOptions: { executablePath, args: ['--no-sandbox'] },
  },
  projects: [
    { name: 'e2e', testDir: 'e2e' },
    { name: 'measure', testDir: 'measure', workers: 1 },
    { name: 'screenshots', testDir: 'screenshots' },
  ],
})
