interface ImportMetaEnv {
  /** The API's address, `https://host` or `https://host/prefix`; left out, this page's own origin. */
  readonly VITE_API_URL?: string
}
