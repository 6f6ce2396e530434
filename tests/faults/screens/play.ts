/** A call that is broken on a screen: breaks it, repeats it, and looks at what it has changed. */
import { expect } from 'vitest'

import type { LogEntry } from '#mocks/engine/log.ts'
import type { Mock } from '#mocks/engine/steps/window-mock.ts'
import type { Operation } from '#src/api/operation.ts'
import { takeToast } from '#src/device/remembered.ts'

import { wanted, isChange, isOnlyUnreadable, type Kind } from '../expected.ts'
import {
  alertTexts,
  isAtField,
  isAtRest,
  isBusy,
  isIdle,
  showsAlert,
  waysToCancel,
} from './checks.ts'
import { isSeenNow, press, pressAll, pressOnceMore, reads, sees, signIn, until } from './person.ts'
import { otherwise, shownText, type MadeCall, type ScreenCall } from './screen-call.ts'
import { callsUnderWay, frameRendered, runOutOfTime, type Hold, type TestApp } from './test-app.tsx'

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

/**
 * Checks what a person sees of a call: that it is in progress, done or failed, or that they are
 * signed out.
 */

/**
 * The screen shows that the call is in progress, also after a second press, which sends nothing.
 *
 * @param isRetry whether a read is repeated after its failure
 */
export async function isWaitedFor(play: Play, held: Hold, isRetry = false): Promise<void> {
  const { operation, screenCall } = play
  const { act, repeat = pressOnceMore, isOptimistic = false, isToggled = false } = screenCall
  const looks = isRetry ? isBusy : () => looksUnderWay(screenCall)
  await isAloneUnderWay(operation, held)
  await looks()
  if (isOptimistic) expect(await isSeenNow(() => change(play))).toBe(true)
  else await isNotChanged(play, 'while the call is under way')
  if (act || isRetry) {
    const [waiting, made] = [held.waiting(), held.made()]
    const mayGiveUp = isToggled && !isRetry
    if (mayGiveUp) await repeat()
    await (isRetry ? pressOnceMore() : repeat())
    await frameRendered()
    await looks()
    // One that was given up may be sent again.
    await until(() => expect(held.waiting(), 'calls after a second press').toBe(waiting))
    if (!mayGiveUp) expect(held.made(), 'calls after a second press').toEqual(made)
  }
  // A read may be cancelled.
  if (act && isChange(operation))
    expect(await waysToCancel(screenCall), 'ways to cancel it').toEqual([])
  held.release()
}

/** Waits until the held call, and no other one, is in progress. */
const isAloneUnderWay = (operation: Operation, held: Hold): Promise<unknown> =>
  until(() => {
    const waiting = held.waiting()
    if (waiting === 0) throw new Error(`${operation} was not called`)
    if (callsUnderWay() > waiting + othersOf(operation)) throw new Error('Others are under way')
  })

/** The call was made once, whatever was pressed meanwhile. */
export async function isNotRepeated({ operation, calls }: Play): Promise<void> {
  const urls = (await calls()).map(({ url }) => url)
  // A read may need several pages.
  if (isChange(operation)) expect(urls, `calls of ${operation}`).toHaveLength(1)
  else expect(urls, `calls of ${operation}`).toEqual([...new Set(urls)])
}

/** A call that is declared to have no sign must have none: the declaration is out of date then. */
async function looksUnderWay({ waits = isBusy, unseen }: ScreenCall): Promise<void> {
  if (!unseen) return void (await waits())
  await unseen()
  await isIdle()
}

/** The sign that the call was in progress is gone; the default one is looked at by `isAtRest`. */
export async function looksAnswered({ waits }: ScreenCall): Promise<void> {
  if (waits) expect(await isSeenNow(waits), 'the sign of the call is still seen').toBe(false)
}

/** The screen shows the success, and still shows it once nothing is in progress. */
export async function isDone(play: Play): Promise<void> {
  const { success, leavesFor } = play.screenCall
  if (leavesFor !== undefined) {
    await change(play)
    return expect(takeToast()).toBe(success)
  }
  // Both at once: on a slow machine the toast is closed before the next screen is shown.
  await Promise.all([change(play), success !== undefined && reads(success)])
  await isAtRest(play.testApp)
  await change(play)
}

/** The same, and the server has answered with a success: a message on the screen is not enough. */
export async function hasSucceeded(play: Play, by = play.operation): Promise<void> {
  await isDone(play)
  const last = (await play.calls(by)).at(-1)
  expect(last?.status, `the last answer of ${by}`).toBeLessThan(300)
  expect(last).toMatchObject({ fault: null, violation: null })
}

/** Product §4: the user is logged out; unsaved changes are kept for them (decision 14). */
export async function isSignedOut({ screenCall, testApp }: Play): Promise<void> {
  const { as = 'coach', draft, isPublic, kept, restored = kept } = screenCall
  await reads('Сесію завершено. Увійди ще раз.')
  if (isPublic) {
    await isAtRest(testApp)
    return expect(testApp.path()).toBe(new URL(screenCall.url, location.href).pathname)
  }
  await sees('Вхід')
  await isQuiet()
  expect(testApp.path()).toBe('/login')
  // After a failed save of a coach's page it is read once more; anybody may read it.
  const answered = testApp.answered().filter((read) => read !== 'GET /v1/users/{id}')
  expect(answered, 'reads whose answers are kept for whoever signs in next').toEqual([])
  const drafts = Object.keys(localStorage).filter((key) => key.startsWith('draft/'))
  const names = new Set(drafts.map((key) => key.split('/')[2]))
  expect(names).toEqual(new Set([draft ?? []].flat()))
  if (draft === undefined) return
  await testApp.mock.clearFaults()
  await signIn(as === 'client' ? as : 'coach')
  await restored?.()
}

/**
 * The failure has its own text, typed values are kept, and nothing is loading any more.
 *
 * @param stale alerts of an earlier failure, which say nothing about this one
 */
export async function showsFailure(play: Play, stale: ReadonlySet<Element>): Promise<void> {
  const { operation, screenCall, kind, testApp } = play
  const { kept, fields } = screenCall
  const { text, field } = wanted(operation, kind)
  const shown = shownText(screenCall, text, kind)
  const label = field === null ? undefined : fields?.[field]
  await isAtRest(testApp, kind === 'timeout' ? runOutOfTime : undefined)
  // With `timeout`, other calls may have failed, too.
  if (shown === null && kind !== 'timeout') expect(alertTexts()).toEqual([])
  if (shown !== null)
    await (label === undefined ? showsAlert(shown, stale) : isAtField(label, shown))
  await kept?.()
  await isAtRest(testApp)
}
