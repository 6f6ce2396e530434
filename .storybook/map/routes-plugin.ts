import type { Plugin } from 'vite'

import { DIALOGS } from './dialogs.ts'
import { FRAME } from './frame-links.ts'
import { specifiedTexts } from './product-rules.ts'
import { GUARDS } from './redirects.ts'
import { routeFacts } from './route-files.ts'
import { KIT_STORIES, PEOPLE, TITLES } from './story-files.ts'

const MODULES: Record<string, () => string> = {
  'virtual:routes': () => `export const routes = ${JSON.stringify(routeFacts())}
export const guards = ${JSON.stringify(GUARDS)}
export const dialogs = ${JSON.stringify(DIALOGS)}
export const frame = ${JSON.stringify(FRAME)}
export const specified = ${JSON.stringify(specifiedTexts())}
export const kit = ${JSON.stringify(KIT_STORIES)}
export const people = ${JSON.stringify(PEOPLE)}
export const titles = ${JSON.stringify(TITLES)}`,
  // A module of its own, because every story loads it.
  'virtual:list-types': () => {
    const lists = KIT_STORIES.map((file): [string, object] => [file.title, file.lists])
    return `export const listTypes = ${JSON.stringify(Object.fromEntries(lists))}`
  },
}

/** Provides the facts about routes, their guards and the kit's stories to Storybook's own pages. */
export const routes = (): Plugin => ({
  name: 'pulse:routes',
  resolveId: (id) => (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
  load: (id) => MODULES[id.replace('\0', '')]?.(),
})
