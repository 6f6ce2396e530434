import type { Persona } from '#mocks/scenarios/scenario.ts'
import type { Operation } from '#src/api/operation.ts'
import type { ScreenParameters } from '#storybook/screen.tsx'

import type { Kind } from '../kinds.ts'

/** How a stage goes where an operation fails. */
interface Failing {
  /** The text as this screen shows it; null where it shows something in place of what failed. */
  says?: (text: string, kind: Kind) => string | null
  /** What was typed or chosen is still there; or what is shown in place of what failed. */
  kept?: () => Promise<unknown>
  /** The control that tries again; null where nothing waits to be tried. */
  again?: string | (() => Promise<void>) | null
  /** The operation that trying again calls, where it is another one. */
  againBy?: Operation
  /** What a person sees once the call has succeeded, and not before it. It is looked at more than once. */
  done?: () => Promise<unknown>
  /** The toast of it. */
  success?: string
  /** The page that is opened then, in place of `done`; the toast is shown there. */
  leavesFor?: string
}

/** A screen that calls an operation: how a person comes to the call, and what must be seen of it. */
export interface Stage
  extends Pick<ScreenParameters, 'url' | 'as' | 'scenario' | 'now' | 'otp' | 'device'>, Failing {
  /** The steps up to the call, what is typed included. */
  reach?: () => Promise<unknown>
  /** Makes the call; left out where opening the screen does. */
  act?: () => Promise<unknown>
  /** What says that the call is under way; a control that turns, or grey blocks, where it is left out. */
  waits?: () => Promise<unknown>
  /** What a person in a hurry does once more; presses the same control where it is left out. */
  repeat?: () => Promise<unknown>
  /** Whether the screen shows the change before the server has answered. */
  isOptimistic?: boolean
  /** The labels of the fields that the catalogue names. */
  fields?: Record<string, string>
  /** Kinds that go otherwise here; `'fine'` where the failure is none (a 404 of what is to be deleted). */
  but?: (kind: Kind) => Partial<Failing> | 'fine' | undefined
  /** The name of the draft that the device keeps for the same person after a forced logout, or their names. */
  draft?: string | readonly string[]
  /** What is there of it when that person has signed in again; `kept` where it is left out. */
  restored?: () => Promise<unknown>
  /** A public screen, which stays when the session ends. */
  isPublic?: boolean
}

/** How the screen of a stage is opened: by a coach, if nobody else is named. */
export const screenOf = ({
  url,
  as = 'coach',
  scenario,
  now,
  otp,
  device,
}: Stage): ScreenParameters & { as: Persona } => ({
  url,
  as,
  ...(scenario && { scenario }),
  ...(now && { now }),
  ...(otp && { otp }),
  ...(device && { device }),
})

/** An operation that no screen calls, and why. */
interface Uncalled {
  uncalled: string
}

export type Stages<Op extends Operation> = { [O in Op]: readonly Stage[] | Uncalled }
