/** The mock's clock: the real clock with an offset, or stopped. */

export interface ClockSetting {
  /** Milliseconds ahead of the real clock. */
  offset: number
  /** The instant at which the clock is stopped, or null while it runs. */
  frozenAt: number | null
}

/** The time of the device, unchanged. */
export const REAL_TIME: ClockSetting = { offset: 0, frozenAt: null }

const RealDate = Date
let setting = REAL_TIME

export const clockNow = ({ offset, frozenAt }: ClockSetting): number =>
  frozenAt ?? RealDate.now() + offset

/** A setting that shows `instant` now, either running or stopped. */
export const clockAt = (instant: number, frozen: boolean): ClockSetting =>
  frozen
    ? { offset: instant - RealDate.now(), frozenAt: instant }
    : { offset: instant - RealDate.now(), frozenAt: null }

/**
 * Moves the page's Date to a clock setting, so that the app and the mock read the same time. `new
 * Date()`, `Date()` and `Date.now()` follow it; the rest of Date is unchanged.
 */
export function moveDate(next: ClockSetting): void {
  setting = next
  if (globalThis.Date !== RealDate) return
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [clockNow(setting)], newTarget),
    apply: () => new RealDate(clockNow(setting)).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => clockNow(setting) : Reflect.get(target, key, receiver),
  })
}

/**
 * Moves it on an open page. For the app that is a tab that is shown again after that time: it looks
 * at the clock, and reads what is old.
 */
export function followClock(next: ClockSetting): void {
  if (next.offset === setting.offset && next.frozenAt === setting.frozenAt) return
  moveDate(next)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
