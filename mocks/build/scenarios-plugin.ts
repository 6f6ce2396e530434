/**
 * Builds the scenarios with faker ahead of time into `virtual:scenarios`, so that no browser loads
 * faker (161 KB): each scenario's rows become a chunk of JSON, loaded when the scenario is.
 */
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

import type { Scenario } from '../scenarios/scenario.ts'

const MAIN = 'virtual:scenarios'
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Node loads the TypeScript itself; Vite's bundling of its config must leave this import alone. */
const loadScenarios = async (): Promise<Record<string, Scenario>> => {
  const file = new URL(`file://${root}/mocks/scenarios/all.ts`).href
  const module: { scenarios: Record<string, Scenario> } = await import(/* @vite-ignore */ file)
  return module.scenarios
}

const mainModule = (scenarios: Record<string, Scenario>): string => {
  const loaders = Object.keys(scenarios).map((id) => `'${id}': () => import('${MAIN}/${id}')`)
  return [
    // JSON leaves `build` out.
    `export const facts = ${JSON.stringify(scenarios)}`,
    `const loaders = { ${loaders.join(', ')} }`,
    'export const loadRows = async (id) => JSON.parse((await loaders[id]()).rows)',
  ].join('\n')
}

/** Vite plugin behind `import { facts, loadRows } from 'virtual:scenarios'`. */
export function builtScenarios(): Plugin {
  let scenarios: Promise<Record<string, Scenario>> | undefined
  return {
    name: 'pulse:scenarios',
    resolveId: (id) => (id === MAIN || id.startsWith(`${MAIN}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${MAIN}`)) return undefined
      scenarios ??= loadScenarios()
      if (id === `\0${MAIN}`) return mainModule(await scenarios)
      const rows = (await scenarios)[id.slice(MAIN.length + 2)]?.build()
      // A string parses several times faster than an object literal of this size.
      return `export const rows = ${JSON.stringify(JSON.stringify(rows))}`
    },
  }
}
