/** Builds the Storybook of the working tree, or of a commit in a separate worktree. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { BadCommand } from '#mocks/engine/run-command.ts'
import { runNode, script } from '#tests/support/command.ts'
import { ROOT } from '#tests/support/paths.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

/** The hash of a commit. */
export function commitOf(ref: string): string {
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).trim()
  } catch (cause) {
    const message = `There is no commit ${ref} here. A shallow clone has to fetch it first.`
    throw new BadCommand(message, { cause })
  }
}

/** The files that differ from a commit, those included that git does not know yet. */
export const changedSince = (commit: string): string[] =>
  [
    git('diff', '--name-only', '-z', '--no-renames', commit),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ].flatMap((names) => names.split('\0').filter(Boolean))

export async function build(into: string, cwd = ROOT): Promise<void> {
  const isBuilt = await script(['build:storybook', '--quiet', '--output-dir', into], {
    cwd,
    quiet: true,
    // Its pictures are not needed here, and copying thousands takes long.
    env: { WITHOUT_PICTURES: 'yes' },
  })
  if (!isBuilt) throw new BadCommand('Storybook cannot be built: see above.')
}

const lockIn = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8')

/**
 * Links this folder's packages if the commit has the same lock file; otherwise installs the
 * commit's packages, with the npm that has started this.
 */
async function install(folder: string): Promise<void> {
  if (lockIn(folder) === lockIn(ROOT))
    return symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const npm = process.env['npm_execpath']
  if (npm === undefined)
    throw new BadCommand('The commit has other packages. To install them, start by npm run.')
  const isInstalled = await runNode([npm, 'ci', '--include=dev'], { cwd: folder, quiet: true })
  if (!isInstalled)
    throw new BadCommand('The packages of the commit cannot be installed: see above.')
}

/** Runs `work` in a folder with the files and the packages of a commit. */
export async function inCommit(
  commit: string,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pulse-commit-'))
  try {
    git('worktree', 'add', '--detach', '--force', folder, commit)
    await install(folder)
    await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
    git('worktree', 'prune')
  }
}

/** Builds a commit's Storybook, unless it was built earlier. */
export async function buildAt(commit: string, into: string): Promise<void> {
  if (existsSync(join(into, 'index.json'))) return
  await inCommit(commit, (folder) => build(into, folder))
}
