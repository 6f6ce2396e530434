/**
 * Runs in a page before anything else. Random numbers are the same for every story, and after the
 * end of a story no timer of a second or more fires, so that nothing changes between the pictures. It
 * also tracks the work that the page has started and not finished.
 */

/** A pending call of the page. */
export interface OpenCall {
  method: string
  path: string
}

declare global {
  interface Window {
    /** Controls the page's random numbers, timers and calls. */
    steady: {
      begin: () => void
      hold: () => void
      /** Whether a short timer or an idle callback of the page is still to run. */
      isBusy: () => boolean
      calls: () => OpenCall[]
    }
  }
}

export function steadyPage(): void {
  const LONG_MS = 1000
  let isHeld = false
  const due: (() => void)[] = []

  // Each kind of number has its own sequence, because the order in which the page requests the
  // kinds depends on the machine.
  const seeds = new Map<string, number>()
  const next = (kind: string): number => {
    const seed = (Math.imul(seeds.get(kind) ?? 1, 1_664_525) + 1_013_904_223) >>> 0
    seeds.set(kind, seed)
    return seed
  }
  Math.random = () => next('number') / 2 ** 32
  crypto.getRandomValues = (array) => {
    if (array === null) return array
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    bytes.forEach((_, index) => {
      bytes[index] = next(`${bytes.length} bytes`) >>> 16
    })
    return array
  }
  crypto.randomUUID = () => {
    const digits = Array.from({ length: 12 }, () => (next('id') >>> 28).toString(16)).join('')
    return `00000000-0000-4000-8000-${digits}`
  }

  const waiting = new Set<unknown>()
  const replace = (name: string, value: unknown): void => {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
  }
  const run = (act: TimerHandler, parts: unknown[]): void => {
    if (typeof act === 'function') act(...parts)
  }
  const later = globalThis.setTimeout
  const forget = globalThis.clearTimeout
  const held =
    (act: TimerHandler, parts: unknown[]): (() => void) =>
    () => {
      if (isHeld) due.push(held(act, parts))
      else run(act, parts)
    }
  replace('setTimeout', (act: TimerHandler, ms = 0, ...parts: unknown[]) => {
    if (ms >= LONG_MS) return later(held(act, parts), ms)
    const timer = later(() => {
      waiting.delete(timer)
      run(act, parts)
    }, ms)
    waiting.add(timer)
    return timer
  })
  replace('clearTimeout', (timer?: number) => {
    waiting.delete(timer)
    forget(timer)
  })
  const idle = globalThis.requestIdleCallback
  replace('requestIdleCallback', (act: IdleRequestCallback, options?: IdleRequestOptions) => {
    waiting.add(act)
    return idle((deadline) => {
      waiting.delete(act)
      act(deadline)
    }, options)
  })

  const calls = new Set<OpenCall>()
  const counted =
    (call: typeof fetch): typeof fetch =>
    async (input, init) => {
      const { method, url } = input instanceof Request ? input : { method: 'GET', url: input }
      const open = {
        method: init?.method ?? method,
        path: new URL(url, document.baseURI).pathname,
      }
      calls.add(open)
      try {
        return await call(input, init)
      } finally {
        calls.delete(open)
      }
    }
  let call = counted(globalThis.fetch)
  // The mock replaces `fetch` when its service worker is late.
  Object.defineProperty(globalThis, 'fetch', {
    get: () => call,
    set: (other: typeof fetch) => {
      call = counted(other)
    },
  })

  window.steady = {
    begin() {
      seeds.clear()
      isHeld = false
      for (const act of due.splice(0)) act()
    },
    hold() {
      isHeld = true
    },
    isBusy: () => waiting.size > 0,
    calls: () => [...calls],
  }
}
