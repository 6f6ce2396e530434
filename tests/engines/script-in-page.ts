import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { build, type Plugin } from 'vite'

const ADDRESS = '/in-page.js'

/** `in-page.ts` and its library as one script for browsers. */
async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./in-page.ts', import.meta.url))
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"test"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'script' } },
  })
  const [output] = Array.isArray(built) ? built : []
  if (output === undefined) throw new Error('in-page.ts is not built')
  return output.output[0].code
}

/** Serves every page of the build with the script of `in-page.ts` before the application's own. */
export async function scriptInPage(): Promise<Plugin> {
  const script = await bundle()
  return {
    name: 'script-in-page',
    configurePreviewServer({ middlewares, config }) {
      const page = readFileSync(`${config.build.outDir}/index.html`, 'utf8').replace(
        '</title>',
        `</title><script src="${ADDRESS}"></script>`,
      )
      middlewares.use((request, response, next) => {
        if (request.url === ADDRESS)
          response.setHeader('Content-Type', 'text/javascript').end(script)
        else if (request.headers.accept?.includes('text/html'))
          response.setHeader('Content-Type', 'text/html').end(page)
        else next()
      })
    },
  }
}
