/** What a journey looks for on a page, and the page as a person uses it: every step waits until it is possible. */
import { type Browser, type Handle, type Key, NotYet, until } from './browser.ts'

export type Words = string | { pattern: string }

export type Target = { within?: Target } & (
  | { by: 'role'; role: string; name?: Words }
  | { by: 'label' | 'text'; words: Words }
  | { by: 'file' }
)

const wordsOf = (sought: string | RegExp): Words =>
  typeof sought === 'string' ? sought : { pattern: sought.source }

/** An element with an ARIA role, by its accessible name. */
export const role = (value: string, name?: string | RegExp): Target => ({
  by: 'role',
  role: value,
  ...(name !== undefined && { name: wordsOf(name) }),
})
export const button = (name: string | RegExp): Target => role('button', name)
export const link = (name: string | RegExp): Target => role('link', name)
export const heading = (name: string | RegExp): Target => role('heading', name)
export const label = (value: string | RegExp): Target => ({ by: 'label', words: wordsOf(value) })
export const text = (value: string | RegExp): Target => ({ by: 'text', words: wordsOf(value) })
/** A file input. */
export const file: Target = { by: 'file' }
export const inside = (within: Target, target: Target): Target => ({ ...target, within })

/** For messages. */
const describe = (target: Target): string => JSON.stringify(target)

export class Page {
  readonly #browser: Browser
  readonly #origin: string

  constructor(browser: Browser, origin: string) {
    this.#browser = browser
    this.#origin = origin
  }

  open(path: string): Promise<void> {
    return this.#browser.open(new URL(path, this.#origin).href)
  }

  /** Runs a function in the page and returns what it returns or resolves to, as JSON. */
  async run<T, A extends unknown[]>(
    script: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<T> {
    const { value, error } = await this.#browser.evaluate<{ value: T; error?: string }>(
      `Promise.resolve(${JSON.stringify(args)}).then((args) => (${script.toString()})(...args))
        .then((value) => ({ value }), (error) => ({ error: String(error) }))`,
    )
    if (error !== undefined) throw new Error(error)
    return value
  }

  /** How many visible elements match now. */
  count(target: Target): Promise<number> {
    return this.#ask(() => this.run((one) => window.inPage.find(one).length, target))
  }

  /** Waits until an element is on the page. */
  async sees(target: Target): Promise<void> {
    await until(describe(target), async () => {
      if ((await this.count(target)) === 0) throw new NotYet('it is not there')
    })
  }

  /**
   * Waits until the matching elements have these texts: the value of a field, the text of others.
   */
  async reads(target: Target, ...expected: (string | RegExp)[]): Promise<void> {
    const wanted = expected.map(String).join(' | ')
    await until(`${describe(target)} to read ${wanted}`, async () => {
      const texts = await this.#ask(() => this.run((one) => window.inPage.read(one), target))
      const same = (found: string, at: number): boolean => {
        const words = expected[at] ?? ''
        return typeof words === 'string' ? found === words : words.test(found)
      }
      if (texts.length !== expected.length || !texts.every(same))
        throw new NotYet(texts.length === 0 ? 'it is not there' : `read ${texts.join(' | ')}`)
    })
  }

  /** Waits for the path of the address, with its query. */
  async comesTo(path: string | RegExp): Promise<void> {
    await until(`the address ${String(path)}`, async () => {
      const address = await this.#ask(() => this.run(() => location.pathname + location.search))
      if (typeof path === 'string' ? address !== path : !path.test(address))
        throw new NotYet(`it is ${address}`)
    })
  }

  click(target: Target): Promise<void> {
    return this.#act('click', target, (element) => element.click())
  }

  /** Replaces the value of a field. */
  async fill(target: Target, words: string): Promise<void> {
    await this.click(target)
    await this.press('Control', 'a')
    await this.type(target, words)
  }

  /** Types into an element without changing it first. */
  type(target: Target, words: string): Promise<void> {
    return this.#act('type', target, (element) => element.type(words))
  }

  /** Sets the file of a file input. */
  give(field: Target, path: string): Promise<void> {
    return this.#act('give a file', field, (element) => element.give(path))
  }

  /** Presses the keys one after the other and holds them, then releases them. */
  press(...keys: Key[]): Promise<void> {
    return this.#browser.press(keys)
  }

  /** Types into the focused element, key by key. */
  keyboard(words: string): Promise<void> {
    return this.#browser.type(words)
  }

  /** Drags the middle of an element to the middle of another. Both must fit into the window. */
  async drag(from: Target, to: Target): Promise<void> {
    for (const one of [to, from]) await until(describe(one), () => this.#one(one))
    const middle = (target: Target) => this.run((one) => window.inPage.middle(one), target)
    await this.#browser.drag(await middle(from), await middle(to))
  }

  /** Presses a key, and waits until an element has left its place and has stopped moving. */
  async pressToMove(key: Key, target: Target): Promise<void> {
    const middleY = () => this.run((one) => window.inPage.middle(one).y + scrollY, target)
    const before = await middleY()
    let last = before
    await this.press(key)
    await until(`${describe(target)} to move`, async () => {
      const now = await middleY()
      const rests = now !== before && now === last
      last = now
      if (!rests) throw new NotYet(`it is at ${now}, and was at ${before}`)
    })
  }

  problems(): Promise<string[]> {
    return this.run(() => window.inPage.problems())
  }

  /** The address, and the page's text. */
  screen(): Promise<string> {
    return this.run(() => window.inPage.screen())
  }

  /** Queries the page. Throws NotYet if that fails, because the page may be loading. */
  #ask<T>(question: () => Promise<T>): Promise<T> {
    return question().catch((error: unknown) => {
      throw new NotYet(String(error))
    })
  }

  /** Scrolls to the only matching element and returns it; NotYet if there is none, or several. */
  async #one(target: Target): Promise<Handle> {
    const expression = `window.inPage.bring(${JSON.stringify(target)})`
    const [first, ...others] = await this.#ask(() => this.#browser.elements(expression))
    if (first === undefined) throw new NotYet('it is not there')
    if (others.length > 0) throw new NotYet(`there are ${others.length + 1}`)
    return first
  }

  /** Acts on the only matching element as soon as a person could. */
  async #act(
    what: string,
    target: Target,
    action: (element: Handle) => Promise<void>,
  ): Promise<void> {
    await until(`${describe(target)} to ${what}`, async () => {
      const element = await this.#one(target)
      await action(element).catch((error: unknown) => {
        if (error instanceof Error && this.#browser.isUntouched(error))
          throw new NotYet(error.message)
        throw error
      })
    })
  }
}
