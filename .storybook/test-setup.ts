/**
 * Sets a page up for stories as tests. Their checks cannot be hooks of the runner: it imports this
 * file again for each file of stories, at an address with the time. A story stops the clock, so the
 * address can repeat; then this file is not run again, and its hooks are not registered.
 */
import { focusManager } from '@tanstack/react-query'
import { addons } from 'storybook/preview-api'
import { beforeAll } from 'vitest'

// From now on, errors of the page are collected.
await import('./story-checks.ts')

beforeAll(() => {
  // The runner may hide and show pages at any time; reads must not be repeated because of it.
  focusManager.setEventListener(() => undefined)
  // Storybook emits this after each story, and the pseudo-states addon waits for it. Without it the
  // addon would never apply hover or focus.
  addons.getChannel().emit('storyRendered')
})
