/** One random walk through the application. */
import { base, Faker } from '@faker-js/faker'
import type { Browser } from 'playwright'

import { operations } from '#tests/contract/contract-document.ts'

import { draftOutcome, type RandomPress, pressAll } from './steps.ts'
import { Problem, Visit } from './visit.ts'

/** Where the walks of a coach and of a client start, and which screens they open by address. */
const SCENARIOS = {
  coach: ['typical', 'busy', 'edge', 'empty'],
  client: ['typical', 'new-client', 'edge'],
} as const

const PATHS = {
  coach: [
    '/calendar',
    '/schedules',
    '/create-workout',
    '/coach',
    '/program',
    '/add-meeting',
    '/client-baze',
  ],
  client: ['/', '/client/questionnaire', '/coach/olena-koval', '/settings'],
} as const

/** What a monkey types: ordinary, unusual and hostile texts. */
const TEXTS = [
  'Олена',
  'Д’якова-Ґалаґан',
  '067 123 45 67',
  '+380501112233',
  'Trener2026!',
  '1234',
  '0',
  '99999',
  '12,5',
  '-1e9',
  '23:59',
  '7:5',
  '2027-02-30',
  '2027-03-04',
  '   ',
  '<img src=x onerror="alert(1)">',
  "'; DROP TABLE users; --",
  '{{7*7}} ${7*7} %00 %2e%2e',
  'اَلْعَرَبِيَّةُ ‮txet‬ 👩‍👩‍👧‍👦 Z͑ͫ̓a̴l̷g̶o̸',
  'Надзвичайнодовгесловобезжодногопробілу'.repeat(6),
] as const

/** The result of a walk; `problem` is null if there was none. */
export interface Walk {
  seed: number
  problem: string | null
  actions: string[]
  visited: number
  /** How many drafts were found again after a reload. */
  reloaded: number
}

const words = (count: number): string => `Чернетка №${count}`
const time = (count: number): string => `05:${String(count % 60).padStart(2, '0')}`

/**
 * The fields whose text must survive a reload (docs/behaviour.md «Faults: what the user sees»), and
 * the text of the `count`th draft, which differs from the previous one.
 */
const DRAFTS: { path: RegExp; label: string; text: (count: number) => string }[] = [
  { path: /^\/create-workout$/, label: 'Назва тренування', text: words },
  { path: /^\/schedules$/, label: 'Початок. ', text: time },
  { path: /^\/client\/questionnaire$/, label: 'Нотатки', text: words },
  { path: /^\/coach$/, label: 'Розповідь', text: words },
  { path: /^\/session\/[^/]+\/edit$/, label: 'Назва програми', text: words },
  { path: /^\/client\/[\da-f-]{36}$/, label: 'Нотатки для тренера', text: words },
]
type DraftField = (typeof DRAFTS)[number]

/** A screen of the scenario `typical` with such a field. */
const FIRST_DRAFTS = {
  coach: '/session/5e551000-0000-4000-8000-00000000008b/edit',
  client: '/client/05e20000-0000-4000-8000-000000000002',
} as const

/** As in a link (docs/qa.md «Handles in the address»). */
const KINDS = ['network', 'malformed', 'empty', 'invalid', 'timeout', 418, 503] as const
/** So that the next press is sometimes made before an answer, sometimes after it. */
const NEXT = ['at once', 'when shown', 'when done'] as const
/** Presses that are sent to the page together. */
const PRESSES = 6

class Monkey {
  readonly visit: Visit
  /** Paths that it has visited. */
  readonly visited = new Set<string>()
  reloaded = 0
  readonly #random: Faker
  readonly #who: 'coach' | 'client'
  #presses: RandomPress[] = []
  #drafts = 0

  constructor(page: Visit['page'], seed: number) {
    this.#random = new Faker({ locale: base, seed })
    // By the seed: chance made all walks of the suite a client's.
    this.#who = seed % 2 === 0 ? 'client' : 'coach'
    this.visit = new Visit(page, () => {
      const scenario = this.#random.helpers.arrayElement<string>(SCENARIOS[this.#who])
      return `/?scenario=${scenario}&as=${this.#who}`
    })
  }

