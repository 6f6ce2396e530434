import * as v from 'valibot'

import { type BodyText, hasMeasurement, MEASURES } from '#src/domain/body.ts'

/** What `BodyFields` asks for, as it is typed. */
export const Body: v.GenericSchema<unknown, BodyText> = v.object(
  v.entriesFromList(MEASURES, v.string()),
)

/** Measurements that can be saved. Product §5: the weight is required to save one. It gives no message. */
export const WeighedBody = v.pipe(
  Body,
  v.forward(
    v.check(
      (body) => Number(body.weight) > 0 || !hasMeasurement(body),
      'Вкажи вагу, щоб зберегти виміри',
    ),
    ['weight'],
  ),
)
