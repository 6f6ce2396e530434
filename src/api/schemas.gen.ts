// Generated from openapi/ by openapi/generate.ts.
// Run-time checks of the answers; keys that the contract does not know are dropped.
import * as v from 'valibot'
import { absent, alsoNamed, instant, notEmpty } from './lenient-fields.ts'
import type { components } from './contract.gen.ts'

export const RegistrationStarted: v.GenericSchema<unknown, components['schemas']['RegistrationStarted']> = /* @__PURE__ */ v.object({
  data: v.object({
    verification_id: v.string(),
  }),
})

export const Tokens: v.GenericSchema<unknown, components['schemas']['Tokens']> = /* @__PURE__ */ v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: v.pipe(v.string(), v.minLength(1)),
})

export const LoginAnswer: v.GenericSchema<unknown, components['schemas']['LoginAnswer']> = /* @__PURE__ */ v.object({
  requires_2fa: v.boolean(),
  verification_id: v.nullish(v.string(), null),
  access_token: v.nullish(v.string(), null),
  refresh_token: v.nullish(v.string(), null),
})

export const OtpCode: v.GenericSchema<unknown, components['schemas']['OtpCode']> = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^\d{4}$/))

export const OtpSent: v.GenericSchema<unknown, components['schemas']['OtpSent']> = /* @__PURE__ */ v.object({
  otp_code: v.exactOptional(OtpCode),
})

export const AuthContext: v.GenericSchema<unknown, components['schemas']['AuthContext']> = /* @__PURE__ */ v.picklist(["login","registration","password_reset"])

export const OtpVerified: v.GenericSchema<unknown, components['schemas']['OtpVerified']> = /* @__PURE__ */ v.object({
  context: AuthContext,
  access_token: v.nullish(v.string(), null),
  refresh_token: v.nullish(v.string(), null),
})

export const PasswordResetStarted: v.GenericSchema<unknown, components['schemas']['PasswordResetStarted']> = /* @__PURE__ */ v.object({
  verification_id: v.string(),
})

export const Time: v.GenericSchema<unknown, components['schemas']['Time']> = /* @__PURE__ */ v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/))

export const ScheduleCreated: v.GenericSchema<unknown, components['schemas']['ScheduleCreated']> = /* @__PURE__ */ v.object({
  id: v.string(),
  work_day: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6))),
  start_time: v.exactOptional(Time),
  end_time: v.exactOptional(Time),
})

export const SessionStatus: v.GenericSchema<unknown, components['schemas']['SessionStatus']> = /* @__PURE__ */ v.picklist(["unverified","verified","cancelled","concluded"])

export const SlotSession: v.GenericSchema<unknown, components['schemas']['SlotSession']> = /* @__PURE__ */ v.object({
  id: v.string(),
  status: SessionStatus,
  client_id: v.nullish(v.string(), null),
})

export const TimeSlot: v.GenericSchema<unknown, components['schemas']['TimeSlot']> = /* @__PURE__ */ v.object({
  id: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
  start_time: Time,
  end_time: Time,
  training_sessions: v.nullish(v.array(SlotSession), []),
})

export const SessionCreator: v.GenericSchema<unknown, components['schemas']['SessionCreator']> = /* @__PURE__ */ v.picklist(["coach","client"])

export const SessionSlot: v.GenericSchema<unknown, components['schemas']['SessionSlot']> = /* @__PURE__ */ v.object({
  id: v.string(),
  date: v.pipe(v.string(), v.isoDate()),
  start_time: Time,
  end_time: Time,
})

export const SessionProgram: v.GenericSchema<unknown, components['schemas']['SessionProgram']> = /* @__PURE__ */ v.object({
  name: v.nullish(v.string(), null),
})

export const SessionExercise: v.GenericSchema<unknown, components['schemas']['SessionExercise']> = /* @__PURE__ */ v.object({
  exercise_id: v.string(),
  sets: v.pipe(v.number(), v.integer(), v.minValue(1)),
  reps: v.pipe(v.number(), v.integer(), v.minValue(0)),
  rest: v.pipe(v.number(), v.integer(), v.minValue(0)),
  duration: v.pipe(v.number(), v.integer(), v.minValue(0)),
  weight: v.pipe(v.number(), v.minValue(0)),
})

