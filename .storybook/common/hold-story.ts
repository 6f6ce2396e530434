/**
 * Holds a story at the state that it is named after: later user events are not performed (decision
 * 90).
 */
import type { StoryContext } from '@storybook/react-vite'

import { heldMessage, RELEASE } from './hold-messages.ts'
import { holdMessages } from './kept-messages.ts'
import { holdBy, isOnTheWay } from './reach-state.ts'
import { type State, stateOf } from './stories.ts'

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
 * pending, and reject when the story is released. So does `reached`.
 */
export function heldAtState(context: StoryContext): StoryContext['userEvent'] {
  const state = stateOf({ exportName: exportNameOf(context.id), tags: context.tags })
  const message = heldMessage(context.id)
  const released = new Promise<never>((_, end) => {
    addEventListener(RELEASE, () => end(new Error(message)), { once: true })
  })
  // Not every story is held.
  released.catch(() => {})
  const hold = (): Promise<never> => {
    holdMessages()
    window.parent.postMessage(message, location.origin)
    return released
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
