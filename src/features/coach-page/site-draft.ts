/** The coach's page while it is edited (product §5 «Coach profile»). */
import equal from 'fast-deep-equal'
import * as v from 'valibot'

import { newKey } from '#src/domain/lists.ts'
import {
  changesOf,
  draftAfter,
  type FormDraft,
  isOvertaken as isTextOvertaken,
  valuesOf,
} from '#src/draft/model.ts'

import type { CoachInfo } from './coach-info.ts'
import {
  type ExperienceRow,
  isBlankExperience,
  isChanged,
  isRowOvertaken,
  mergedRows,
  rowOf,
} from './experience-row.ts'
import { latestFirst } from './experience.ts'
import { CompleteCertificate } from './site-schema.ts'

type Info = Omit<CoachInfo, 'id'>

/** A new certificate. Its picture is not text and is kept outside of the draft. */
export interface CertificateRow {
  key: string
  name: string
  authored_by: string
  date: string
}

export interface Draft {
  bio: string
  achievement: string
  /** Places as one comma-separated text. */
  spaces: string
  experiences: ExperienceRow[]
  certificates: CertificateRow[]
}

/** The saved page as a draft. */
export function draftOf(info: Info, today: string): Draft {
  return {
    bio: info.bio,
    achievement: info.achievement,
    spaces: info.training_spaces.join(', '),
    experiences: latestFirst(info.experiences, today).map((row) => rowOf(row, today)),
    certificates: [],
  }
}

/** What the editor shows for a draft over the page as it is saved now. */
export function shownDraft(draft: FormDraft<Draft> | null, saved: Draft): Draft {
  if (draft === null) return saved
  const experiences = mergedRows(draft.values.experiences, saved.experiences)
  const merged = { ...valuesOf(draft, saved), experiences }
  return equal(merged, saved) ? saved : merged
}

const textsOf = ({ bio, achievement, spaces }: Draft) => ({ bio, achievement, spaces })

const textDraft = ({ base, values }: FormDraft<Draft>) => ({
  base: textsOf(base),
  values: textsOf(values),
})

/**
 * Whether a text or an experience that was changed in the draft has been saved with another value
 * since.
 */
export function isOvertaken(
  { base, values }: FormDraft<Draft>,
  info: Info,
  today: string,
): boolean {
  return (
    isTextOvertaken(textDraft({ base, values }), textsOf(draftOf(info, today))) ||
    values.experiences.some((row) => isRowOvertaken(row, info.experiences))
  )
}

/** The draft, rebased so that it overwrites the saved page. */
export function draftOver(draft: FormDraft<Draft>, saved: Draft): FormDraft<Draft> {
  const values = shownDraft(draft, saved)
  const experiences = values.experiences.map((row) => ({
    ...row,
    saved: saved.experiences.find(({ id }) => id === row.id)?.saved ?? row.saved,
  }))
  return { base: saved, values: { ...values, experiences } }
}

/** The places as they are sent. If the text was not edited, the original list is sent. */
export function spacesOf(text: string, saved: readonly string[]): string[] {
  if (text === saved.join(', ')) return [...saved]
  return text
    .split(',')
    .map((place) => place.trim())
    .filter(Boolean)
}

/** What is sent for a new certificate, besides its picture; null while it is not complete. */
export function certificateOf(row: CertificateRow): CompleteCertificate | null {
  const { success, output } = v.safeParse(CompleteCertificate, row)
  return success ? output : null
}

export function isBlankCertificate({ name, authored_by, date }: CertificateRow): boolean {
  return !name.trim() && !authored_by.trim() && !date
}

/** Whether bio, achievement or places differ from the saved ones. */
export function hasNewTexts({ bio, achievement, spaces }: Draft, info: Info): boolean {
  const saved = info.training_spaces
  const samePlaces = spacesOf(spaces, saved).join('\n') === saved.join('\n')
  return bio !== info.bio || achievement !== info.achievement || !samePlaces
}

/** Whether leaving would lose typed values. */
export function isUnsaved(draft: Draft, info: Info): boolean {
  return (
    hasNewTexts(draft, info) ||
    draft.certificates.some((row) => !isBlankCertificate(row)) ||
    draft.experiences.some((row) => !isBlankExperience(row) && isChanged(row))
  )
}

export const newCertificate = (): CertificateRow => ({
  key: newKey(),
  name: '',
  authored_by: '',
  date: '',
})

/** The parts of a draft that the server has accepted. */
export interface SavedParts {
  texts: boolean
  /** The saved experiences, by the keys of their rows. */
  experiences: Map<string, Pick<ExperienceRow, 'id' | 'saved'>>
  /** The keys of the certificates. */
  certificates: Set<string>
}

/** The draft with the rows that are saved by now; saved certificates are removed. */
export function withSavedParts(
  draft: FormDraft<Draft> | null,
  { experiences, certificates }: Pick<SavedParts, 'experiences' | 'certificates'>,
): FormDraft<Draft> | null {
  if (draft === null) return null
  const { values } = draft
  return {
    ...draft,
    values: {
      ...values,
      experiences: values.experiences.map((row) => ({ ...row, ...experiences.get(row.key) })),
      certificates: values.certificates.filter(({ key }) => !certificates.has(key)),
    },
  }
}

/** The draft after a save. What was typed meanwhile is kept. */
export function afterSaving(
  draft: FormDraft<Draft> | null,
  sent: FormDraft<Draft>,
  taken: SavedParts,
): FormDraft<Draft> | null {
  const texts: Partial<Draft> = taken.texts ? changesOf(textDraft(sent)) : {}
  return draftAfter(withSavedParts(draft, taken), texts)
}
