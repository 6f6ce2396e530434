/** For every operation and documented status: whether it passes, and the calls that show it. */
import { operations } from '../contract-document.ts'
import type { ReportedCall } from '../reported-call.ts'
import type { Run, TestOutcome } from './collect.ts'

export type State = 'held' | 'broken' | 'unmet' | 'unreachable'

export interface StatusOutcome {
  status: string
  state: State
  /** How many calls were answered with it. */
  calls: number
  /** What failed. */
  why: string[]
  /** Calls that show it: the failed ones, or one of those that pass. */
  examples: ReportedCall[]
}

export interface OperationOutcome {
  name: string
  tag: string
  summary: string
  statuses: StatusOutcome[]
}

/** The largest number of calls that are shown for one status. */
const EXAMPLES = 3

const unique = (texts: string[]): string[] => [...new Set(texts)]

function distinct(calls: ReportedCall[]): ReportedCall[] {
  const kinds = Map.groupBy(calls, ({ status, problem }) => `${status} ${problem}`)
  const firsts = [...kinds.values()].flatMap(([first]) => first ?? [])
  return [...new Set([...firsts, ...calls])].slice(0, EXAMPLES)
}

function statusOutcome(
  calls: ReportedCall[],
  status: string,
  test: TestOutcome | undefined,
  isReachable: boolean,
): StatusOutcome {
  const own = calls.filter((call) => String(call.status) === status)
  const broken = own.filter(({ problem }) => problem !== null)
  const missed =
    test?.state === 'broken'
      ? calls.filter((call) => call.during === test.name && String(call.status) !== status)
      : []
  const why = unique([
    ...broken.flatMap(({ problem }) => problem ?? []),
    ...(broken.length === 0 ? (test?.errors ?? []) : []),
  ])
  const base = { status, calls: own.length, why }
  if (why.length > 0) {
    const shown = [...broken, ...missed]
    return { ...base, state: 'broken', examples: distinct(shown.length > 0 ? shown : own) }
  }
  if (own.length > 0) return { ...base, state: 'held', examples: own.slice(0, 1) }
  return { ...base, state: isReachable ? 'unmet' : 'unreachable', examples: [] }
}

export function outcomesOf({ calls, tests, unreachable }: Run): OperationOutcome[] {
  const impossible = new Set(unreachable)
  const byTest = new Map(tests.map((test) => [test.reaches, test]))
  return operations.map(({ name, tags, summary, answers }) => {
    const own = calls.filter((call) => call.operation === name)
    const documented = answers.map(({ status }) => status)
    const others = unique(own.map((call) => String(call.status ?? 'none')))
    const statuses = [
      ...documented.map((status) => {
        const key = `${name} ${status}`
        return statusOutcome(own, status, byTest.get(key), !impossible.has(key))
      }),
      ...others
        .filter((status) => !documented.includes(status))
        .map((status) => undocumented(own, status)),
    ]
    return { name, tag: tags.join(), summary, statuses }
  })
}

/** No answer, or one with a status that is not in the contract. */
function undocumented(calls: ReportedCall[], status: string): StatusOutcome {
  const own = calls.filter((call) => String(call.status ?? 'none') === status)
  const why = unique(own.flatMap(({ problem }) => problem ?? []))
  return { status, state: 'broken', calls: own.length, why, examples: distinct(own) }
}

/** How many of the reachable operations and statuses pass, and how many tests of behaviour. */
export interface Score {
  operations: { held: number; of: number }
  statuses: { held: number; of: number }
  journeys: { held: number; of: number }
  /** The share of statuses in per cent, rounded down, so that 100 means all. */
  percent: number
}

export function scoreOf(
  outcomes: readonly OperationOutcome[],
  tests: readonly TestOutcome[],
): Score {
  const statuses = outcomes
    .flatMap((outcome) => outcome.statuses)
    .filter(({ state }) => state !== 'unreachable')
  const held = statuses.filter(({ state }) => state === 'held').length
  const whole = outcomes.filter((outcome) =>
    outcome.statuses.every(({ state }) => state === 'held' || state === 'unreachable'),
  )
  const journeys = journeysOf(tests)
  return {
    operations: { held: whole.length, of: outcomes.length },
    statuses: { held, of: statuses.length },
    journeys: {
      held: journeys.filter(({ state }) => state === 'held').length,
      of: journeys.length,
    },
    percent: Math.floor((held / statuses.length) * 100),
  }
}

/** The tests of behaviour: those that are not for a single status. */
export const journeysOf = (tests: readonly TestOutcome[]): TestOutcome[] =>
  tests.filter(({ reaches, name }) => reaches === undefined && name.includes(' > '))
