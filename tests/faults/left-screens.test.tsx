import { describe, expect, it } from 'vitest'

import type { Operation } from '#src/api/operation.ts'

import { breakCalls } from './screens/break.ts'
import { screenCallsByTag } from './screens/calls/all.ts'
import { holdCalls } from './screens/hold.ts'
import { lastCall } from './screens/play-cell.ts'
import { isChange, isQuiet, othersOf } from './screens/play.ts'
import { screenOf, type ScreenCall } from './screens/screen-call.ts'
import { screenCallsIn } from './screens/screen-calls-in.ts'
import { alertTexts, isAtRest, isBusy, isIdle } from './screens/screen-checks.ts'
import { changesOf, linesOf } from './screens/shown-lines.ts'
import { callsUnderWay, frameRendered, openTestApp, type TestApp } from './screens/test-app.tsx'
import { toastsFromNowOn, toastsRendered } from './screens/toasts.ts'
import { pressOnceMore, sees } from './screens/user-actions.ts'
import { isSeenNow, until } from './screens/wait-until.ts'

type Outcome = 'answered' | 'failed'

/** The effects that a call may still have after its screen was left. */
interface After {
  /** Its toasts. */
  toasts: string[]
  /** The path of another page that it loads; null if it loads none. */
  departure: string | null
  /** Whether the focus moves. */
  movesFocus: boolean
  /** The lines of the next screen that have come or gone: the data that the change makes stale. */
  lines: string[]
}

const NOTHING: After = { toasts: [], departure: null, movesFocus: false, lines: [] }

/** A coach who has just signed in reads a coach's page, where clients book. */
const AS_COACH = [
  '− Обери день і вільну годину. Тренер має 3 години, щоб підтвердити запит.',
  '+ Це акаунт тренера, а записатися може лише клієнт.',
]

/** Exceptions, with the reason. */
const EXCEPT: Readonly<
  Partial<Record<`${Operation} at ${string}`, Partial<Record<Outcome, Partial<After>>>>>
> = {
  // A person without an account is taken to /register (product §4).
  'DELETE /v1/users/me at /settings': { answered: { departure: '/register' } },
  'POST /v1/auth/otp/verify at /login': { answered: { lines: AS_COACH } },
  'POST /v1/auth/registration/complete at /register': { answered: { lines: AS_COACH } },
  'POST /v1/auth/reset_password/complete at /reset': { answered: { lines: AS_COACH } },
  // The client base shows each client's next session.
  'PUT /v1/calendar/sessions/{id} at /add-meeting/5e551000-0000-4000-8000-00000000008b': {
    answered: { lines: ['− ср, 3 березня, 17:00', '+ ср, 3 березня, 16:00'] },
  },
  'PATCH /v1/calendar/sessions/{id} at /calendar?date=2027-03-03': {
    answered: { lines: ['− ср, 3 березня, 17:00', '+ ср, 10 березня, 17:00'] },
  },
  // The session is over on every screen.
  'POST /v1/auth/login/refresh at /settings': {
    failed: { toasts: ['Сесію завершено. Увійди ще раз.'] },
  },
  // The request popup is over every screen: it is not left.
  'PATCH /v1/calendar/sessions/{id} at /settings': {
    answered: {
      toasts: ['Запит підтверджено'],
      movesFocus: true,
      lines: ['− пт, 5 березня, 17:00', '+ ср, 3 березня, 14:00'],
    },
    failed: { toasts: ['Не вдалося змінити статус тренування'], movesFocus: true },
  },
}

/** Reads after a press that a person can only leave, not give up, with the reason. */
const ONLY_LEFT: Readonly<Partial<Record<`${Operation} at ${string}`, string>>> = {
  'GET /v1/users/me at /program': 'the list is read again after a deletion, beside what is shown',
  'GET /v1/programs/{id} at /program': 'a copy takes the person to the new workout',
  'GET /v1/coaches/certifications/{id}/image at /coach/olena-koval':
    'a picture is read when it is near, and is in its place later',
}

/** The screen that each persona opens during a change. */
const ELSEWHERE = {
  coach: { path: '/client-baze', heading: 'База клієнтів' },
  client: { path: '/settings', heading: 'Налаштування' },
  guest: { path: '/coach/olena-koval', heading: 'Олена Коваль' },
} as const

/** The screen that everybody opens during a read or a token refresh: it waits for neither. */
const NOWHERE = { path: '/nowhere', heading: 'Такої сторінки немає' } as const

/** The screen itself; the request popup is over every screen. */
const main = (): HTMLElement => document.querySelector('main') ?? document.body

/** A change is not given up with its screen: the server has received it once, and answered it. */
async function isSentOnce(
  { mock }: TestApp,
  operation: Operation,
  { since, outcome }: { since: number; outcome: Outcome },
): Promise<void> {
  const calls = (await mock.requests(since)).filter((call) => call.operation === operation)
  expect(calls).toEqual([expect.objectContaining({ fault: outcome === 'failed' ? '503' : null })])
}

