/** What the journeys need from a browser, whichever driver it has. */
import { setTimeout } from 'node:timers/promises'

export type Key = 'Tab' | 'ArrowDown' | 'Escape' | 'Control' | 'a'

/** In CSS pixels from the corner of the viewport. */
export interface Place {
  x: number
  y: number
}

/** An element of the page. */
export interface Handle {
  click: () => Promise<void>
  /** Focuses the element and types. */
  type: (words: string) => Promise<void>
  /** Sets the file of a file input. */
  give: (path: string) => Promise<void>
}

export interface Browser {
  /** Opens an address in a window as narrow as a phone, or as the engine allows. */
  open: (url: string) => Promise<void>
  /** Evaluates an expression in the page, awaits it, and returns it as JSON would transfer it. */
  evaluate: <T>(expression: string) => Promise<T>
  /** The elements that an expression returns. */
  elements: (expression: string) => Promise<Handle[]>
  /** Whether an error of a handle says that it has changed nothing on the page. */
  isUntouched: (error: Error) => boolean
  /** Presses the keys one after the other and holds them, then releases them. */
  press: (keys: Key[]) => Promise<void>
  /** Types into the focused element, key by key. */
  type: (words: string) => Promise<void>
  drag: (from: Place, to: Place) => Promise<void>
  /** Ends the browser and everything that was started with it. */
  quit: () => Promise<void>
}

export const PHONE = { width: 390, height: 844 }
/** A drag starts with a small move, by which the page distinguishes it from a click. */
export const DRAG_BEGINS = 10

const LIMIT_MS = 15_000
const STEP_MS = 50

/** Says why the expected thing is not there yet. */
export class NotYet extends Error {}

/**
 * Calls `ask` until it throws no NotYet, and returns its result. After the limit it throws an Error
 * that contains `what` and the message of the last NotYet. Any other error is thrown at once.
 */
export async function until<T>(what: string, ask: () => Promise<T>): Promise<T> {
  const end = performance.now() + LIMIT_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof NotYet)) throw error
      if (performance.now() > end)
        throw new Error(`waited ${LIMIT_MS / 1000} s for ${what}: ${error.message}`, {
          cause: error,
        })
      await setTimeout(STEP_MS)
    }
  }
}
