/**
 * A read is answered, a change is made, and only then does the answer arrive: the screen shows the
 * change.
 */
import { expect, it } from 'vitest'

import type { Operation } from '#src/api/operation.ts'

import { screenCallsByTag } from './screens/calls/all.ts'
import { ANDRIY } from './screens/calls/typical-scenario.ts'
import { holdAnswers } from './screens/hold.ts'
import { screenOf } from './screens/screen-call.ts'
import { screenCallsIn } from './screens/screen-calls-in.ts'
import { openTestApp } from './screens/test-app.tsx'
import { until } from './screens/wait-until.ts'

/** Changes of a picture: the screen does not wait for the read of the previous one. */
const CHANGES: { change: Operation; read: Operation; url: string }[] = [
  { change: 'POST /v1/users/me/image', read: 'GET /v1/users/{id}/image', url: '/coach' },
  {
    change: 'POST /v1/clients/me/client_info/image',
    read: 'GET /v1/clients/{id}/client_info/image',
    url: `/client/${ANDRIY}`,
  },
]

const screenCalls = Object.values(screenCallsByTag).flatMap(screenCallsIn)

it.each(CHANGES)('$change at $url', async ({ change, read, url }) => {
  const [, screenCall] =
    screenCalls.find(([operation, one]) => operation === change && one.url === url) ?? []
  if (!screenCall?.done) throw new Error(`No such change at ${url}`)
  const hold = holdAnswers(read)
  const testApp = await openTestApp(screenOf(screenCall))
  try {
    await screenCall.reach?.()
    await until(() => expect(hold.waiting()).toBe(1))
    await screenCall.act?.()
    await until(() => expect(hold.made()).toHaveLength(2))
    hold.release()
    await screenCall.done()
  } finally {
    hold.release()
    await testApp.close()
  }
})
