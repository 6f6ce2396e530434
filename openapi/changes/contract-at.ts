import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { BadCommand } from '#mocks/engine/run-command.ts'

import { bundle } from '../generate/bundle.ts'

/**
 * The contract as it was at a commit, bundled like that of the working tree.
 *
 * @param ref a branch, a tag or a commit
 * @param repository the folder of the repository
 * @returns JSON text; rejects with a BadCommand if there is no such commit, or no contract in it
 */
export async function contractAt(ref: string, repository: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pulse-contract-at-'))
  const git = (...args: string[]) =>
    promisify(execFile)('git', args, {
      cwd: repository,
      // A separate index, so that staged changes stay staged.
      env: { ...process.env, GIT_INDEX_FILE: join(folder, 'index') },
    })
  const orThrow = (message: string) => (cause: unknown) => {
    throw new BadCommand(message, { cause })
  }
  try {
    await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(
      orThrow(`There is no commit ${ref} here. A shallow clone has to fetch it first.`),
    )
    await git('read-tree', `${ref}:openapi`).catch(orThrow(`${ref} has no contract in openapi/.`))
    await git('checkout-index', '--all', `--prefix=${folder}/`)
    return await bundle(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}
