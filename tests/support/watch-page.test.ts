import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { watchPage, type PageWatch } from '#storybook/watch-page.ts'

let page: EventTarget
let watch: PageWatch

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.spyOn(console, 'error').mockImplementation(() => {})
  watch = watchPage()
})
afterEach(() => {
  watch.stop()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Dispatches what the browser dispatches, with its fields. */
const dispatch = (type: string, fields: object): boolean =>
  page.dispatchEvent(Object.assign(new Event(type), fields))

it('a console error, an uncaught error and an unhandled rejection are problems', () => {
  console.error('The contract is broken:', 'GET /v1/users/me')
  dispatch('error', { message: 'x is not a function' })
  dispatch('unhandledrejection', { reason: new Error('lost') })
  expect(watch.problems).toEqual([
    'console: The contract is broken: GET /v1/users/me',
    'x is not a function',
    'Error: lost',
  ])
})

it('a message about the tools alone is no problem', () => {
  console.error('A component suspended inside an `act` scope, but the `act` call was not awaited.')
  expect(watch.problems).toEqual([])
})

it('nothing is a problem once the watch has stopped', () => {
  watch.stop()
  console.error('late')
  dispatch('error', { message: 'late' })
  dispatch('unhandledrejection', { reason: 'late' })
  expect(watch.problems).toEqual([])
})
