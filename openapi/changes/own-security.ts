import * as v from 'valibot'

const Security = v.exactOptional(v.unknown())
const Contract = v.looseObject({
  security: Security,
  paths: v.record(v.string(), v.record(v.string(), v.looseObject({ security: Security }))),
})

/**
 * The contract with its general security copied into each operation that does not set it. The
 * comparison looks at one place at a time, and would not notice that a call needs a token once its
 * `security: []` is removed.
 */
export function withOwnSecurity(text: string): string {
  const { security, ...contract } = v.parse(Contract, JSON.parse(text))
  for (const item of Object.values(contract.paths))
    for (const operation of Object.values(item)) operation.security ??= security
  return JSON.stringify(contract)
}
