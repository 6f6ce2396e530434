import { preview } from 'vite'

import { ROOT } from '#tests/support/paths.ts'

/** Browsers treat such a host as one of this machine; pages may show their address, so it has no port. */
const HOST = 'storybook.localhost'

/** An argument for Chromium, by which `HOST` is the server that listens at a port. */
const leadingTo = (port: number): string => `--host-resolver-rules=MAP ${HOST}:80 127.0.0.1:${port}`

/**
 * Serves a built Storybook as a plain file server serves it, while `work` runs. Its address is the
 * same each time, in a browser with the argument.
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
