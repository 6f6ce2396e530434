/** Breaks calls, and waits until they have been broken. */
import type { Mock } from '#mocks/engine/steps/window-mock.ts'
import type { Operation } from '#src/api/operation.ts'

import type { Kind } from '../kinds.ts'
import { othersOf, type Play, REFRESH } from './play.ts'
import { callsUnderWay, runOutOfTime } from './test-app.tsx'
import { until } from './wait-until.ts'

/** The mock's fault for a kind. */
export function faultsOf(operation: Operation, kind: Kind): string[] {
  if (kind === 'slow') return []
  if (kind === '401 then refreshed') return [`${operation} 401×1`]
  if (kind === '401 then signed out') return [`${operation} 401`, `${REFRESH} 401`]
  return [`${operation} ${kind}`]
}

/** Breaks the operation from now on, and nothing else. */
export async function breakCalls(mock: Mock, operation: Operation, kind: Kind): Promise<void> {
  await mock.clearFaults()
  for (const fault of faultsOf(operation, kind)) await breakCall(mock, fault)
}

async function breakCall(mock: Mock, fault: string): Promise<void> {
  const [method = '', path = '', what = ''] = fault.split(' ')
  const [kind = '', times] = what.split('×')
  const named = (['network', 'timeout', 'malformed', 'empty', 'invalid'] as const).find(
    (one) => one === kind,
  )
  await mock.fault(method, path, named ?? Number(kind), times ? Number(times) : undefined)
}

/** Waits until the call has been broken; a call without an answer times out then. */
export async function isBroken({ operation, kind, calls }: Play): Promise<void> {
  await until(async () => {
    const broken = (await calls()).filter(({ fault }) => fault !== null).length
    if (broken === 0) throw new Error(`${operation} was not called`)
    // Other pending calls must be answered first, so that they do not time out as well.
    if (kind === 'timeout' && callsUnderWay() > broken + othersOf(operation))
      throw new Error('Others are under way')
  })
  if (kind === 'timeout') runOutOfTime()
}
