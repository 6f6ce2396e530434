/** A module with the words of empty places, read from where they are shown. */
import { globSync, readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

const NAME = 'virtual:empty-places'
const WORDS = /\b(title|text)="([^"]+)"/g

/** The titles of empty places with the texts under them; words that depend on what is shown are not among them. */
function emptyPlaces(): Record<string, string> {
  const files = globSync('src/**/*.tsx', { exclude: ['**/*.stories.tsx'] })
  const places = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('<EmptyState')
      .slice(1)
      // Up to the end of the element, which has a line of its own.
      .map((text) => text.split(/\n\s*\/>/)[0] ?? ''),
  )
  return Object.fromEntries(
    places.flatMap((place) => {
      const words = new Map([...place.matchAll(WORDS)].map(([, name, text]) => [name, text]))
      const title = words.get('title')
      return title === undefined ? [] : [[title, words.get('text') ?? '']]
    }),
  )
}

export const emptyPlacesModule = (): Plugin => ({
  name: 'pulse:empty-places',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}` ? `export const places = ${JSON.stringify(emptyPlaces())}` : undefined,
})
