/** The shape of the rows in a file, which may come from anybody and from any version. */
import * as v from 'valibot'

import {
  AuthContext,
  Goal,
  Role,
  SessionExercise,
  SessionStatus,
  Time,
} from '#src/api/schemas.gen.ts'

import type { Rows, TableName } from './tables.ts'

const text = v.string()
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const orNull = v.nullable(text)
const size = v.pipe(v.number(), v.minValue(0))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const date = v.pipe(text, v.isoDate())
const timestamp = v.pipe(text, v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/))
const form = v.picklist(['string', 'url', 'blob'])

/** The compiler compares them with the tables' types; unknown keys are dropped. */
export const rowSchemas: { [T in TableName]: v.GenericSchema<unknown, Rows[T]> } = {
  users: v.array(
    v.object({
      id,
      role: Role,
      first_name: text,
      last_name: text,
      phone: text,
      password: text,
      status: text,
      gender: v.nullable(v.picklist(['woman', 'man'])),
      publicSlug: orNull,
      image_id: orNull,
      second_factor: v.boolean(),
      coach_id: orNull,
      registered: v.boolean(),
    }),
  ),
  coachInfos: v.array(
    v.object({ id, user_id: id, bio: text, achievement: text, training_spaces: v.array(text) }),
  ),
  tags: v.array(v.object({ id, user_id: id, name: text })),
  certifications: v.array(
    v.object({ id, user_id: id, name: text, authored_by: text, date, image_id: orNull }),
  ),
  experiences: v.array(
    v.object({ id, user_id: id, about: text, start_date: date, end_date: v.nullable(date) }),
  ),
  clientInfos: v.array(
    v.object({
      id,
      user_id: id,
      goal: Goal,
      notes: text,
      body_specs: v.tuple([size, size, size, size]),
      image_id: orNull,
    }),
  ),
  measurements: v.array(
    v.object({
      id,
      user_id: id,
      date,
      image_id: orNull,
      weight: size,
      chest: size,
      waist: size,
      hips: size,
    }),
  ),
  schedules: v.array(
    v.object({
      id,
      coach_id: id,
      work_day: v.pipe(count, v.maxValue(6)),
      start_time: Time,
      end_time: Time,
      generated: v.boolean(),
    }),
  ),
  timeSlots: v.array(
    v.object({
      id,
      coach_id: id,
      schedule_id: orNull,
      date,
      start_time: Time,
      end_time: Time,
    }),
  ),
  sessions: v.array(
    v.object({
      id,
      coach_id: id,
      client_id: id,
      time_slot_id: id,
      training_program_id: orNull,
      program_name: orNull,
      status: SessionStatus,
      cancelled_because: v.nullish(v.picklist(['unanswered', 'refused', 'called_off']), null),
      created_by: v.exactOptional(Role),
      created_at: timestamp,
      session_exercises: v.array(SessionExercise),
    }),
  ),
  programs: v.array(
    v.object({
      id,
      user_id: id,
      name: text,
      created_at: timestamp,
      exercises: v.array(SessionExercise),
    }),
  ),
  muscles: v.array(v.object({ id, code: text, name: text, icon: text })),
  exercises: v.array(
    v.object({
      id,
      code: text,
      name: text,
      primary: v.array(text),
      secondary: v.array(text),
      picture: v.picklist(['string', 'url', 'blob', 'missing', 'broken']),
    }),
  ),
  images: v.array(
    v.object({ id, type: v.picklist(['image/png', 'image/jpeg']), base64: text, form }),
  ),
  verifications: v.array(
    v.object({
      id,
      user_id: id,
      context: AuthContext,
      code: orNull,
      code_expires_at: v.number(),
      wrong_codes: count,
      verified: v.boolean(),
      expires_at: v.number(),
    }),
  ),
  tokens: v.array(
    v.object({
      id,
      kind: v.picklist(['access', 'refresh']),
      user_id: id,
      expires_at: v.number(),
      used: v.optional(
        v.object({ at: v.number(), pair: v.object({ access_token: id, refresh_token: id }) }),
      ),
    }),
  ),
  failures: v.array(v.object({ id, count, locked_until: v.number() })),
  sms: v.array(v.object({ id, phone: text, text, code: text, sent_at: v.number() })),
  // Files of earlier versions have another name for this table. They are ignored: no other
  // user acts first in the imported scenario.
  conflicts: v.optional(
    v.array(v.object({ id, takes: v.picklist(['slot', 'request']), client_id: id })),
    [],
  ),
}
