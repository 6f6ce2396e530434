/** One cell of the matrix: an operation broken in one way, on a screen that calls it. */
import { notifications } from '@mantine/notifications'
import { expect } from 'vitest'

import type { Operation } from '#src/api/operation.ts'

import { isHarmless, isOnlyUnreadable, type Kind } from '../kinds.ts'
import { breakCalls, faultsOf, isBroken } from './break.ts'
import { type Hold, holdCalls } from './hold.ts'
import {
  hasSucceeded,
  isDone,
  isNotRepeated,
  isRepeatedOnce,
  isSignedOut,
  isWaitedFor,
  looksAnswered,
  showsFailure,
} from './outcomes.ts'
import { isChange, isMadeOnce, isNotChanged, type Play, REFRESH, tryAgain } from './play.ts'
import { screenOf, type ScreenCall } from './screen-call.ts'
import { alerts, alertTexts, isIdle } from './screen-checks.ts'
import { openTestApp, type TestApp } from './test-app.tsx'
import { withDoubleClicks } from './user-actions.ts'

const NOTHING: ReadonlySet<Element> = new Set()

/**
 * How a call on a screen is played when it is broken in one way. `since` is the id of the last
 * earlier call.
 */
export function playOf(
  operation: Operation,
  screenCall: ScreenCall,
  kind: Kind,
  { testApp, since }: { testApp: TestApp; since: number },
): Play {
  const other = screenCall.but?.(kind)
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

/** Opens a new screen, makes the call there and checks what a person sees. */
export async function playAlone(
  operation: Operation,
  screenCall: ScreenCall,
  kind: Kind,
): Promise<TestApp> {
  const { reach, act } = screenCall
  const hold = (): Hold | null => (kind === 'slow' ? holdCalls(operation) : null)
  let held = act ? null : hold()
  // If opening the screen makes the call, it is broken before that.
  const faults = act ? [] : faultsOf(operation, kind)
  const testApp = await openTestApp({ ...screenOf(screenCall), faults })
  try {
    await reach?.()
    const play = playOf(operation, screenCall, kind, {
      testApp,
      since: act ? await lastCall(testApp) : 0,
    })
    if (act) {
      expect(alertTexts()).toEqual([])
      await isNotChanged(play, 'before the call')
      await breakCalls(testApp.mock, operation, kind)
      // What is still loading would be taken for the sign of the call.
      if (kind === 'slow') await isIdle()
      held = hold()
      await (held && isMadeOnce(operation, screenCall) ? withDoubleClicks(act) : act())
    }
    if (held) await isWaitedFor(play, held)
    else await isBroken(play)
    await isFollowed(play, NOTHING)
    if (held) await looksAnswered(play.screenCall)
    if (held && act) await isNotRepeated(play)
    return testApp
  } catch (error) {
    await testApp.close()
    throw error
  } finally {
    held?.release()
  }
}

/** Repeats a call on the screen where it has just failed, and breaks it in another way. */
export async function playNext(
  operation: Operation,
  screenCall: ScreenCall,
  kind: Kind,
  testApp: TestApp,
): Promise<void> {
  const play = playOf(operation, screenCall, kind, { testApp, since: await lastCall(testApp) })
  notifications.clean()
  await breakCalls(testApp.mock, operation, kind)
  // The message of a failed read may stay while it is repeated.
  const stale = isChange(operation) ? new Set(alerts()) : NOTHING
  await tryAgain(play)
  await isBroken(play)
  await isFollowed(play, stale)
}

/** Checks the outcome of the call. */
async function isFollowed(play: Play, stale: ReadonlySet<Element>): Promise<void> {
  if (play.kind === '401 then signed out') await isSignedOut(play)
  else if (play.isFine) await isDone(play)
  else if (isHarmless(play.kind)) {
    await hasSucceeded(play)
    const failures = alerts().filter((alert) => !stale.has(alert))
    expect(failures.map(({ textContent }) => textContent)).toEqual([])
  } else await showsFailure(play, stale)
  if (play.kind === '401 then refreshed' || play.kind === '401 then signed out')
    expect(await play.calls(REFRESH), `calls of ${REFRESH}`).not.toEqual([])
  expect(play.testApp.problems).toEqual([])
}

/** Removes the fault, and tries again as a person would; the call must succeed. */
export async function recover(
  operation: Operation,
  screenCall: ScreenCall,
  kind: Kind,
  testApp: TestApp,
): Promise<void> {
  const play = playOf(operation, screenCall, kind, { testApp, since: await lastCall(testApp) })
  if (play.isFine || isHarmless(kind) || kind === '401 then signed out') return
  if (play.screenCall.again === null) return
  await testApp.mock.clearFaults()
  // A change is repeated as it was made, and `slow` checks that.
  const held = isChange(operation) ? null : holdCalls(operation)
  try {
    await tryAgain(play)
    if (held) await isRepeatedOnce(play, held)
  } finally {
    held?.release()
  }
  // A person who was signed out signs in again.
  await (operation === REFRESH ? isDone(play) : hasSucceeded(play, screenCall.againBy))
  if (held) await isNotRepeated(play)
  expect(testApp.problems).toEqual([])
}
