import { describe, expect, it } from 'vitest'

import { readAuth } from '#src/api/auth.ts'
import { failureWithField } from '#src/errors/error-text.ts'

import { wanted } from '../expected.ts'
import { call, calledOperations } from './calls.ts'
import { serveSignedIn } from './signed-in.ts'

const server = serveSignedIn()
const authOperations = calledOperations.filter((name) => name.includes(' /v1/auth/'))

describe('a 401 of an auth call, with a refresh token on the device', () => {
  it.each(authOperations)('is the answer of %s, without a refresh', async (operation) => {
    void server.break(operation, 401)
    const failure = await call(operation).catch((reason: unknown) => reason)
    expect(failure).toMatchObject({ operation, reason: 'status', status: 401 })
    expect(failureWithField(failure)).toEqual(wanted(operation, 401))
    expect(server.received).toHaveLength(1)
    expect(readAuth()).toMatchObject({ token: 'T1', refreshToken: 'R1' })
  })
})
