/**
 * Holds a story at the state that it is named after: later user events are not performed (decision
 * 90).
 */
import type { StoryContext } from '@storybook/react-vite'
import { routes } from 'virtual:routes'

import { heldMessage, RELEASE } from './hold-messages.ts'
import { holdMessages } from './kept-messages.ts'
import { type State, stateOf } from './story-state.ts'

/** Returns `NotSaved` for 'тренер-календар--not-saved'. */
const exportNameOf = (id: string): string =>
  (id.split('--')[1] ?? '').replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())

/** Turns '/client/$clientId' into a pattern of addresses. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/?]+')}/?(?:[?#]|$)`)

/** Whether the page shows the state by now. */
function isThere(state: State, { title, parameters }: StoryContext): boolean {
  if (state === 'action') return false
  if (state === 'failed')
    return document.querySelector('[role="alert"], [aria-invalid="true"]') !== null
  if (state === 'loading') return document.querySelector('[aria-busy="true"]') !== null
  // A story that starts at another address has not reached its screen yet.
  const own = routes.filter(({ titles }) => titles.includes(title))
  const url = parameters.screen?.url ?? ''
  return own.length === 0 || own.some(({ path }) => patternOf(path).test(url))
}

/**
 * Returns a `userEvent` that stops once the story has reached its state: its promises then stay
 * pending, and reject when the story is released.
 */
export function heldAtState(context: StoryContext): StoryContext['userEvent'] {
  const state = stateOf({ exportName: exportNameOf(context.id), tags: context.tags })
  const message = heldMessage(context.id)
  const released = new Promise<never>((_, end) => {
    addEventListener(RELEASE, () => end(new Error(message)), { once: true })
  })
  // Not every story is held.
  released.catch(() => {})
  return new Proxy(context.userEvent, {
    get(person, name) {
      const act: unknown = Reflect.get(person, name)
      if (typeof act !== 'function') return act
      return (...parts: unknown[]): unknown => {
        if (!isThere(state, context)) return Reflect.apply(act, person, parts)
        holdMessages()
        window.parent.postMessage(message, location.origin)
        return released
      }
    },
  })
}
