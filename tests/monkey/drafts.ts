/**
 * Checks that typed text survives a reload and a failed save (docs/behaviour.md «Faults: what the
 * user sees»).
 */
import { type Press, pressButton, saveOutcome } from './save-steps.ts'
import { draftOutcome, type TypedDraft, typeDraft } from './steps.ts'
import { LONGEST_WAIT_MS, Problem, type Visit } from './visit.ts'

/** A field whose text must survive them. */
export interface DraftField {
  path: RegExp
  label: string
  /** The text of the `count`th draft: it differs from the previous one. */
  text: (count: number) => string
  /** The button that sends it, and its call. */
  save: string
  operation: string
}

const words = (count: number): string => `Чернетка №${count}`

export const DRAFTS: readonly DraftField[] = [
  {
    path: /^\/create-workout$/,
    label: 'Назва тренування',
    text: words,
    save: 'Зберегти',
    operation: 'POST /v1/programs/',
  },
  {
    path: /^\/schedules$/,
    label: 'Початок. ',
    text: (count) => `05:${String(count % 60).padStart(2, '0')}`,
    save: 'Зберегти',
    operation: 'POST /v1/calendar/schedules',
  },
  {
    path: /^\/client\/questionnaire$/,
    label: 'Нотатки',
    text: words,
    save: 'Далі',
    operation: 'PATCH /v1/clients/me/client_info',
  },
  {
    path: /^\/coach$/,
    label: 'Розповідь',
    text: words,
    save: 'Зберегти',
    operation: 'PATCH /v1/coaches/me/coach_info',
  },
  {
    path: /^\/session\/[^/]+\/edit$/,
    label: 'Назва програми',
    text: words,
    save: 'Зберегти зміни',
    operation: 'PUT /v1/calendar/sessions/{id}',
  },
  {
    path: /^\/client\/[\da-f-]{36}$/,
    label: 'Нотатки для тренера',
    text: words,
    save: 'Зберегти',
    operation: 'PATCH /v1/clients/me/client_info',
  },
]

/** A screen of the scenario `typical` with such a field, which can be saved at once. */
export const FIRST_DRAFTS = {
  coach: '/session/5e551000-0000-4000-8000-00000000008b/edit',
  client: '/client/05e20000-0000-4000-8000-000000000002',
} as const

/**
 * Types into a field, then reloads the page or saves while the server refuses. Returns what the
 * text has survived; null if there was no field, or nothing was sent. Throws if the text was lost.
 */
export async function checkDraft(
  visit: Visit,
  field: DraftField,
  { how, count }: { how: 'reload' | 'save'; count: number },
): Promise<'reloaded' | 'failedSave' | null> {
  const { pathname } = visit
  const typed = { label: field.label, text: field.text(count), pathname }
  await visit.ask((page) => page.evaluate(() => window.mock?.clearFaults()))
  if (!(await visit.ask((page) => page.evaluate(typeDraft, typed)))) return null
  visit.actions.push(`draft «${typed.text}» in ${typed.label}`)
  let found: 'reloaded' | 'failedSave' | null = null
  // A link that was pressed before may navigate only now.
  if ((await outcomeOf(visit, typed)) === 'kept') {
    if (how === 'reload') {
      await visit.reload()
      found = 'reloaded'
    } else if (await saveWithFailure(visit, field, pathname)) found = 'failedSave'
  }
  // If the screen was left, the text must still be there when it is opened again.
  if ((await outcomeOf(visit, typed)) === 'left') {
    await visit.open(pathname)
    if ((await outcomeOf(visit, typed)) === 'left') throw lost(visit, typed)
  }
  return found
}

/** Acceptable reasons why the button is not pressed: earlier presses of the walk cause them. */
const EXCUSES = new Set(['the screen was left', 'a dialog is open'])

/**
 * Saves while the server refuses; false if nothing was sent, for a reason that the page shows. Throws
 * if the button cannot be pressed, or does nothing.
 */
async function saveWithFailure(
  visit: Visit,
  field: DraftField,
  pathname: string,
): Promise<boolean> {
  // The log contains only this save then.
  await visit.ask((page) => page.evaluate(() => window.mock?.clearRequests()))
  await visit.fault(field.operation, '500')
  const press: Press = { name: field.save, operation: field.operation, pathname }
  const pressed = await pressSoon(visit, press)
  visit.actions.push(`save: ${pressed}`)
  const wanted = { ...press, longestWait: LONGEST_WAIT_MS }
  const outcome =
    pressed === 'pressed' ? await visit.ask((page) => page.evaluate(saveOutcome, wanted)) : pressed
  if (outcome === 'silent') throw new Problem(`«${field.save}» does nothing at ${visit.url}`)
  if (outcome === 'failed') return true
  visit.actions.push(`not saved: ${outcome ?? 'the page went away'}`)
  await visit.ask((page) => page.evaluate(() => window.mock?.clearFaults()))
  return false
}

/** Presses the button as soon as a person can; null if the page went away. */
async function pressSoon(visit: Visit, press: Press): Promise<string | null> {
  const found =
    (await visit.wait((page, longestWait) =>
      page.waitForFunction(pressButton, { ...press, isWaiting: true }, longestWait),
    )) ?? (await visit.ask((page) => page.evaluate(pressButton, { ...press, isWaiting: false })))
  if (found === null || found === 'pressed' || EXCUSES.has(found)) return found
  throw new Problem(`«${press.name}» at ${visit.url}: ${found}`)
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
