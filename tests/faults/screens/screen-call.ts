import type { Operation } from '#src/api/operation.ts'
import type { ScreenParameters } from '#storybook/screen.tsx'

import type { Kind } from '../expected.ts'

/** What a screen shows if the call fails, and once it has succeeded. */
interface Failing {
  /** The text as this screen shows it; null if it shows something in place of what failed. */
  says?: string | null | ((text: string, kind: Kind) => string)
  /** Checks that what was typed or chosen is kept, or what is shown in place of what failed. */
  kept?: () => Promise<unknown>
  /**
   * The retry control; null if there is nothing to retry. By default the same press; for a read
   * every «Спробувати ще раз».
   */
  again?: string | (() => Promise<unknown>) | null
  /** The operation that the retry calls, if it is another one. */
  againBy?: Operation
  /**
   * What a person sees once the call has succeeded, and not before. It is checked more than once.
   */
  done?: () => Promise<unknown>
  /** Its toast. */
  success?: string
  /** The path of the page that a success loads, in place of `done`; the toast is shown there. */
  leavesFor?: string
}

/**
 * A call as a screen makes it, opened by a coach by default: the steps to the call, and what must be
 * seen of it.
 */
export interface ScreenCall
  extends Pick<ScreenParameters, 'url' | 'as' | 'scenario' | 'now' | 'otp' | 'device'>, Failing {
  /** The steps before the call, including what is typed. */
  reach?: () => Promise<unknown>
  /** Makes the call; left out if opening the screen makes it. */
  act?: () => Promise<unknown>
  /**
   * The sign that the call is in progress; by default a busy control, or a skeleton. It is gone
   * after the answer.
   */
  waits?: () => Promise<unknown>
  /** Declares that there is no such sign: what a person sees meanwhile, in place of the result. */
  unseen?: () => Promise<unknown>
  /**
   * Presses a second time during the call; by default the same control. It must send nothing more,
   * and leave the sign.
   */
  repeat?: () => Promise<unknown>
  /** Whether a second press gives the read up, and a third one starts it again. */
  isToggled?: boolean
  /** Whether only a press triggers this read. */
  isReadOnce?: boolean
  /** Whether what was read is kept for the whole visit, so that it is never read again. */
  isKept?: boolean
  /** Whether the screen shows the change before the server has answered. */
  isOptimistic?: boolean
  /** Buttons that belong to something else, and may be pressed while the call runs. */
  mayLeave?: readonly string[]
  /** The labels of the fields that the catalogue names. */
  fields?: Record<string, string>
  /**
   * Statuses with another result here; `'fine'` if the failure counts as a success (a 404 of what is
   * to be deleted).
   */
  but?: { readonly [status: number]: Partial<Failing> | 'fine' }
  /**
   * The name of the draft that the device keeps for the same person after a forced logout, or
   * several names.
   */
  draft?: string | readonly string[]
  /** Checks the restored draft once that person has signed in again; by default `kept`. */
  restored?: () => Promise<unknown>
  /** Replaces this call on a server that answers only what the specification names. */
  bare?: ScreenCall
  /** Whether the screen is public, so that it stays open when the session ends. */
  isPublic?: boolean
}

/** What is played in place of a call that fails in this way, or `'fine'`. */
export const otherwise = ({ but }: ScreenCall, kind: Kind): Partial<Failing> | 'fine' | undefined =>
  typeof kind === 'number' ? but?.[kind] : undefined

/** The text of a failure as the screen shows it. */
export const shownText = ({ says }: ScreenCall, text: string, kind: Kind): string | null =>
  typeof says === 'function' ? says(text, kind) : says === undefined ? text : says

/** A call of a screen. */
export interface MadeCall {
  name: `${Operation} at ${string}`
  operation: Operation
  screenCall: ScreenCall
}

/** Rows for titles with their names, which `$name` would shorten. */
export const byName = (calls: readonly MadeCall[]): [string, MadeCall][] =>
  calls.map((made) => [made.name, made])

/** Where each operation under a tag, such as `'users'`, is called, or why no screen calls it. */
export type ScreenCalls<Tag extends string> = {
  [O in Extract<Operation, `${string} /v1/${Tag}/${string}`>]:
    | ScreenCall
    | readonly [ScreenCall, ...ScreenCall[]]
    | { uncalled: string }
}
