/** Checks that typed text survives a reload (docs/behaviour.md «Faults: what the user sees»). */
import { draftOutcome, type TypedDraft, typeDraft } from './steps.ts'
import { Problem, type Visit } from './visit.ts'

/** A field whose text must survive it. */
export interface DraftField {
  path: RegExp
  label: string
  /** The text of the `count`th draft: it differs from the previous one. */
  text: (count: number) => string
}

const words = (count: number): string => `Чернетка №${count}`

export const DRAFTS: readonly DraftField[] = [
  {
    path: /^\/create-workout$/,
    label: 'Назва тренування',
    text: words,
  },
  {
    path: /^\/schedules$/,
    label: 'Початок. ',
    text: (count) => `05:${String(count % 60).padStart(2, '0')}`,
  },
  {
    path: /^\/client\/questionnaire$/,
    label: 'Нотатки',
    text: words,
  },
  {
    path: /^\/coach$/,
    label: 'Розповідь',
    text: words,
  },
  {
    path: /^\/session\/[^/]+\/edit$/,
    label: 'Назва програми',
    text: words,
  },
  {
    path: /^\/client\/[\da-f-]{36}$/,
    label: 'Нотатки для тренера',
    text: words,
  },
]

/** A screen of the scenario `typical` with such a field. */
export const FIRST_DRAFTS = {
  coach: '/session/5e551000-0000-4000-8000-00000000008b/edit',
  client: '/client/05e20000-0000-4000-8000-000000000002',
} as const

/**
 * Types into a field and reloads the page. Returns whether there was a field. Throws if the text was
 * lost.
 */
export async function checkDraft(visit: Visit, field: DraftField, count: number): Promise<boolean> {
  const { pathname } = visit
  const typed = { label: field.label, text: field.text(count), pathname }
  await visit.ask((page) => page.evaluate(() => window.mock?.clearFaults()))
  if (!(await visit.ask((page) => page.evaluate(typeDraft, typed)))) return false
  visit.actions.push(`draft «${typed.text}» in ${typed.label}`)
  // A link that was pressed before may navigate only now.
  if ((await outcomeOf(visit, typed)) === 'kept') await visit.reload()
  // If the screen was left, the text must still be there when it is opened again.
  if ((await outcomeOf(visit, typed)) === 'left') {
    await visit.open(pathname)
    if ((await outcomeOf(visit, typed)) === 'left') throw lost(visit, typed)
  }
  return true
}

/** Waits until a draft is found, or its screen was left. */
async function outcomeOf(visit: Visit, typed: TypedDraft): Promise<'kept' | 'left'> {
  const outcome = await visit.wait((page, longestWait) =>
    page.waitForFunction(draftOutcome, typed, longestWait),
  )
  if (outcome === null) throw lost(visit, typed)
  return outcome
}

const lost = (visit: Visit, { text, label }: TypedDraft): Problem =>
  new Problem(`a lost draft: «${text}» in ${label} at ${visit.url}`)
