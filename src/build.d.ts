/** Where this build's API calls are answered; see vite.config.ts. */
declare const __MOCKS__: 'none' | 'browser' | 'shared'
