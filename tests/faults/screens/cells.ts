/**
 * The cells of one call on a screen: it fails in each way that the screen can tell apart, it is slow,
 * and the connection is lost and comes back.
 */
import { notifications } from '@mantine/notifications'
import { expect } from 'vitest'

import { operations } from '#mocks/engine/contract.ts'
import type { Mock } from '#mocks/engine/steps/window-mock.ts'

import { failuresOf, isChange, isHarmless, isOnlyUnreadable, type Kind } from '../kinds.ts'
import { alerts, alertTexts, isAtRest, isIdle } from './checks.ts'
import {
  hasSucceeded,
  isDone,
  isNotRepeated,
  isSignedOut,
  isWaitedFor,
  looksAnswered,
  showsFailure,
} from './outcomes.ts'
import { until, withDoubleClicks } from './person.ts'
import {
  breakCalls,
  faultsOf,
  isBroken,
  isMadeOnce,
  isNotChanged,
  lastCall,
  type Play,
  playOf,
  REFRESH,
  tryAgain,
} from './play.ts'
import { type MadeCall, otherwise, screenOf } from './screen-call.ts'
import { frameRendered, type Hold, holdCalls, openTestApp, type TestApp } from './test-app.tsx'

const NOTHING: ReadonlySet<Element> = new Set()

/** The cells of a call: the title of each, and what plays it. */
export function cellsOf(made: MadeCall): [string, () => Promise<void>][] {
  const { operation, screenCall } = made
  const { again, againBy } = screenCall
  const mayRepeat = again !== null && againBy === undefined && operation !== REFRESH
  /** Whether the screen is unchanged after the failure, so that the call can be repeated on it. */
  const isRepeatable = (kind: Kind): boolean =>
    mayRepeat &&
    otherwise(screenCall, kind) === undefined &&
    !isOnlyUnreadable(kind, operation) &&
    !['timeout', '401 then refreshed', '401 then signed out'].includes(String(kind)) &&
    (isMadeOnce(made) || kind !== 'network')
  const kinds = failuresOf(operation, screenCall)
  const inTurn = kinds.filter(isRepeatable)
  const alone = kinds.filter((kind) => !isRepeatable(kind))
  const cells = alone.map((kind): [string, () => Promise<void>] => [
    String(kind),
    () => playAlone(made, kind),
  ])
  if (!isMadeOnce(made)) {
    cells.push(['slow, reconnected', () => losesConnection(made)])
    if (mayRepeat) cells.push([inTurn.join(', '), () => playInTurn(made, inTurn)])
  } else if (mayRepeat) {
    cells.push([[...inTurn, 'reconnected', 'slow'].join(', '), () => waitsForPress(made, inTurn)])
  } else {
    cells.push(['slow', () => playAlone(made, 'slow')])
    cells.push(['reconnected', () => waitsForPress(made, [])])
  }
  return cells
}

const begin = async (made: MadeCall, kind: Kind, testApp: TestApp): Promise<Play> =>
  playOf(made, kind, { testApp, since: await lastCall(testApp) })

async function playAlone(made: MadeCall, kind: Kind): Promise<void> {
  const testApp = await open(made, kind)
  try {
    if (kind === 'network' && !isMadeOnce(made)) await isReadAgain(made, testApp)
    else await recover(made, kind, testApp)
  } finally {
    await testApp.close()
  }
}

/** Each failure is the answer to the next attempt on one screen; the last attempt succeeds. */
async function playInTurn(made: MadeCall, kinds: readonly Kind[]): Promise<void> {
  const testApp = await failInTurn(made, kinds)
  try {
    await recover(made, kinds.at(-1) ?? 503, testApp)
  } finally {
    await testApp.close()
  }
}

/**
 * A change that fails in each of these ways, and at last without a connection, is not repeated when
 * the connection is back, but waits for a press, after which it may be slow.
 */
async function waitsForPress(made: MadeCall, kinds: readonly Kind[]): Promise<void> {
  const testApp = await failInTurn(made, [...kinds.filter((kind) => kind !== 'network'), 'network'])
  try {
    const play = await begin(made, 'network', testApp)
    await isNotChanged(play, 'without a connection')
    await comeBack(testApp.mock)
    await isAtRest(testApp)
    expect(await play.calls(), `calls of ${made.operation}`).toEqual([])
    await recover(made, 'network', testApp, kinds.length > 0)
  } finally {
    await testApp.close()
  }
}

