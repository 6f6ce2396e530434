import { changeText, ownersOf } from './change-text.ts'
import type { Change } from './contract-changes.ts'
import { usesOf } from './uses.ts'

const GROUPS = ['Breaking', 'Changed', 'Added'] as const

function groupOf({ impact, kind }: Change): (typeof GROUPS)[number] {
  if (impact === 'major') return 'Breaking'
  return kind === 'added' ? 'Added' : 'Changed'
}

/** Whether a caller or a server that follows the older contract breaks with the newer one. */
export const isBreaking = (changes: readonly Change[]): boolean =>
  changes.some((change) => groupOf(change) === 'Breaking')

/**
 * The differences as text, by their effect on a caller and by owner.
 *
 * @param base the older bundled contract as JSON text, for the owners of what was removed
 * @param revision the newer one
 */
export function changesReport(changes: readonly Change[], base: string, revision: string): string {
  const [before, now] = [usesOf(base), usesOf(revision)]
  const counts = GROUPS.map(
    (group) =>
      `${changes.filter((change) => groupOf(change) === group).length} ${group.toLowerCase()}`,
  )
  const sections = GROUPS.flatMap((group) => {
    const own = changes.filter((change) => groupOf(change) === group)
    const lines = Map.groupBy(
      own.flatMap((change) =>
        ownersOf(change, change.kind === 'removed' ? before : now).map((owner) => ({
          owner,
          text: changeText(change),
        })),
      ),
      ({ owner }) => owner,
    )
    if (own.length === 0) return []
    const blocks = [...lines].flatMap(([owner, texts]) => [
      `  ${owner}`,
      ...texts.map(({ text }) => `    ${text}`),
    ])
    return [group, ...blocks, '']
  })
  return [...sections, counts.join(', ')].join('\n')
}
