import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config'

import { NODE_PROJECTS } from './tests/node-projects.ts'
import { testLaunchOptions } from './tests/support/chromium.ts'
import app from './vite.config.ts'

const inChromium = playwright({
  launchOptions: testLaunchOptions(),
  // Contrast is measured without animations.
  contextOptions: { locale: 'uk-UA', timezoneId: 'Europe/Kyiv', reducedMotion: 'reduce' },
})

/** The stories with one of the tags, as tests at one size. */
const stories = (
  name: string,
  initialGlobals: { scheme: string; viewport: { value: string } },
  include: string[],
): TestProjectInlineConfiguration => ({
  extends: true,
  plugins: [
    storybookTest({
      configDir: `${import.meta.dirname}/.storybook`,
      // `ANSWERS=bare`: the server answers only what the specification names.
      initialGlobals: { ...initialGlobals, answers: process.env['ANSWERS'] ?? 'full' },
      tags: { include },
    }),
  ],
  test: {
    name,
    testTimeout: 60_000,
    // After each story axe checks the whole screen, which takes long for the largest ones.
    hookTimeout: 60_000,
    // In this order.
    setupFiles: ['.storybook/without-profiling.ts', '.storybook/test-setup.ts'],
    sequence: { setupFiles: 'list' },
    // Every story starts with its own state, so the modules need not be loaded again for each file.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: inChromium,
      instances: [{ browser: 'chromium' }],
    },
  },
})

const faults: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'faults',
    include: ['tests/faults/*.test.tsx'],
    setupFiles: ['tests/faults/screens/setup.ts'],
    testTimeout: 60_000,
    // Each cell opens a new screen, or deliberately continues with the previous one.
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: inChromium,
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
}

/** All tests of Vitest, including those in a browser. */
export default defineConfig((env) =>
  mergeConfig(app(env), {
    test: {
      // Stories that break a call on purpose log a lot.
      silent: 'passed-only',
      // The default leaves out one core, half of a machine with two.
      maxWorkers: '100%',
      projects: [
        ...NODE_PROJECTS,
        faults,
        stories('stories-phone', { scheme: 'light', viewport: { value: 'phone' } }, ['test']),
        // For `npm test -- --quick`.
        stories('main', { scheme: 'light', viewport: { value: 'phone' } }, ['main']),
        stories('stories-desktop', { scheme: 'dark', viewport: { value: 'desktop' } }, ['desktop']),
      ],
    },
  }),
)
