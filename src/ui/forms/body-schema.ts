import * as v from 'valibot'

import { type BodyText, hasMeasurement, MEASURES } from '#src/domain/body.ts'

/** The values of `BodyFields`, as they are typed. */
export const Body: v.GenericSchema<unknown, BodyText> = v.object(
  v.entriesFromList(MEASURES, v.string()),
)

/** Measurements that can be saved. Product §5 requires the weight and gives no message for it. */
export const BodyToSave = v.pipe(
  Body,
  v.forward(
    v.check(
      (body) => Number(body.weight) > 0 || !hasMeasurement(body),
      'Вкажи вагу, щоб зберегти виміри',
    ),
    ['weight'],
  ),
)
