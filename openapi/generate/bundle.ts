import { redocly } from './redocly.ts'

/**
 * The contract in one document: what the files share becomes `#/components`, in source order.
 *
 * @param folder the folder of its `openapi.yaml`
 * @returns JSON text; rejects with Redocly's message if a reference cannot be resolved
 */
export async function bundle(folder = 'openapi'): Promise<string> {
  const text = await redocly(['bundle', `${folder}/openapi.yaml`, '--ext', 'json'])
  return `${text.trimEnd()}\n`
}
