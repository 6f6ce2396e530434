import { answerSchemas } from './answer-schemas.ts'
import { bundle } from './bundle.ts'
import { contractTypes } from './contract-types.ts'
import { pathList } from './path-list.ts'

/** The file that `openapi.yaml` refers to: it must be written before the others are generated. */
export const PATH_LIST = 'openapi/paths.gen.yaml'

/**
 * Everything that is derived from the contract.
 *
 * @returns the text of each generated file by its path from the root of the repository
 */
export async function generate(): Promise<Record<string, string>> {
  const text = await bundle()
  return {
    [PATH_LIST]: await pathList(),
    'openapi/contract.gen.json': text,
    'src/api/contract.gen.ts': await contractTypes(text),
    'src/api/schemas.gen.ts': answerSchemas(text),
  }
}
