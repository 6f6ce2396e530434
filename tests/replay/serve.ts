/** Serves the current code of the application, with the built-in mock. */
import { buildDemo, type DemoServer, serveDemoOf } from '#tests/support/demo-server.ts'
import { ROOT } from '#tests/support/paths.ts'

/** Not the build of the tests, which may be outdated. */
const OWN_BUILD = `${ROOT}node_modules/.cache/build-replay`

export async function serveBuild(): Promise<DemoServer> {
  const outDir = process.env['E2E_BUILD'] ?? OWN_BUILD
  if (outDir === OWN_BUILD) await buildDemo(outDir)
  return serveDemoOf(outDir, 0)
}
