/**
 * With a server that answers only what product §3 and product §7 name, every screen shows its
 * content and works: each call of the fault matrix is made, nothing broken.
 */
import { describe, expect, it } from 'vitest'

import type { Operation } from '#src/api/operation.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'

import { screenCallsByTag } from './screens/calls/all.ts'
import { isDone } from './screens/outcomes.ts'
import { screenOf, type ScreenCall } from './screens/screen-call.ts'
import { screenCallsIn } from './screens/screen-calls-in.ts'
import { alertTexts } from './screens/screen-checks.ts'
import { openTestApp } from './screens/test-app.tsx'
import { sees } from './screens/user-actions.ts'
import { until } from './screens/wait-until.ts'

/** Screens that no call of the fault matrix opens. */
const SILENT: readonly ScreenCall[] = [
  { url: '/', done: () => sees(/^Доброго|^Добрий/) },
  { url: '/create-program', done: () => sees('Створення програми') },
]

/** Paths that have been shown. */
const visited = new Set<string>()

async function play(operation: Operation, screenCall: ScreenCall): Promise<void> {
  const testApp = await openTestApp({ ...screenOf(screenCall), answers: 'bare' })
  try {
    await screenCall.reach?.()
    visited.add(testApp.path())
    await screenCall.act?.()
    const calls = async () => [...(await testApp.mock.requests())]
    await isDone({ operation, screenCall, kind: 'slow', isFine: true, testApp, calls })
    visited.add(testApp.path())
    expect(alertTexts()).toEqual([])
    expect(testApp.problems).toEqual([])
    expect((await calls()).filter(({ violation }) => violation !== null)).toEqual([])
  } finally {
    await testApp.close()
  }
}

const screenCalls = Object.values(screenCallsByTag)
  .flatMap(screenCallsIn)
  .map(([operation, own]) => {
    const screenCall = own.bare ?? own
    return { operation, screenCall, url: screenCall.url }
  })

describe('12.15: a server that answers only what the specification names', () => {
  it.each(screenCalls)('$operation at $url', ({ operation, screenCall }) =>
    play(operation, screenCall),
  )

  it.each(SILENT)('$url', (screenCall) => play('GET /v1/users/me', screenCall))

  it('reads each visible client once, and no other client', async () => {
    const testApp = await openTestApp({ url: '/calendar', as: 'coach', answers: 'bare' })
    try {
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
      const requests = await testApp.mock.requests()
      // A call that was aborted with the screen of the previous test may arrive late, with a token
      // that is unknown by then.
      const asked = requests.filter(
        ({ operation, status }) => operation === 'GET /v1/users/{id}' && status === 200,
      )
      expect(new Set(asked.map(({ url }) => url)).size).toBe(asked.length)
      // No calls for the other days of the week; one more may be just below the screen, one in the
      // request popup.
      expect(asked.length).toBeLessThanOrEqual(names().length + 2)
    } finally {
      await testApp.close()
    }
  })

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