export const Person: v.GenericSchema<unknown, components['schemas']['Person']> = /* @__PURE__ */ v.object({
  id: v.string(),
  first_name: v.nullish(v.string(), ""),
  last_name: v.nullish(v.string(), ""),
  phone: v.nullish(v.string(), null),
  profile_image: v.nullish(v.string(), null),
})

export const SessionCreated: v.GenericSchema<unknown, components['schemas']['SessionCreated']> = /* @__PURE__ */ v.object({
  id: v.string(),
  client_id: v.exactOptional(v.string()),
  coach_id: v.exactOptional(v.string()),
  training_program_id: v.nullish(v.string(), null),
  status: v.exactOptional(SessionStatus),
  created_by: v.exactOptional(SessionCreator),
  created_at: v.exactOptional(instant),
  time_slot: v.exactOptional(SessionSlot),
  training_program: absent(SessionProgram),
  session_exercises: v.exactOptional(v.array(SessionExercise)),
  client: v.exactOptional(Person),
})

export const Session: v.GenericSchema<unknown, components['schemas']['Session']> = /* @__PURE__ */ v.object({
  id: v.string(),
  client_id: v.string(),
  coach_id: v.exactOptional(v.string()),
  training_program_id: v.nullish(v.string(), null),
  status: SessionStatus,
  cancelled_because: v.exactOptional(v.picklist(["unanswered","refused","called_off"])),
  created_by: v.exactOptional(SessionCreator),
  created_at: instant,
  time_slot: SessionSlot,
  training_program: absent(SessionProgram),
  session_exercises: v.nullish(v.array(SessionExercise), []),
  client: v.exactOptional(Person),
})

export const Goal: v.GenericSchema<unknown, components['schemas']['Goal']> = /* @__PURE__ */ v.picklist(["Схуднення","Набір м'язової маси","Підтягнуте тіло (рельєф)","Здоров'я (баланс, гнучкість, мобільність)","Реабілітація"])

export const BodySpecs: v.GenericSchema<unknown, components['schemas']['BodySpecs']> = /* @__PURE__ */ v.pipe(v.array(v.pipe(v.number(), v.minValue(0))), v.minLength(4), v.maxLength(4))

export const ClientInfoUpdated: v.GenericSchema<unknown, components['schemas']['ClientInfoUpdated']> = /* @__PURE__ */ v.object({
  user_id: v.exactOptional(v.string()),
  goal: absent(Goal),
  notes: v.exactOptional(v.string()),
  body_specs: v.exactOptional(BodySpecs),
  image: v.nullish(v.string(), null),
})

export const ImageAnswer: v.GenericSchema<unknown, components['schemas']['ImageAnswer']> = /* @__PURE__ */ v.union([v.string(), v.object({
  url: v.nullish(v.string(), ""),
})])

export const Measurement: v.GenericSchema<unknown, components['schemas']['Measurement']> = /* @__PURE__ */ v.object({
  id: v.exactOptional(v.string()),
  date: v.pipe(v.string(), v.isoDate()),
  photo: v.nullish(v.string(), null),
  weight: v.pipe(v.number(), v.minValue(0)),
  chest: v.pipe(v.number(), v.minValue(0)),
  waist: v.pipe(v.number(), v.minValue(0)),
  hips: v.pipe(v.number(), v.minValue(0)),
})

export const Tag: v.GenericSchema<unknown, components['schemas']['Tag']> = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.nullish(v.string(), ""),
})

export const Certification: v.GenericSchema<unknown, components['schemas']['Certification']> = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.nullish(v.string(), ""),
  authored_by: v.nullish(v.string(), ""),
  date: v.pipe(v.string(), v.isoDate()),
  image: v.nullish(v.string(), null),
})

export const Experience: v.GenericSchema<unknown, components['schemas']['Experience']> = /* @__PURE__ */ v.object({
  id: v.string(),
  about: v.nullish(v.string(), ""),
  start_date: v.pipe(v.string(), v.isoDate()),
  end_date: absent(v.pipe(v.string(), v.isoDate())),
})

