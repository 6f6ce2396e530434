import type { ScenarioId } from './scenarios/scenario.ts'

/** The name of the mock's storage in a browser. */
export const DATABASE = 'pulse-mock'

/** The scenario that a mock starts with. */
export const FIRST_SCENARIO: ScenarioId = 'typical'
