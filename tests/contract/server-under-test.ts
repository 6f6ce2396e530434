/** The server that the suite tests: the mock in this process, or any server at an address. */
import { type Control, createControl } from '#mocks/engine/control/control.ts'
import { CONTROL_PATH, remoteControl } from '#mocks/engine/control/remote-control.ts'
import { answer, type MockServer } from '#mocks/engine/pipeline/pipeline.ts'
import { newServer } from '#mocks/new-server.ts'

export interface ServerUnderTest {
  /** The prefix of the contract's paths. */
  origin: string
  fetch: (request: Request) => Promise<Response>
  /** The mock's faults, clock and inbox; null for a server that has none. */
  control: Control | null
}

/**
 * @param address of a server over HTTP, or undefined for the mock in this process; a mock, wherever
 * it runs, is reset to its scenario `typical`
 * @throws if nothing answers at the address
 */
export async function openServer(address: string | undefined): Promise<ServerUnderTest> {
  const server = address === undefined ? await mockHere() : await serverAt(address)
  await server.control?.scenario('typical')
  return server
}

async function mockHere(): Promise<ServerUnderTest> {
  const mock: MockServer = await newServer()
  return {
    origin: 'http://localhost',
    fetch: (request) => answer(request, mock),
    control: createControl(mock),
  }
}

async function serverAt(address: string): Promise<ServerUnderTest> {
  const origin = address.replace(/\/$/, '')
  const probe = await fetch(`${origin}${CONTROL_PATH}settings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '[]',
  })
  const isMock = probe.ok && (await probe.text()).startsWith('{"result":')
  return {
    origin,
    fetch: (request) => fetch(request),
    control: isMock ? remoteControl(origin) : null,
  }
}
