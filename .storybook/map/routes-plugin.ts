import type { Plugin } from 'vite'

import { routeFacts } from './route-files.ts'

const NAME = 'virtual:routes'

/** Gives the pages of Storybook what the route files say. */
export const routes = (): Plugin => ({
  name: 'pulse:routes',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}` ? `export const routes = ${JSON.stringify(routeFacts())}` : undefined,
})
