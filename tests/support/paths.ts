import { fileURLToPath } from 'node:url'

/** The project's own folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Where the tests build the app with the mock inside. */
export const DEMO_BUILD = `${ROOT}node_modules/.cache/build-demo`

/** Where the tests build the app without a mock. */
export const PRODUCTION_BUILD = `${ROOT}node_modules/.cache/build-production`