  async walk(count: number): Promise<void> {
    await this.#firstDraft()
    await this.visit.signIn()
    for (let done = 0; done < count; done += 1) {
      if (this.#random.datatype.boolean(0.1)) await this.#break()
      await this.#act()
    }
    await this.#press()
    this.#throwProblems()
  }

  async #act(): Promise<void> {
    const chance = this.#random.number.float()
    if (chance < 0.2) {
      await this.#press()
      if (chance < 0.01) return this.visit.back()
      if (chance < 0.02) return this.visit.reload()
      if (chance < 0.035)
        return this.visit.open(this.#random.helpers.arrayElement(PATHS[this.#who]))
      const { pathname } = this.visit
      if (/^\/(?:login|register|otp|reset)/.test(pathname)) return this.visit.signIn()
      const draft = DRAFTS.find(({ path }) => path.test(pathname))
      if (draft && chance < 0.08) return this.#draft(draft)
    }
    this.#presses.push({
      pick: this.#random.number.float(),
      text: this.#random.helpers.arrayElement(TEXTS),
      submits: this.#random.datatype.boolean(0.3),
      next: this.#random.helpers.arrayElement(NEXT),
    })
    if (this.#presses.length === PRESSES) await this.#press()
  }

  /** Runs the collected presses together. */
  async #press(): Promise<void> {
    const presses = this.#presses
    if (presses.length === 0) return
    this.#presses = []
    const said = await this.visit.ask((page) => page.evaluate(pressAll, presses))
    this.visit.actions.push(
      ...(said?.done ?? [`${presses.length} presses, one opened another page`]),
    )
    if (said?.blank) await this.visit.settle()
    for (const path of [...(said?.paths ?? []), this.visit.pathname])
      this.visited.add(path.replaceAll(/[\da-f-]{36}/g, 'id'))
    this.#throwProblems()
  }

  #throwProblems(): void {
    if (this.visit.problems.length > 0) throw new Problem(this.visit.problems.join('\n'))
  }

  /** Breaks the next call of an operation. */
  async #break(): Promise<void> {
    await this.#press()
    const { name, answers } = this.#random.helpers.arrayElement(operations)
    const statuses = answers.map(({ status }) => Number(status)).filter((status) => status >= 400)
    const kind = this.#random.helpers.arrayElement([...KINDS, ...statuses])
    this.visit.actions.push(`fault ${name} ${kind}×1`)
    const [method = '', path = ''] = name.split(' ')
    await this.visit.ask((page) =>
      page.evaluate(([verb, at, how]) => window.mock?.fault(verb, at, how, 1), [
        method,
        path,
        kind,
      ] as const),
    )
  }

  /** Types into a field, if it is there, and reloads the page. Throws if the text was lost. */
  async #draft({ label, text: textOf }: DraftField): Promise<void> {
    this.#drafts += 1
    const { visit } = this
    const { pathname } = visit
    const typed = { label, text: textOf(this.#drafts), pathname }
    const lost = () => new Problem(`a lost draft: «${typed.text}» in ${label} at ${visit.url}`)
    /** Waits until the draft is found, or its screen was left. */
    const outcome = async (): Promise<'kept' | 'left'> => {
      const found = await visit.wait((page, longestWait) =>
        page.waitForFunction(draftOutcome, [typed, false] as const, longestWait),
      )
      if (found === null) throw lost()
      return found
    }
    await visit.ask((page) => page.evaluate(() => window.mock?.clearFaults()))
    const put = await visit.ask((page) => page.evaluate(draftOutcome, [typed, true] as const))
    if (put !== 'kept') return
    visit.actions.push(`draft «${typed.text}» in ${label}`)
    // A link that was pressed before may navigate only now.
    if ((await outcome()) === 'kept') await visit.reload()
    // If the screen was left, the text must still be there when it is opened again.
    if ((await outcome()) === 'left') {
      await visit.open(pathname)
      if ((await outcome()) === 'left') throw lost()
    }
    this.reloaded += 1
  }

  /** Checks a draft: chance alone may never do so. */
  async #firstDraft(): Promise<void> {
    await this.visit.open(`/?scenario=typical&as=${this.#who}`)
    const path = FIRST_DRAFTS[this.#who]
    const field = DRAFTS.find((one) => one.path.test(path))
    if (!field) throw new Error(`${path} has no draft`)
    await this.visit.open(path)
    await this.visit.page.getByLabel(field.label).first().waitFor()
    await this.#draft(field)
    if (this.reloaded === 0) throw new Problem(`no draft was checked at ${path}`)
  }
}

/** Walks with a seed: the same seed makes the same decisions. */
export async function walk(
  browser: Browser,
  { origin, seed, actions }: { origin: string; seed: number; actions: number },
): Promise<Walk> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'uk-UA',
    timezoneId: 'Europe/Kyiv',
    // The person changes with each seed, the window with every second one.
    viewport: seed % 4 < 2 ? { width: 390, height: 844 } : { width: 1280, height: 800 },
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
  const { visit, visited, reloaded } = monkey
  return { seed, problem, actions: visit.actions, visited: visited.size, reloaded }
}
