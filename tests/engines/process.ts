/** The processes of a browser. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Not Kyiv: the app uses Kyiv's days wherever the device is. */
export const ENVIRONMENT = { ...process.env, TZ: 'America/New_York' }

/** Starts a program. Its output on file descriptor 3 can be read; the rest is dropped. */
export function start(
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): ChildProcess {
  return spawn(command, args, {
    env: { ...ENVIRONMENT, ...environment },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
}

/** Ends a program; resolves once it has ended. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill()
  await ended
}
