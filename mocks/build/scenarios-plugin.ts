/**
 * Builds the scenarios with faker ahead of time into `virtual:scenarios`, so that no browser loads
 * faker (161 KB). Each scenario's rows become a JSON file that is loaded with the scenario.
 */
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

import type { Scenario } from '../scenarios/scenario.ts'

const MAIN = 'virtual:scenarios'
const root = fileURLToPath(new URL('../..', import.meta.url))

type Scenarios = Record<string, Scenario>

/** Node loads the TypeScript itself; Vite's bundling of its config must not follow this import. */
const loadScenarios = async (): Promise<Scenarios> => {
  const file = new URL(`file://${root}/mocks/scenarios/all.ts`).href
  const module: { scenarios: Scenarios } = await import(/* @vite-ignore */ file)
  return module.scenarios
}

/**
 * `entries` is the source for the `rows` of each scenario, and `load` the source that turns
 * `rows[id]` into rows.
 */
const mainModule = (scenarios: Scenarios, entry: (id: string) => string, load: string): string =>
  [
    // JSON drops the function `build`.
    `export const facts = ${JSON.stringify(scenarios)}`,
    `const rows = { ${Object.keys(scenarios)
      .map((id) => `'${id}': ${entry(id)}`)
      .join(', ')} }`,
    `export const loadRows = async (id) => ${load}`,
  ].join('\n')

/** Vite plugin behind `import { facts, loadRows } from 'virtual:scenarios'`. */
export function builtScenarios(): Plugin {
  let scenarios: Promise<Scenarios> | undefined
  let building = false
  return {
    name: 'pulse:scenarios',
    configResolved({ command }) {
      building = command === 'build'
    },
    resolveId: (id) => (id === MAIN || id.startsWith(`${MAIN}/`) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${MAIN}`)) return undefined
      scenarios ??= loadScenarios()
      const all = await scenarios
      const json = (one: string): string => JSON.stringify(all[one]?.build())
      if (id !== `\0${MAIN}`)
        return `export default ${JSON.stringify(json(id.slice(MAIN.length + 2)))}`
      if (!building)
        return mainModule(
          all,
          (one) => `() => import('${MAIN}/${one}')`,
          'JSON.parse((await rows[id]()).default)',
        )
      const emit = (one: string): string =>
        this.emitFile({ type: 'asset', name: `${one}.json`, source: json(one) })
      return mainModule(
        all,
        (one) => `import.meta.ROLLUP_FILE_URL_${emit(one)}`,
        '(await fetch(rows[id])).json()',
      )
    },
  }
}
