import { preview } from 'vite'

import { ROOT } from '#tests/support/paths.ts'

/** Browsers treat such a host as local. It has no port, because pages may show their URL. */
const HOST = 'storybook.localhost'

/** The argument for Chromium that maps `HOST` to a port of this machine. */
const leadingTo = (port: number): string => `--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${port}`

/**
 * Serves a built Storybook as plain files while `work` runs. Its address is always the same in a
 * browser that is started with the argument.
 */
export async function withStorybook<Value>(
  build: string,
  work: (origin: string, argument: string) => Promise<Value>,
): Promise<Value> {
  const server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: build },
    preview: { host: '127.0.0.1', port: 0 },
  })
  try {
    const { port } = new URL(server.resolvedUrls?.local[0] ?? '')
    return await work(`http://${HOST}/`, leadingTo(Number(port)))
  } finally {
    await server.close()
  }
}
