/**
 * What is checked on every screen: alerts, errors of fields, and whether anything is still loading.
 */
import { expect } from 'vitest'
import { page } from 'vitest/browser'

import { callsUnderWay, type TestApp } from './test-app.tsx'
import { field } from './user-actions.ts'
import { until } from './wait-until.ts'

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
