/**
 * Vite plugin: makes the app installable, and adds the worker that opens it without a network
 * (docs/hosting.md «Worker»).
 */
import type { PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const WORKER = 'worker.js'

/** The same colours as on the first paint (index.html). */
const PAPER = '#fbfaf7'

const icon = (size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src: `/icons/${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** @param name the name under which the app is installed */
export function installable(name: string): PluginOption {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/build',
    filename: 'worker.ts',
    // The app registers it itself, once the first screen is shown (src/device/page.ts).
    injectRegister: false,
    // The system stores the icons that it shows.
    includeManifestIcons: false,
    injectManifest: {
      injectionPoint: 'self.FILES',
      globPatterns: ['index.html', 'assets/*', 'fallback.png'],
      // Their names change with their content.
      dontCacheBustURLsMatching: /^assets\//,
    },
    manifest: {
      id: '/',
      name,
      short_name: name,
      description:
        'Робочий застосунок персонального тренера: календар, клієнти, програми тренувань і сайт для запису.',
      lang: 'uk',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      theme_color: PAPER,
      background_color: PAPER,
      icons: [icon(192), icon(512), icon(192, 'maskable'), icon(512, 'maskable')],
      shortcuts: [
        { name: 'Календар', url: '/calendar', icons: [icon(192)] },
        { name: 'Нова зустріч', url: '/add-meeting', icons: [icon(192)] },
      ],
    },
  })
}

/**
 * The same for a build with a mock: under the worker's address is one that removes itself. A
 * browser that has the worker of another build on this origin would otherwise show that build.
 */
export function withoutWorker(): PluginOption {
  return VitePWA({
    selfDestroying: true,
    filename: WORKER,
    injectRegister: false,
    manifest: false,
  })
}
