import { existsSync } from 'node:fs'

import type { StorybookConfig } from '@storybook/react-vite'
import type { Plugin } from 'vite'

import { DOCS_NAME } from './common/links.ts'
import { PICTURES, picturesOf } from './wall/picture-set.ts'

/**
 * Vite plugins for the application's page. They would break Storybook's page, whose markup and
 * chunks differ.
 */
const OF_THE_APP_PAGE = new Set([
  'mock:early',
  'pulse:compile-hints',
  'pulse:content-security',
  'pulse:arrivals',
])

/**
 * What the documentation of a story needs and its test does not. With its source map the line of a
 * failure is a wrong one: the map has those before it already, and Vite joins it to them again
 * (findings/storybook-docs-source-map-twice.sh).
 */
const OF_THE_DOCS = 'plugin-csf'
const dropped = new Set([...OF_THE_APP_PAGE, process.env['VITEST'] ? OF_THE_DOCS : ''])

/** The built Storybook has the design tokens at `tokens/light.tokens.json`. */
const TOKENS: Plugin = {
  name: 'pulse:tokens',
  async generateBundle() {
    const { tokenFiles } = await import('./common/design-tokens.ts')
    for (const { name, text } of tokenFiles())
      this.emitFile({ type: 'asset', fileName: `tokens/${name}`, source: text })
  },
}

/** The folder of the pictures of the working tree, for the wall. */
const folder = picturesOf('here')
const hasPictures = existsSync(folder) && process.env['WITHOUT_PICTURES'] === undefined

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../{src,mocks,.storybook}/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: hasPictures ? [{ from: `../${folder}`, to: `/${PICTURES}` }] : [],
  docs: { defaultName: DOCS_NAME },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []).filter(
        (plugin) => !(plugin && 'name' in plugin && dropped.has(plugin.name)),
      ),
      TOKENS,
    ],
  }),
}

export default config
