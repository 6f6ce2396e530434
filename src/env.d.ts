interface ImportMetaEnv {
  /**
   * The address of the API, `https://host` or `https://host/prefix`; this page's own origin by
   * default.
   */
  readonly VITE_API_URL?: string
}
