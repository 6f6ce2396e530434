/** The mock over HTTP. `build/doors.ts` loads it, again after each change of the code. */
import { createHttpDoor } from './engine/doors/http-door.ts'
import type { MockServer } from './engine/pipeline/pipeline.ts'
import { product } from './pulse-product.ts'

export { newServer } from './new-server.ts'

/** Opens a door with the current code to a mock that was started before the code changed. */
export const openDoorTo = (server: MockServer): ReturnType<typeof createHttpDoor> =>
  createHttpDoor({ ...server, product })
