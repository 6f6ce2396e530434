/** The coach's page while it is edited (spec §5 Coach profile). */
import { newKey } from '#src/domain/local-key.ts'

import type { CoachInfo } from './coach-info.ts'
import { isCurrent, latestFirst } from './period.ts'

type Info = Omit<CoachInfo, 'id'>
type Experience = CoachInfo['experiences'][number]

/** An experience as it is typed. */
export interface ExperienceRow {
  key: string
  /** Null until the server has it. */
  id: string | null
  about: string
  /** `YYYY-MM-DD`, or nothing yet. */
  start_date: string
  end_date: string
  /** «Працюю досі». */
  current: boolean
}

/** A certificate to be added. Its picture is not text and stays beside the draft. */
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

/** The page as it is, ready to be edited. */
export function draftOf(info: Info, today: string): Draft {
  return {
    bio: info.bio,
    achievement: info.achievement,
    spaces: info.training_spaces.join(', '),
    experiences: latestFirst(info.experiences, today).map((row) => rowOf(row, today)),
    certificates: [],
  }
}

function rowOf(experience: Experience, today: string): ExperienceRow {
  const { id, about, start_date, end_date } = experience
  const current = isCurrent(experience, today)
  return { key: id, id, about, start_date, end_date: current ? '' : (end_date ?? ''), current }
}

/** The places as they are sent. A text that was left alone stands for the list it was made of. */
export function spacesOf(text: string, saved: readonly string[]): string[] {
  if (text === saved.join(', ')) return [...saved]
  return text
    .split(',')
    .map((place) => place.trim())
    .filter(Boolean)
}

/** What of a row is sent; null while it is not complete. «Працюю досі» sends today. */
export function experienceOf(row: ExperienceRow, today: string): Omit<Experience, 'id'> | null {
  const { start_date } = row
  const about = row.about.trim()
  const end_date = row.current ? today : row.end_date
  return about && start_date && end_date ? { about, start_date, end_date } : null
}

/** Whether a row has nothing in it: such a one is left out in silence. */
export function isBlankExperience({ id, about, start_date, end_date }: ExperienceRow): boolean {
  return id === null && !about.trim() && !start_date && !end_date
}

export function isBlankCertificate({ name, authored_by, date }: CertificateRow): boolean {
  return !name.trim() && !authored_by.trim() && !date
}

/** Whether a row differs from what the server has of it; a new row always does. */
export function isChanged(row: ExperienceRow, info: Info, today: string): boolean {
  const saved = info.experiences.find(({ id }) => id === row.id)
  return !saved || JSON.stringify(rowOf(saved, today)) !== JSON.stringify({ ...row, key: saved.id })
}

/** Whether bio, achievement or places differ from what the server has. */
export function hasNewTexts({ bio, achievement, spaces }: Draft, info: Info): boolean {
  const saved = info.training_spaces
  const samePlaces = spacesOf(spaces, saved).join('\n') === saved.join('\n')
  return bio !== info.bio || achievement !== info.achievement || !samePlaces
}

/** Whether leaving would lose something that was typed. */
export function isUnsaved(draft: Draft, info: Info, today: string): boolean {
  return (
    hasNewTexts(draft, info) ||
    draft.certificates.some((row) => !isBlankCertificate(row)) ||
    draft.experiences.some((row) => !isBlankExperience(row) && isChanged(row, info, today))
  )
}

/** The draft with an empty experience at its end. */
export function withExperience(draft: Draft): Draft {
  const row = { key: newKey(), id: null, about: '', start_date: '', end_date: '', current: false }
  return { ...draft, experiences: [...draft.experiences, row] }
}

export const withoutExperience = (draft: Draft, key: string): Draft => ({
  ...draft,
  experiences: draft.experiences.filter((row) => row.key !== key),
})

/** The draft with an empty certificate at its end. */
export function withCertificate(draft: Draft): Draft {
  const row = { key: newKey(), name: '', authored_by: '', date: '' }
  return { ...draft, certificates: [...draft.certificates, row] }
}

/**
 * The draft after a save: rows that the server took are known by their ids, certificates that it took
 * are gone. What was typed meanwhile stays.
 */
export function afterSaving(
  draft: Draft,
  { ids, certificates }: { ids: ReadonlyMap<string, string>; certificates: ReadonlySet<string> },
): Draft {
  return {
    ...draft,
    experiences: draft.experiences.map((row) => ({
      ...row,
      id: row.id ?? ids.get(row.key) ?? null,
    })),
    certificates: draft.certificates.filter(({ key }) => !certificates.has(key)),
  }
}
