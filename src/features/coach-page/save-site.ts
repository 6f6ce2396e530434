/** Saves everything that was edited, part by part: what fails is named, the rest is saved (spec §4 Coach profile). */
import { mutationOptions } from '@tanstack/react-query'

import { errorMessage } from '#src/errors/error-text.ts'
import { CERTIFICATE_NOT_SAVED, NO_TOKEN } from '#src/errors/messages.ts'

import { addCertificate, NoToken, readPage, refreshPage, saveExperience, saveTexts } from './api.ts'
import type { CoachInfo } from './coach-info.ts'
import {
  type CertificateRow,
  type Draft,
  type ExperienceRow,
  experienceOf,
  hasNewTexts,
  isBlankCertificate,
  isBlankExperience,
  isChanged,
  spacesOf,
} from './draft.ts'
import { arrivedAnyway } from './lost-answers.ts'

/** What could not be saved, in words; `key` is the row's, or 'texts'. */
export interface Failure {
  key: string
  text: string
}

interface Sent {
  userId: string
  draft: Draft
  info: Omit<CoachInfo, 'id'>
  /** Whether the server has a page to change. */
  exists: boolean
  /** The certificates' pictures by the keys of their rows. */
  pictures: ReadonlyMap<string, Blob>
  today: string
}

interface Saved {
  /** Ids of experiences that are new on the server, by the keys of their rows. */
  ids: Map<string, string>
  /** Keys of the certificates that the server took. */
  certificates: Set<string>
  failures: Failure[]
}

const PROFILE_NOT_SAVED = 'Помилка збереження '

export const siteSaving = mutationOptions({
  mutationFn: async (sent: Sent, { client }): Promise<Saved> => {
    const saved: Saved = { ids: new Map(), certificates: new Set(), failures: [] }
    // First, since an experience or a certificate would make an empty page.
    await saveProfileTexts(sent, saved)
    await Promise.all([
      ...sent.draft.experiences.map((row) => saveRow(row, sent, saved)),
      ...sent.draft.certificates.map((row) => saveCertificate(row, sent, saved)),
    ])
    if (saved.failures.length > 0) await recognise(sent, saved, await readPage(client, sent.userId))
    await refreshPage(client)
    return saved
  },
})

async function saveProfileTexts({ draft, info, exists }: Sent, { failures }: Saved): Promise<void> {
  const { bio, achievement, spaces } = draft
  if (exists && !hasNewTexts(draft, info)) return
  try {
    const training_spaces = spacesOf(spaces, info.training_spaces)
    await saveTexts({ bio, achievement, training_spaces }, { exists })
  } catch (error) {
    const text = completed(errorMessage(error).text, 'опису, досягнень і місць тренувань')
    failures.push({ key: 'texts', text })
  }
}

async function saveRow(row: ExperienceRow, { info, today }: Sent, saved: Saved): Promise<void> {
  if (isBlankExperience(row) || !isChanged(row, info, today)) return
  const what = row.about.trim() ? `досвіду «${row.about.trim()}»` : 'досвіду роботи'
  const fail = (text: string): void => void saved.failures.push({ key: row.key, text })
  const body = experienceOf(row, today)
  if (!body) return fail(`${PROFILE_NOT_SAVED}${what}: заповніть опис і обидві дати`)
  try {
    const id = await saveExperience(row.id, body)
    if (id !== null) saved.ids.set(row.key, id)
  } catch (error) {
    fail(completed(errorMessage(error).text, what))
  }
}

async function saveCertificate(
  row: CertificateRow,
  { pictures }: Sent,
  saved: Saved,
): Promise<void> {
  const picture = pictures.get(row.key)
  if (isBlankCertificate(row) && !picture) return
  const [name, authored_by] = [row.name.trim(), row.authored_by.trim()]
  const title = name ? ` «${name}»` : ''
  const fail = (text: string): void => void saved.failures.push({ key: row.key, text })
  if (!picture) return fail(`${CERTIFICATE_NOT_SAVED}${title}: оберіть зображення`)
  if (!name || !authored_by || !row.date)
    return fail(`${CERTIFICATE_NOT_SAVED}${title}: заповніть назву, автора й дату`)
  try {
    await addCertificate({ name, authored_by, date: row.date }, picture)
    saved.certificates.add(row.key)
  } catch (error) {
    fail(error instanceof NoToken ? NO_TOKEN : errorMessage(error).text)
  }
}

/** 'Помилка збереження ' (spec §8) wants to be completed by what was not saved. */
const completed = (text: string, what: string): string => (text.endsWith(' ') ? text + what : text)

/** A row may have arrived although its answer did not: it must not be sent once more. */
async function recognise(
  { draft, info, today }: Sent,
  saved: Saved,
  page: Awaited<ReturnType<typeof readPage>>,
): Promise<void> {
  if (!page?.coach_info) return
  const arrived = arrivedAnyway(draft, { before: info, after: page.coach_info, today })
  for (const [key, id] of arrived.ids) if (!saved.ids.has(key)) saved.ids.set(key, id)
  for (const key of arrived.certificates) saved.certificates.add(key)
  saved.failures = saved.failures.filter(
    ({ key }) => !arrived.ids.has(key) && !arrived.certificates.has(key),
  )
}
