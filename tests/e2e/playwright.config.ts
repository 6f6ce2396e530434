import { defineConfig, devices } from '@playwright/test'

import { testLaunchOptions } from '../support/chromium.ts'
import { DEMO_BUILD } from '../support/paths.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4273)
const BUILD = process.env['E2E_BUILD'] ?? DEMO_BUILD
/** What is mostly done on a phone: these files, and what has the tag in its title. */
const ON_A_PHONE = /\b(back|offline|offline-kept)\.spec\.ts|@phone/

/** Journeys through the built app with the mock inside, each on a phone or on a desktop. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  // Two more than the cores of the smallest machine, because a journey waits now and then.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // The longest journey takes 100 s on a slow machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  outputDir: '../../node_modules/.cache/e2e',
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env['E2E_REPORT'] ?? '../../node_modules/.cache/e2e.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'uk-UA',
    // Not Kyiv: the app uses Kyiv's days wherever the device is.
    timezoneId: 'America/New_York',
    // Steps would wait for animations, and no journey is about motion.
    contextOptions: { reducedMotion: 'reduce' },
    // A new page would start one process for its empty document and another one for the app.
    launchOptions: testLaunchOptions('--renderer-process-limit=1'),
    trace: 'off',
  },
  projects: [
    {
      name: 'phone',
      grep: ON_A_PHONE,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // The phone has 2.625, which makes seven times as many pixels; no journey is about them.
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      grepInvert: ON_A_PHONE,
      use: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
    },
  ],
  webServer: {
    command: `node tests/e2e/serve-journeys.ts "${BUILD}" ${PORT}`,
    port: PORT,
    cwd: '../..',
    reuseExistingServer: false,
  },
})
