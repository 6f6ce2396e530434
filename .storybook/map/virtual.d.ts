declare module 'virtual:routes' {
  /** The routes of the product, by their paths. */
  export const routes: import('./route-files.ts').RouteFacts[]
  /** The guards of their layouts. */
  export const guards: import('./redirects.ts').Guard[]
  /** The dialogs over their screens. */
  export const dialogs: import('./dialogs.ts').DialogFacts[]
  /** The menus and the logo. */
  export const frame: import('./frame-links.ts').FramePart[]
  /** The texts that product §8 gives. */
  export const specified: string[]
  /** The kit's story files. */
  export const kit: import('./story-files.ts').StoryFile[]
  /** Who is signed in in a story, by the title and the export. */
  export const people: Record<string, import('./areas.ts').Person>
  /** The titles of all stories. */
  export const titles: string[]
}

declare module 'virtual:list-types' {
  /** The types of the properties of each kit page that are read-only lists, by its title. */
  export const listTypes: Record<string, Record<string, string>>
}
