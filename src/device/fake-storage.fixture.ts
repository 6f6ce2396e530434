/** For tests in Node, which has no localStorage: a storage that can be full or blocked. */
export class FakeStorage {
  readonly items = new Map<string, string>()
  state: 'ok' | 'full' | 'blocked' = 'ok'
  /** Called with each key that is written, if a test notifies other tabs at once. */
  onSet: (key: string) => void = () => {}

  getItem(key: string): string | null {
    this.#check('blocked')
    return this.items.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    this.#check('blocked', 'full')
    this.items.set(key, text)
    this.onSet(key)
  }

  removeItem(key: string): void {
    this.#check('blocked')
    this.items.delete(key)
  }

  get length(): number {
    this.#check('blocked')
    return this.items.size
  }

  key(at: number): string | null {
    this.#check('blocked')
    return [...this.items.keys()][at] ?? null
  }

  #check(...refusing: string[]): void {
    if (refusing.includes(this.state)) throw new DOMException(this.state, 'QuotaExceededError')
  }
}

/** For tests in Node: a window that receives the events of changes in other tabs. */
export class FakeWindow {
  readonly #target = new EventTarget()
  /** How many follow other tabs. */
  listeners = 0

  addEventListener = (type: string, listener: EventListener): void => {
    if (type === 'storage') this.listeners++
    this.#target.addEventListener(type, listener)
  }

  removeEventListener = (type: string, listener: EventListener): void => {
    if (type === 'storage') this.listeners--
    this.#target.removeEventListener(type, listener)
  }

  /** Another tab changed a key, or all keys (null). */
  changed(key: string | null): void {
    this.#target.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }

  /** The page is left. */
  left(): void {
    this.#target.dispatchEvent(new Event('pagehide'))
  }

  /** The page is shown: one that was just loaded, or one that the back/forward cache kept. */
  shown({ persisted }: { persisted: boolean }): void {
    this.#target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  }
}
