/** The connection drops and comes back while a screen is open; nobody reloads it. */
import { expect } from 'vitest'

import { operations } from '#mocks/engine/contract.ts'
import type { Mock } from '#mocks/engine/steps/window-mock.ts'
import type { Operation } from '#src/api/operation.ts'

import { hasSucceeded, isDone } from './outcomes.ts'
import { lastCall, playOf, recover } from './play-cell.ts'
import { isNotChanged, type Play } from './play.ts'
import { screenOf, type ScreenCall } from './screen-call.ts'
import { alertTexts, isAtRest } from './screen-checks.ts'
import { frameRendered, openTestApp, type TestApp } from './test-app.tsx'
import { until } from './wait-until.ts'

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
 * On a screen that shows what was read, the read fails without a connection: the screen still works,
 * and the read is repeated without a press when the connection is back. What is kept for the whole
 * visit is not read again, and stays.
 */
export async function losesConnection(operation: Operation, screenCall: ScreenCall): Promise<void> {
  const { reach, act, isKept = false } = screenCall
  const testApp = await openTestApp(screenOf(screenCall))
  try {
    await reach?.()
    await act?.()
    const played = async (): Promise<Play> =>
      playOf(operation, screenCall, 'network', { testApp, since: await lastCall(testApp) })
    await isDone(await played())
    const offline = await played()
    await drop(testApp.mock)
    await testApp.mock.advance(LONG_AWAY_MINUTES)
    // The person comes back to the tab.
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    if (!isKept) await isCalled(offline, 'in vain')
    await isDone(offline)
    const online = await played()
    await comeBack(testApp.mock)
    if (!isKept) await isCalled(online, 'with success')
    await isDone(online)
    const urls = (await online.calls()).map(({ url }) => url)
    if (isKept) expect([...(await offline.calls()), ...urls]).toEqual([])
    // A read may need several pages.
    else expect(urls, `calls of ${operation}`).toEqual([...new Set(urls)])
    expect(alertTexts()).toEqual([])
    expect(testApp.problems).toEqual([])
  } finally {
    await testApp.close()
  }
}

/** What failed without a connection has changed nothing; then the connection is back. */
async function backAfterFailure(
  operation: Operation,
  screenCall: ScreenCall,
  testApp: TestApp,
): Promise<Play> {
  const play = playOf(operation, screenCall, 'network', { testApp, since: await lastCall(testApp) })
  await isNotChanged(play, 'without a connection')
  await comeBack(testApp.mock)
  return play
}

/** A read that has failed without a connection is repeated without a press when it is back. */
export async function isReadAgain(
  ...[operation, screenCall, testApp]: Parameters<typeof backAfterFailure>
): Promise<void> {
  await hasSucceeded(await backAfterFailure(operation, screenCall, testApp))
  expect(testApp.problems).toEqual([])
}

/** A change that has failed without a connection is not repeated, but waits for a press. */
export async function waitsForPress(
  ...[operation, screenCall, testApp]: Parameters<typeof backAfterFailure>
): Promise<void> {
  const play = await backAfterFailure(operation, screenCall, testApp)
  await isAtRest(testApp)
  expect(await play.calls(), `calls of ${operation}`).toEqual([])
  await recover(operation, screenCall, 'network', testApp)
}
