import { defineConfig, devices } from '@playwright/test'

import { testLaunchOptions } from '../support/chromium.ts'
import { DEMO_BUILD } from '../support/paths.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4273)
const BUILD = process.env['E2E_BUILD'] ?? DEMO_BUILD
/** What does not depend on the screen's size: these files, and the tagged tests. */
const DESKTOP_ONLY_TEST = /@desktop/
const PHONE_ONLY_TEST = /@phone/
const DESKTOP_ONLY =
  /\/(another-person|color-scheme|connection|drafts|hostile-files|hybrid|low-window|narrow|next-path|redirects|shared|state-link|steps|storage|stored-before|storybook|storybook-axe|token-renewal|two-tabs|two-tabs-drafts|two-tabs-hours|typed-back|wall-keyboard|watch)\.spec\.ts/

/** What does not depend on it either, and is mostly done on a phone. */
const PHONE_ONLY = /\/(back|offline-kept|offline-next-day|slow-answers|workout-drafts)\.spec\.ts/

/** Journeys through the built app with the mock inside, on a phone and on a desktop. */
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
      testIgnore: DESKTOP_ONLY,
      grepInvert: DESKTOP_ONLY_TEST,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        // The phone has 2.625, which makes seven times as many pixels; no journey is about them.
        deviceScaleFactor: 1,
      },
    },
    {
      name: 'desktop',
      testIgnore: PHONE_ONLY,
      grepInvert: PHONE_ONLY_TEST,
      use: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
    },
  ],
  webServer: {
    command: `node tests/e2e/serve-journeys.ts ${BUILD} ${PORT}`,
    port: PORT,
    cwd: '../..',
    reuseExistingServer: false,
  },
})
