/**
 * The origin and path of the API, without a slash at the end: `VITE_API_URL`, or this page's own
 * origin.
 */
export function apiBase(): string {
  const base = new URL(import.meta.env.VITE_API_URL || location.origin)
  return base.href.replace(/\/$/, '')
}
