/**
 * A page of the application during a walk: queried, navigated and broken. It is watched for errors,
 * and so is every page that it opens.
 */
import { errors, type Page } from 'playwright'

import { watchErrors } from '../support/page-errors.ts'

/** How long a page may take for a navigation, or until a result is there. */
const LONGEST_WAIT_MS = 30_000
const SILENCE_MS = 60_000

/** An error that fails a walk. */
export class Problem extends Error {}

export class Visit {
  readonly actions: string[] = []
  /** Errors of all pages, including the mock's messages about calls that break the contract. */
  readonly problems: string[] = []
  readonly page: Page
  readonly #start: () => string

  /** `start` returns the address by which the walk signs in, at its start and after it was lost. */
  constructor(page: Page, start: () => string) {
    this.page = page
    this.#start = start
    page.setDefaultNavigationTimeout(LONGEST_WAIT_MS)
    const context = page.context()
    context.on('page', (another) => this.actions.push(`another page: ${another.url()}`))
    watchErrors(context, (problem) => this.problems.push(problem))
    context.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  }

  get url(): string {
    return this.page.url()
  }

  get pathname(): string {
    return new URL(this.url).pathname
  }

  signIn(): Promise<void> {
    return this.open(this.#start())
  }

  open(path: string): Promise<void> {
    return this.#move(`open ${path}`, () => this.page.goto(path, { waitUntil: 'commit' }))
  }

  reload(): Promise<void> {
    return this.#move('reload', () => this.page.reload({ waitUntil: 'commit' }))
  }

  back(): Promise<void> {
    return this.#move('back', () => this.page.goBack({ waitUntil: 'commit' }))
  }

  /**
   * Queries the page. Returns null if it was left meanwhile: a press may load another page, and the
   * query is lost with the previous one. Throws for a page that does not answer at all.
   */
  async ask<Answer>(question: (page: Page) => Promise<Answer>): Promise<Answer | null> {
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_resolve, reject) => {
      const hangs = () => reject(new Problem(`no answer from ${this.url}`))
      timer = setTimeout(hangs, SILENCE_MS)
    })
    try {
      return await Promise.race([question(this.page), silence])
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) throw error
      await this.settle()
      return null
    } finally {
      clearTimeout(timer)
    }
  }

  /** Waits for a result of the page, also across page loads; null after the time limit. */
  async wait<Answer>(
    question: (
      page: Page,
      longestWait: { timeout: number },
    ) => Promise<{ jsonValue: () => Promise<Answer> }>,
  ): Promise<Answer | null> {
    try {
      return await (await question(this.page, { timeout: LONGEST_WAIT_MS })).jsonValue()
    } catch (error) {
      if (error instanceof errors.TimeoutError) return null
      throw error
    }
  }

  /** Waits until the mock of the page has started and the page shows something. */
  async settle(): Promise<void> {
    const isThere = () =>
      location.protocol === 'about:' ||
      (window.mock !== undefined &&
        (document.querySelector('#root')?.textContent ?? '').trim() !== '')
    await this.page.waitForFunction(isThere, undefined, { timeout: LONGEST_WAIT_MS }).catch(() => {
      throw new Problem(`a blank page at ${this.url}`)
    })
    if (!this.#isOpen()) await this.signIn()
  }

  async #move(what: string, go: () => Promise<unknown>): Promise<void> {
    this.actions.push(what)
    // The page may be navigating already, as after a logout. This navigation is lost then,
    // sometimes without an error; a page that hangs does not settle.
    await go().catch((error: unknown) => {
      const isLost = error instanceof errors.TimeoutError && this.#isOpen()
      if (
        !isLost &&
        !/ERR_ABORTED|interrupted by another navigation|Not attached to an active page/.test(
          String(error),
        )
      )
        throw error
    })
    await this.settle()
  }

  /** Whether the page is the application's: Back leaves it if the walk has just started. */
  #isOpen(): boolean {
    return new URL(this.url).protocol !== 'about:'
  }
}
