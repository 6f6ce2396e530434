import type { Plugin } from 'vite'

import { GUARDS } from './redirects.ts'
import { routeFacts } from './route-files.ts'
import { KIT_STORIES } from './story-files.ts'

const NAME = 'virtual:routes'

/** Provides the facts about routes, their guards and the kit's stories to Storybook's own pages. */
export const routes = (): Plugin => ({
  name: 'pulse:routes',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}`
      ? `export const routes = ${JSON.stringify(routeFacts())}
export const guards = ${JSON.stringify(GUARDS)}
export const kit = ${JSON.stringify(KIT_STORIES)}`
      : undefined,
})
