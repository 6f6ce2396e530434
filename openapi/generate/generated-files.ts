import { answerSchemas } from './answer-schemas.ts'
import { bundle } from './bundle.ts'
import { choices } from './choices.ts'
import { contractTypes } from './contract-types.ts'
import { inlined } from './inlined.ts'

/**
 * Everything that is derived from the contract.
 *
 * @returns the text of each generated file by its path from the root of the repository
 */
export async function generate(): Promise<Record<string, string>> {
  const text = await bundle()
  return {
    'openapi/contract.gen.json': inlined(text),
    'src/api/choices.gen.ts': choices(text),
    'src/api/contract.gen.ts': await contractTypes(text),
    'src/api/schemas.gen.ts': answerSchemas(text),
  }
}
