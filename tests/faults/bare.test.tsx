/**
 * With a server that answers only what product §3 and product §7 name, every screen shows its
 * content and works: each change is made, and each read answered, nothing broken.
 */
import { describe, expect, it } from 'vitest'

import { createQueryClient } from '#src/app/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'

import { isChange } from './expected.ts'
import { madeCalls } from './screens/calls/all.ts'
import { alertTexts } from './screens/checks.ts'
import { sees, until } from './screens/person.ts'
import { isDone, playOf } from './screens/play.ts'
import { byName, type MadeCall } from './screens/screen-call.ts'
import { withTestApp } from './screens/test-app.tsx'

/** Screens that no call opens, and their headings. */
const SILENT: [string, string | RegExp][] = [
  ['/', /^Доброго|^Добрий/],
  ['/create-program', 'Створення програми'],
]

/** Paths that have been shown. */
const visited = new Set<string>()

/** Opens a screen of such a server; `use` uses it. */
const opened: typeof withTestApp = (screen, use) =>
  withTestApp({ ...screen, answers: 'bare' }, async (testApp) => {
    await use(testApp)
    visited.add(testApp.path())
    expect(alertTexts()).toEqual([])
    expect(testApp.problems).toEqual([])
    const requests = await testApp.mock.requests()
    expect(requests.filter(({ violation }) => violation !== null)).toEqual([])
  })

const calls = madeCalls.map((made) => ({
  ...made,
  screenCall: made.screenCall.bare ?? made.screenCall,
}))
const isArrival = ({ screenCall: { reach, act } }: MadeCall): boolean => !reach && !act

/** What a screen reads by itself is seen in one opening. */
const arrivals = [
  ...Map.groupBy(calls.filter(isArrival), ({ screenCall }) =>
    JSON.stringify([screenCall.url, screenCall.as, screenCall.scenario]),
  ),
].map(([, reads]) => [reads[0]?.screenCall.url, reads] as const)

/** Each change once, and each read after a press. */
const pressed = calls
  .filter((made) => !isArrival(made))
  .filter(
    ({ operation }, at, all) =>
      !isChange(operation) || all.findIndex((one) => one.operation === operation) === at,
  )

describe('12.15: a server that answers only what the specification names', () => {
  it.each(arrivals)('what is read at %s', (_, [first, ...others]) => {
    if (!first) throw new Error('No read')
    return opened(first.screenCall, async (testApp) => {
      for (const made of [first, ...others])
        await isDone(playOf(made, 'slow', { testApp, since: 0 }))
    })
  })

  it.each(byName(pressed))('%s', (_, made) =>
    opened(made.screenCall, async (testApp) => {
      await made.screenCall.reach?.()
      visited.add(testApp.path())
      await made.screenCall.act?.()
      await isDone(playOf(made, 'slow', { testApp, since: 0 }))
    }),
  )

  it.each(SILENT)('shows %s', (url, heading) => opened({ url }, () => sees(heading)))

  it('reads each visible client once, and no other client', () =>
    opened({ url: '/calendar' }, async ({ mock }) => {
      const names = () =>
        [...document.querySelectorAll('[data-kind=meeting]')].filter(
          (one) => one.checkVisibility() && one.getBoundingClientRect().bottom < innerHeight,
        )
      await until(() => {
        expect(names().length).toBeGreaterThan(2)
        expect(
          names()
            .map(({ textContent }) => textContent)
            .join(' '),
        ).not.toContain('Клієнт')
      })
      // A call that was aborted with the screen of the previous test may arrive late, with a token
      // that is unknown by then.
      const asked = (await mock.requests()).filter(
        ({ operation, status }) => operation === 'GET /v1/users/{id}' && status === 200,
      )
      expect(new Set(asked.map(({ url }) => url)).size).toBe(asked.length)
      // No calls for the other days of the week; one more may be just below the screen, one in the
      // request popup.
      expect(asked.length).toBeLessThanOrEqual(names().length + 2)
    }))

  it('every route has been shown', () => {
    const router = createAppRouter({ queryClient: createQueryClient() })
    const routes = Object.keys(router.routesByPath).filter((route) => route !== '/')
    const isSeen = (route: string): boolean => {
      const path = new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+').replace(/\/$/, '')}/?$`)
      return [...visited].some((one) => path.test(one))
    }
    expect(routes.filter((route) => !isSeen(route))).toEqual([])
  })
})
