declare module 'virtual:scenarios' {
  /** A scenario's database and facts, built with the app. */
  interface BuiltScenario {
    rows: import('./db/tables.ts').Rows
  }
  type ScenarioFacts = Omit<
    import('./scenarios/scenario.ts').Scenario,
    'title' | 'purpose' | 'build'
  >
  export const facts: Record<import('./scenarios/scenario.ts').ScenarioId, ScenarioFacts>
  /** Loads the rows of a scenario, a fresh copy each time. */
  export function loadRows(
    id: import('./scenarios/scenario.ts').ScenarioId,
  ): Promise<import('./db/tables.ts').Rows>
}

declare module 'virtual:scenario-titles' {
  export const titles: Pick<
    import('./scenarios/scenario.ts').Scenario,
    'id' | 'title' | 'purpose'
  >[]
}

interface ImportMetaEnv {
  /** The address of the real server beside the mock, if there is one; see vite.config.ts. */
  readonly MOCK_SERVER?: string
}