/** Leaves the screen during its call, which may still have only these effects. */
async function leave(
  operation: Operation,
  screenCall: ScreenCall,
  { outcome, wanted }: { outcome: Outcome; wanted: After },
): Promise<void> {
  const { reach, act } = screenCall
  const screen = screenOf(screenCall)
  const { path, heading } = act && isChange(operation) ? ELSEWHERE[screen.as] : NOWHERE
  const faults = outcome === 'failed' ? [`${operation} 503`] : []
  let held = act ? null : holdCalls(operation)
  const testApp = await openTestApp({ ...screen, ...(!act && { faults }) })
  let toasts
  try {
    await reach?.()
    if (act && outcome === 'failed') await breakCalls(testApp.mock, operation, 503)
    const since = await lastCall(testApp)
    const hold = (held ??= holdCalls(operation))
    await act?.()
    await until(() => expect(hold.waiting()).toBeGreaterThan(0))
    // One of the press itself may still be on its way into the page.
    await toastsRendered()
    toasts = toastsFromNowOn()
    await testApp.goTo(path)
    await sees(heading)
    // What the next screen reads itself.
    await isIdle(main())
    const others = othersOf(operation)
    await until(() => expect(callsUnderWay()).toBeLessThanOrEqual(hold.waiting() + others))
    await isIdle(main())
    await frameRendered()
    const focused = document.activeElement
    const shown = linesOf(main())
    hold.release()
    await isQuiet()
    await isAtRest(testApp)
    await toastsRendered()
    if (isChange(operation)) await isSentOnce(testApp, operation, { since, outcome })
    expect(testApp.path()).toBe(path)
    // A logout first deletes what the device has stored.
    await until(() => expect(testApp.departure()).toBe(wanted.departure))
    const { departure } = wanted
    // A page that is being replaced shows nothing any more.
    if (departure === null) await sees(heading)
    const { seen } = toasts
    // Who has just signed in is read by the next screen.
    await until(() =>
      expect({
        toasts: seen(),
        departure,
        movesFocus: document.activeElement !== focused,
        lines: changesOf(shown, linesOf(main())),
      }).toEqual(wanted),
    )
  } finally {
    held?.release()
    toasts?.stop()
    await testApp.close()
  }
}

/**
 * Gives a read up while it runs, on its screen: the answer changes nothing that is seen, and says
 * nothing.
 */
async function giveUp(
  operation: Operation,
  screenCall: ScreenCall,
  outcome: Outcome,
): Promise<void> {
  const { reach, act, cancel = pressOnceMore, done } = screenCall
  const testApp = await openTestApp(screenOf(screenCall))
  let held
  let toasts
  try {
    await reach?.()
    if (outcome === 'failed') await breakCalls(testApp.mock, operation, 503)
    // What is still loading would be taken for the sign of the call.
    if (act) await isIdle()
    held = holdCalls(operation)
    await act?.()
    const { waiting } = held
    await until(() => expect(waiting()).toBeGreaterThan(0))
    await isBusy()
    await cancel()
    await isIdle()
    // Other reads of the screen may still change it.
    await until(() => expect(callsUnderWay()).toBeLessThanOrEqual(waiting()))
    await frameRendered()
    const shown = main().innerText
    toasts = toastsFromNowOn()
    held.release()
    await isQuiet()
    await isAtRest(testApp)
    await toastsRendered()
    expect(main().innerText).toBe(shown)
    expect(toasts.seen()).toEqual([])
    expect(alertTexts()).toEqual([])
    expect(await isSeenNow(async () => done?.())).toBe(false)
  } finally {
    held?.release()
    toasts?.stop()
    await testApp.close()
  }
}

const screenCalls = Object.values(screenCallsByTag)
  .flatMap(screenCallsIn)
  .map(([operation, screenCall]) => ({
    name: `${operation} at ${screenCall.url}` as const,
    operation,
    screenCall,
  }))

describe('a screen that is left during its call changes no other screen', () => {
  for (const { name, operation, screenCall } of screenCalls)
    it.each(['answered', 'failed'] as const)(`${name} is %s`, async (outcome) => {
      const wanted = { ...NOTHING, ...EXCEPT[name]?.[outcome] }
      await leave(operation, screenCall, { outcome, wanted })
    })

  it('except for the listed ones', () => {
    expect(screenCalls.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(EXCEPT)))
  })
})

const pressedReads = screenCalls.filter(
  ({ operation, screenCall: { act } }) => act !== undefined && !isChange(operation),
)
const canBeGivenUp = ({
  screenCall: { cancel, isToggled },
}: (typeof screenCalls)[number]): boolean => cancel !== undefined || isToggled === true

describe('a read that is given up while it runs changes nothing on its screen', () => {
  for (const { name, operation, screenCall } of pressedReads.filter(canBeGivenUp))
    it.each(['answered', 'failed'] as const)(`${name} is %s`, (outcome) =>
      giveUp(operation, screenCall, outcome),
    )

  it('every other read after a press has its reason', () => {
    const others = pressedReads.filter((one) => !canBeGivenUp(one)).map(({ name }) => name)
    expect([...new Set(others)].toSorted()).toEqual(Object.keys(ONLY_LEFT).toSorted())
  })
})
