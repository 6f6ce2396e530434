/** Vite plugin: msw's worker script as it is served by a build, without its comments. */
import { minify, type Plugin } from 'vite'

export function smallWorker(): Plugin {
  return {
    name: 'pulse:small-worker',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const worker = bundle['mockServiceWorker.js']
        if (worker?.type !== 'asset') return
        const { code } = await minify(worker.fileName, worker.source.toString())
        worker.source = code
      },
    },
  }
}
