/**
 * The contract suite: reaches every operation and every documented status on the server under test,
 * with conforming requests and answers. It runs in process, or with CONTRACT_SERVER=URL over HTTP.
 */
import { beforeAll, describe, expect, test } from 'vitest'

import { caseOf } from './cases/all.ts'
import { createApi } from './checked-calls.ts'
import { operations } from './contract-document.ts'
import { deletionJourney, hoursJourney, sessionsJourney } from './journeys/calendar.ts'
import { cardJourney, coachPageJourney } from './journeys/profiles.ts'
import { programsJourney } from './journeys/programs.ts'
import { signInJourney } from './journeys/sign-in.ts'
import { RegisteredPeople } from './report/leftovers.ts'
import type { SuiteNotes } from './report/report-page.ts'
import { Transcript } from './report/transcript.ts'
import { openServer } from './server-under-test.ts'
import { createTwoPairs, type TwoPairs } from './two-pairs.ts'

const reached = new Set<string>()
const made = new RegisteredPeople()
const transcript = new Transcript()
const api = createApi(await openServer(process.env['CONTRACT_SERVER']), (call) => {
  if (call.answer && call.problem === null) reached.add(`${call.operation} ${call.answer.status}`)
  made.note(call)
  // Calls that prepare people and objects for the tests are made outside of a test.
  transcript.add(call, expect.getState().currentTestName ?? '')
})
const { control } = api.server

/** Every documented failure, and the successes that have a case. */
const statuses = operations.flatMap(({ name, answers }) =>
  answers
    .map(({ status }) => ({ name, status: Number(status) }))
    .filter(({ status }) => status >= 400 || caseOf(name, status)),
)
/** Without a mock's faults and clock some failures cannot be reached. */
const unreachable = control
  ? []
  : statuses.filter(({ name, status }) => caseOf(name, status)?.kind === 'control')

describe('what is written can be read', () => {
  signInJourney(api)
  coachPageJourney(api)
  hoursJourney(api)
  cardJourney(api)
  programsJourney(api)
  sessionsJourney(api)
  deletionJourney(api)
})

describe('every documented answer is reached', () => {
  let pairs: TwoPairs
  beforeAll(async () => {
    pairs = await createTwoPairs(api)
  })

  test.for(statuses.filter((one) => !unreachable.includes(one)))(
    '$name answers $status',
    async ({ name, status }, { task }) => {
      task.meta.reaches = `${name} ${status}`
      const found = caseOf(name, status)
      if (!found) throw new Error('It has no case')
      const answers = [await found.reach(pairs, name)].flat()
      expect(answers).not.toEqual([])
      for (const answer of answers) expect(answer).toMatchObject({ operation: name, status })
    },
  )
})

test('every part of the contract was used', ({ task }) => {
  const documented = operations.flatMap(({ name, answers }) =>
    answers.map(({ status }) => `${name} ${status}`),
  )
  const missing = documented.filter((one) => !reached.has(one))
  // An operation counts once it has succeeded.
  const failed = missing.filter((one) => / 2\d\d$/.test(one)).length
  const left = new Set(unreachable.map(({ name, status }) => `${name} ${status}`))
  const note = left.size > 0 ? `; ${left.size} not reachable without faults` : ''
  const used = `${operations.length - failed} of ${operations.length} operations`
  const statusesUsed = `${documented.length - missing.length} of ${documented.length} statuses`
  task.file.meta.contract = `${used}, ${statusesUsed}${note}`
  expect(missing.filter((one) => !left.has(one))).toEqual([])
})

// Last, because the people are not needed any more.
test('registered people are deleted, or listed', async ({ task }) => {
  const left = await made.clean(api.server)
  task.file.meta.notes = {
    calls: transcript.calls(),
    secrets: transcript.secrets(),
    unreachable: unreachable.map(({ name, status }) => `${name} ${status}`),
    left,
  }
  if (control) expect(left.deleted).toBe(left.registered)
})

declare module 'vitest' {
  interface TaskMeta {
    /** What `run.ts` prints at the end. */
    contract?: string
    /** `METHOD path status` that the test is for. */
    reaches?: string
    /** The data of the report. */
    notes?: SuiteNotes
  }
}
