/**
 * Builds the scenarios with faker ahead of time into `virtual:scenarios`, so that no browser loads
 * faker (161 KB). Each scenario's rows become a JSON file that is loaded with the scenario.
 */
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { type Plugin, runnerImport } from 'vite'

import type { Scenario } from '../scenarios/scenario.ts'

const MAIN = 'virtual:scenarios'
/** The texts of the scenarios, which only the panel shows. */
const TITLES = 'virtual:scenario-titles'
const TEXTS = ['title', 'purpose']
const ALL = fileURLToPath(new URL('../scenarios/all.ts', import.meta.url))

type Scenarios = Record<string, Pick<Scenario, 'build'>>

interface Loaded {
  scenarios: Scenarios
  /** Every file that the scenarios are built from. */
  files: string[]
}

/** Uses Vite's module runner, because Node would keep the first version of a changed file. */
async function loadScenarios(file: string): Promise<Loaded> {
  const { module, dependencies } = await runnerImport<{ scenarios: Scenarios }>(file, {
    logLevel: 'error',
  })
  return { scenarios: module.scenarios, files: [file, ...dependencies] }
}

/**
 * `entries` is the source for the `rows` of each scenario, and `load` the source that turns
 * `rows[id]` into rows.
 */
const mainModule = (scenarios: Scenarios, entry: (id: string) => string, load: string): string =>
  [
    // JSON drops the function `build`.
    `export const facts = ${JSON.stringify(scenarios, (key, value: unknown) => (TEXTS.includes(key) ? undefined : value))}`,
    `const rows = { ${Object.keys(scenarios)
      .map((id) => `'${id}': ${entry(id)}`)
      .join(', ')} }`,
    `export const loadRows = async (id) => ${load}`,
  ].join('\n')

const titlesModule = (scenarios: Scenarios): string =>
  `export const titles = ${JSON.stringify(Object.values(scenarios), ['id', ...TEXTS])}`

/**
 * Vite plugin behind `import { facts, loadRows } from 'virtual:scenarios'`, and behind the `titles`
 * of `virtual:scenario-titles`. A dev server builds them again when one of their files has changed.
 *
 * @param file exports the `scenarios`
 */
export function builtScenarios(file = ALL): Plugin {
  let loaded: Promise<Loaded> | undefined
  let building = false
  return {
    name: 'pulse:scenarios',
    configResolved({ command }) {
      building = command === 'build'
    },
    watchChange() {
      loaded = undefined
    },
    resolveId: (id) =>
      id === MAIN || id === TITLES || id.startsWith(`${MAIN}/`) ? `\0${id}` : undefined,
    async load(id) {
      if (id !== `\0${TITLES}` && !id.startsWith(`\0${MAIN}`)) return undefined
      loaded ??= loadScenarios(file)
      const { scenarios: all, files } = await loaded
      for (const one of files) this.addWatchFile(one)
      if (id === `\0${TITLES}`) return titlesModule(all)
      const json = (one: string): string => JSON.stringify(all[one]?.build())
      if (id !== `\0${MAIN}`)
        return {
          code: `export default ${JSON.stringify(json(id.slice(MAIN.length + 2)))}`,
          // No source map: it would be five times as large as the rows.
          map: { mappings: '' },
        }
      // One file of Node's: `build-mock.ts`.
      if (building && this.environment.config.consumer === 'server')
        return `import { gunzipSync } from 'node:zlib'\n${mainModule(
          all,
          (one) => `'${gzipSync(json(one)).toString('base64')}'`,
          `JSON.parse(gunzipSync(Buffer.from(rows[id], 'base64')))`,
        )}`
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
