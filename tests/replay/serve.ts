/** Serves the present code of the application, with the mock inside. */
import { buildDemo, type DemoServer, serveDemoOf } from '#tests/support/demo-server.ts'
import { ROOT } from '#tests/support/paths.ts'

/** Not the tests' build, which may be of older code. */
const OWN_BUILD = `${ROOT}node_modules/.cache/build-replay`

export async function serveBuild(): Promise<DemoServer> {
  const outDir = process.env['E2E_BUILD'] ?? OWN_BUILD
  if (outDir === OWN_BUILD) await buildDemo(outDir)
  return serveDemoOf(outDir, 0)
}
