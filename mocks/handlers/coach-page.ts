/**
 * The coach's own page: bio, experiences, certificates, tags (product §7 «Users and coach
 * profile»).
 */
import { Refusal } from '#mocks/rules/contract-refusal.ts'

import type { Db } from '../db/db.ts'
import type { CoachInfoRow, ExperienceRow, UserRow } from '../db/tables.ts'
import { found, owned, requireCoach } from '../rules/access.ts'
import { imageAnswer, releaseImage, storeImage } from '../rules/images.ts'
import { todayOf } from '../rules/kyiv.ts'
import {
  certificationView,
  coachInfoView,
  experienceView,
  tagView,
} from '../rules/views/coach-view.ts'
import type { Handlers } from './handler.ts'

const pageOf = (db: Db, coach: UserRow): CoachInfoRow | undefined =>
  db.coachInfos.find((row) => row.user_id === coach.id)

/** The coach's page; the first addition creates an empty one. */
const ensurePage = (db: Db, coach: UserRow): CoachInfoRow =>
  pageOf(db, requireCoach(coach)) ??
  db.coachInfos.insert({
    id: crypto.randomUUID(),
    user_id: coach.id,
    bio: '',
    achievement: '',
    training_spaces: [],
  })

/** Work that ends today goes on. With the date it would end by itself tomorrow. */
const stored = <Job extends Pick<ExperienceRow, 'end_date'>>(job: Job, now: number): Job =>
  job.end_date === todayOf(now) ? { ...job, end_date: null } : job

export const coachPage: Handlers<'coaches/me' | 'coaches/certifications'> = {
  'POST /v1/coaches/me/coach_info': ({ me, body, db }) => {
    if (pageOf(db, requireCoach(me))) throw new Refusal(409, 'conflict', 'The page exists')
    const page = db.coachInfos.update(ensurePage(db, me), body)
    return { status: 201, body: coachInfoView(db, page) }
  },

  'PATCH /v1/coaches/me/coach_info': ({ me, body, db }) => {
    const page = found(pageOf(db, requireCoach(me)), 'page')
    return { status: 200, body: coachInfoView(db, db.coachInfos.update(page, body)) }
  },

  'POST /v1/coaches/me/experiences': ({ me, body, db, now }) => {
    ensurePage(db, me)
    const job = stored(body, now)
    const row = db.experiences.insert({ id: crypto.randomUUID(), user_id: me.id, ...job })
    return { status: 201, body: experienceView(row) }
  },

  'PATCH /v1/coaches/me/experiences/{id}': ({ me, path, body, db, now }) => {
    const row = owned(db.experiences.get(path.id), requireCoach(me), 'experience')
    return { status: 200, body: experienceView(db.experiences.update(row, stored(body, now))) }
  },

  'DELETE /v1/coaches/me/experiences/{id}': ({ me, path, db }) => {
    db.experiences.remove(owned(db.experiences.get(path.id), requireCoach(me), 'experience').id)
    return { status: 204 }
  },

  'POST /v1/coaches/me/certifications': async ({ me, query, body, db }) => {
    requireCoach(me)
    const image = await storeImage(db, body.image)
    ensurePage(db, me)
    const row = db.certifications.insert({
      id: crypto.randomUUID(),
      user_id: me.id,
      ...query,
      image_id: image.id,
    })
    return { status: 200, body: certificationView(row) }
  },

  'DELETE /v1/coaches/me/certifications/{id}': ({ me, path, db }) => {
    const row = owned(db.certifications.get(path.id), requireCoach(me), 'certificate')
    db.certifications.remove(row.id)
    releaseImage(db, row.image_id)
    return { status: 204 }
  },

  'GET /v1/coaches/certifications/{id}/image': ({ path, db }) => ({
    status: 200,
    body: imageAnswer(db, found(db.certifications.get(path.id), 'certificate').image_id),
  }),

  'POST /v1/coaches/me/tags': ({ me, body, db }) => {
    ensurePage(db, me)
    if (db.tags.find((row) => row.user_id === me.id && row.name === body.name))
      throw new Refusal(409, 'conflict', 'The coach has this tag')
    const row = db.tags.insert({ id: crypto.randomUUID(), user_id: me.id, name: body.name })
    return { status: 201, body: tagView(row) }
  },

  'DELETE /v1/coaches/me/tags/{id}': ({ me, path, db }) => {
    db.tags.remove(owned(db.tags.get(path.id), requireCoach(me), 'tag').id)
    return { status: 204 }
  },
}
