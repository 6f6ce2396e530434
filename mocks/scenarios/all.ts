/** Every scenario by its id. Imports faker: for the build and for tests, never for a browser. */
import { scenario as busy } from './busy.ts'
import { scenario as edge } from './edge.ts'
import { scenario as empty } from './empty.ts'
import { scenario as expiredRefresh } from './expired-refresh.ts'
import { scenario as expired } from './expired.ts'
import { scenario as huge } from './huge.ts'
import { scenario as newClient } from './new-client.ts'
import type { Scenario, ScenarioId } from './scenario.ts'
import { scenario as taken } from './taken.ts'
import { scenario as typical } from './typical.ts'

export const scenarios: Record<ScenarioId, Scenario> = {
  typical,
  empty,
  'new-client': newClient,
  busy,
  huge,
  edge,
  taken,
  expired,
  'expired-refresh': expiredRefresh,
}
