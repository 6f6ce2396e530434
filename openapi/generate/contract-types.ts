import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

import { parseDocument, successes } from './document.ts'

const BLOB = ts.factory.createTypeReferenceNode('Blob')

/**
 * TypeScript types of the whole contract; binary strings become Blob.
 *
 * @param document the bundled contract as JSON text
 */
export async function contractTypes(document: string): Promise<string> {
  const nodes = await openapiTS(document, {
    alphabetize: false,
    transform: (schema) => (schema.format === 'binary' ? BLOB : undefined),
  })
  return `// Generated from openapi/ by openapi/generate.ts.\n${astToString(nodes)}\n${unshownAnswers(document)}`
}

/** The type of the operations whose answer is marked with `x-extension`. */
function unshownAnswers(document: string): string {
  const names = successes(parseDocument(document))
    .filter(({ answer }) => answer['x-extension'])
    .map(({ operation }) => `    | '${operation}'`)
  return `/** Operations whose answer the customer's specification does not show. */\nexport type UnshownAnswer =\n${names.join('\n')};\n`
}
