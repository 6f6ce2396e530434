/** A client's card and the history of their measurements (product §3, product §5 «Onboarding»). */
import type { Db } from '../db/db.ts'
import type { ClientInfoRow, MeasurementRow } from '../db/tables.ts'
import { releaseImage } from './images.ts'
import { todayOf } from './kyiv.ts'

const todays = (db: Db, userId: string, now: number): MeasurementRow | undefined => {
  const date = todayOf(now)
  return db.measurements.find((row) => row.user_id === userId && row.date === date)
}

/** The four numbers of product §3 «client_info» in a row. */
export const bodySpecs = ([
  weight = 0,
  chest = 0,
  waist = 0,
  hips = 0,
]: readonly number[]): ClientInfoRow['body_specs'] => [weight, chest, waist, hips]

/**
 * Adds the card's numbers as today's measurement, or corrects today's; without a weight there is
 * none (product §5). A photo that was uploaded before the numbers becomes the photo of a new entry.
 */
export function recordMeasurement(db: Db, card: ClientInfoRow, now: number): void {
  const [weight, chest, waist, hips] = card.body_specs
  if (weight <= 0) return
  const numbers = { weight, chest, waist, hips }
  const entry = todays(db, card.user_id, now)
  if (entry) {
    db.measurements.update(entry, numbers)
    return
  }
  const photoInUse = db.measurements.find((row) => row.image_id === card.image_id)
  db.measurements.insert({
    id: crypto.randomUUID(),
    user_id: card.user_id,
    date: todayOf(now),
    image_id: photoInUse ? null : card.image_id,
    ...numbers,
  })
}

/** Sets a picture as the card's, and as the photo of today's measurement if there is one. */
export function setCardImage(db: Db, card: ClientInfoRow, imageId: string, now: number): void {
  const entry = todays(db, card.user_id, now)
  const before = [card.image_id, entry?.image_id ?? null]
  db.clientInfos.update(card, { image_id: imageId })
  if (entry) db.measurements.update(entry, { image_id: imageId })
  for (const id of before) releaseImage(db, id)
}
