import { fileURLToPath } from 'node:url'

/** The project's own folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Where the tests build the app with the mock inside. */
export const DEMO_BUILD = `${ROOT}node_modules/.cache/build-demo`

/** Where the tests build the app over a mock that several browsers share. */
export const SHARED_BUILD = `${ROOT}node_modules/.cache/build-shared`

/** Where the tests build the app without a mock. */
export const PRODUCTION_BUILD = `${ROOT}node_modules/.cache/build-production`

/** Where the tests build Storybook. */
export const STORYBOOK_BUILD = `${ROOT}node_modules/.cache/build-storybook`

/** Where the bench builds the minimal app on the same stack. */
export const MINIMAL_BUILD = `${ROOT}node_modules/.cache/build-minimal`

/** The same app with msw inside. */
export const MINIMAL_MSW_BUILD = `${ROOT}node_modules/.cache/build-minimal-msw`
