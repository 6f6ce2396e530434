#!/usr/bin/env bash
# @storybook/addon-docs 10.6.7: the Vite plugin `plugin-csf`, which adds the source of a story to its
# parameters, gives Babel the joined source map of the plugins before it (`getCombinedSourcemap`) as
# `inputSourceMap`. The map that it returns leads to the file then, but Vite takes it as a map of this
# one step and joins it to the others again. So a line is looked up twice: in a long file a failing
# story points some 60 lines before its own. It needs a plugin that moves lines before it: under
# Vitest that is Storybook's own. A map of its step alone (`formatCsf(csf, { sourceMaps: true,
# sourceFileName: id }, code)`) leads to the right line.
#
# Seen 2026-11-30 with Node 24, vite 8.3.8, a plugin before it that adds 20 lines at the top:
#   line 42 of the file
#   without plugin-csf: 42
#   with it:            22
#
# What the product did: the tests of the stories go without it (.storybook/main.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm pkg set type=module >> npm.log
npm install --silent --no-audit --no-fund storybook@10.6.7 @storybook/addon-docs@10.6.7 vite@8.3.8 magic-string@0.30.21 react@19.3.1 react-dom@19.3.1 >> npm.log

{
  echo "export default { title: 'Long' }"
  for number in $(seq 2 41); do echo "// $number"; done
  echo "export const Story = { play() { throw new Error('here') } }"
} > long.stories.js

cat > line.js <<'JS'
import { SourceMap } from 'node:module'
import { viteFinal } from '@storybook/addon-docs/preset'
import MagicString from 'magic-string'
import { createServer } from 'vite'

const apply = async (name, otherwise) => otherwise ?? (name === 'experimental_enrichCsf' ? null : {})
const { plugins } = await viteFinal({}, { presets: { apply }, csfPluginOptions: {} })
const csf = plugins.flat().find((plugin) => plugin?.name === 'plugin-csf')
const lines = {
  name: 'lines',
  transform(code, id) {
    if (!id.includes('.stories.')) return
    const text = new MagicString(code).prepend('\n'.repeat(20))
    return { code: text.toString(), map: text.generateMap({ source: id, hires: true }) }
  },
}
async function show(name, ...others) {
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [lines, ...others],
  })
  const { code, map } = await vite.environments.client.transformRequest('/long.stories.js')
  const before = code.slice(0, code.indexOf('new Error')).split('\n')
  const found = new SourceMap(map).findEntry(before.length - 1, before.at(-1).length)
  console.log(`${`${name}:`.padEnd(19)} ${found.originalLine + 1}`)
  await vite.close()
}
console.log('line 42 of the file')
await show('without plugin-csf')
await show('with it', csf)
process.exit(0)
JS

node line.js | tee output.txt
diff output.txt - <<'TXT'
line 42 of the file
without plugin-csf: 42
with it:            22
TXT
