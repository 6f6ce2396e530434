/** One random walk through the application. */
import { type Browser, errors, type Page } from 'playwright'

import { operations } from '#tests/contract/contract-document.ts'

import { DRAFTS } from './drafts.ts'
import { PATHS, SCENARIOS } from './places.ts'
import { Random } from './random.ts'
import { draftFate, poke, typeDraft, violations } from './steps.ts'
import { TEXTS } from './texts.ts'

/** What a walk has come to; `problem` is null where nothing was wrong. */
export interface Walk {
  seed: number
  problem: string | null
  actions: string[]
  visited: number
  drafts: number
}

const KINDS = ['network', 'malformed', 'empty', 'invalid', 'timeout', '418', '503']
const PATIENCE_MS = 10_000
const SILENCE_MS = 60_000

class Problem extends Error {}

class Monkey {
  readonly actions: string[] = []
  readonly troubles: string[] = []
  /** Paths that it has been to. */
  readonly visited = new Set<string>()
  /** Drafts that were found again. */
  kept = 0
  readonly #page: Page
  readonly #random: Random
  readonly #who: 'coach' | 'client'
  #drafts = 0

  constructor(page: Page, seed: number) {
    this.#page = page
    page.setDefaultNavigationTimeout(PATIENCE_MS)
    this.#random = new Random(seed)
    this.#who = this.#random.pick(['coach', 'client'])
    page.on('pageerror', (error) => this.troubles.push(`uncaught: ${error.message}`))
    page.on('console', (message) => {
      // The browser's own remark on every answer that is no success.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.troubles.push(`console: ${message.text()}`)
    })
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  }

