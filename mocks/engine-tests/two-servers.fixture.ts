/** A mock with a real server beside it: another mock, with its own database. */
import { type Control, createControl } from '#mocks/engine/control/control.ts'
import { answer, type MockServer } from '#mocks/engine/pipeline/pipeline.ts'
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

/** @param change what the server answers in place of the right answer to `METHOD path` */
export async function openTwoServers(
  change: (right: Response, call: string) => Response | Promise<Response> = (right) => right,
): Promise<TwoServers> {
  const there = await newServer()
  const here: MockServer = {
    ...(await newServer()),
    upstream: {
      address: 'http://there',
      send: async (path, init) =>
        change(
          await answer(new Request(`http://there${path}`, init), there),
          `${init.method} ${path}`,
        ),
    },
  }
  const call: TwoServers['call'] = (operation, token = null, body) => {
    const [method = '', path = ''] = operation.split(' ')
    const headers = {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const sent = body !== undefined && { body: JSON.stringify(body) }
    return answer(new Request(`http://here${path}`, { method, headers, ...sent }), here)
  }
  return { here, control: createControl(here), there, thereControl: createControl(there), call }
}
