/**
 * The rows that the mock server keeps. Where a row equals an answer of the contract, its type comes
 * from the contract. Dates are Kyiv wall-clock strings (`YYYY-MM-DD`, `HH:MM`), instants are
 * milliseconds of the mock's clock.
 */
import type { components } from '#src/api/contract.gen.ts'

import type { FailureRow, ConflictRow, SmsRow, TokenRow, VerificationRow } from './hidden-rows.ts'

type Schemas = components['schemas']
export type Role = Schemas['User']['role']
export type SessionStatus = Schemas['SessionStatus']
export type SessionExercise = Schemas['SessionExercise']

export interface UserRow {
  id: string
  role: Role
  first_name: string
  last_name: string
  phone: string
  password: string
  /** A client's status: empty is active. A coach's: free text, empty means open to new clients. */
  status: string
  gender: 'woman' | 'man' | null
  publicSlug: string | null
  image_id: string | null
  second_factor: boolean
  /** The coach whose base includes the client even without a session. */
  coach_id: string | null
  /** False until the registration's code is verified and the registration completed. */
  registered: boolean
}

export interface CoachInfoRow {
  id: string
  user_id: string
  bio: string
  achievement: string
  training_spaces: string[]
}

export interface TagRow {
  id: string
  user_id: string
  name: Schemas['Tag']['name']
}

export interface CertificationRow {
  id: string
  user_id: string
  name: string
  authored_by: string
  date: string
  image_id: string | null
}

export interface ExperienceRow {
  id: string
  user_id: string
  about: string
  start_date: string
  end_date: string | null
}

export interface ClientInfoRow {
  id: string
  user_id: string
  goal: Schemas['ClientInfo']['goal']
  notes: string
  /** kg, then chest, waist and hips in cm. */
  body_specs: [number, number, number, number]
  image_id: string | null
}

export interface MeasurementRow {
  id: string
  user_id: string
  date: string
  image_id: string | null
  weight: number
  chest: number
  waist: number
  hips: number
}

/** A working slot of the week: 0 is Monday. */
export interface ScheduleRow {
  id: string
  coach_id: string
  work_day: number
  start_time: string
  end_time: string
  /** Whether its time slots have been generated. */
  generated: boolean
}

export interface TimeSlotRow {
  id: string
  coach_id: string
  schedule_id: string | null
  date: string
  start_time: string
  end_time: string
}

export interface SessionRow {
  id: string
  coach_id: string
  client_id: string
  time_slot_id: string
  training_program_id: string | null
  /** The session keeps its own copy, so that it survives the deletion of the program. */
  program_name: string | null
  status: SessionStatus
  cancelled_because: NonNullable<Schemas['Session']['cancelled_because']> | null
  /** Absent in what earlier versions have saved. */
  created_by?: Role
  /** ISO instant. */
  created_at: string
  session_exercises: SessionExercise[]
}

export interface ProgramRow {
  id: string
  user_id: string
  name: string
  created_at: string
  exercises: SessionExercise[]
}

export interface MuscleRow {
  id: string
  code: string
  name: string
  /** SVG markup, as the server sends it. */
  icon: string
}

export interface ExerciseRow {
  id: string
  code: string
  name: string
  primary: string[]
  secondary: string[]
  /**
   * In which answer form of product §7 its image is sent; `missing` is a 404, `broken` a picture
   * that cannot be decoded.
   */
  picture: 'string' | 'url' | 'blob' | 'missing' | 'broken'
}

/** An uploaded or seeded picture. `form` is the answer form of product §7 in which it is sent. */
export interface ImageRow {
  id: string
  type: 'image/png' | 'image/jpeg'
  base64: string
  form: 'string' | 'url' | 'blob'
}

export interface Tables {
  users: UserRow
  coachInfos: CoachInfoRow
  tags: TagRow
  certifications: CertificationRow
  experiences: ExperienceRow
  clientInfos: ClientInfoRow
  measurements: MeasurementRow
  schedules: ScheduleRow
  timeSlots: TimeSlotRow
  sessions: SessionRow
  programs: ProgramRow
  muscles: MuscleRow
  exercises: ExerciseRow
  images: ImageRow
  verifications: VerificationRow
  tokens: TokenRow
  failures: FailureRow
  sms: SmsRow
  conflicts: ConflictRow
}

export type TableName = keyof Tables

/** The whole database as plain data, as a scenario builds it and a snapshot stores it. */
export type Rows = { [T in TableName]: Tables[T][] }

export const TABLE_NAMES = [
  'users',
  'coachInfos',
  'tags',
  'certifications',
  'experiences',
  'clientInfos',
  'measurements',
  'schedules',
  'timeSlots',
  'sessions',
  'programs',
  'muscles',
  'exercises',
  'images',
  'verifications',
  'tokens',
  'failures',
  'sms',
  'conflicts',
] as const satisfies readonly TableName[]

/** A database without rows. */
export const emptyRows = (): Rows => ({
  users: [],
  coachInfos: [],
  tags: [],
  certifications: [],
  experiences: [],
  clientInfos: [],
  measurements: [],
  schedules: [],
  timeSlots: [],
  sessions: [],
  programs: [],
  muscles: [],
  exercises: [],
  images: [],
  verifications: [],
  tokens: [],
  failures: [],
  sms: [],
  conflicts: [],
})
