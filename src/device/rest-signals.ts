import * as v from 'valibot'

import { storedAtom } from './storage.ts'

/** What the device does for a rest between two sets; switched off in the settings. */
export const restSignals = storedAtom(
  'rest-signals',
  v.object({ vibration: v.boolean(), screen: v.boolean() }),
  { vibration: true, screen: true },
)
