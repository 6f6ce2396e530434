import { expect, test } from 'vitest'

import type { User, Session } from '#src/api/queries.ts'

import { calendarText } from './calendar-file.ts'

const URL = 'https://pulse.example/session/5e551000-0000-4000-8000-00000000008b'

const session: Session = {
  id: '5e551000-0000-4000-8000-00000000008b',
  client_id: '05e20000-0000-4000-8000-000000000002',
  training_program_id: null,
  status: 'verified',
  created_at: '2027-03-01T10:00:00Z',
  time_slot: { id: 'slot', date: '2027-03-28', start_time: '15:00:00', end_time: '16:00:00' },
  training_program: { name: 'Сила, база; 5×5' },
  session_exercises: [],
}

const coach: User = {
  id: '05e20000-0000-4000-8000-000000000001',
  first_name: 'Олена',
  last_name: 'Коваль',
  phone: '+380501112233',
  role: 'coach',
  status: '',
  gender: null,
  profile_image: null,
  publicSlug: 'olena-koval',
  coach_info: {
    id: 'info',
    bio: '',
    achievement: '',
    training_spaces: ['Зал «Атлет», вул. Саксаганського 40', 'Парк'],
    training_tags: [],
    certifications: [],
    experiences: [],
  },
  client_info: null,
  training_schedules: [],
  training_programs: [],
}

/** The lines of a file, unfolded. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n')

test('a training on a Kyiv summer afternoon is three hours earlier in UTC, with coach and places', () => {
  const lines = linesOf(calendarText(session, coach, URL))
  expect(lines).toContain('DTSTART:20270328T120000Z')
  expect(lines).toContain('DTEND:20270328T130000Z')
  expect(lines).toContain('SUMMARY:Тренування · Олена Коваль')
  expect(lines).toContain('LOCATION:Зал «Атлет»\\, вул. Саксаганського 40\\; Парк')
  expect(lines).toContain('DESCRIPTION:Сила\\, база\\; 5×5\\n+380 50 111 22 33')
  expect(lines).toContain(`URL;VALUE=URI:${URL}`)
  expect(lines).toContain(`UID:${session.id}`)
})

test('a training of an unknown coach still has its time', () => {
  const lines = linesOf(calendarText(session, null, URL))
  expect(lines).toContain('SUMMARY:Тренування')
  expect(lines.some((line) => line.startsWith('LOCATION'))).toBe(false)
})
