import type { CoachInfo } from './coach-info.ts'
import { experienceOf } from './experience-row.ts'
import { certificateOf, type Draft, type SavedParts } from './site-draft.ts'

type Info = Pick<CoachInfo, 'experiences' | 'certifications'>

/**
 * Finds rows of a draft that were saved although the answer was lost, by the new rows of the page.
 */
export function rowsSavedAnyway(
  draft: Draft,
  { before, after, today }: { before: Info; after: Info; today: string },
): Omit<SavedParts, 'texts'> {
  const experiences: SavedParts['experiences'] = new Map()
  const candidates = added(before.experiences, after.experiences)
  for (const row of draft.experiences.filter(({ id }) => id === null)) {
    const sent = experienceOf(row, today)
    if (sent === null) continue
    const at = candidates.findIndex((one) => sameFields(sent, one))
    const [found] = at < 0 ? [] : candidates.splice(at, 1)
    if (found) experiences.set(row.key, { id: found.id, saved: { ...sent, current: row.current } })
  }
  const certificates = new Set<string>()
  const certifications = added(before.certifications, after.certifications)
  for (const row of draft.certificates) {
    const sent = certificateOf(row)
    if (sent === null) continue
    const at = certifications.findIndex((one) => sameFields(sent, one))
    if (at < 0) continue
    certifications.splice(at, 1)
    certificates.add(row.key)
  }
  return { experiences, certificates }
}

const added = <Row extends { id: string }>(before: readonly Row[], after: readonly Row[]): Row[] =>
  after.filter(({ id }) => before.every((row) => row.id !== id))

/** Whether the second has all values of the first. */
const sameFields = <Fields extends object>(sent: Fields, saved: Fields): boolean =>
  Object.entries(sent).every(([name, value]) =>
    Object.entries(saved).some(([other, there]) => other === name && there === value),
  )
