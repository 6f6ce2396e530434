/** The mock's database: one table for each row type. */
import type { Db } from '../engine/register.ts'
import { Table } from '../engine/table.ts'
import { emptyRows, type Rows } from './tables.ts'

export type { Db }

/** A database over the given rows, which belong to it from then on. */
export function createDb(rows: Rows = emptyRows()): Db {
  return {
    users: new Table(rows.users),
    coachInfos: new Table(rows.coachInfos),
    tags: new Table(rows.tags),
    certifications: new Table(rows.certifications),
    experiences: new Table(rows.experiences),
    clientInfos: new Table(rows.clientInfos),
    measurements: new Table(rows.measurements),
    schedules: new Table(rows.schedules),
    timeSlots: new Table(rows.timeSlots),
    sessions: new Table(rows.sessions),
    programs: new Table(rows.programs),
    muscles: new Table(rows.muscles),
    exercises: new Table(rows.exercises),
    images: new Table(rows.images),
    verifications: new Table(rows.verifications),
    tokens: new Table(rows.tokens),
    failures: new Table(rows.failures),
    sms: new Table(rows.sms),
    conflicts: new Table(rows.conflicts),
  }
}

/** The whole database as plain rows. */
export function rowsOf(db: Db): Rows {
  return {
    users: db.users.all(),
    coachInfos: db.coachInfos.all(),
    tags: db.tags.all(),
    certifications: db.certifications.all(),
    experiences: db.experiences.all(),
    clientInfos: db.clientInfos.all(),
    measurements: db.measurements.all(),
    schedules: db.schedules.all(),
    timeSlots: db.timeSlots.all(),
    sessions: db.sessions.all(),
    programs: db.programs.all(),
    muscles: db.muscles.all(),
    exercises: db.exercises.all(),
    images: db.images.all(),
    verifications: db.verifications.all(),
    tokens: db.tokens.all(),
    failures: db.failures.all(),
    sms: db.sms.all(),
    conflicts: db.conflicts.all(),
  }
}
