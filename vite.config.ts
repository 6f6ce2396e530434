import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

import { CONTRACT_FILE } from './mocks/build/contract-file.ts'
import { httpDoor, servedContractPage } from './mocks/build/doors.ts'
import { EARLY_MOCK_POLICY, earlyMock } from './mocks/build/early-mock.ts'
import { builtScenarios } from './mocks/build/scenarios-plugin.ts'
import { contractChecks } from './mocks/engine/build/contract-plugin.ts'
import { serverProxy } from './mocks/engine/build/server-proxy.ts'
import { smallMsw } from './mocks/engine/build/small-msw.ts'
import { workerScript } from './mocks/engine/build/worker-script.ts'
import { PREFIX } from './mocks/prefix.ts'
import { arrivals } from './src/build/arrivals.ts'
import { compileHints } from './src/build/compile-hints.ts'
import { contentSecurity, HOSTING_HEADERS, lastingAssets } from './src/build/hosting.ts'
import { installable, withoutWorker } from './src/build/installable.ts'
import { BRAND } from './src/ui/product-name.ts'

/** What answers the page's API calls: a server, the mock in the page, or one in this process. */
type Mocks = 'none' | 'browser' | 'shared'

/** How each way to run (README.md «Ways to run») answers API calls. */
function mocksOf(mode: string, command: string, api: string | undefined): Mocks {
  if (mode === 'shared') return 'shared'
  if (mode === 'hybrid' && command === 'serve') return 'browser'
  if (process.env['STORYBOOK']) return 'browser'
  if (api) return 'none'
  return command === 'serve' || mode === 'demo' ? 'browser' : 'none'
}

/** Exits with a one-line message if the server's address is invalid: Vite would print a stack. */
function hybridProxy(address: string | undefined): ReturnType<typeof serverProxy> {
  try {
    return serverProxy(address)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(2)
  }
}

const root = import.meta.dirname

/**
 * The reads of the first screens: a build has their validators in the same file as the mock. The
 * others load with their first call.
 */
const FIRST_READS = /^GET \/v1\/(users\/me|coaches\/\{id\}\/\w+)$/

interface ChunkGroup {
  name: string
  test?: RegExp
  tags?: '$initial'[]
  minShareCount?: number
  priority: number
}

/**
 * The files of the screens: on a slow line one of 20 KB loads faster than thirty small ones.
 * - `app`: the code that every visit starts with, including the login
 * - `mock`: answers the first reads in a build that contains the mock
 * - `frame`: sends calls and checks their answers; the frame of the protected screens, with the first
 *   of them
 * - `styles`: the style sheets of all other screens; not that of the date pickers, which open later
 * - `shared`: small modules that other screens share; not one of what was last seen, which would wait
 *   for all of them
 * - `coach-page`, `card`: the screens at which clients arrive
 */
const chunkGroups: ChunkGroup[] = [
  { name: 'app', tags: ['$initial'], priority: 5 },
  {
    name: 'mock',
    test: /mocks\/(start|engine\/(doors\/worker-door|indexed-db-store)|handlers\/(users|coaches))\.ts|virtual:contract\/first/,
    priority: 4,
  },
  {
    name: 'frame',
    test: /src\/api\/(client|schemas\.gen)\.ts|src\/routes\/_shell\/(route|_coach\/dashboard)/,
    priority: 3,
  },
  // Below `frame`, which has the icons of its menu and its own styles.
  { name: 'styles', test: /^(?!.*mantine\/dates).*\.css/, priority: 2 },
  {
    name: 'shared',
    test: /icons-react|src\/(domain|device(?!\/notices)|api)\/|src\/ui\/(hooks\/|dates\/WeekStrip|(Screen|StatusBadge|IconButton|Pager|FailureText|forms\/ActionBar)\.)|src\/draft\/(model|DraftNotes|use-draft|use-draft-form|use-unsaved-guard|card-drafts)\.|@mantine\/hooks|jotai|(Textarea|NativeSelect|ComboboxChevron)\./,
    minShareCount: 3,
    priority: 1,
  },
  {
    name: 'coach-page',
    test: /features\/coach-page\/(CoachPageScreen|CoachProfile|coach-info)\.|features\/booking\/(api|DaySlots|BookingView)\.|routes\/_public\/|src\/frame\/PublicFrame\./,
    priority: 0,
  },
  {
    name: 'card',
    test: /features\/clients\/(api|CardParts|card\/(Card|Own|Conf|ClientCardS)|measurements\/Measurements)/,
    priority: 0,
  },
]

export default defineConfig(({ mode, command, isPreview }) => {
  const { VITE_API_URL } = loadEnv(mode, root)
  const mocks = mocksOf(mode, command, VITE_API_URL)
  const isHybrid = mode === 'hybrid' && command === 'serve'
  return {
    plugins: [
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // A screen is one file with its loader and skeleton, which would otherwise slow down the
        // start of every other screen. A link preloads it on hover or touch. In development the
        // skeleton is separate: React reports how the router waits for it.
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
      contractChecks(CONTRACT_FILE, FIRST_READS),
      builtScenarios(),
      mocks !== 'none' && servedContractPage(),
      arrivals({
        api: mocks === 'browser' ? null : (VITE_API_URL ?? '').replace(/\/$/, ''),
        // The clock of a mock may differ from that of the page when the page opens.
        readsFirst: mocks === 'none',
      }),
      mocks === 'browser' && earlyMock(),
      contentSecurity(VITE_API_URL, mocks === 'browser' ? [EARLY_MOCK_POLICY] : []),
      compileHints(['frame']),
      lastingAssets(),
      command === 'build' && (mocks === 'none' ? installable(BRAND) : withoutWorker()),
      mocks === 'browser' && [workerScript(PREFIX), smallMsw()],
      mocks === 'shared' && (command === 'serve' || isPreview) && httpDoor(),
    ],
    define: {
      __MOCKS__: JSON.stringify(mocks),
      // The product still calls its own origin; the mock in the page passes calls to the server.
      ...(isHybrid && {
        'import.meta.env.VITE_API_URL': '""',
        'import.meta.env.MOCK_SERVER': JSON.stringify(VITE_API_URL),
      }),
    },
    // A separate cache: it depends on the mode, and two dev servers may run at the same time.
    ...(isHybrid && { cacheDir: 'node_modules/.vite-hybrid' }),
    resolve: {
      alias: {
        // React has the hook itself.
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        // A form copies its values, which are texts, numbers, files, and objects and lists of them.
        'klona/full': 'klona/json',
      },
    },
    server: {
      port: 5173,
      host: mode === 'shared',
      // The contract's page and a conformance report are not part of the app: a new one must not
      // reload it.
      watch: { ignored: (path) => path.endsWith('.html') && path !== `${root}/index.html` },
      // A page that frames ours could control everybody's mock by the handles of the address.
      ...(mode === 'shared' && { headers: HOSTING_HEADERS }),
      ...(isHybrid && { proxy: hybridProxy(VITE_API_URL) }),
    },
    preview: { port: 4173, headers: HOSTING_HEADERS },
    build: {
      target: 'es2023',
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all', pass: 3 } },
        output: {
          // The first file lists all the others: full names would add 0.8 KB to it.
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: 'assets/[hash:7][extname]',
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  }
})
