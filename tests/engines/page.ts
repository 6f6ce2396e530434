/** A page of the application as a person uses it: every step waits until it can be done. */
import { type Browser, DriverError, ELEMENT, type Reference } from './browser.ts'
import { describe, inside, role, type Target } from './target.ts'
import { NotYet, until } from './until.ts'

/** As narrow as a phone; an engine's window may not go below about 500 px. */
const PHONE = { width: 390, height: 844 }
const LEFT_BUTTON = 0

/** Keys by their WebDriver code points. */
export const KEYS = {
  tab: '\uE004',
  arrowDown: '\uE015',
  escape: '\uE00C',
  control: '\uE009',
  shift: '\uE008',
} as const

/** What a value of the page is here: its elements are references. */
type Arrived<T> = T extends Element[] ? Reference[] : T

/** Errors after which nothing has happened on the page. */
const UNTOUCHED = new Set([
  'element click intercepted',
  'element not interactable',
  'no such element',
  'stale element reference',
])

export class Page {
  readonly #browser: Browser
  readonly #origin: string

  constructor(browser: Browser, origin: string) {
    this.#browser = browser
    this.#origin = origin
  }

  async open(path: string): Promise<void> {
    await this.#browser.send('resize', PHONE)
    await this.#browser.send('navigate', { url: new URL(path, this.#origin).href })
  }

  /** Runs a function in the page and returns what it returns or resolves to, as JSON. */
  async run<T, A extends unknown[]>(
    script: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<Arrived<T>> {
    const { value, error } = await this.#browser.send<{ value: Arrived<T>; error?: string }>(
      'execute',
      {
        script: `const [args, done] = arguments
        Promise.resolve().then(() => (${script.toString()})(...args))
          .then((value) => done({ value }), (error) => done({ error: String(error) }))`,
        args: [args],
      },
    )
    if (error !== undefined) throw new Error(error)
    return value
  }

  /** How many visible elements fit now. */
  count(target: Target): Promise<number> {
    return this.#ask(() => this.run((one) => window.inPage.find(one).length, target))
  }

  /** Waits for something to be on the page. */
  async sees(target: Target): Promise<void> {
    await until(describe(target), async () => {
      if ((await this.count(target)) === 0) throw new NotYet('it is not there')
    })
  }

  /** Waits for something to be on the page no more. */
  async misses(target: Target): Promise<void> {
    await until(`no ${describe(target)}`, async () => {
      if ((await this.count(target)) > 0) throw new NotYet('it is there')
    })
  }

  /** Waits until the elements that fit read so, one by one: the value of a field, the text of the rest. */
  async reads(target: Target, ...expected: (string | RegExp)[]): Promise<void> {
    const wanted = expected.map(String).join(' | ')
    await until(`${describe(target)} to read ${wanted}`, async () => {
      const texts = await this.#ask(() => this.run((one) => window.inPage.read(one), target))
      const same = (text: string, at: number): boolean => {
        const words = expected[at] ?? ''
        return typeof words === 'string' ? text === words : words.test(text)
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
    return this.#act('click', target)
  }

  /** Replaces what a field holds. */
  async fill(target: Target, words: string): Promise<void> {
    await this.click(target)
    await this.press(KEYS.control, 'a')
    await this.type(target, words)
  }

  /** Chooses an option of a field by its text. */
  choose(field: Target, option: string): Promise<void> {
    return this.click(inside(field, role('option', option)))
  }

  /** Types into an element as it is; into a field for a file, the file's path. */
  type(target: Target, words: string): Promise<void> {
    return this.#act('type', target, words)
  }

  /** Holds the keys one after the other, then releases them. */
  async press(...keys: string[]): Promise<void> {
    const actions = [
      ...keys.map((value) => ({ type: 'keyDown', value })),
      ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
    ]
    await this.#browser.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** Types into whatever has the focus, key by key. */
  async keyboard(words: string): Promise<void> {
    for (const key of words) await this.press(key)
  }

  /** Drags an element by its middle to another one's. Both must fit into the window. */
  async drag(from: Target, to: Target): Promise<void> {
    const end = await until(describe(to), () => this.#one(to))
    const origin = await until(describe(from), () => this.#one(from))
    const move = { type: 'pointerMove', duration: 300, x: 0, y: 0 }
    const actions = [
      { ...move, origin },
      { type: 'pointerDown', button: LEFT_BUTTON },
      { ...move, origin: 'pointer', y: 10 },
      { ...move, origin: end },
      { type: 'pointerUp', button: LEFT_BUTTON },
    ]
    await this.#browser.send('act', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    })
  }

  problems(): Promise<string[]> {
    return this.run(() => window.inPage.problems())
  }

  /** The address, and what the page says. */
  screen(): Promise<string> {
    return this.run(() => window.inPage.screen())
  }

  /** Asks the page, which may be loading just then. */
  #ask<T>(question: () => Promise<T>): Promise<T> {
    return question().catch((error: unknown) => {
      throw new NotYet(String(error))
    })
  }

  /** The one element that fits, in the middle of the window. */
  async #one(target: Target): Promise<Reference> {
    const found = await this.#ask(() => this.run((one) => window.inPage.bring(one), target))
    const [first, ...others] = found
    if (first === undefined) throw new NotYet('it is not there')
    if (others.length > 0) throw new NotYet(`there are ${others.length + 1}`)
    return first
  }

  /** Acts on the one element that fits as soon as a person could. */
  async #act(command: 'click' | 'type', target: Target, words = ''): Promise<void> {
    await until(`${describe(target)} to ${command}`, async () => {
      const { [ELEMENT]: id } = await this.#one(target)
      try {
        await this.#browser.send(command, { id, text: words })
      } catch (error) {
        if (error instanceof DriverError && UNTOUCHED.has(error.kind))
          throw new NotYet(error.message)
        throw error
      }
    })
  }
}
