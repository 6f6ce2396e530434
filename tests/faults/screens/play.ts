/** A call that is broken on a screen: breaks it, repeats it, and looks at what it has changed. */
import { expect } from 'vitest'

import type { LogEntry } from '#mocks/engine/log.ts'
import type { Mock } from '#mocks/engine/steps/window-mock.ts'
import type { Operation } from '#src/api/operation.ts'

import { isChange, isOnlyUnreadable, type Kind } from '../kinds.ts'
import { isSeenNow, press, pressAll, until } from './person.ts'
import { type MadeCall, otherwise, type ScreenCall } from './screen-call.ts'
import { callsUnderWay, runOutOfTime, type TestApp } from './test-app.tsx'

export const REFRESH = 'POST /v1/auth/login/refresh'

/** A call that is being played. */
export interface Play {
  operation: Operation
  screenCall: ScreenCall
  kind: Kind
  /** Whether the failure counts as a success here. */
  isFine: boolean
  testApp: TestApp
  /** The calls of the operation, or of another one, that were answered since the play began. */
  calls: (name?: Operation) => Promise<LogEntry[]>
}

/** `since` is the id of the last earlier call. */
export function playOf(
  { operation, screenCall }: MadeCall,
  kind: Kind,
  { testApp, since }: { testApp: TestApp; since: number },
): Play {
  const other = otherwise(screenCall, kind)
  return {
    operation,
    screenCall: { ...screenCall, ...(other !== 'fine' && other) },
    kind,
    isFine: other === 'fine' || isOnlyUnreadable(kind, operation),
    testApp,
    calls: async (name = operation) =>
      (await testApp.mock.requests(since)).filter((call) => call.operation === name),
  }
}

export const lastCall = async ({ mock }: TestApp): Promise<number> =>
  (await mock.requests()).at(-1)?.id ?? 0

/** The mock's faults for a kind. */
export function faultsOf(operation: Operation, kind: Kind): string[] {
  if (kind === 'slow') return []
  if (kind === '401 then refreshed') return [`${operation} 401×1`]
  if (kind === '401 then signed out') return [`${operation} 401`, `${REFRESH} 401`]
  return [`${operation} ${kind}`]
}

/** Breaks the operation from now on, and nothing else. */
export async function breakCalls(mock: Mock, operation: Operation, kind: Kind): Promise<void> {
  await mock.clearFaults()
  for (const fault of faultsOf(operation, kind)) {
    const [method = '', path = '', what = ''] = fault.split(' ')
    const [how = '', times] = what.split('×')
    const named = (['network', 'timeout', 'malformed', 'empty', 'invalid'] as const).find(
      (one) => one === how,
    )
    await mock.fault(method, path, named ?? Number(how), times ? Number(times) : undefined)
  }
}

/** Whether only a press makes the call, once per press. */
export const isMadeOnce = ({ operation, screenCall }: Omit<MadeCall, 'name'>): boolean =>
  isChange(operation) || screenCall.isReadOnce === true

/** How many other calls may be in progress: all that wait for the refresh are. */
export const othersOf = (operation: Operation): number => (operation === REFRESH ? Infinity : 0)

/** Waits until the call has been broken; a call without an answer times out then. */
export async function isBroken({ operation, kind, calls }: Play): Promise<void> {
  await until(async () => {
    const broken = (await calls()).filter(({ fault }) => fault !== null).length
    if (broken === 0) throw new Error(`${operation} was not called`)
    // Other pending calls must be answered first, so that they do not time out as well.
    if (kind === 'timeout' && callsUnderWay() > broken + othersOf(operation))
      throw new Error('Others are under way')
  })
  if (kind === 'timeout') runOutOfTime()
}

export const isQuiet = (): Promise<unknown> => until(() => expect(callsUnderWay()).toBe(0))

/** Waits for the effect of the call: another page, or its `done`. */
export const change = ({ screenCall: { done, leavesFor }, testApp }: Play): Promise<unknown> =>
  done?.() ?? until(() => expect(testApp.departure()).toBe(leavesFor))

/** Checks that `done` does not hold yet: it may hold only after a success. `when` is for the message. */
export async function isNotChanged(play: Play, when: string): Promise<void> {
  expect(await isSeenNow(() => change(play)), `\`done\` is seen ${when}`).toBe(false)
}

const tryAllAgain = (): Promise<void> => pressAll('Спробувати ще раз')

/** What a person does after a failure. */
export async function tryAgain(play: Play): Promise<void> {
  const { act, again = isMadeOnce(play) ? act : tryAllAgain } = play.screenCall
  await isNotChanged(play, 'although the call has failed')
  await (typeof again === 'string' ? press(again) : again?.())
}
