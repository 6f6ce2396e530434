/** A coach's page as it is shown. */
import type { components } from '#src/api/contract.gen.ts'
import type { User } from '#src/api/queries.ts'

export type CoachInfo = Omit<components['schemas']['CoachInfo'], 'id'>
export type Certification = CoachInfo['certifications'][number]
export type Experience = CoachInfo['experiences'][number]

const BLANK: CoachInfo = {
  bio: '',
  achievement: '',
  training_spaces: [],
  training_tags: [],
  certifications: [],
  experiences: [],
}

/** A coach's page; an empty one if there is none yet. */
export function infoOf({ coach_info }: Pick<User, 'coach_info'>): CoachInfo {
  return coach_info ?? BLANK
}

/**
 * Product §3: a coach's status is shown as its text, or as this if it is empty. A registration
 * sends 'active' (product §3 «Registration form»), which a server may keep and the screens do not
 * show.
 */
export function statusText({ status }: Pick<User, 'status'>): string {
  const text = status.trim()
  return text === '' || text === 'active' ? 'відкритий до нових клієнтів' : text
}

/** '2021-09-01' to 'вересень 2021'. */
export function monthText(date: string): string {
  const month = new Date(Date.UTC(2000, Number(date.slice(5, 7)) - 1))
  return `${month.toLocaleDateString('uk', { month: 'long', timeZone: 'UTC' })} ${date.slice(0, 4)}`
}

/** Whether the experience is current: its end is empty or today (product §3 «experience»). */
export function isCurrent({ end_date }: Pick<Experience, 'end_date'>, today: string): boolean {
  return end_date === null || end_date === today
}

/** 'вересень 2021 — дотепер', 'лютий 2018 — серпень 2021'. */
export function periodText(experience: Omit<Experience, 'id' | 'about'>, today: string): string {
  const { start_date, end_date } = experience
  const end = end_date === null || isCurrent(experience, today) ? 'дотепер' : monthText(end_date)
  return monthText(start_date) === end ? end : `${monthText(start_date)} — ${end}`
}

/** Certificates in the order of both views: from the latest to the earliest. */
export const newestFirst = <C extends { date: string }>(certificates: readonly C[]): C[] =>
  certificates.toSorted((a, b) => b.date.localeCompare(a.date))

/**
 * Experiences in the order of the page: current ones first, then from the latest to the earliest.
 */
export function latestFirst(experiences: readonly Experience[], today: string): Experience[] {
  const endOf = (one: Experience): string => (isCurrent(one, today) ? '9999' : (one.end_date ?? ''))
  return experiences.toSorted(
    (a, b) => endOf(b).localeCompare(endOf(a)) || b.start_date.localeCompare(a.start_date),
  )
}
