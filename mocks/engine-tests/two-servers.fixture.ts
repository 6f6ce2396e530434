/** A mock with a real server beside it: another mock, with its own database. */
import { type Control, createControl } from '#mocks/engine/control/control.ts'
import { answer, type MockServer } from '#mocks/engine/pipeline/pipeline.ts'
import type { Upstream } from '#mocks/engine/pipeline/upstream.ts'
import { newServer } from '#mocks/new-server.ts'

export interface TwoServers {
  here: MockServer
  control: Control
  /** The mock that plays the real server. */
  there: MockServer
  thereControl: Control
  /** Calls the mock with a token. */
  call: (operation: string, token?: string | null, body?: unknown) => Promise<Response>
}

/** @param send sends a call to the server; by default it calls the server directly */
export async function openTwoServers(send?: Upstream['send']): Promise<TwoServers> {
  const there = await newServer()
  const direct: Upstream['send'] = (path, init) =>
    answer(new Request(`http://there${path}`, init), there)
  const upstream: Upstream = { address: 'http://there', send: send ?? direct }
  const here: MockServer = { ...(await newServer()), upstream }
  const call: TwoServers['call'] = (operation, token = null, body) => {
    const [method = '', path = ''] = operation.split(' ')
    return answer(
      new Request(`http://here${path}`, {
        method,
        headers: {
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      here,
    )
  }
  return { here, control: createControl(here), there, thereControl: createControl(there), call }
}
