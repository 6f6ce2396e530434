/**
 * Vite plugin: adds a script to the page of a build that contains the mock. The script requests the
 * mock's worker and rows while the code of the mock and of the screen is still loading.
 */
import type { Plugin } from 'vite'

import { WORKER_FILE } from '../engine/worker-file.ts'
import { DATABASE, FIRST_SCENARIO } from '../first-state.ts'
import { SCENARIO_IDS } from '../scenarios/scenario.ts'

/** The app's own policy for script addresses does not exist yet when the script runs. */
export const EARLY_MOCK_POLICY = 'early-mock'

interface Early {
  worker: string
  /** The name of the Trusted Types policy that accepts the worker's address. */
  policy: string
  /** The name of the mock's database in the browser. */
  database: string
  /** The address of each scenario's rows. */
  rows: Record<string, string>
  /** The scenario that a mock starts with. */
  first: string
}

/**
 * Registers the worker. Requests the rows that the mock will start with: those of the scenario in
 * the address, or of the first one if the browser has no database yet. It refers to nothing
 * outside its body, because it is inserted as text.
 */
async function startMockEarly({ worker, policy, database, rows, first }: Early): Promise<void> {
  const trusted = window.trustedTypes?.createPolicy(policy, { createScriptURL: () => worker })
  const registered = navigator.serviceWorker.register(trusted?.createScriptURL('') ?? worker)
  // The mock itself reports why there is no worker.
  registered.catch(() => {})
  const isKept = async (): Promise<boolean> =>
    (await indexedDB.databases()).some(({ name }) => name === database)
  const named = new URLSearchParams(location.search).get('scenario')
  const href = rows[named ?? ((await isKept()) ? '' : first)]
  if (href !== undefined) {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'fetch'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  }
  await registered
}

export function earlyMock(): Plugin {
  return {
    name: 'mock:early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const rows = SCENARIO_IDS.map((id) => {
          const file = Object.values(bundle).find(
            (output) => output.type === 'asset' && output.names.includes(`${id}.json`),
          )
          // Fails the build: rows that have another name would silently be requested late.
          if (!file) throw new Error(`mocks/build/early-mock.ts names ${id}.json: no such file`)
          return [id, `/${file.fileName}`] as const
        })
        const early: Early = {
          worker: `/${WORKER_FILE}`,
          policy: EARLY_MOCK_POLICY,
          database: DATABASE,
          rows: Object.fromEntries(rows),
          first: FIRST_SCENARIO,
        }
        // The mock itself reports a browser without workers or databases.
        const script = `<script>(${startMockEarly.toString()})(${JSON.stringify(early)}).catch(() => {})</script>`
        return html.replace('  </head>', `    ${script}\n  </head>`)
      },
    },
  }
}
