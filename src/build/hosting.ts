/** The headers and the policy with which the app is served. */
import { createHash } from 'node:crypto'

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

/**
 * Vite plugin: the page's Content-Security-Policy, with the hashes of its own inline scripts. In
 * builds only: a dev server's own inline scripts change with every start.
 *
 * @param policies the names of Trusted Types policies besides those of the product
 */
export function contentSecurity(apiOrigin: string | undefined, policies: string[]): Plugin {
  return {
    name: 'pulse:content-security',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
          ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
        )
        const api = apiOrigin ? ` ${new URL(apiOrigin).origin}` : ''
        const policy = [
          "default-src 'none'",
          `script-src 'self' ${inline.join(' ')}`,
          "style-src-elem 'self' 'unsafe-inline'",
          "style-src-attr 'none'",
          "font-src 'self'",
          `img-src 'self' data: blob: https:${api}`,
          `connect-src 'self'${api}`,
          "worker-src 'self'",
          "manifest-src 'self'",
          "base-uri 'none'",
          "form-action 'none'",
          "require-trusted-types-for 'script'",
          ['trusted-types default dompurify', ...policies].join(' '),
        ].join('; ')
        return html.replace(
          '<meta charset="utf-8" />',
          `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        )
      },
    },
  }
}
