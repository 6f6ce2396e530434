import { deviceStorage } from './storage.ts'

/** The keys that drafts had before `person-draft.ts` existed. Nothing reads them any more. */
const OLD_DRAFT =
  /^((card|hours|registration)-draft$|(coach-page|onboarding)-draft:|(session|workout)-draft\/|exercise-list\/)/

/** Deletes the drafts that an earlier version of the application has left on the device. */
export function dropOldDrafts(): void {
  for (const key of deviceStorage.keys()) if (OLD_DRAFT.test(key)) deviceStorage.remove(key)
}
