import type { MockServer } from './engine/pipeline/pipeline.ts'
import { startScenario } from './engine/server-state.ts'
import { SmallLog } from './engine/small-log.ts'
import { MemoryStore } from './engine/store.ts'
import { product } from './pulse-product.ts'
import type { ScenarioId } from './scenarios/scenario.ts'

/** Returns a mock that lives as long as the process or the page. */
export const newServer = async (
  scenario: ScenarioId = product.scenarios.first,
): Promise<MockServer> => ({
  product,
  store: new MemoryStore(await startScenario(product, scenario)),
  log: new SmallLog(),
})
