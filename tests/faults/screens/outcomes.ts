/**
 * Checks what a person sees of a call: that it is in progress, done or failed, or that they are
 * signed out.
 */
import { expect } from 'vitest'

import type { Operation } from '#src/api/operation.ts'
import { takeToast } from '#src/device/remembered.ts'

import { wanted } from '../expected.ts'
import { isChange } from '../kinds.ts'
import {
  alertTexts,
  isAtField,
  isAtRest,
  isBusy,
  isIdle,
  showsAlert,
  waysToCancel,
} from './checks.ts'
import { isSeenNow, pressOnceMore, reads, sees, signIn, until } from './person.ts'
import { change, isNotChanged, isQuiet, othersOf, type Play } from './play.ts'
import { type ScreenCall, shownText } from './screen-call.ts'
import { callsUnderWay, frameRendered, type Hold, runOutOfTime } from './test-app.tsx'

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
