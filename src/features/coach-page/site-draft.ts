/** The coach's page while it is edited (product §5 «Coach profile»). */
import equal from 'fast-deep-equal'
import * as v from 'valibot'

import { newKey } from '#src/domain/lists.ts'
import {
  changesOf,
  draftAfter,
  type FormDraft,
  formDraft,
  isOvertaken,
  valuesOf,
} from '#src/draft/model.ts'

import { type CoachInfo, type Experience, isCurrent, latestFirst } from './coach-info.ts'

const experienceFields = {
  about: v.string(),
  /** `YYYY-MM-DD`, or '' for none. */
  start_date: v.string(),
  end_date: v.string(),
  /** «Працюю досі». */
  current: v.boolean(),
}

const ExperienceRow = v.object({
  key: v.string(),
  /** Null until it is saved. */
  id: v.nullable(v.string()),
  ...experienceFields,
  /** The saved values that the row was begun from, or those of a later save; null if not saved. */
  saved: v.nullable(v.object({ ...experienceFields, end_date: v.nullable(v.string()) })),
})
/** An experience as it is typed. */
export type ExperienceRow = v.InferOutput<typeof ExperienceRow>

const CertificateRow = v.object(
  v.entriesFromList(['key', 'name', 'authored_by', 'date'], v.string()),
)
/** A new certificate. Its picture is not text and is kept outside of the draft. */
export type CertificateRow = v.InferOutput<typeof CertificateRow>

const Draft = v.object({
  bio: v.string(),
  achievement: v.string(),
  /** Places as one comma-separated text. */
  spaces: v.string(),
  experiences: v.array(ExperienceRow),
  certificates: v.array(CertificateRow),
})
/** The coach's page as it is edited. */
export type Draft = v.InferOutput<typeof Draft>

/** A coach's unsaved changes (decision 14). */
export const siteDraft = formDraft('coach-page', Draft)

// The form of the page.

/** The saved page as a draft. */
export function valuesOfPage(info: CoachInfo, today: string): Draft {
  return {
    bio: info.bio,
    achievement: info.achievement,
    spaces: info.training_spaces.join(', '),
    experiences: latestFirst(info.experiences, today).map((row) => rowOf(row, today)),
    certificates: [],
  }
}

/** A row of a saved experience. */
export function rowOf(experience: Experience, today: string): ExperienceRow {
  const { id, about, start_date, end_date } = experience
  const current = isCurrent(experience, today)
  const saved = { about, start_date, end_date, current }
  return { key: id, id, ...saved, end_date: current ? '' : (end_date ?? ''), saved }
}

export const newExperience = (): ExperienceRow => ({
  key: newKey(),
  id: null,
  about: '',
  start_date: '',
  end_date: '',
  current: false,
  saved: null,
})

export const newCertificate = (): CertificateRow => ({
  key: newKey(),
  name: '',
  authored_by: '',
  date: '',
})

/** What the editor shows for a draft over the page as it is saved now. */
export function shownDraft(draft: FormDraft<Draft> | null, saved: Draft): Draft {
  if (draft === null) return saved
  const experiences = mergedRows(draft.values.experiences, saved.experiences)
  const merged = { ...valuesOf(draft, saved), experiences }
  return equal(merged, saved) ? saved : merged
}

/**
 * The rows to show, in the order of the draft: saved ones with their changes, and unsaved ones. A
 * row that was deleted elsewhere is removed, unless it was changed here; rows that were added
 * elsewhere come last.
 */
export function mergedRows(
  rows: readonly ExperienceRow[],
  saved: readonly ExperienceRow[],
): ExperienceRow[] {
  const known = rows.flatMap((row) => {
    if (isChanged(row)) return [row]
    const now = saved.find(({ id }) => id === row.id)
    if (now) return [{ ...now, key: row.key }]
    // One that was added here is on the server already, but not read yet.
    return row.key === row.id ? [] : [row]
  })
  return [...known, ...saved.filter(({ id }) => rows.every((row) => row.id !== id))]
}

