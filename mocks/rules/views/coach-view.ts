/**
 * What belongs to a coach, as the contract answers it (product §3 «coach_info», «Working slot»).
 */
import type { Db } from '#mocks/db/db.ts'
import type {
  CertificationRow,
  CoachInfoRow,
  ExperienceRow,
  ScheduleRow,
  TagRow,
} from '#mocks/db/tables.ts'
import type { components } from '#src/api/contract.gen.ts'

type Schemas = components['schemas']

export const tagView = ({ id, name }: TagRow): Schemas['Tag'] => ({ id, name })

export const experienceView = (row: ExperienceRow): Schemas['Experience'] => ({
  id: row.id,
  about: row.about,
  start_date: row.start_date,
  end_date: row.end_date,
})

export const certificationView = (row: CertificationRow): Schemas['Certification'] => ({
  id: row.id,
  name: row.name,
  authored_by: row.authored_by,
  date: row.date,
  image: row.image_id === null ? null : `/v1/coaches/certifications/${row.id}/image`,
})

/** The coach page with everything that belongs to it. */
export function coachInfoView(db: Db, info: CoachInfoRow): Schemas['CoachInfo'] {
  const ofCoach = (row: { user_id: string }): boolean => row.user_id === info.user_id
  return {
    id: info.id,
    bio: info.bio,
    achievement: info.achievement,
    training_spaces: info.training_spaces,
    training_tags: db.tags.where(ofCoach).map(tagView),
    certifications: db.certifications.where(ofCoach).map(certificationView),
    experiences: db.experiences.where(ofCoach).map(experienceView),
  }
}

/** Adds seconds, which product §3 «Working slot» allows a server to do. */
export const withSeconds = (time: string): string => `${time}:00`

export const scheduleView = (row: ScheduleRow): Schemas['Schedule'] => ({
  id: row.id,
  work_day: row.work_day,
  start_time: withSeconds(row.start_time),
  end_time: withSeconds(row.end_time),
})
