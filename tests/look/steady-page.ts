/**
 * Runs in a page before anything else. Random numbers are the same for every story, and after the
 * end of the story no timer of a second or more fires, so that nothing changes between the pictures.
 * It also tracks the work that the page has started and not finished.
 */

/** A pending call of the page. */
export interface OpenCall {
  method: string
  path: string
}

declare global {
  interface Window {
    /** What `npm run look` has to know about the page. */
    steady: {
      /** The messages that the page has posted to itself: that its story is held. */
      said: unknown[]
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
    bytes.set(Array.from(bytes, () => next(`${bytes.length} bytes`) >>> 16))
    return array
  }
  crypto.randomUUID = () => {
    const digits = Array.from({ length: 12 }, () => (next('id') >>> 28).toString(16)).join('')
    return `00000000-0000-4000-8000-${digits}`
  }

  const waiting = new Set<unknown>()
  const { setTimeout: later, clearTimeout: forget, requestIdleCallback: idle } = globalThis
  Object.assign(globalThis, {
    setTimeout(act: TimerHandler, ms = 0, ...parts: unknown[]) {
      const isLong = ms >= LONG_MS
      const timer = later(() => {
        waiting.delete(timer)
        if (typeof act === 'function' && !(isLong && isHeld)) act(...parts)
      }, ms)
      if (!isLong) waiting.add(timer)
      return timer
    },
    clearTimeout(timer?: number) {
      waiting.delete(timer)
      forget(timer)
    },
    requestIdleCallback(act: IdleRequestCallback, options?: IdleRequestOptions) {
      waiting.add(act)
      return idle((deadline) => {
        waiting.delete(act)
        act(deadline)
      }, options)
    },
  })

  const calls = new Set<OpenCall>()
  const counted =
    (call: typeof fetch): typeof fetch =>
    async (input, init) => {
      const { method, url } = input instanceof Request ? input : { method: 'GET', url: input }
      const path = new URL(url, document.baseURI).pathname
      const open = { method: init?.method ?? method, path }
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

  // A row that was measured with another font would keep its height.
  new MutationObserver(() => {
    for (const font of document.fonts) if (font.status === 'unloaded') void font.load()
  }).observe(document, { childList: true, subtree: true })

  const said: unknown[] = []
  addEventListener('message', ({ data }) => said.push(data))
  window.steady = {
    said,
    hold() {
      isHeld = true
    },
    isBusy: () => waiting.size > 0,
    calls: () => [...calls],
  }
}
