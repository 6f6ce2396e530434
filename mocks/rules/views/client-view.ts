/** A client's card and measurements, as the contract answers them (product §3). */
import type { Db } from '#mocks/db/db.ts'
import type { ClientInfoRow, MeasurementRow } from '#mocks/db/tables.ts'
import { dataUrl } from '#mocks/rules/images.ts'
import type { components } from '#src/api/contract.gen.ts'

type Schemas = components['schemas']

export const clientInfoView = (row: ClientInfoRow): Schemas['ClientInfo'] => ({
  goal: row.goal,
  notes: row.notes,
  body_specs: row.body_specs,
  image: row.image_id === null ? null : `/v1/clients/${row.user_id}/client_info/image`,
})

/** With the photo itself, since no call returns the photo of one measurement. */
export function measurementView(db: Db, row: MeasurementRow): Schemas['Measurement'] {
  const photo = row.image_id === null ? undefined : db.images.get(row.image_id)
  return {
    id: row.id,
    date: row.date,
    photo: photo ? dataUrl(photo) : null,
    weight: row.weight,
    chest: row.chest,
    waist: row.waist,
    hips: row.hips,
  }
}
