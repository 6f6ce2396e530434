/**
 * The cells of one call on a screen: it fails in each way that the screen can tell apart, it is slow,
 * and the connection is lost and comes back.
 */
import { notifications } from '@mantine/notifications'
import { describe, expect, it } from 'vitest'

import { operations } from '#mocks/engine/contract.ts'
import type { Mock } from '#mocks/engine/steps/window-mock.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import {
  isBeginning,
  wanted,
  FURTHER,
  failuresOf,
  isChange,
  isHarmless,
  isOnlyUnreadable,
  type Kind,
} from './expected.ts'
import { madeCalls } from './screens/calls/all.ts'
import { alertTexts, alerts, isAtRest, isIdle } from './screens/checks.ts'
import { until, withDoubleClicks } from './screens/person.ts'
import {
  REFRESH,
  breakCalls,
  faultsOf,
  hasSucceeded,
  isBroken,
  isDone,
  isMadeOnce,
  isNotChanged,
  isNotRepeated,
  isSignedOut,
  isWaitedFor,
  lastCall,
  looksAnswered,
  playOf,
  showsFailure,
  tryAgain,
  type Play,
} from './screens/play.ts'
import { byName, otherwise, shownText, type MadeCall } from './screens/screen-call.ts'
import {
  frameRendered,
  holdCalls,
  withTestApp,
  type Hold,
  type TestApp,
} from './screens/test-app.tsx'

const NOTHING: ReadonlySet<Element> = new Set()

/** Continues on the screen where the call was made. */
type Continue = (testApp: TestApp) => Promise<void>

/** The cells of a call: the title of each, and what plays it. */
function cellsOf(made: MadeCall): [string, () => Promise<void>][] {
  const { operation, screenCall } = made
  const { again, againBy } = screenCall
  const isOnce = isMadeOnce(made)
  const mayRepeat = again !== null && againBy === undefined && operation !== REFRESH
  /** Whether the screen is unchanged after the failure, so that the call can be repeated on it. */
  const isRepeatable = (kind: Kind): boolean =>
    mayRepeat &&
    otherwise(screenCall, kind) === undefined &&
    !isOnlyUnreadable(kind, operation) &&
    !['timeout', '401 then refreshed', '401 then signed out'].includes(String(kind)) &&
    (isOnce || kind !== 'network')
  const cell = (title: string, kinds: Kind[], next: Continue): [string, () => Promise<void>] => [
    title,
    () => playInTurn(made, kinds, next),
  ]
  const alone = (kind: Kind) =>
    cell(String(kind), [kind], (testApp) =>
      kind === 'network' && !isOnce ? isReadAgain(made, testApp) : recover(made, kind, testApp),
    )
  const kinds = failuresOf(operation, screenCall)
  const inTurn = kinds.filter(isRepeatable)
  const titles = inTurn.map(String)
  const cells = kinds.filter((kind) => !isRepeatable(kind)).map(alone)
  if (isOnce) {
    if (!mayRepeat) cells.push(alone('slow'))
    titles.push('reconnected', ...(mayRepeat ? ['slow'] : []))
    const next = (testApp: TestApp) => waitsForPress(made, testApp, mayRepeat)
    return [...cells, cell(titles.join(', '), [...inTurn, 'network'], next)]
  }
  cells.push(cell('slow, reconnected', ['slow'], (testApp) => losesConnection(made, testApp)))
  if (!mayRepeat) return cells
  const next = (testApp: TestApp) => recover(made, inTurn.at(-1) ?? 503, testApp)
  return [...cells, cell(titles.join(', '), inTurn, next)]
}

/**
 * Opens a new screen, makes the call there, which is broken in the first way, and checks what a
 * person sees. Each other way is the answer to the next attempt.
 */
