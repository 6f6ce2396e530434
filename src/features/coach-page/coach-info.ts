import type { components } from '#src/api/contract.gen.ts'
import type { User } from '#src/api/reads.ts'

export type CoachInfo = components['schemas']['CoachInfo']
export type Certification = components['schemas']['Certification']

const BLANK: Omit<CoachInfo, 'id'> = {
  bio: '',
  achievement: '',
  training_spaces: [],
  training_tags: [],
  certifications: [],
  experiences: [],
}

/** A coach's page; an empty one if there is none yet. */
export function infoOf({ coach_info }: Pick<User, 'coach_info'>): Omit<CoachInfo, 'id'> {
  return coach_info ?? BLANK
}

/**
 * Product §3: a coach's status is shown as its text, or as this if it is empty. A registration
 * sends 'active' (product §3 «Registration form»), which a server may keep and the screens do not
 * show.
 */
export function statusText({ status }: Pick<User, 'status'>): string {
  const text = status.trim()
  return text === '' || text === 'active' ? 'відкритий до нових клієнтів' : text
}