  async walk(count: number): Promise<void> {
    await this.#signIn()
    for (let done = 0; done < count; done += 1) {
      if (this.#random.chance(0.1)) await this.#break()
      await this.#act()
      if (this.troubles.length > 0) throw new Problem(this.troubles.join('\n'))
    }
    const broken = await this.#page.evaluate(violations)
    if (broken.length > 0) throw new Problem(`contract: ${broken.join('\n')}`)
  }

  async #act(): Promise<void> {
    const chance = this.#random.next()
    if (chance < 0.01) return this.#move('back', () => this.#page.goBack({ waitUntil: 'commit' }))
    if (chance < 0.02) return this.#move('reload', () => this.#page.reload({ waitUntil: 'commit' }))
    if (chance < 0.035) {
      const path = this.#random.pick(PATHS[this.#who])
      return this.#move(`open ${path}`, () => this.#page.goto(path, { waitUntil: 'commit' }))
    }
    const { pathname } = new URL(this.#page.url())
    if (/^\/(?:login|register|otp|reset)/.test(pathname) && chance < 0.2) return this.#signIn()
    const draft = DRAFTS.find(({ path }) => path.test(pathname))
    if (draft && chance < 0.08) return this.#draft(draft)
    return this.#poke()
  }

  async #poke(): Promise<void> {
    const [pick, text] = [this.#random.next(), this.#random.pick(TEXTS)]
    const submits = this.#random.chance(0.3)
    const said = await this.#inPage(() => this.#page.evaluate(poke, { pick, text, submits }))
    if (said) this.actions.push(said.done)
    if (said?.blank) await this.#settle()
    this.visited.add(new URL(this.#page.url()).pathname.replaceAll(/[\da-f-]{36}/g, 'id'))
  }

  /**
   * A press may open another page, and the question goes with the one before. A page that gives no
   * answer at all hangs.
   */
  async #inPage<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
    let timer: NodeJS.Timeout | undefined
    const silence = new Promise<never>((_resolve, reject) => {
      const hangs = () => reject(new Problem(`no answer from ${this.#page.url()}`))
      timer = setTimeout(hangs, SILENCE_MS)
    })
    try {
      return await Promise.race([ask(), silence])
    } catch (error) {
      if (!/context was destroyed|navigat/i.test(String(error))) throw error
      await this.#settle()
      return null
    } finally {
      clearTimeout(timer)
    }
  }

  async #move(what: string, go: () => Promise<unknown>): Promise<void> {
    this.actions.push(what)
    // The page may be on its way elsewhere by itself, as it is after a logout. The move is lost then,
    // at times without a word; a page that hangs does not settle.
    await go().catch((error: unknown) => {
      const isLost = error instanceof errors.TimeoutError && this.#isOpen()
      if (!isLost && !/ERR_ABORTED|interrupted by another navigation/.test(String(error)))
        throw error
    })
    await this.#settle()
  }

  /** Whether the application is: Back leads out of it where the walk has just begun. */
  #isOpen(): boolean {
    return new URL(this.#page.url()).protocol !== 'about:'
  }

  /** The page is there when its mock is, and it shows something. */
  async #settle(): Promise<void> {
    const isThere = () =>
      location.protocol === 'about:' ||
      (window.mock !== undefined &&
        (document.querySelector('#root')?.textContent ?? '').trim() !== '')
    await this.#page.waitForFunction(isThere, undefined, { timeout: PATIENCE_MS }).catch(() => {
      throw new Problem(`a blank page at ${this.#page.url()}`)
    })
    if (!this.#isOpen()) await this.#signIn()
  }

  async #signIn(): Promise<void> {
    const scenario = this.#random.pick<string>(SCENARIOS[this.#who])
    const path = `/?scenario=${scenario}&as=${this.#who}`
    await this.#move(path, () => this.#page.goto(path, { waitUntil: 'commit' }))
  }

  /** Breaks the next call of an operation. */
  async #break(): Promise<void> {
    const { name, answers } = this.#random.pick(operations)
    const statuses = answers.map(({ status }) => status).filter((status) => Number(status) >= 400)
    const kind = this.#random.pick([...KINDS, ...statuses])
    await this.#fault(name, kind)
  }

  async #fault(name: string, kind: string): Promise<void> {
    this.actions.push(`fault ${name} ${kind}×1`)
    await this.#inPage(() =>
      this.#page.evaluate(
        async ({ method, path, what }) => {
          const kinds = ['network', 'timeout', 'malformed', 'empty', 'invalid'] as const
          const named = kinds.find((one) => one === what)
          await window.mock?.fault(method, path, named ?? Number(what), 1)
        },
        { method: name.split(' ')[0] ?? '', path: name.split(' ')[1] ?? '', what: kind },
      ),
    )
  }

  /** Types something that is kept, then reloads the page or saves in vain: it must be there still. */
  async #draft(field: (typeof DRAFTS)[number]): Promise<void> {
    this.#drafts += 1
    const { pathname } = new URL(this.#page.url())
    const typed = { label: field.label, text: field.text(this.#drafts), pathname }
    await this.#inPage(() => this.#page.evaluate(() => window.mock?.clearFaults()))
    if (!(await this.#inPage(() => this.#page.evaluate(typeDraft, typed)))) return
    this.actions.push(`draft «${typed.text}» in ${typed.label}`)
    if ((await this.#inPage(() => this.#page.evaluate(draftFate, typed))) !== 'kept') return
    if (this.#random.chance(0.5))
      await this.#move('reload', () => this.#page.reload({ waitUntil: 'commit' }))
    else {
      await this.#fault(field.operation, '500')
      const save = this.#page.getByRole('button', { name: field.save, exact: true })
      await save
        .first()
        .click({ timeout: 1000, noWaitAfter: true })
        .catch(() => undefined)
    }
    // A link pressed before may lead away only now: what was typed is there on the way back.
    if ((await this.#fateOf(typed)) === 'left') {
      const wayBack = () => this.#page.goto(pathname, { waitUntil: 'commit' })
      await this.#move(`open ${pathname}`, wayBack)
      if ((await this.#fateOf(typed)) === 'left') throw this.#lost(typed)
    }
    this.kept += 1
  }

  /** Waits until a draft is found, or the screen it was typed on is another. */
  async #fateOf(typed: Parameters<typeof draftFate>[0]): Promise<'kept' | 'left' | null> {
    const options = { timeout: PATIENCE_MS }
    try {
      const fate = await this.#page.waitForFunction(draftFate, typed, options)
      return await fate.jsonValue()
    } catch {
      throw this.#lost(typed)
    }
  }

  #lost({ text, label }: { text: string; label: string }): Problem {
    return new Problem(`a lost draft: «${text}» in ${label} at ${this.#page.url()}`)
  }
}

/** Walks with a seed: the same seed takes the same decisions. */
export async function walk(
  browser: Browser,
  { origin, seed, actions }: { origin: string; seed: number; actions: number },
): Promise<Walk> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    viewport: seed % 2 === 0 ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  const monkey = new Monkey(await context.newPage(), seed)
  let problem: string | null = null
  try {
    await monkey.walk(actions)
  } catch (error) {
    problem = error instanceof Problem ? error.message : String(error)
  } finally {
    await context.close()
  }
  return {
    seed,
    problem,
    actions: monkey.actions,
    visited: monkey.visited.size,
    drafts: monkey.kept,
  }
}
