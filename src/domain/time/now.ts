// Now is the server's: the clock of the device may be set by hand.

/** A smaller difference moves nothing: `Date` has whole seconds. */
const NEAR_MS = 5000

/** How far the server's clock is ahead of the device's, in ms. */
let ahead = 0

/** The server's time, in ms, when the device's clock shows `device`. */
export const serverNow = (device: number = Date.now()): number => device + ahead

/**
 * Reads the server's time from an answer to a call that was sent at `sentAt` by the device's clock.
 * What a cache may have kept is old.
 */
export function noteServerTime(headers: Headers, sentAt: number): void {
  if (headers.has('Age') || /max-?age=[1-9]/i.test(headers.get('Cache-Control') ?? '')) return
  const written = Date.parse(headers.get('Date') ?? '')
  // It was written after the call was sent, and before now. Without a `Date` both are NaN.
  const [least, most] = [written - Date.now(), written + 1000 - sentAt]
  if (!(ahead < least - NEAR_MS || ahead > most + NEAR_MS)) return
  const middle = (least + most) / 2
  ahead = Math.abs(middle) < NEAR_MS ? 0 : middle
}
