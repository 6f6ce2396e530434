/** Starts a program. Node starts its file: Windows starts no name of `node_modules/.bin`. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { ROOT } from './paths.ts'

/** The packages that are not called like their program. */
const PACKAGES = new Map([
  ['openapi-ts', '@hey-api/openapi-ts'],
  ['playwright', '@playwright/test'],
  ['prism', '@stoplight/prism-cli'],
  ['redocly', '@redocly/cli'],
  ['tsc', '@typescript/native'],
])

interface Package {
  bin?: string | Record<string, string>
  scripts?: Record<string, string>
}

const read = (path: string): Package => JSON.parse(readFileSync(path, 'utf8'))

/** The file of a program of a dependency; `cwd` is a folder with its own dependencies. */
export function programOf(name: string, cwd = ROOT): string {
  const path = findPackageJSON(PACKAGES.get(name) ?? name, pathToFileURL(join(cwd, 'package.json')))
  if (path === undefined) throw new Error(`No package has the program ${name}`)
  const { bin = {} } = read(path)
  return join(dirname(path), (typeof bin === 'string' ? bin : bin[name]) ?? '')
}

/** A script of package.json as arguments of Node: `npm run` needs a shell, and half a second. */
export function scriptOf(name: string, cwd = ROOT): string[] {
  const [program = '', ...args] = read(join(cwd, 'package.json')).scripts?.[name]?.split(' ') ?? []
  return program === 'node' ? args : [programOf(program, cwd), ...args]
}

interface Options {
  env?: Record<string, string>
  /** The folder to run in; the project's by default. */
  cwd?: string
  /** Prints the output only if the command fails: for commands that run side by side. */
  quiet?: boolean
}

/** Runs Node with arguments. Resolves to whether it succeeded. */
export function runNode(
  args: string[],
  { env = {}, cwd = ROOT, quiet = false }: Options = {},
): Promise<boolean> {
  const line = `> node ${args.join(' ')}`
  if (!quiet) console.log(`\n${line}`)
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    const output: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => output.push(part))
    child.stderr?.on('data', (part: Buffer) => output.push(part))
    child.on('close', (code) => {
      if (quiet && code !== 0) console.log(`\n${line}\n${Buffer.concat(output).toString()}`)
      resolve(code === 0)
    })
  })
}

/** Runs a program of a dependency. */
export const exec = ([program = '', ...args]: string[], options?: Options): Promise<boolean> =>
  runNode([programOf(program), ...args], options)

/** Runs a script of package.json, with further arguments. */
export const script = ([name = '', ...args]: string[], options?: Options): Promise<boolean> =>
  runNode([...scriptOf(name, options?.cwd), ...args], options)
