/**
 * Compiles the bundled contract into `virtual:contract`: the list of operations, and ajv validators
 * as plain code. They are compiled ahead of time because the page's CSP forbids `eval`, and ajv
 * itself is 35 KB that the mock's first answer would wait for.
 */
import { readFile } from 'node:fs/promises'

import { Ajv } from 'ajv'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { Plugin } from 'vite'

import type { ContractOperation } from '../contract.ts'
import { type ContractSchemas, describeContract, FORMATS } from './contract-schemas.ts'

const MAIN = 'virtual:contract'

/**
 * Removes from the errors what nobody reads: it would add 0.5 KB to the mock's first files, and the
 * schemas that lists of allowed values are read from.
 */
const withoutRest = (code: string): string =>
  code
    .replaceAll(/schemaPath:"[^"]*",keyword:"[^"]*",/g, '')
    .replaceAll(/\{\w+: schema\d+[^}]*\}/g, '{}')

/**
 * Removes from the schemas what only a person reads: ajv's code contains those with many properties,
 * whose names it reads from them.
 */
const withoutTexts = (root: ContractSchemas['root']): ContractSchemas['root'] =>
  JSON.parse(
    JSON.stringify(root, (key, value: unknown) =>
      key.startsWith('x-') || (key === 'description' && typeof value === 'string')
        ? undefined
        : value,
    ),
  )

/**
 * The keywords of JSON Schema 2020-12 that only `Ajv2020` supports, which would add 2 KB of code to
 * the validators.
 */
const NEW_KEYWORDS = /^(prefixItems|dependent\w+|unevaluated\w+|(min|max)Contains|\$dynamic\w+)$/

/** @throws if a schema uses one of these keywords, which `Ajv` would ignore */
function refuseNewKeywords(root: ContractSchemas['root']): void {
  JSON.stringify(root, (key, value: unknown) => {
    if (NEW_KEYWORDS.test(key)) throw new Error(`Ajv2020 is needed for ${key}`)
    return value
  })
}

/** ajv emits `require` for its runtime helpers even as ESM. */
const withImports = (code: string): string =>
  code.replaceAll(/const (\w+) = require\("([^"]+)"\)\.default/g, (_, name: string, from: string) =>
    from.endsWith('ucs2length')
      ? `const ${name} = (text) => [...text].length`
      : `import ${name}Module from '${from}.js';const ${name} = ${name}Module.default ?? ${name}Module`,
  )

function compile({ root }: ContractSchemas, keys: string[], coerce: boolean): string {
  refuseNewKeywords(root)
  const ajv = new Ajv({
    strict: false,
    // One function for each component, instead of its code wherever it is used: half the bytes.
    inlineRefs: false,
    coerceTypes: coerce,
    useDefaults: coerce,
    formats: FORMATS,
    code: { source: true, esm: true },
  })
  ajv.addSchema(withoutTexts(root))
  const refs = keys.map((key) => [key, `${root.$id}#/checks/${key}`])
  return withImports(withoutRest(standaloneCode(ajv, Object.fromEntries(refs))))
}

const parameterKeys = (operations: ContractOperation[]): string[] => [
  ...new Set(operations.map(({ parameters }) => parameters)),
]

const bodyKeys = (operations: ContractOperation[]): string[] => {
  const keys = operations.flatMap(({ body, answers }) => [
    body,
    ...answers.map(({ check }) => check),
  ])
  return [...new Set(keys)].filter((key) => key !== null)
}

/**
 * Module id → source. The validators of the first operations are in a separate file. Parameters
 * arrive as strings and are coerced; bodies are not.
 */
async function contractModules(
  contractFile: string,
  first: RegExp,
): Promise<Record<string, string>> {
  const schemas = describeContract(JSON.parse(await readFile(contractFile, 'utf8')), first)
  const groups = [...Map.groupBy(schemas.operations, ({ checks }) => checks)]
  const loaders = groups.map(([name]) => `'${name}': () => import('${MAIN}/${name}')`)
  const validators = groups.flatMap(([name, operations]) => [
    [
      `${MAIN}/${name}`,
      `export * from '${MAIN}/${name}/parameters'; export * from '${MAIN}/${name}/bodies'`,
    ],
    [`${MAIN}/${name}/parameters`, compile(schemas, parameterKeys(operations), true)],
    [`${MAIN}/${name}/bodies`, compile(schemas, bodyKeys(operations), false)],
  ])
  return {
    [MAIN]: [
      `export const operations = ${JSON.stringify(schemas.operations)}`,
      `export const loadChecks = { ${loaders.join(', ')} }`,
    ].join('\n'),
    // Only faults answer with the examples.
    [`${MAIN}/examples`]: `export const examples = ${JSON.stringify(schemas.examples)}`,
    ...Object.fromEntries(validators),
  }
}

/**
 * Vite plugin behind `import { operations } from 'virtual:contract'`.
 *
 * @param contractFile the bundled OpenAPI document, as JSON
 * @param first matches the names of the operations whose validators are in a separate file
 */
export function contractChecks(contractFile: string, first = /^GET /): Plugin {
  let modules: ReturnType<typeof contractModules> | undefined
  return {
    name: 'mock:contract',
    resolveId: (id) => (id === MAIN || id.startsWith(`${MAIN}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${MAIN}`)) return undefined
      this.addWatchFile(contractFile)
      modules ??= contractModules(contractFile, first)
      return (await modules)[id.slice(1)]
    },
    watchChange(file) {
      if (file === contractFile) modules = undefined
    },
  }
}
