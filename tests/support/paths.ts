import { fileURLToPath } from 'node:url'

/** The project's own folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const built = (name: string): string => `${ROOT}node_modules/.cache/build-${name}`

/** The app with the mock inside, over a mock that several browsers share, and without a mock. */
export const DEMO_BUILD = built('demo')
export const SHARED_BUILD = built('shared')
export const PRODUCTION_BUILD = built('production')
export const STORYBOOK_BUILD = built('storybook')
/** The minimal app of the bench on the same stack, and with msw inside. */
export const MINIMAL_BUILD = built('minimal')
export const MINIMAL_MSW_BUILD = built('minimal-msw')
