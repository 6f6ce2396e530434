/** Vite plugin: the page's Content-Security-Policy, with the hashes of its own inline scripts. */
import { createHash } from 'node:crypto'

import type { Plugin } from 'vite'

/**
 * Builds only: a dev server's own inline scripts change with every start.
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
