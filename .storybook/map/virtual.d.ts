declare module 'virtual:routes' {
  /** The routes of the product, by their paths. */
  export const routes: import('./route-files.ts').RouteFacts[]
}

interface Window {
  /** Storybook's page of a story. */
  __STORYBOOK_PREVIEW__?: {
    /** All stories, with their parameters. */
    extract: () => Promise<
      Record<
        string,
        { id: string; title: string; name: string; parameters: { screen?: { url: string } } }
      >
    >
  }
}
