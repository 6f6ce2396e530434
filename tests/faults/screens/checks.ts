/**
 * What is checked on every screen: alerts, errors of fields, toasts, whether anything is still loading,
 * and whether a change can be cancelled.
 */
import { notificationsStore } from '@mantine/notifications'
import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { field, until } from './person.ts'
import type { ScreenCall } from './screen-call.ts'
import { callsUnderWay, frameRendered, type TestApp } from './test-app.tsx'

import skeleton from '#src/ui/SkeletonBlock.module.css'

export const alerts = (): Element[] => page.getByRole('alert').elements()
export const alertTexts = (): string[] => alerts().map(({ textContent }) => textContent)

/** Waits for an alert, or an element in one, with exactly this text; stale alerts do not count. */
export const showsAlert = (text: string, stale: ReadonlySet<Element>): Promise<unknown> =>
  until(() => {
    const fresh = alerts().filter((alert) => !stale.has(alert))
    const texts = fresh.flatMap((alert) => [alert, ...alert.querySelectorAll('*')])
    const found = texts.some(({ textContent }) => textContent.trim() === text.trim())
    if (!found) throw new Error(`No alert «${text}» but: ${alertTexts().join('; ')}`)
  })

/** The text is the error of its field (product §8 «Login»). */
export const isAtField = (label: string, text: string): Promise<unknown> =>
  until(() => {
    const input = field(label)
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
    const texts = ids.map((id) => document.getElementById(id)?.textContent)
    if (!texts.includes(text) || input.getAttribute('aria-invalid') !== 'true')
      throw new Error(`«${label}» does not say «${text}»: ${texts.join('; ')}`)
  })

const BUSY = `[data-loading=true], [aria-busy=true], .${CSS.escape(skeleton['block'] ?? '')}`
const BUSY_WORDS = /Збереження…|Завантаження(?:\.\.\.|…)/

/** The signs of loading: a busy control, a skeleton, or words. */
const busy = (place: Element): string | undefined =>
  place.querySelector(BUSY)?.outerHTML.slice(0, 200) ?? BUSY_WORDS.exec(place.textContent)?.[0]

/** Waits for a sign of loading that a person can see. */
export const isBusy = (): Promise<unknown> =>
  until(() => {
    const signs = [...document.querySelectorAll(BUSY)].filter((sign) => sign.checkVisibility())
    if (signs.length === 0 && !BUSY_WORDS.test(document.body.innerText))
      throw new Error('Nothing says that a call is under way')
  })

/** Waits until there is no sign of loading in `place`; calls may be in progress. */
export const isIdle = (place: Element = document.body): Promise<unknown> =>
  until(() => {
    const turning = busy(place)
    if (turning !== undefined) throw new Error(`Still loading: ${turning}`)
  })

/** English and technical words that no screen may show. */
const FOREIGN =
  /\b(?:error|fail\w*|undefined|null|NaN|unexpected|fault|status|server|object|code)\b|[{}[\]]/i

/**
 * Waits until nothing is loading and a heading is shown. Checks that there are no errors and no
 * English or raw texts; `verification_id` is in a text of product §8.
 *
 * @param endPending ends the calls that will never be answered, later ones included
 */
export async function isAtRest({ problems }: TestApp, endPending?: () => void): Promise<void> {
  await until(() => {
    endPending?.()
    if (callsUnderWay() > 0) throw new Error('Calls are under way')
    const turning = busy(document.body)
    if (turning !== undefined) throw new Error(`Still loading: ${turning}`)
    if (!document.querySelector('h1')) throw new Error('No heading: a white screen')
  })
  expect(document.body.innerText).not.toMatch(FOREIGN)
  expect(alertTexts().join(' ')).not.toMatch(/\b(?!verification_id)[A-Za-z]{4,}\b/)
  // The texts, which the report of a failure abbreviates.
  expect(problems.join('\n')).toBe('')
}

/** Collects the texts of the toasts that appear from now on, oldest first. */
export function toastsFromNowOn() {
  // One that is added together with its list is found in both.
  const texts = new Map<Element, string>()
  const collect = (records: MutationRecord[]): void => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    for (const node of added) {
      if (!(node instanceof Element)) continue
      const inside = [...node.querySelectorAll(TOAST)]
      for (const toast of node.matches(TOAST) ? [node, ...inside] : inside)
        texts.set(toast, toast.textContent)
    }
  }
  const observer = new MutationObserver(collect)
  observer.observe(document.body, { childList: true, subtree: true })
  return {
    seen(): string[] {
      collect(observer.takeRecords())
      return [...texts.values()]
    },
    stop: (): void => observer.disconnect(),
  }
}

/** Waits until the toasts of the last answer are in the page. The first one mounts the list itself. */
export async function toastsRendered(): Promise<void> {
  await frameRendered()
  await until(() => {
    const { notifications } = notificationsStore.getState()
    const ids = notifications.map(({ id }) => id ?? '')
    expect(ids.filter((id) => !document.getElementById(id))).toEqual([])
  })
}

const TOAST = '[role][data-kind]'

/** Names of buttons that close a dialog or discard input. Closing a toast is allowed. */
const GIVES_UP = /^(?:Скасувати|Відмінити|Закрити(?! сповіщення)|Назад|Ні|Не зараз|Пропустити)/

/** Whether a press in the middle of the button would hit it. */
const isReachable = (button: Element): boolean => {
  const { left, top, width, height } = button.getBoundingClientRect()
  const seen = document.elementFromPoint(left + width / 2, top + height / 2)
  return seen !== null && button.contains(seen)
}

const dialogs = (): number => document.querySelectorAll('[role=dialog]').length

/**
 * While a change is pending, no button may cancel it and Escape may close nothing, because the call
 * would continue (decision 21). Returns the ways to cancel that are nevertheless available.
 */
export async function waysToCancel({ mayLeave = [] }: ScreenCall): Promise<string[]> {
  const names = page
    .getByRole('button', { name: GIVES_UP })
    .elements()
    .filter((button) => !button.matches(':disabled, [aria-disabled=true]') && isReachable(button))
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
    .filter((name) => !mayLeave.includes(name))
  const before = dialogs()
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await frameRendered()
  return dialogs() === before ? names : [...names, 'Escape']
}

const ownText = ({ childNodes }: Element): string =>
  [...childNodes].map((node) => (node instanceof Text ? node.data : '')).join('')

/** The text of each element of a place. Initials are left out: a picture may replace them later. */
export const linesOf = (place: Element): string[] =>
  [...place.querySelectorAll('*')]
    .filter((element) => !element.closest('[aria-hidden=true]'))
    .map((element) => ownText(element).replaceAll('\u{A0}', ' ').trim())
    .filter((line) => line !== '')

/** What has gone and what has come; if nothing has, whether the order has changed. */
export function changesOf(earlier: readonly string[], now: readonly string[]): string[] {
  const changes = [
    ...earlier.filter((line) => !now.includes(line)).map((line) => `− ${line}`),
    ...now.filter((line) => !earlier.includes(line)).map((line) => `+ ${line}`),
  ]
  const isSame = earlier.join('\n') === now.join('\n')
  return changes.length > 0 || isSame ? changes : ['another order']
}
