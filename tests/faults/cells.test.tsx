import { describe, it } from 'vitest'

import { madeCalls } from './screens/calls/all.ts'
import { cellsOf } from './screens/cells.ts'
import { byName } from './screens/screen-call.ts'

describe.each(byName(madeCalls))('%s', (_, made) => {
  it.each(cellsOf(made))('%s', (_how, play) => play())
})
