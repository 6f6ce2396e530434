/**
 * What a host sends with every file: `vite preview` does, and README «Hosting» repeats it. The page has a
 * policy of its own as a meta tag, which cannot say who may frame it; both hold.
 */
export const HOSTING_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}
