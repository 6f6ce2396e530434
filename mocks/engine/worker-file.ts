/** The worker's script: its name in msw's package, on a dev server and in a build. */
export const WORKER_FILE = 'mockServiceWorker.js'
