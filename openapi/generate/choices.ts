import { named, parseDocument } from './document.ts'

/** The constants, each with the schema whose values it has. */
const CHOICES = { GOALS: 'Goal', TAGS: 'TagName' }

/**
 * The fixed lists from which a person chooses, in the contract's order.
 *
 * @param text the bundled contract as JSON text
 */
export function choices(text: string): string {
  const { schemas } = parseDocument(text).components
  const lists = Object.entries(CHOICES).map(
    ([name, schema]) =>
      `export const ${name} = ${JSON.stringify(named(schemas, schema).enum)} as const\n`,
  )
  return `// Generated from openapi/ by openapi/generate.ts.\n${lists.join('')}`
}
