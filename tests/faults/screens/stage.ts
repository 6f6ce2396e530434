import type { Operation } from '#src/api/operation.ts'
import type { ScreenParameters } from '#storybook/screen.tsx'

import type { Kind } from '../kinds.ts'

/** How a stage goes where an operation fails. */
interface Failing {
  /** The text as this screen shows it; null where it shows something in place of what failed. */
  says?: (text: string, kind: Kind) => string | null
  /** What was typed or chosen is still there; or what stands in place of what failed. */
  kept?: () => Promise<unknown>
  /** The control that tries again; null where nothing waits to be tried. */
  again?: string | (() => Promise<void>) | null
  /** What a person sees once the call has succeeded. */
  done: () => Promise<unknown>
  /** The toast of it. */
  success?: string
  /** The page that is opened then; the toast is shown there. */
  leavesFor?: string
}

/** A screen that calls an operation: how a person comes to the call, and what must be seen of it. */
export interface Stage
  extends Pick<ScreenParameters, 'url' | 'as' | 'scenario' | 'now' | 'otp' | 'device'>, Failing {
  /** The steps up to the call, what is typed included. */
  reach?: () => Promise<unknown>
  /** Makes the call; left out where opening the screen does. */
  act?: () => Promise<unknown>
  /** The labels of the fields that the catalogue names. */
  fields?: Record<string, string>
  /** Kinds that go otherwise here; `'fine'` where the failure is none (a 404 of what is to be deleted). */
  but?: (kind: Kind) => Partial<Failing> | 'fine' | undefined
  /** What the device keeps for the same person after a forced logout. */
  draft?: string
  /** A public screen, which stays when the session ends. */
  isPublic?: boolean
}

/** An operation that no screen calls, and why. */
interface Uncalled {
  uncalled: string
}

export type Stages<Op extends Operation> = { [O in Op]: readonly Stage[] | Uncalled }
