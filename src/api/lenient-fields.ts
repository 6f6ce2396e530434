/** How an answer may differ from the contract and still be accepted. */
import * as v from 'valibot'

/**
 * A field that may be null. Some servers leave it out or send an empty text instead; both are read
 * as null.
 */
export const absent = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (value === '' ? null : value)),
      v.nullable(schema),
    ),
    null,
  )

const TIME_WITHOUT_ZONE = /T[\d:.]+$/

/**
 * An instant; one without a zone is UTC, like all instants of the contract. RFC 3339 has leap seconds
 * and small letters, JavaScript does not.
 */
export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\d/),
  v.transform((text) =>
    text
      .toUpperCase()
      .replace(' ', 'T')
      .replace(/(T\d\d:\d\d):60/, '$1:59'),
  ),
  v.transform((text) => (TIME_WITHOUT_ZONE.test(text) ? `${text}Z` : text)),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)

/** A field that some servers send under another name. */
export const alsoNamed = <T>(name: string, other: string, schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.looseObject({}),
    v.transform(({ [name]: own, ...rest }): unknown => {
      const value = own ?? rest[other] ?? null
      return value === null ? rest : { ...rest, [name]: value }
    }),
    schema,
  )

/** An object without any field of the contract counts as none. */
export const notEmpty = <T>(known: readonly string[], schema: v.GenericSchema<unknown, T>) =>
  v.pipe(
    v.looseObject({}),
    v.check((fields) => known.some((name) => name in fields)),
    v.transform((fields): unknown => fields),
    schema,
  )
