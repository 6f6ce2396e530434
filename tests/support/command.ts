import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'

import { ROOT } from './paths.ts'

interface Options {
  env?: Record<string, string>
  /** The folder to run in; the project's by default. */
  cwd?: string
  /** Prints the output only if the command fails: for commands that run side by side. */
  quiet?: boolean
}

/** Runs a command, in the project's folder by default. Resolves to whether it succeeded. */
export function run(
  command: string,
  args: string[],
  { env = {}, cwd = ROOT, quiet = false }: Options = {},
): Promise<boolean> {
  const line = `> ${[command, ...args].join(' ')}`
  if (!quiet) console.log(`\n${line}`)
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    const output: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => output.push(part))
    child.stderr?.on('data', (part: Buffer) => output.push(part))
    child.on('error', (error) => {
      console.error(`${line}: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => {
      if (quiet && code !== 0) console.log(`\n${line}\n${Buffer.concat(output).toString()}`)
      resolve(code === 0)
    })
  })
}

// Started without npm, which costs half a second of processor time for each.

/** Runs a tool from the project's dependencies, with the pinned Node. */
export const exec = ([tool = '', ...args]: string[], options: Options = {}): Promise<boolean> =>
  run(tool, args, { ...options, env: { ...options.env, PATH: withTools(process.env['PATH']) } })

const withTools = (path = ''): string => [`${ROOT}node_modules/.bin`, path].join(delimiter)

/** Runs a script of package.json. */
export const script = (name: string[], options?: Options): Promise<boolean> =>
  run(process.execPath, ['--run', ...name], options)
