declare module 'virtual:routes' {
  /** The routes of the product, by their paths. */
  export const routes: import('./route-files.ts').RouteFacts[]
  /** The guards of their layouts. */
  export const guards: import('./redirects.ts').Guard[]
  /** The kit's story files. */
  export const kit: import('./story-files.ts').StoryFile[]
}
