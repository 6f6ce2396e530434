/** A call whose screen has been left, and a read that is overtaken by a change. */
import { describe, expect, it } from 'vitest'

import type { Operation } from '#src/api/operation.ts'

import { isChange } from './expected.ts'
import { madeCalls } from './screens/calls/all.ts'
import {
  changesOf,
  isAtRest,
  isIdle,
  linesOf,
  toastsFromNowOn,
  toastsRendered,
} from './screens/checks.ts'
import { sees, until, ANDRIY, STRENGTH } from './screens/person.ts'
import { breakCalls, isQuiet, lastCall, othersOf } from './screens/play.ts'
import { byName, type MadeCall } from './screens/screen-call.ts'
import {
  callsUnderWay,
  frameRendered,
  holdAnswers,
  holdCalls,
  withTestApp,
} from './screens/test-app.tsx'

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
const EXCEPT: { readonly [call in MadeCall['name']]?: { [how in Outcome]?: Partial<After> } } = {
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

/**
 * Also left when they fail, because the screen handles their failures itself; and what is not called
 * by a press.
 */
const MORE = new Set<MadeCall['name']>([
  'POST /v1/auth/login at /login',
  'POST /v1/auth/login/refresh at /settings',
  'POST /v1/auth/otp/resend at /login',
  'POST /v1/auth/otp/verify at /login',
  'GET /v1/users/me at /settings',
  'GET /v1/users/me at /client/questionnaire',
  'PATCH /v1/coaches/me/coach_info at /coach',
  'POST /v1/coaches/me/tags at /coach',
  'POST /v1/calendar/schedules at /schedules',
  'POST /v1/calendar/sessions at /add-meeting',
  'POST /v1/calendar/sessions at /coach/olena-koval?date=2027-03-04',
  `PUT /v1/calendar/sessions/{id} at /session/${STRENGTH}/edit`,
  'PATCH /v1/calendar/sessions/{id} at /settings',
  'POST /v1/clients/me/client_info at /client/questionnaire',
  `POST /v1/clients/me/client_info/image at /client/${ANDRIY}`,
  'POST /v1/programs/ at /create-workout',
  'GET /v1/programs/{id} at /program',
  'GET /v1/programs/muscles at /select-exercise',
  'GET /v1/calendar/sessions/{id} at /calendar?date=2027-03-03',
])

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

/**
 * Leaves the screen during its call. The answer may still have only these effects. A change is not
 * given up with its screen: the server receives it once.
 */
async function leave({ name, operation, screenCall }: MadeCall, outcome: Outcome): Promise<void> {
  const { reach, act } = screenCall
  const { path, heading } =
    act && isChange(operation) ? ELSEWHERE[screenCall.as ?? 'coach'] : NOWHERE
  const faults = outcome === 'failed' && !act ? [`${operation} 503`] : []
  let held = act ? null : holdCalls(operation)
  await withTestApp({ ...screenCall, faults }, async (testApp) => {
    const toasts = toastsFromNowOn()
    try {
      await reach?.()
      if (act && outcome === 'failed') await breakCalls(testApp.mock, operation, 503)
      const since = await lastCall(testApp)
      const hold = (held ??= holdCalls(operation))
      await act?.()
      await until(() => expect(hold.waiting()).toBeGreaterThan(0))
      // A toast of the press itself may still be on its way into the page.
      await toastsRendered()
      const earlier = toasts.seen().length
      await testApp.goTo(path)
      await sees(heading)
      // What the screen reads itself.
      await isIdle(main())
      await until(() =>
        expect(callsUnderWay()).toBeLessThanOrEqual(hold.waiting() + othersOf(operation)),
      )
      await isIdle(main())
      await frameRendered()
      const focused = document.activeElement
      const shown = linesOf(main())
      hold.release()
      await isQuiet()
      await isAtRest(testApp)
      await toastsRendered()
      if (isChange(operation)) {
        const calls = await testApp.mock.requests(since)
        const fault = outcome === 'failed' ? '503' : null
        expect(calls.filter((call) => call.operation === operation)).toMatchObject([{ fault }])
      }
      expect(testApp.path()).toBe(path)
      const wanted = { ...NOTHING, ...EXCEPT[name]?.[outcome] }
      // A logout first deletes what the device has stored, and who has just signed in is read by the
      // next screen.
      await until(() =>
        expect({
          toasts: toasts.seen().slice(earlier),
          departure: testApp.departure(),
          movesFocus: document.activeElement !== focused,
          // A page that is being replaced shows nothing any more.
          lines: wanted.departure === null ? changesOf(shown, linesOf(main())) : [],
        }).toEqual(wanted),
      )
    } finally {
      held?.release()
      toasts.stop()
    }
  })
}

/** The calls by a press, and what a screen waits for. */
const left = madeCalls.filter(
  ({ name, screenCall: { act } }) => act !== undefined || MORE.has(name),
)

describe('a screen that is left during its call changes no other screen', () => {
  it.each(byName(left))('%s is answered', (_, made) => leave(made, 'answered'))
  it.each(byName(left.filter(({ name }) => MORE.has(name))))('%s fails', (_, made) =>
    leave(made, 'failed'),
  )

  it('except for the listed ones', () => {
    const names = Object.keys(EXCEPT)
    expect(left.map(({ name }) => name)).toEqual(expect.arrayContaining([...MORE, ...names]))
  })
})

/** Changes of a picture: the screen does not wait for the read of the previous one. */
const OVERTAKEN: [MadeCall['name'], Operation][] = [
  ['POST /v1/users/me/image at /coach', 'GET /v1/users/{id}/image'],
  [
    `POST /v1/clients/me/client_info/image at /client/${ANDRIY}`,
    'GET /v1/clients/{id}/client_info/image',
  ],
]

it.each(OVERTAKEN)('%s is shown although an earlier %s is answered later', async (change, read) => {
  const { screenCall } = madeCalls.find(({ name }) => name === change) ?? {}
  if (!screenCall) throw new Error('No such change')
  const hold = holdAnswers(read)
  await withTestApp(screenCall, async () => {
    await screenCall.reach?.()
    await until(() => expect(hold.waiting()).toBe(1))
    await screenCall.act?.()
    await until(() => expect(hold.made()).toHaveLength(2))
    hold.release()
    await screenCall.done?.()
  }).finally(hold.release)
})
