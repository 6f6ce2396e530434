/** Exercises and muscles as the contract answers them (product §3). */
import type { Db } from '#mocks/db/db.ts'
import type { ExerciseRow, MuscleRow } from '#mocks/db/tables.ts'
import { exercisePicture } from '#mocks/muscles/figure.ts'
import { type MuscleCode, muscleCodes } from '#mocks/muscles/muscle-code.ts'
import { Refusal } from '#mocks/rules/contract-refusal.ts'
import type { components } from '#src/api/contract.gen.ts'

type Schemas = components['schemas']

export const muscleView = ({ id, name, icon }: MuscleRow): Schemas['Muscle'] => ({ id, name, icon })

/** The view of an exercise, for one or for thousands: the muscles are looked up once. */
export function exerciseViewer(db: Db): (row: ExerciseRow) => Schemas['Exercise'] {
  const muscles = new Map(db.muscles.all().map((row) => [row.code, muscleView(row)]))
  return ({ id, name, code, primary, secondary }) => ({
    id,
    name,
    code,
    image: `/v1/programs/exercises/${id}/image`,
    muscles: [...primary, ...secondary].flatMap((muscle) => muscles.get(muscle) ?? []),
  })
}

/** Starts like a PNG and ends at once: no browser can decode it. */
const BROKEN = 'data:image/png;base64,iVBORw0KGgo='

const known = (codes: readonly string[]): MuscleCode[] =>
  muscleCodes.filter((code) => codes.some((one) => one === code))

/**
 * The generated picture of an exercise in one of the two JSON forms of product §7; 404 if it is
 * missing. The pictures are SVG, which the contract's raw form does not allow, so `blob` is sent as
 * `url`.
 */
export function exerciseImage({
  picture,
  primary,
  secondary,
}: ExerciseRow): Schemas['ImageAnswer'] {
  if (picture === 'missing') throw new Refusal(404, 'not_found', 'There is no picture')
  if (picture === 'broken') return BROKEN
  const url = `data:image/svg+xml;base64,${btoa(exercisePicture(known(primary), known(secondary)))}`
  return picture === 'string' ? url : { url }
}
