/** Visits of pages on Slow 4G, with an empty cache or on a device that was there before. */
import { setTimeout as wait } from 'node:timers/promises'

import type { Browser, BrowserContext } from 'playwright'

import type { Control } from '#mocks/engine/control/control.ts'
import { CLIENT_ID } from '#mocks/seed/personas.ts'
import { signedOut } from '#src/domain/auth-flow.ts'

import { type DeviceOptions, metricsOf, openSlowly } from './device.ts'
import type { BenchPage } from './pages.ts'
import type { ShapedServer } from './shaped-server.ts'

/** What is measured of a part of a page, by the name of its column. */
export type Figures = Record<string, number>

/** Runs a visit with what the device of a person of the mock's database has stored. */
export async function asPerson<Seen>(
  control: Control,
  { as, stored, isWithoutCard }: BenchPage,
  visit: (options: DeviceOptions) => Promise<Seen>,
): Promise<Seen> {
  const { clock } = await control.settings()
  const known = (await control.session(as)) ?? stored
  const session = known && JSON.stringify({ ...signedOut, ...known })
  if (!isWithoutCard) return visit({ ahead: clock.offset, session })
  const { rows } = await control.rows('clientInfos', `user_id=${CLIENT_ID}`)
  await control.deleteRow('clientInfos', rows[0]?.key ?? '')
  return visit({ ahead: clock.offset, session }).finally(() => control.undo())
}

/** Opens a page and measures until it is idle. A device that is given stays open. */
export async function visitPage(
  on: Browser | BrowserContext,
  server: ShapedServer,
  { path, lines: parts }: BenchPage,
  options: DeviceOptions,
): Promise<Map<string, Figures>> {
  server.sent.length = 0
  const device = await openSlowly(on, server.origin + path, parts, options)
  const { context, page } = device
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => ({
    began: performance.timeOrigin,
    firstPaint: window.firstPaint,
    shift: window.shifted,
    times: window.times,
  }))
  const metric = await metricsOf(device)
  await (on === context ? page : context).close()
  const figuresAt = (visible: number): Figures => {
    const before = server.sent.filter(({ done }) => done <= seen.began + visible)
    const scripts = before.filter(({ isScript }) => isScript)
    return {
      'first paint ms': seen.firstPaint ?? Number.NaN,
      'visible ms': visible,
      requests: before.length,
      'scripts KB': scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
      'main thread ms': metric('TaskDuration') * 1000,
      shift: seen.shift ?? Number.NaN,
    }
  }
  const lines = Object.keys(parts)
  return new Map(lines.map((line) => [line, figuresAt(seen.times?.[line] ?? Number.NaN)]))
}

/** Keys for three seconds: until after the app has taken over a form that is there before it. */
const TYPED = '0123456789'.repeat(3)
const KEY_MS = 100

/**
 * Types into the phone of a form, from 100 ms after it is visible and 10 keys a second, whatever the
 * page does meanwhile. Returns «whole», or what has arrived.
 */
export async function typedText(
  browser: Browser,
  server: ShapedServer,
  { path, lines }: BenchPage,
  options: DeviceOptions,
): Promise<string> {
  const { context, page } = await openSlowly(browser, server.origin + path, lines, options)
  const visible = Date.now()
  const field = page.locator('form input[name="phone"]').filter({ visible: true }).first()
  await field.evaluate((input) => input.focus())
  const presses: Promise<void>[] = []
  for (const key of TYPED) {
    await wait(Math.max(0, visible + KEY_MS * (presses.length + 1) - Date.now()))
    presses.push(page.keyboard.press(key))
  }
  await Promise.all(presses)
  await page.waitForLoadState('networkidle')
  const arrived = await field.inputValue()
  await context.close()
  return arrived === TYPED ? 'whole' : `«${arrived}»`
}
