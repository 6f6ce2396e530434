import { facts } from 'virtual:scenarios'

/** The mock of a story's page: the same pipeline and handles, its state in memory. */
import type { MockServer } from '#mocks/api.ts'
import { openWorkerDoor } from '#mocks/browser.ts'
import { moveDate } from '#mocks/clock.ts'
import { createControl } from '#mocks/control.ts'
import { parseFault } from '#mocks/faults.ts'
import { RequestLog } from '#mocks/log.ts'
import { createMock, type Mock, writeSession } from '#mocks/page.ts'
import { startScenario } from '#mocks/state.ts'
import { MemoryStore } from '#mocks/store.ts'

import type { ScreenParameters } from './screen.tsx'

export type MockPage = Mock

let server: MockServer | undefined

/** Puts the page's one mock into the state that a story wants. */
export async function openMockPage({
  scenario = 'typical',
  as = 'guest',
  faults = [],
  now,
  otp,
  latency,
  answers,
}: ScreenParameters): Promise<MockPage> {
  if (!server) {
    server = { store: new MemoryStore(await startScenario(scenario)), log: new RequestLog() }
    await openWorkerDoor(server)
  }
  const control = createControl(server)
  await control.scenario(scenario)
  moveDate(await control.now(now ?? facts[scenario].clock, true))
  if (otp) await control.otp(otp)
  if (latency) await control.latency(latency)
  if (answers) await control.answers(answers)
  writeSession(await control.session(as))
  for (const text of faults) {
    const fault = parseFault(text)
    if (!fault) throw new Error(`No such fault: ${text}`)
    const [method = '', path = ''] = fault.operation.split(' ')
    await control.fault(method, path, fault.kind, fault.left ?? undefined)
  }
  const mock = createMock(control)
  window.mock = mock
  return mock
}
