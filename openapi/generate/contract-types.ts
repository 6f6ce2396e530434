import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'

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
  return `// Generated from openapi/ by openapi/generate.ts.\n${astToString(nodes)}`
}
