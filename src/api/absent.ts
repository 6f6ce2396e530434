import * as v from 'valibot'

/** What may be absent: null, or, as some servers write it, left out or an empty text. Reads as null. */
export const absent = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (value === '' ? null : value)),
      v.nullable(schema),
    ),
    null,
  )