async function playInTurn(made: MadeCall, [first = 503, ...others]: Kind[], next: Continue) {
  const { operation, screenCall } = made
  const { reach, act } = screenCall
  const hold = (): Hold | null => (first === 'slow' ? holdCalls(operation) : null)
  let held = act ? null : hold()
  // If opening the screen makes the call, it is broken before that.
  const faults = act ? [] : faultsOf(operation, first)
  let kind = first
  await withTestApp({ ...screenCall, faults }, async (testApp) => {
    try {
      await reach?.()
      const played = playOf(made, first, { testApp, since: act ? await lastCall(testApp) : 0 })
      if (act) {
        expect(alertTexts()).toEqual([])
        await isNotChanged(played, 'before the call')
        await breakCalls(testApp.mock, operation, first)
        // What is still loading would be taken for the sign of the call.
        if (first === 'slow') await isIdle()
        held = hold()
        await (held && isMadeOnce(made) ? withDoubleClicks(act) : act())
      }
      if (held) await isWaitedFor(played, held)
      else await isBroken(played)
      await isFollowed(played, NOTHING)
      if (held) await looksAnswered(played.screenCall)
      if (held && act) await isNotRepeated(played)
      for (kind of others) await failAgain(made, kind, testApp)
    } catch (error) {
      if (error instanceof Error) error.message = `${kind}: ${error.message}`
      throw error
    } finally {
      held?.release()
    }
    await next(testApp)
    expect(testApp.problems).toEqual([])
  })
}

const begin = async (made: MadeCall, kind: Kind, testApp: TestApp): Promise<Play> =>
  playOf(made, kind, { testApp, since: await lastCall(testApp) })

/**
 * A change that has failed without a connection is not repeated when the connection is back, but
 * waits for a press.
 */
async function waitsForPress(made: MadeCall, testApp: TestApp, isSlow: boolean): Promise<void> {
  const failed = await begin(made, 'network', testApp)
  await isNotChanged(failed, 'without a connection')
  await comeBack(testApp.mock)
  await isAtRest(testApp)
  expect(await failed.calls(), `calls of ${made.operation}`).toEqual([])
  await recover(made, 'network', testApp, isSlow)
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

/** Longer than any read stays fresh. */
const LONG_AWAY_MINUTES = 11

/**
 * After a slow answer the screen shows what was read. It still does without a connection, and the
 * read is repeated without a press when the connection is back. What is kept for the whole visit is
 * not read again, and stays.
 */
async function losesConnection(made: MadeCall, testApp: TestApp): Promise<void> {
  const { isKept = false } = made.screenCall
  const offline = await begin(made, 'network', testApp)
  for (const { method, path } of operations) await testApp.mock.fault(method, path, 'network')
  dispatchEvent(new Event('offline'))
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
}

// Each text of product §8 is asserted: by a cell, or by a story if it belongs to no answer.

/** The texts that the cells of a call wait for: those of its failures, and that of its success. */
const textsOf = ({ operation, screenCall }: MadeCall): (string | null | undefined)[] =>
  failuresOf(operation, screenCall).flatMap((kind) => {
    const other = otherwise(screenCall, kind)
    const played = { ...screenCall, ...(other !== 'fine' && other) }
    const isText =
      other !== 'fine' &&
      !isHarmless(kind) &&
      !isOnlyUnreadable(kind, operation) &&
      kind !== '401 then signed out'
    return [played.success, isText ? shownText(played, wanted(operation, kind).text, kind) : null]
  })

const asserted = madeCalls.flatMap(textsOf)

/** The stories, whose names do not count. */
const stories = Object.values(
  import.meta.glob<string>('/src/**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n')

/** Screens say these after a press that makes no call, or in place of something unknown. */
const WITHOUT_ANSWER = [
  'linkCopied',
  'linkNotCopied',
  'certificateNotSaved',
  'noToken',
  'noVerification',
  'unknownProgram',
] as const

it.each(Object.values(SPEC).filter((text) => !WITHOUT_ANSWER.some((name) => SPEC[name] === text)))(
  'a cell asserts «%s» of product §8',
  (text) => {
    const isIt = (one?: string | null) => (isBeginning(text) ? one?.startsWith(text) : one === text)
    expect(asserted.some(isIt)).toBe(true)
  },
)

it.each(WITHOUT_ANSWER)('a story asserts the text %s of product §8', (name) => {
  expect(stories).toMatch(new RegExp(`\\bSPEC\\.${name}\\b`))
})

it('each call that fails in further ways is one of a screen', () => {
  expect(madeCalls.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(FURTHER)))
})

describe.each(byName(madeCalls))('%s', (_, made) => {
  it.each(cellsOf(made))('%s', (_how, play) => play())
})
