import { expect } from 'vitest'
/** One cell of the matrix: an operation broken in one way, on a screen that calls it. */
import { page } from 'vitest/browser'

import type { Mock } from '#mocks/page.ts'
import type { Operation } from '#src/api/operation.ts'
import { takeToast } from '#src/device/reload-toast.ts'

import { wanted } from '../expected/all.ts'
import { isHarmless, type Kind } from '../kinds.ts'
import { field, press, pressAll, reads, sees, until } from './person.ts'
import type { Stage } from './stage.ts'
import { callsUnderWay, openTheatre, runOutOfTime, type Theatre } from './theatre.tsx'

/** How the mock is asked for a kind. */
function faultsOf(operation: Operation, kind: Kind): string[] {
  if (kind === 'slow') return []
  if (kind === '401 then refreshed') return [`${operation} 401×1`]
  if (kind === '401 then signed out') return [`${operation} 401`, 'POST /v1/auth/login/refresh 401']
  return [`${operation} ${kind}`]
}

const SLOW_MS = 60

/** Plays a stage with its call broken, and checks all that a person may ask for. */
export async function playCell(operation: Operation, stage: Stage, kind: Kind): Promise<void> {
  const { url, as = 'coach', scenario, now, otp, device } = stage
  const atOnce = stage.act === undefined && stage.reach === undefined
  const theatre = await openTheatre({
    url,
    as,
    ...(scenario && { scenario }),
    ...(now && { now }),
    ...(otp && { otp }),
    ...(device && { device }),
    faults: atOnce ? faultsOf(operation, kind) : [],
  })
  try {
    await stage.reach?.()
    if (!atOnce) for (const fault of faultsOf(operation, kind)) await breakCall(theatre.mock, fault)
    if (kind === 'slow') await theatre.mock.latency(SLOW_MS)
    if (stage.act) expect(alertTexts()).toEqual([])
    await stage.act?.()
    if (kind !== 'slow') await isBroken(theatre.mock, operation, kind)
    const other = stage.but?.(kind)
    if (kind === '401 then signed out') await isSignedOut(stage, theatre)
    else if (isHarmless(kind) || other === 'fine') await isDone(stage, theatre)
    else await isFailed(operation, { ...stage, ...other }, { kind, theatre })
    expect(theatre.troubles).toEqual([])
  } finally {
    await theatre.close()
  }
}

async function breakCall(mock: Mock, fault: string): Promise<void> {
  const [method = '', path = '', what = ''] = fault.split(' ')
  const [kind = '', times] = what.split('×')
  const named = (['network', 'timeout', 'malformed', 'empty', 'invalid'] as const).find(
    (one) => one === kind,
  )
  await mock.fault(method, path, named ?? Number(kind), times ? Number(times) : undefined)
}

/** Waits until the call has been broken; one that is never answered runs out of its time then. */
async function isBroken(mock: Mock, operation: Operation, kind: Kind): Promise<void> {
  let broken = 0
  // What else is under way shall be answered: its time must not be up too.
  const others = operation === 'POST /v1/auth/login/refresh' ? Infinity : 0 // those that wait for it
  const isThere = (): boolean =>
    broken > 0 && (kind !== 'timeout' || callsUnderWay() <= broken + others)
  for (let tries = 0; !isThere() && tries < 400; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    const calls = await mock.requests()
    broken = calls.filter((call) => call.operation === operation && call.fault !== null).length
  }
  expect(isThere(), `${operation} was called`).toBe(true)
  if (kind === 'timeout') runOutOfTime()
}

async function isDone({ done, success, leavesFor }: Stage, theatre: Theatre): Promise<void> {
  await done()
  if (leavesFor !== undefined) {
    await until(() => expect(theatre.departure()).toBe(leavesFor))
    return expect(takeToast()).toBe(success)
  }
  if (success !== undefined) await reads(success)
  await isAtRest(theatre)
}

/** Spec §4: the user is logged out; what was not saved waits for them (design decision 14). */
async function isSignedOut({ draft, isPublic }: Stage, theatre: Theatre): Promise<void> {
  await reads('Сесію завершено. Увійдіть ще раз.')
  if (isPublic) return isAtRest(theatre)
  await sees('Вхід')
  await until(() => expect(callsUnderWay()).toBe(0))
  expect(theatre.path()).toBe('/login')
  const kept = Object.keys(localStorage).filter(
    (key) => draft !== undefined && key.startsWith(draft),
  )
  expect(kept).toHaveLength(draft === undefined ? 0 : 1)
}

async function isFailed(
  operation: Operation,
  stage: Stage,
  { kind, theatre }: { kind: Kind; theatre: Theatre },
): Promise<void> {
  const {
    says = (text: string) => text,
    kept,
    again = () => pressAll('Спробувати ще раз'),
    fields,
  } = stage
  const { text, field: name } = wanted(operation, kind)
  const shown = says(text, kind)
  const label = name === null ? undefined : fields?.[name]
  if (shown !== null) await (label === undefined ? alarms(shown) : isAtField(label, shown))
  await kept?.()
  await isAtRest(theatre, kind === 'timeout' ? runOutOfTime : undefined)
  await theatre.mock.clearFaults()
  if (again === null) return
  await (typeof again === 'string' ? press(again) : again())
  await isDone(stage, theatre)
}

const alerts = (): Element[] => page.getByRole('alert').elements()
const alertTexts = (): string[] => alerts().map(({ textContent }) => textContent)

/** Some alert, a toast or beside the control, says exactly this. */
const alarms = (text: string): Promise<unknown> =>
  until(() => {
    const texts = alerts().flatMap((alert) => [alert, ...alert.querySelectorAll('*')])
    const found = texts.some(({ textContent }) => textContent.trim() === text.trim())
    if (!found) throw new Error(`No alert «${text}» but: ${alertTexts().join('; ')}`)
  })

/** The text is tied to its field (spec §8 «field error»). */
const isAtField = (label: string, text: string): Promise<unknown> =>
  until(() => {
    const input = field(label)
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
    const texts = ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)
    if (!texts.includes(text) || input.getAttribute('aria-invalid') !== 'true')
      throw new Error(`«${label}» does not say «${text}»: ${texts.join('; ')}`)
  })

/** Latin words that a person may read: names of places and things, and §8's own `verification_id`. */
const FOREIGN =
  /\b(?:error|fail\w*|undefined|null|NaN|unexpected|fault|status|server|object|code)\b|[{}[\]]/i

/**
 * Nothing turns for ever, nothing is blank, nothing is English or raw.
 *
 * @param hurry ends the calls that will never be answered, those that came after the first too
 */
async function isAtRest(theatre: Theatre, hurry?: () => void): Promise<void> {
  await until(() => {
    hurry?.()
    if (callsUnderWay() > 0) throw new Error('Calls are under way')
    const turning = document.querySelector('[data-loading=true], [aria-busy=true]')
    if (turning) throw new Error(`Still loading: ${turning.outerHTML.slice(0, 200)}`)
    if (!document.querySelector('h1')) throw new Error('No heading: a white screen')
  })
  expect(document.body.innerText).not.toMatch(FOREIGN)
  expect(
    alerts()
      .map((one) => one.textContent)
      .join(' '),
  ).not.toMatch(/\b(?!verification_id)[A-Za-z]{4,}\b/)
  expect(theatre.troubles).toEqual([])
}