export const CoachInfo: v.GenericSchema<unknown, components['schemas']['CoachInfo']> = /* @__PURE__ */ v.object({
  id: v.string(),
  bio: v.nullish(v.string(), ""),
  achievement: v.nullish(v.string(), ""),
  training_spaces: v.nullish(v.array(v.string()), []),
  training_tags: v.nullish(v.array(Tag), []),
  certifications: v.nullish(v.array(Certification), []),
  experiences: v.nullish(v.array(Experience), []),
})

export const Role: v.GenericSchema<unknown, components['schemas']['Role']> = /* @__PURE__ */ v.picklist(["coach","client"])

export const Gender: v.GenericSchema<unknown, components['schemas']['Gender']> = /* @__PURE__ */ v.picklist(["woman","man"])

export const ClientInfo: v.GenericSchema<unknown, components['schemas']['ClientInfo']> = /* @__PURE__ */ v.object({
  goal: absent(Goal),
  notes: v.nullish(v.string(), ""),
  body_specs: v.nullish(BodySpecs, [0,0,0,0]),
  image: v.nullish(v.string(), null),
})

export const Schedule: v.GenericSchema<unknown, components['schemas']['Schedule']> = /* @__PURE__ */ v.object({
  id: v.string(),
  work_day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6)),
  start_time: Time,
  end_time: Time,
})

export const OwnProgram: v.GenericSchema<unknown, components['schemas']['OwnProgram']> = /* @__PURE__ */ alsoNamed('created_at', 'date', v.object({
  id: v.string(),
  name: v.nullish(v.string(), ""),
  created_at: v.exactOptional(instant),
  exercise_count: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  muscles: v.exactOptional(v.array(v.string())),
}))

export const User: v.GenericSchema<unknown, components['schemas']['User']> = /* @__PURE__ */ v.object({
  id: v.string(),
  first_name: v.nullish(v.string(), ""),
  last_name: v.nullish(v.string(), ""),
  phone: v.nullish(v.string(), null),
  role: Role,
  status: v.nullish(v.string(), ""),
  profile_image: v.nullish(v.string(), null),
  publicSlug: v.nullish(v.string(), null),
  gender: absent(Gender),
  coach_info: absent(CoachInfo),
  client_info: absent(ClientInfo),
  training_schedules: v.nullish(v.array(Schedule), []),
  training_programs: v.nullish(v.array(OwnProgram), []),
})

export const Muscle: v.GenericSchema<unknown, components['schemas']['Muscle']> = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.nullish(v.string(), ""),
  icon: v.nullish(v.string(), ""),
})

export const Exercise: v.GenericSchema<unknown, components['schemas']['Exercise']> = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.nullish(v.string(), ""),
  code: v.nullish(v.string(), ""),
  image: v.nullish(v.string(), null),
  muscles: v.nullish(v.array(Muscle), []),
})

export const ProgramSummary: v.GenericSchema<unknown, components['schemas']['ProgramSummary']> = /* @__PURE__ */ alsoNamed('created_at', 'date', v.object({
  id: v.string(),
  name: v.nullish(v.string(), ""),
  created_at: v.exactOptional(instant),
}))

export const ProgramExercise: v.GenericSchema<unknown, components['schemas']['ProgramExercise']> = /* @__PURE__ */ v.object({
  id: v.string(),
  sets: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  reps: v.pipe(v.number(), v.integer(), v.minValue(0)),
  rest: v.pipe(v.number(), v.integer(), v.minValue(0)),
  duration: v.pipe(v.number(), v.integer(), v.minValue(0)),
  weight: v.pipe(v.number(), v.minValue(0)),
})

export const Program: v.GenericSchema<unknown, components['schemas']['Program']> = /* @__PURE__ */ notEmpty(["id","name","created_at","training_exercises"], v.object({
  id: v.exactOptional(v.string()),
  name: v.nullish(v.string(), ""),
  created_at: v.exactOptional(instant),
  training_exercises: v.nullish(v.array(ProgramExercise), []),
}))
