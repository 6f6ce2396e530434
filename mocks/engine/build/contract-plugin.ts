/**
 * Compiles the bundled contract into `virtual:contract`: the list of operations, and ajv validators
 * as plain code. They are compiled ahead of time because the page's CSP forbids `eval`, and ajv
 * itself is 35 KB that the mock's first answer would wait for.
 */
import { readFile } from 'node:fs/promises'

import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { Plugin } from 'vite'

import { type ContractSchemas, describeContract, FORMATS } from './contract-schemas.ts'

const MAIN = 'virtual:contract'

/** An error has a place and a message; its other fields would add 2 KB to the mock. */
const withoutRest = (code: string): string =>
  code.replaceAll(/schemaPath:"[^"]*",keyword:"[^"]*",/g, '')

/** ajv emits `require` for its runtime helpers even as ESM. */
const withImports = (code: string): string =>
  code.replaceAll(/const (\w+) = require\("([^"]+)"\)\.default/g, (_, name: string, from: string) =>
    from.endsWith('ucs2length')
      ? `const ${name} = (text) => [...text].length`
      : `import ${name}Module from '${from}.js';const ${name} = ${name}Module.default ?? ${name}Module`,
  )

function compile({ root }: ContractSchemas, keys: string[], coerce: boolean): string {
  const ajv = new Ajv2020({
    strict: false,
    // One function for each component, instead of its code wherever it is used: half the bytes.
    inlineRefs: false,
    coerceTypes: coerce,
    useDefaults: coerce,
    formats: FORMATS,
    code: { source: true, esm: true },
  })
  ajv.addSchema(root)
  const refs = keys.map((key) => [key, `${root.$id}#/checks/${key}`])
  return withImports(withoutRest(standaloneCode(ajv, Object.fromEntries(refs))))
}

/** Module id → source. Parameters arrive as strings and are coerced; bodies are not. */
async function contractModules(contractFile: string): Promise<Record<string, string>> {
  const schemas = describeContract(JSON.parse(await readFile(contractFile, 'utf8')))
  return {
    [MAIN]: [
      `import * as parameters from '${MAIN}/parameters'`,
      `import * as bodies from '${MAIN}/bodies'`,
      `export const operations = ${JSON.stringify(schemas.operations)}`,
      'export const checks = { ...parameters, ...bodies }',
    ].join('\n'),
    [`${MAIN}/parameters`]: compile(schemas, schemas.parameterKeys, true),
    [`${MAIN}/bodies`]: compile(schemas, schemas.bodyKeys, false),
  }
}

/** Vite plugin behind `import { operations, checks } from 'virtual:contract'`. */
/** @param contractFile the bundled OpenAPI document, as JSON */
export function contractChecks(contractFile: string): Plugin {
  let modules: ReturnType<typeof contractModules> | undefined
  return {
    name: 'mock:contract',
    resolveId: (id) => (id === MAIN || id.startsWith(`${MAIN}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${MAIN}`)) return undefined
      this.addWatchFile(contractFile)
      modules ??= contractModules(contractFile)
      return (await modules)[id.slice(1)]
    },
    watchChange(file) {
      if (file === contractFile) modules = undefined
    },
  }
}
