import { preview } from 'vite'

import { ROOT } from '#tests/support/paths.ts'

/** Serves a built Storybook as a plain file server does, while `work` needs it. */
export async function served<Value>(
  build: string,
  work: (origin: string) => Promise<Value>,
): Promise<Value> {
  const server = await preview({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: build },
    preview: { host: 'localhost', port: 0 },
  })
  try {
    return await work(server.resolvedUrls?.local[0] ?? '')
  } finally {
    await server.close()
  }
}
