/** How long a call may take, its answer's body included (product §9). */
export const API_TIMEOUT_MS = 100_000

/**
 * Runs work with a signal, which aborts when the caller aborts, or after API_TIMEOUT_MS with a
 * TimeoutError. The promise rejects then even if the work ignores its signal.
 */
export async function withTimeout<T>(
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const clock = new AbortController()
  const timer = setTimeout(
    () => clock.abort(new DOMException('No answer in time', 'TimeoutError')),
    API_TIMEOUT_MS,
  )
  const signal = caller ? AbortSignal.any([caller, clock.signal]) : clock.signal
  try {
    return await Promise.race([work(signal), abortion(signal)])
  } finally {
    clearTimeout(timer)
  }
}

function abortion(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
