/** The result of a run of the suite, from its tests and its calls. */
import type { TestModule } from 'vitest/node'

import type { ReportedCall } from '../reported-call.ts'
import { hide } from './hide-secrets.ts'
import type { Leftovers } from './leftovers.ts'

/** What the tests pass to the report's writer. */
export interface SuiteNotes {
  calls: ReportedCall[]
  /** Texts to hide in the tests' messages. */
  secrets: string[]
  /** `METHOD path status` that cannot be reached on this server. */
  unreachable: string[]
  left: Leftovers
}

export interface TestOutcome {
  name: string
  state: 'held' | 'broken' | 'skipped'
  /** Why it is broken; empty otherwise. */
  errors: string[]
  /** `METHOD path status` of the failure that it reaches. */
  reaches: string | undefined
}

export interface Run extends Omit<SuiteNotes, 'secrets'> {
  tests: TestOutcome[]
}

const LENGTH = 500
const STATES = { passed: 'held', failed: 'broken', skipped: 'skipped', pending: 'skipped' } as const

/** Null if the suite did not end, because nothing answered. */
export function collect(module: TestModule): Run | null {
  const { notes } = module.meta()
  if (!notes) return null
  const { secrets, ...run } = notes
  const texts = (errors: readonly { message: string }[] = []): string[] =>
    errors.map(({ message }) => hide(message.slice(0, LENGTH), secrets))
  const tests = [...module.children.allTests()].map((test): TestOutcome => ({
    name: test.fullName,
    state: STATES[test.result().state],
    errors: texts(test.result().errors),
    reaches: test.meta().reaches,
  }))
  const unset = [...module.children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite): TestOutcome => ({
      name: `${suite.fullName}: its preparation failed`,
      state: 'broken',
      errors: texts(suite.errors()),
      reaches: undefined,
    }))
  return { ...run, tests: [...unset, ...tests] }
}
