import type { Plugin } from 'vite'

/**
 * What a host sends with every file: `vite preview` does, and docs/hosting.md repeats it. The page has a
 * policy of its own as a meta tag, which cannot say who may frame it; both hold.
 */
export const HOSTING_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

/** What a host sends with the files under `/assets/`: their names change with what is in them. */
export const ASSET_CACHE = 'public, max-age=31536000, immutable'

/** Vite plugin: `vite preview` sends them so too. */
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