/** Opens a new screen, makes the call there and checks what a person sees. */
async function open(made: MadeCall, kind: Kind): Promise<TestApp> {
  const { operation, screenCall } = made
  const { reach, act } = screenCall
  const hold = (): Hold | null => (kind === 'slow' ? holdCalls(operation) : null)
  let held = act ? null : hold()
  // If opening the screen makes the call, it is broken before that.
  const faults = act ? [] : faultsOf(operation, kind)
  const testApp = await openTestApp({ ...screenOf(screenCall), faults })
  try {
    await reach?.()
    const play = playOf(made, kind, { testApp, since: act ? await lastCall(testApp) : 0 })
    if (act) {
      expect(alertTexts()).toEqual([])
      await isNotChanged(play, 'before the call')
      await breakCalls(testApp.mock, operation, kind)
      // What is still loading would be taken for the sign of the call.
      if (kind === 'slow') await isIdle()
      held = hold()
      await (held && isMadeOnce(made) ? withDoubleClicks(act) : act())
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

async function failInTurn(made: MadeCall, kinds: readonly Kind[]): Promise<TestApp> {
  let [kind = 503, ...others] = kinds
  const testApp = await open(made, kind)
  try {
    for (kind of others) await failAgain(made, kind, testApp)
    return testApp
  } catch (error) {
    if (error instanceof Error) error.message = `${kind}: ${error.message}`
    await testApp.close()
    throw error
  }
}

/** Repeats a call on the screen where it has just failed, and breaks it in another way. */
async function failAgain(made: MadeCall, kind: Kind, testApp: TestApp): Promise<void> {
  const play = await begin(made, kind, testApp)
  notifications.clean()
  await breakCalls(testApp.mock, made.operation, kind)
  // The message of a failed read may stay while it is repeated.
  const stale = isChange(made.operation) ? new Set(alerts()) : NOTHING
  await tryAgain(play)
  await isBroken(play)
  await isFollowed(play, stale)
}

/** Checks the outcome of the call. */
async function isFollowed(play: Play, stale: ReadonlySet<Element>): Promise<void> {
  const { kind, testApp } = play
  if (kind === '401 then signed out') await isSignedOut(play)
  else if (play.isFine) await isDone(play)
  else if (isHarmless(kind)) {
    await hasSucceeded(play)
    expect(alertTexts()).toEqual([])
  } else await showsFailure(play, stale)
  if (kind === '401 then refreshed' || kind === '401 then signed out')
    expect(await play.calls(REFRESH), `calls of ${REFRESH}`).not.toEqual([])
  expect(testApp.problems).toEqual([])
}

/** Removes the fault, and tries again as a person would; the call must succeed. */
async function recover(
  made: MadeCall,
  kind: Kind,
  testApp: TestApp,
  isSlow = !isChange(made.operation),
): Promise<void> {
  const { operation, screenCall } = made
  const play = await begin(made, kind, testApp)
  if (play.isFine || isHarmless(kind) || kind === '401 then signed out') return
  if (play.screenCall.again === null) return
  await testApp.mock.clearFaults()
  const stale = new Set(alerts())
  const held = isSlow ? holdCalls(operation) : null
  try {
    if (held && isMadeOnce(made)) await withDoubleClicks(() => tryAgain(play))
    else await tryAgain(play)
    if (held) await isWaitedFor(play, held, !isMadeOnce(made))
  } finally {
    held?.release()
  }
  // A person who was signed out signs in again.
  await (operation === REFRESH ? isDone(play) : hasSucceeded(play, screenCall.againBy))
  if (held) {
    await looksAnswered(play.screenCall)
    await isNotRepeated(play)
  }
  expect(alerts().filter((alert) => !stale.has(alert))).toEqual([])
  expect(testApp.problems).toEqual([])
}

/** Longer than any read stays fresh. */
const LONG_AWAY_MINUTES = 11

async function drop(mock: Mock): Promise<void> {
  for (const { method, path } of operations) await mock.fault(method, path, 'network')
  dispatchEvent(new Event('offline'))
}

/** After each event React has a frame in which to render and run its effects. */
async function comeBack(mock: Mock): Promise<void> {
  await mock.clearFaults()
  dispatchEvent(new Event('offline'))
  await frameRendered()
  dispatchEvent(new Event('online'))
  await frameRendered()
}

/** A read that has failed without a connection is repeated without a press when it is back. */
async function isReadAgain(made: MadeCall, testApp: TestApp): Promise<void> {
  const play = await begin(made, 'network', testApp)
  await isNotChanged(play, 'without a connection')
  await comeBack(testApp.mock)
  await hasSucceeded(play)
  expect(testApp.problems).toEqual([])
}

/** Waits for a call that is answered, or fails. */
async function isCalled({ calls, operation }: Play, how: 'in vain' | 'with success') {
  await until(async () => {
    const isThere = (await calls()).some(({ status }) =>
      how === 'in vain' ? status === 0 : status < 300 && status > 0,
    )
    if (!isThere) throw new Error(`${operation} was not called ${how}`)
  })
}

/**
 * After a slow answer the screen shows what was read. It still does without a connection, and the
 * read is repeated without a press when the connection is back. What is kept for the whole visit is
 * not read again, and stays.
 */
async function losesConnection(made: MadeCall): Promise<void> {
  const { isKept = false } = made.screenCall
  const testApp = await open(made, 'slow')
  try {
    const offline = await begin(made, 'network', testApp)
    await drop(testApp.mock)
    await testApp.mock.advance(LONG_AWAY_MINUTES)
    // The person comes back to the tab.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    if (!isKept) await isCalled(offline, 'in vain')
    await isDone(offline)
    const online = await begin(made, 'network', testApp)
    await comeBack(testApp.mock)
    if (!isKept) await isCalled(online, 'with success')
    await isDone(online)
    const urls = (await online.calls()).map(({ url }) => url)
    if (isKept) expect([...(await offline.calls()), ...urls]).toEqual([])
    // A read may need several pages.
    else expect(urls, `calls of ${made.operation}`).toEqual([...new Set(urls)])
    expect(alertTexts()).toEqual([])
    expect(testApp.problems).toEqual([])
  } finally {
    await testApp.close()
  }
}
