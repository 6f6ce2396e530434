/** The differences between two contracts, by Redocly's rules of what breaks a caller. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as v from 'valibot'

import { redocly } from '../generate/redocly.ts'
import { withOwnSecurity } from './own-security.ts'

const Side = v.object({ pointer: v.string(), value: v.exactOptional(v.unknown()) })

const Change = v.object({
  /** The first place where it is found, operation by operation. */
  path: v.string(),
  kind: v.picklist(['added', 'removed', 'modified']),
  impact: v.picklist(['major', 'minor', 'patch']),
  verdicts: v.exactOptional(v.array(v.object({ message: v.string() })), []),
  /** The one key that was modified. */
  property: v.exactOptional(v.string()),
  base: v.exactOptional(Side),
  revision: v.exactOptional(Side),
})

/** One difference; `base` and `revision` say where it is, possibly in a shared component. */
export type Change = v.InferOutput<typeof Change>

const Report = v.object({ changes: v.array(Change) })

/**
 * @param base the older bundled contract as JSON text
 * @param revision the newer one
 */
export async function compare(base: string, revision: string): Promise<Change[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pulse-changes-'))
  const files = [join(folder, 'base.json'), join(folder, 'revision.json')] as const
  try {
    await writeFile(files[0], withOwnSecurity(base))
    await writeFile(files[1], withOwnSecurity(revision))
    const report = await redocly(['diff', ...files, '--format', 'json', '--fail-on', 'none'])
    return v.parse(Report, JSON.parse(report)).changes
  } finally {
    await rm(folder, { recursive: true })
  }
}
