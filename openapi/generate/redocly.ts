import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The root of the repository, an absolute path. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

const cli = 'node_modules/@redocly/cli/bin/cli.js'
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }

/**
 * Runs a command of Redocly in the root of the repository, with our configuration.
 *
 * @returns its output; rejects with its message if it fails
 */
export async function redocly(args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, ...args, '--config', 'openapi/redocly.yaml'],
    { cwd: root, env: { ...process.env, ...quiet }, maxBuffer: 16 * 1024 * 1024 },
  )
  return stdout
}
