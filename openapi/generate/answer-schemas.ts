import { named, parseDocument, refName, successes, type Document, type Schema } from './document.ts'
import { valibotSource } from './valibot-source.ts'

const HEADER = `// Generated from openapi/ by openapi/generate.ts.
// Run-time checks of the answers; keys that the contract does not know are dropped.
import * as v from 'valibot'
`
const TYPES = "import type { components } from './contract.gen.ts'\n"
/** Exports of lenient-fields.ts, which the schemas may need. */
const HELPERS = ['absent', 'alsoNamed', 'instant', 'notEmpty']

/**
 * Valibot schemas of every component in a JSON answer (2xx), in dependency order, each typed as the
 * type of the same name in contract.gen.ts.
 *
 * @param text the bundled contract as JSON text
 * @throws Error for a schema keyword that this generator does not know
 */
export function answerSchemas(text: string): string {
  const document = parseDocument(text)
  const { schemas } = document.components
  const names = new Set<string>()
  for (const schema of answers(document)) collect(schema, document, names)
  const declarations = [...names].map((name) => declaration(name, named(schemas, name)))
  const used = HELPERS.filter((helper) =>
    declarations.some((one) => new RegExp(`\\b${helper}\\b`).test(one)),
  )
  return [`${HEADER}${helpers(used)}${TYPES}`, ...declarations].join('\n')
}

const helpers = (names: string[]): string =>
  names.length === 0 ? '' : `import { ${names.join(', ')} } from './lenient-fields.ts'\n`

const answers = (document: Document): Schema[] =>
  successes(document).flatMap(({ answer }) => answer.content?.['application/json']?.schema ?? [])

/** Adds the components that a schema refers to, in dependency order. */
function collect(schema: Schema, document: Document, names: Set<string>): void {
  if (schema.$ref !== undefined) {
    const name = refName(schema.$ref)
    if (names.has(name)) return
    collect(named(document.components.schemas, name), document, names)
    names.add(name)
  }
  const inner = [
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ]
  for (const part of inner) collect(part, document, names)
}

function declaration(name: string, schema: Schema): string {
  const type = `v.GenericSchema<unknown, components['schemas']['${name}']>`
  return `export const ${name}: ${type} = /* @__PURE__ */ ${valibotSource(schema)}\n`
}
