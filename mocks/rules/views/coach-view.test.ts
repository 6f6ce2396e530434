import { describe, expect, it } from 'vitest'

import { addSchedule, addUser, small } from '#tests/fixtures/mock/rows.fixture.ts'

import { certificationView, coachInfoView, scheduleView } from './coach-view.ts'

describe('a coach’s page', () => {
  it('has only what belongs to that coach', () => {
    const { db, coach } = small()
    const other = addUser(db, { role: 'coach' })
    const experience = { about: 'Тренер', start_date: '2020-01-01', end_date: null }
    const certification = { name: 'CrossFit L1', authored_by: 'CrossFit', date: '2021-05-01' }
    for (const { id: user_id } of [coach, other]) {
      db.tags.insert({ id: `tag of ${user_id}`, user_id, name: 'TRX' })
      db.experiences.insert({ id: `experience of ${user_id}`, user_id, ...experience })
      const image_id = null
      db.certifications.insert({ id: `paper of ${user_id}`, user_id, image_id, ...certification })
    }
    const own = { bio: 'Про себе', achievement: 'Чемпіонка', training_spaces: ['Зал'] }
    const info = db.coachInfos.insert({ id: 'page', user_id: coach.id, ...own })
    expect(coachInfoView(db, info)).toEqual({
      id: 'page',
      ...own,
      training_tags: [{ id: `tag of ${coach.id}`, name: 'TRX' }],
      certifications: [{ id: `paper of ${coach.id}`, ...certification, image: null }],
      experiences: [{ id: `experience of ${coach.id}`, ...experience }],
    })
  })

  it('has the address of a certificate’s picture', () => {
    const row = { id: 'paper', user_id: 'olena', name: '', authored_by: '', date: '' }
    expect(certificationView({ ...row, image_id: 'scan' }).image).toBe(
      '/v1/coaches/certifications/paper/image',
    )
  })
})

it('the view shows a working slot with seconds', () => {
  const { db, coach } = small()
  const { id } = addSchedule(db, coach, { work_day: 4 })
  expect(db.schedules.all().map(scheduleView)).toEqual([
    { id, work_day: 4, start_time: '09:00:00', end_time: '12:00:00' },
  ])
})
