/**
 * Holds a story at the state that it is named after: later user events are not performed (decision
 * 90).
 */
import type { StoryContext } from '@storybook/react-vite'

import { TOAST_MS } from '#src/ui/overlays/toast.ts'

import { holdBy, isOnTheWay } from './reach-state.ts'
import { heldMessage, type State, stateOf } from './stories.ts'

/** Returns `NotSaved` for 'тренер-календар--not-saved'. */
const exportNameOf = (id: string): string =>
  (id.split('--')[1] ?? '').replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/** Whether the page shows the state by now. */
function isThere(state: State): boolean {
  if (state === 'action' || isOnTheWay()) return false
  if (state === 'failed')
    return document.querySelector('[role="alert"], [aria-invalid="true"]') !== null
  if (state === 'loading') return document.querySelector('[aria-busy="true"]') !== null
  return true
}

/**
 * Returns a `userEvent` that stops once the story has reached its state: its promises then stay
 * pending. So does `reached`.
 */
export function heldAtState(context: StoryContext): StoryContext['userEvent'] {
  const state = stateOf({ exportName: exportNameOf(context.id), tags: context.tags })
  const hold = (): Promise<never> => {
    window.parent.postMessage(heldMessage(context.id), location.origin)
    return new Promise(() => {})
  }
  holdBy(hold)
  return new Proxy(context.userEvent, {
    get(person, name) {
      const act: unknown = Reflect.get(person, name)
      if (typeof act !== 'function') return act
      return (...parts: unknown[]): unknown => {
        return isThere(state) ? hold() : Reflect.apply(act, person, parts)
      }
    },
  })
}

const USUAL_MS = { ...TOAST_MS }

/**
 * Without its message, a failure would look like a usual screen: none disappears by itself. Returns
 * a function that ends this.
 */
export function keepMessages(): () => void {
  Object.assign(TOAST_MS, { success: null, error: null, info: null })
  return () => void Object.assign(TOAST_MS, USUAL_MS)
}
