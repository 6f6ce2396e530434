import { expect } from 'vitest'

import type { LogEntry } from '#mocks/engine/log.ts'
import type { Operation } from '#src/api/operation.ts'

import type { Kind } from '../kinds.ts'
import type { ScreenCall } from './screen-call.ts'
import { callsUnderWay, type TestApp } from './test-app.tsx'
import { press, pressAll } from './user-actions.ts'
import { isSeenNow, until } from './wait-until.ts'

export const REFRESH = 'POST /v1/auth/login/refresh'

/** Whether the operation changes something, so that a second call would change it twice. */
export const isChange = (operation: Operation): boolean => !operation.startsWith('GET ')

/** Whether only a press makes the call, once per press. */
export const isMadeOnce = (operation: Operation, { isReadOnce = false }: ScreenCall): boolean =>
  isChange(operation) || isReadOnce

/** A cell that is being played. */
export interface Play {
  operation: Operation
  screenCall: ScreenCall
  kind: Kind
  /** Whether the failure counts as a success here. */
  isFine: boolean
  testApp: TestApp
  /** The calls of the operation, or of another one, that were answered since the cell began. */
  calls: (name?: Operation) => Promise<LogEntry[]>
}

/** How many other calls may be in progress: all that wait for the refresh are. */
export const othersOf = (operation: Operation): number => (operation === REFRESH ? Infinity : 0)

/** Waits for the effect of the call: another page, or its `done`. */
export const change = ({ screenCall: { done, leavesFor }, testApp }: Play): Promise<unknown> =>
  done?.() ?? until(() => expect(testApp.departure()).toBe(leavesFor))

/** Checks that `done` does not hold yet: it may hold only after a success. `when` is for the message. */
export async function isNotChanged(play: Play, when: string): Promise<void> {
  expect(await isSeenNow(() => change(play)), `\`done\` is seen ${when}`).toBe(false)
}

export const isQuiet = (): Promise<unknown> => until(() => expect(callsUnderWay()).toBe(0))

/** What a person does after a failure. */
export async function tryAgain(play: Play): Promise<void> {
  const { again = () => pressAll('Спробувати ще раз') } = play.screenCall
  await isNotChanged(play, 'although the call has failed')
  await (typeof again === 'string' ? press(again) : again?.())
}
