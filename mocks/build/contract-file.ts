import { fileURLToPath } from 'node:url'

/** The contract as one JSON document, which `npm run api:generate` writes. */
export const CONTRACT_FILE = fileURLToPath(
  new URL('../../openapi/contract.gen.json', import.meta.url),
)
