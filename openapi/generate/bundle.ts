import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The root of the repository, an absolute path. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

const redocly = 'node_modules/@redocly/cli/bin/cli.js'
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/**
 * The contract in one document: what the files share becomes `#/components`, in source order.
 *
 * @returns JSON text; rejects with Redocly's message when a file does not resolve
 */
export async function bundle(): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      redocly,
      'bundle',
      'openapi/openapi.yaml',
      '--config',
      'openapi/redocly.yaml',
      '--ext',
      'json',
    ],
    { cwd: root, env: { ...process.env, ...quiet }, maxBuffer: 16 * 1024 * 1024 },
  )
  return `${stdout.trimEnd()}\n`
}
