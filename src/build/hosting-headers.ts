import type { Plugin } from 'vite'

/**
 * Headers that a host sends with every file: `vite preview` sends them, and docs/hosting.md repeats
 * them. The page also has a policy in a meta tag, which cannot restrict framing; both apply.
 */
export const HOSTING_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/**
 * The `Cache-Control` header of the files under `/assets/`, whose names change with their content.
 */
export const ASSET_CACHE = 'public, max-age=31536000, immutable'

/** Vite plugin: `vite preview` sends that header, too. */
export function lastingAssets(): Plugin {
  return {
    name: 'pulse:lasting-assets',
    configurePreviewServer({ middlewares }) {
      middlewares.use('/assets/', (_, response, next) => {
        response.setHeader('Cache-Control', ASSET_CACHE)
        next()
      })
    },
  }
}
