import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { loadEnv } from 'vite'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

import { servedContractPage } from './mocks/build/contract-page.ts'
import { contractChecks } from './mocks/build/contract-plugin.ts'
import { httpDoor } from './mocks/build/http-door.ts'
import { builtScenarios } from './mocks/build/scenarios-plugin.ts'
import { serverProxy } from './mocks/build/server-proxy.ts'
import { withoutCookies } from './mocks/build/without-cookies.ts'
import { workerScript } from './mocks/build/worker-script.ts'
import { contentSecurity } from './src/build/content-security.ts'
import { firstPaint } from './src/build/first-paint.ts'
import { HOSTING_HEADERS, lastingAssets } from './src/build/hosting-headers.ts'
import { launchOptions } from './tests/support/chromium.ts'

/** Where the page's API calls are answered: by a server, by the mock in the page, or by the mock in this process. */
type Mocks = 'none' | 'browser' | 'shared'

/** How each way to run (README.md «Ways to run») answers API calls. */
function mocksOf(mode: string, command: string, api: string | undefined): Mocks {
  if (mode === 'shared') return 'shared'
  if (mode === 'hybrid' && command === 'serve') return 'browser'
  if (process.env['STORYBOOK']) return 'browser'
  if (api) return 'none'
  return command === 'serve' || mode === 'demo' ? 'browser' : 'none'
}

const root = import.meta.dirname

/** Vitest's own browser. */
const inChromium = playwright({
  launchOptions: launchOptions(),
  // Contrast is measured on colours that stand still.
  contextOptions: { locale: 'uk-UA', timezoneId: 'Europe/Kyiv', reducedMotion: 'reduce' },
})

/**
 * The files of the first screens: on a slow line one of 20 KB comes sooner than thirty small ones. `app`
 * is what every visit starts with, `calls` what every screen then uses, `entry` the login, `forms` the other
 * screens before signing in, `frame` what the protected ones stand in, with the first of them; `mock` what
 * answers the calls where a build has its own.
 */
const chunkGroups: { name: string; test?: RegExp; tags?: '$initial'[]; priority: number }[] = [
  { name: 'app', tags: ['$initial'], priority: 5 },
  {
    name: 'calls',
    test: /src\/(api\/send|app\/Brand|domain\/(person-name|phone))|createReactComponent/,
    priority: 4,
  },
  { name: 'entry', test: /src\/routes\/_auth\/(route|login)\.tsx/, priority: 3 },
  { name: 'forms', test: /src\/(routes\/_auth\/|features\/auth\/)/, priority: 2 },
  { name: 'mock', test: /mocks\/(start|browser|indexed-db-store)\.ts/, priority: 1 },
  {
    name: 'frame',
    test: /src\/routes\/_protected\/_shell\/(route|_coach\/dashboard)/,
    priority: 1,
  },
]

/** What is checked of the files themselves, not of what they do. */
const HOUSE = ['tests/architecture/*.test.ts', 'tests/contract/drift.test.ts']

/** What is set up before the application is loaded on a test's page, and then what the tests need. */
const setUp = (file: string) => ({
  setupFiles: ['.storybook/without-profiling.ts', file],
  sequence: { setupFiles: 'list' as const },
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
      configDir: `${root}/.storybook`,
      // `ANSWERS=bare`: of a server that answers only what the specification names.
      initialGlobals: { ...initialGlobals, answers: process.env['ANSWERS'] ?? 'full' },
      tags: { include },
    }),
  ],
  test: {
    name: `stories-${name}`,
    testTimeout: 60_000,
    // After each story axe reads the whole screen once more, the longest ones too.
    hookTimeout: 60_000,
    ...setUp('.storybook/test-setup.ts'),
    // Every story opens a state of its own: the modules need not be loaded again for each file.
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

export default defineConfig(({ mode, command, isPreview }) => {
  const { VITE_API_URL } = loadEnv(mode, root)
  const mocks = mocksOf(mode, command, VITE_API_URL)
  const isHybrid = mode === 'hybrid' && command === 'serve'
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // The whole screen is one file, its loader and skeleton too: they would weigh on every other
        // screen's start. A link asks for it when it is pointed at or touched. Not the skeleton while
        // one develops: React reports how the router waits for it.
        codeSplittingOptions: {
          defaultBehavior: [
            [
              'component',
              'loader',
              'errorComponent',
              'notFoundComponent',
              ...(command === 'build' ? ['pendingComponent' as const] : []),
            ],
          ],
        },
        routesDirectory: 'src/routes',
        generatedRouteTree: 'src/app/route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: false,
      }),
      react(),
      contractChecks(),
      builtScenarios(),
      mocks !== 'none' && servedContractPage(),
      firstPaint(mocks === 'browser' ? null : (VITE_API_URL ?? '').replace(/\/$/, '')),
      contentSecurity(VITE_API_URL),
      lastingAssets(),
      mocks === 'browser' && [workerScript(), withoutCookies()],
      mocks === 'shared' && (command === 'serve' || isPreview) && httpDoor(),
    ],
    define: {
      __MOCKS__: JSON.stringify(mocks),
      // The product asks its own origin as ever; the mock in the page knows what is the server's.
      ...(isHybrid && {
        'import.meta.env.VITE_API_URL': '""',
        'import.meta.env.MOCK_SERVER': JSON.stringify(VITE_API_URL),
      }),
    },
    // What it keeps ready for its pages depends on the mode: it may run beside the others.
    ...(isHybrid && { cacheDir: 'node_modules/.vite-hybrid' }),
    // msw brings WebSockets and XMLHttpRequest, which this app does not use.
    resolve: {
      alias: {
        '@mswjs/interceptors/WebSocket': `${root}/mocks/build/interceptor-stub.ts`,
        '@mswjs/interceptors/XMLHttpRequest': `${root}/mocks/build/interceptor-stub.ts`,
        // React has the hook itself.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    server: {
      port: 5173,
      host: mode === 'shared',
      // A page that frames ours would drive everybody's mock by the handles of the address.
      ...(mode === 'shared' && { headers: HOSTING_HEADERS }),
      ...(isHybrid && { proxy: serverProxy(VITE_API_URL) }),
    },
    preview: { port: 4173, headers: HOSTING_HEADERS },
    build: {
      target: 'es2023',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
    test: {
      // Stories that break a call on purpose have much to say.
      silent: 'passed-only',
      // The default leaves out one core, half of a machine with two.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: ['{src,mocks,openapi,tests}/**/*.test.ts'],
            exclude: HOUSE,
            environment: 'node',
            setupFiles: ['tests/support/watch-console.ts'],
            // Every file passes wherever it stands: what the files share need not be loaded for each of them.
            isolate: false,
            // They run beside the builds, on a machine that may be slow.
            testTimeout: 30_000,
            hookTimeout: 30_000,
          },
        },
        { extends: true, test: { name: 'house', include: HOUSE, environment: 'node' } },
        {
          extends: true,
          test: {
            name: 'faults',
            include: ['tests/faults/*.test.tsx'],
            ...setUp('tests/faults/screens/setup.ts'),
            testTimeout: 60_000,
            // Each cell opens a screen of its own, or goes on with the last one on purpose.
            isolate: false,
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: inChromium,
              instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
            },
          },
        },
        stories('phone', { scheme: 'light', viewport: { value: 'phone' } }, ['test']),
        stories('desktop', { scheme: 'dark', viewport: { value: 'desktop' } }, ['desktop']),
      ],
    },
  }
})