// What is unsaved.

/** Whether a row differs from the saved one; a new row always does. */
export function isChanged({ about, start_date, end_date, current, saved }: ExperienceRow): boolean {
  return (
    saved === null ||
    about !== saved.about ||
    start_date !== saved.start_date ||
    current !== saved.current ||
    (!current && end_date !== (saved.end_date ?? ''))
  )
}

/** Whether a row is empty: an empty one is left out silently. */
export function isBlankExperience({ id, about, start_date, end_date }: ExperienceRow): boolean {
  return id === null && !about.trim() && !start_date && !end_date
}

export function isBlankCertificate({ name, authored_by, date }: CertificateRow): boolean {
  return !name.trim() && !authored_by.trim() && !date
}

/** Whether bio, achievement or places differ from the saved ones. */
export function hasNewTexts({ bio, achievement, spaces }: Draft, info: CoachInfo): boolean {
  const saved = info.training_spaces
  const samePlaces = spacesOf(spaces, saved).join('\n') === saved.join('\n')
  return bio !== info.bio || achievement !== info.achievement || !samePlaces
}

/** Whether leaving would lose typed values. */
export function isUnsaved(draft: Draft, info: CoachInfo): boolean {
  return (
    hasNewTexts(draft, info) ||
    draft.certificates.some((row) => !isBlankCertificate(row)) ||
    draft.experiences.some((row) => !isBlankExperience(row) && isChanged(row))
  )
}

// What is sent. Each row is checked by itself: one that is not complete does not keep the others
// from being saved (product §4 «Coach profile»).

const Filled = v.pipe(v.string(), v.trim(), v.nonEmpty())
const CompleteExperience = v.object({ about: Filled, start_date: Filled, end_date: Filled })
const CompleteCertificate = v.object({ name: Filled, authored_by: Filled, date: Filled })

function complete<Values>(schema: v.GenericSchema<unknown, Values>, row: object): Values | null {
  const { success, output } = v.safeParse(schema, row)
  return success ? output : null
}

/**
 * What is sent for a row; null while it is not complete. «Працюю досі» sends today, but leaves a
 * saved end empty: a server that keeps the date would end that work tomorrow.
 */
export function experienceOf(row: ExperienceRow, today: string) {
  const sent = complete(CompleteExperience, row.current ? { ...row, end_date: today } : row)
  return sent && row.current && row.saved?.end_date === null ? { ...sent, end_date: null } : sent
}

/** What is sent for a new certificate, besides its picture; null while it is not complete. */
export const certificateOf = (row: CertificateRow) => complete(CompleteCertificate, row)

/**
 * The places as they are sent. If the text was not edited, the original list is sent. A saved place
 * with a comma, such as an address, stays one.
 */
export function spacesOf(text: string, saved: readonly string[]): string[] {
  if (text === saved.join(', ')) return [...saved]
  // While the text is split, a private character stands for each comma of a saved place.
  const whole = saved.reduce((all, one) => all.replaceAll(one, one.replaceAll(',', '\uE000')), text)
  return whole
    .split(',')
    .map((place) => place.replaceAll('\uE000', ',').trim())
    .filter(Boolean)
}

// What another device or tab has saved meanwhile.

const textsOf = ({ bio, achievement, spaces }: Draft) => ({ bio, achievement, spaces })

const textDraft = ({ base, values }: FormDraft<Draft>) => ({
  base: textsOf(base),
  values: textsOf(values),
})

/**
 * Whether a text or an experience that was changed in the draft has been saved with another value
 * since.
 */
