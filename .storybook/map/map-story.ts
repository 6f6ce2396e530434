/** What the stories of the map have in common: the facts of the product, and no thumbnails. */
import { fn } from 'storybook/test'
import { dialogs, frame, guards, people, routes } from 'virtual:routes'

import type { Entry } from '../wall/index-entry.ts'
import { FIRST_MAP } from './boxes.ts'

export const MAP_ARGS = {
  facts: { routes, guards, frame, dialogs, people },
  entries: [],
  thumbnailOf: ({ name }: Entry) => name,
  first: FIRST_MAP,
  onChoice: fn(),
}
