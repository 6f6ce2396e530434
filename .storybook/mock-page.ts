/** The mock of a story's page: the same pipeline and handles, with its state in memory. */
import { facts } from 'virtual:scenarios'

import { moveDate } from '#mocks/engine/clock.ts'
import { createControl } from '#mocks/engine/control/control.ts'
import { parseFault } from '#mocks/engine/faults.ts'
import type { LogEntry } from '#mocks/engine/log.ts'
import { createMock } from '#mocks/engine/page/open-mock-page.ts'
import type { Mock } from '#mocks/engine/steps/window-mock.ts'
import { newServer } from '#mocks/new-server.ts'
import { productPage } from '#mocks/pulse-product-page.ts'

import type { ScreenParameters } from './screen.tsx'
import { answerCalls } from './story-calls.ts'

export type MockPage = Mock

/**
 * Reports a request that breaks the contract, which fails the story's test. A refusal for another
 * reason names no fields, and one by a fault is on purpose.
 */
function reportRefused({ operation, fault, response }: LogEntry): void {
  if (fault !== null || typeof response !== 'object' || response === null) return
  if ('fields' in response)
    console.error(`The request breaks the contract: ${operation}: ${JSON.stringify(response)}`)
}

/** Opens a new mock in the state of a story. */
export async function openMockPage({
  scenario = 'typical',
  as = 'guest',
  faults = [],
  now,
  otp,
  latency,
  answers,
}: Omit<ScreenParameters, 'url'>): Promise<MockPage> {
  const server = { ...(await newServer(scenario)), onLog: reportRefused }
  await answerCalls(server)
  const control = createControl(server)
  moveDate(await control.now(now ?? facts[scenario].clock, true))
  if (otp) await control.otp(otp)
  if (latency) await control.latency(latency)
  if (answers) await control.answers(answers)
  productPage.session.write(await control.session(as))
  for (const text of faults) {
    const fault = parseFault(text)
    if (!fault) throw new Error(`No such fault: ${text}`)
    const [method = '', path = ''] = fault.operation.split(' ')
    await control.fault(method, path, fault.kind, fault.left ?? undefined)
  }
  const mock = createMock(control, productPage)
  window.mock = mock
  return mock
}
