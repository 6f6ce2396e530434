/** What `steadyPage` knows of a page, and what it makes equal for every story. */
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { steadyPage } from './steady-page.ts'

interface Page {
  window: Window
  crypto: Crypto
  setTimeout: (act: () => void, ms: number) => number
  clearTimeout: (timer: number) => void
  requestIdleCallback: (act: () => void) => void
  fetch: typeof fetch
}

/** A page whose timers and calls end when the test says so. */
function open() {
  const due: (() => void)[] = []
  const answers: (() => void)[] = []
  const later = (act: () => void): number => due.push(act)
  const page: Page = runInNewContext(`(${steadyPage.toString()})(); globalThis`, {
    window: {},
    document: { baseURI: 'http://a.test/' },
    crypto: {},
    URL,
    Request,
    Uint8Array,
    setTimeout: later,
    clearTimeout: () => {},
    requestIdleCallback: later,
    fetch: () => new Promise<void>((answer) => answers.push(answer)),
  })
  return { page, steady: page.window.steady, due, answers }
}

test('a random code does not depend on which other random numbers were used before', () => {
  const { page, steady } = open()
  const code = (): number => page.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
  const first = code()
  steady.begin()
  page.crypto.randomUUID()
  page.crypto.getRandomValues(new Uint32Array(4))
  expect(code()).toBe(first)
  expect(code()).not.toBe(first)
})

test('a page is busy until its short timers and idle callbacks have run or were cleared', () => {
  const { page, steady, due } = open()
  page.setTimeout(() => {}, 5000)
  expect(steady.isBusy()).toBe(false)
  page.setTimeout(() => {}, 300)
  page.requestIdleCallback(() => {})
  due[1]?.()
  expect(steady.isBusy()).toBe(true)
  due[2]?.()
  expect(steady.isBusy()).toBe(false)
  const timer = page.setTimeout(() => {}, 300)
  expect(steady.isBusy()).toBe(true)
  page.clearTimeout(timer)
  expect(steady.isBusy()).toBe(false)
})

test('a call is open until it is answered, even if the page has replaced `fetch`', async () => {
  const { page, steady, answers } = open()
  // As the mock does when its service worker is late.
  page.fetch = () => new Promise((answer) => answers.push(() => answer(new Response())))
  const call = page.fetch(new Request('http://a.test/v1/users/me?x=1', { method: 'PATCH' }))
  expect(steady.calls().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PATCH /v1/users/me',
  ])
  answers[0]?.()
  await call
  expect(steady.calls().length).toBe(0)
})