export function isPageOvertaken(draft: FormDraft<Draft>, info: CoachInfo, today: string): boolean {
  return (
    isOvertaken(textDraft(draft), textsOf(valuesOfPage(info, today))) ||
    draft.values.experiences.some((row) => {
      const now = info.experiences.find(({ id }) => id === row.id)
      if (!now || !row.saved || !isChanged(row)) return false
      const { current, ...saved } = row.saved
      return !hasValues(saved, now) && !(current && hasValues({ ...saved, end_date: null }, now))
    })
  )
}

/** The draft, rebased so that it overwrites the saved page. */
export function draftOver(draft: FormDraft<Draft>, saved: Draft): FormDraft<Draft> {
  const values = shownDraft(draft, saved)
  const experiences = values.experiences.map((row) => ({
    ...row,
    saved: saved.experiences.find(({ id }) => id === row.id)?.saved ?? row.saved,
  }))
  return { ...draft, base: saved, values: { ...values, experiences } }
}

// What a save has changed.

/** The parts of a draft that the server has accepted. */
export interface SavedParts {
  texts: boolean
  /** The saved experiences, by the keys of their rows. */
  experiences: Map<string, Pick<ExperienceRow, 'id' | 'saved'>>
  /** The keys of the certificates. */
  certificates: Set<string>
}

/** The rows of a saved page. */
export type SavedRows = Pick<CoachInfo, 'experiences' | 'certifications'>

/**
 * Finds rows of a draft that were saved although the answer was lost, by the new rows of the page.
 */
export function rowsSavedAnyway(
  draft: Draft,
  { before, after, today }: { before: SavedRows; after: SavedRows; today: string },
): Omit<SavedParts, 'texts'> {
  const experiences: SavedParts['experiences'] = new Map()
  const certificates: SavedParts['certificates'] = new Set()
  const newJobs = added(before.experiences, after.experiences)
  for (const row of draft.experiences.filter(({ id }) => id === null)) {
    const sent = experienceOf(row, today)
    // An end of today may be stored empty.
    const found = sent && take(newJobs, sent, row.current ? { ...sent, end_date: null } : sent)
    if (found) experiences.set(row.key, { id: found.id, saved: { ...sent, current: row.current } })
  }
  const newCertificates = added(before.certifications, after.certifications)
  for (const row of draft.certificates) {
    const sent = certificateOf(row)
    if (sent && take(newCertificates, sent)) certificates.add(row.key)
  }
  return { experiences, certificates }
}

const added = <Row extends { id: string }>(before: readonly Row[], after: readonly Row[]): Row[] =>
  after.filter(({ id }) => before.every((row) => row.id !== id))

/** Removes a row that has one of the sent values, and returns it; undefined if there is none. */
function take<Row extends object>(rows: Row[], ...sent: Partial<Row>[]): Row | undefined {
  const at = rows.findIndex((row) => sent.some((values) => hasValues(values, row)))
  return at < 0 ? undefined : rows.splice(at, 1)[0]
}

const hasValues = (values: object, row: object): boolean => equal({ ...row, ...values }, row)

/** The draft with the experiences that are saved by now. */
export function withSavedExperiences(
  draft: FormDraft<Draft> | null,
  saved: SavedParts['experiences'],
): FormDraft<Draft> | null {
  if (draft === null) return null
  const experiences = draft.values.experiences.map((row) => ({ ...row, ...saved.get(row.key) }))
  return { ...draft, values: { ...draft.values, experiences } }
}

/** The draft after a save, without its saved certificates. What was typed meanwhile is kept. */
export function afterSaving(
  draft: FormDraft<Draft> | null,
  sent: FormDraft<Draft>,
  taken: SavedParts,
): FormDraft<Draft> | null {
  const now = withSavedExperiences(draft, taken.experiences)
  if (now === null) return null
  const certificates = now.values.certificates.filter(({ key }) => !taken.certificates.has(key))
  const texts: Partial<Draft> = taken.texts ? changesOf(textDraft(sent)) : {}
  return draftAfter({ ...now, values: { ...now.values, certificates } }, texts)
}
