/**
 * Programs and sessions with dangling references, without a name, or with sets that all differ.
 */
import type { ProgramRow, SessionExercise, SessionRow, UserRow } from '#mocks/db/tables.ts'
import { addDays } from '#mocks/rules/kyiv.ts'

import { exerciseId } from './exercise-rows.ts'
import { slotAt } from './hours.ts'
import { idOf } from './ids.ts'
import { isoOf } from './iso-instant.ts'
import { addPrograms } from './library-programs.ts'
import { CLIENT_ID, COACH_ID } from './personas.ts'
import { plans } from './program-plans.ts'
import type { ScenarioBuilder } from './scenario-builder.ts'
import { book } from './sessions.ts'

/** Sessions refer to this id, but no table contains it. */
export const MISSING_EXERCISE = idOf('exercise', 999_999)
export const DELETED_PROGRAM = idOf('program', 999_999)

const LONGEST_NAME = 200

const sets = (code: string, weights: readonly number[]): SessionExercise[] =>
  weights.map((weight) => ({
    exercise_id: exerciseId(code),
    sets: 1,
    reps: Math.max(1, Math.round(12 - weight / 10)),
    rest: 120,
    duration: 0,
    weight,
  }))

const unknownExercise: SessionExercise = {
  exercise_id: MISSING_EXERCISE,
  sets: 3,
  reps: 10,
  rest: 45,
  duration: 0,
  weight: 2.5,
}

const longName = 'Дуже довга назва тренування для перевірки переносів і обрізання '
  .repeat(4)
  .slice(0, LONGEST_NAME - 1)
  .padEnd(LONGEST_NAME, '!')

const MARKUP_NAME = '<i>Ноги</i> & «сідниці» "A/B"'

/** A program with the longest name, one with markup characters, and one with a missing exercise. */
export const addOddPrograms = (builder: ScenarioBuilder): ProgramRow[] =>
  addPrograms(builder, COACH_ID, [
    { name: longName, exercises: plans.slice(0, 3).flatMap(({ exercises }) => exercises) },
    { name: MARKUP_NAME, exercises: sets('BACK_SQUAT', [20, 40, 60]) },
    { name: 'Я', exercises: [unknownExercise] },
  ])

/** The time and client of a session, and what is unusual about it. */
interface Odd extends Partial<
  Pick<SessionRow, 'program_name' | 'training_program_id' | 'session_exercises'>
> {
  inDays: number
  time: string
  client?: number
  status: SessionRow['status']
  program?: ProgramRow | undefined
  /** How long ago an open request was made. */
  minutesAgo?: number
}

const oddSessions = ([long, markup, withUnknownExercise]: readonly ProgramRow[]): Odd[] => [
  // Every status in the past…
  { inDays: -14, time: '07:00', status: 'concluded', program: long },
  { inDays: -7, time: '08:00', status: 'verified', program: markup },
  { inDays: -7, time: '09:00', status: 'cancelled', client: 0 },
  { inDays: -2, time: '22:00', status: 'concluded', program_name: '' },
  // …and in the future; one hour has two cancelled sessions and a confirmed one.
  { inDays: 0, time: '07:00', status: 'concluded', program: withUnknownExercise, client: 1 },
  { inDays: 1, time: '23:00', status: 'verified', program: long },
  { inDays: 2, time: '23:00', status: 'concluded', program: markup },
  { inDays: 3, time: '07:00', status: 'cancelled', client: 1 },
  { inDays: 3, time: '07:00', status: 'cancelled', client: 2 },
  { inDays: 3, time: '07:00', status: 'verified', client: 3 },
  // The hour that does not exist on Sunday, and the first and the last hour of a day.
  { inDays: 2, time: '03:00', status: 'verified', client: 2, program: markup },
  { inDays: 2, time: '00:00', status: 'verified', client: 3 },
  { inDays: 0, time: '22:00', status: 'verified', client: 2, program: markup },
  // Without a name, deleted, unknown, and with sets that all differ.
  { inDays: 4, time: '18:15', status: 'concluded', session_exercises: sets('BENCH_PRESS', [40]) },
  { inDays: 5, time: '18:15', status: 'concluded', program: markup, program_name: '' },
  { inDays: 6, time: '18:15', status: 'concluded', training_program_id: DELETED_PROGRAM },
  {
    inDays: 7,
    time: '18:15',
    status: 'concluded',
    training_program_id: DELETED_PROGRAM,
    program_name: 'Видалене тренування',
    session_exercises: [
      ...sets('BACK_SQUAT', [20, 40, 60, 80, 80]),
      unknownExercise,
      ...sets('BACK_SQUAT', [40, 20]),
    ],
  },
  // Open requests: one from a clock that is ahead of ours, one for tonight, and one about to be
  // annulled.
  { inDays: 1, time: '07:00', status: 'unverified', minutesAgo: -2 },
  { inDays: 0, time: '23:00', status: 'unverified', client: 1, minutesAgo: 10 },
  { inDays: 1, time: '22:00', status: 'unverified', client: 3, minutesAgo: 175 },
]

/** Books all odd sessions; those without a client are Андрій's. */
export function addOddSessions(
  builder: ScenarioBuilder,
  programs: readonly ProgramRow[],
  clients: readonly UserRow[],
): void {
  for (const { inDays, time, client, status, program, minutesAgo, ...odd } of oddSessions(
    programs,
  )) {
    const date = addDays(builder.today, inDays)
    const slot = slotAt(builder, COACH_ID, date, time)
    const clientId = client === undefined ? CLIENT_ID : (clients[client]?.id ?? CLIENT_ID)
    const createdAt =
      minutesAgo === undefined
        ? isoOf(`${addDays(builder.today, Math.min(inDays, 0) - 4)}T20:00`)
        : isoOf(builder.clock, minutesAgo)
    Object.assign(book(builder, { slot, clientId, status, createdAt, program }), odd)
  }
}
