#!/usr/bin/env bash
# @mantine/core 9.7.3: a CSS variable of a component's own that is set in `styles` has no effect,
# neither in the theme nor on the element, because the component writes its own variables after them
# into the same `style` attribute. No warning says so, and any other property in `styles` works, so
# the setting looks right in the code. The same variable in the theme's `vars`, or in the `style` of
# the element, wins.
#
# Seen 2026-11-30 with Node 24 and 20:
#   theme styles:   height var(--button-height-md), opacity 0.9
#   theme vars:     height 2.75rem
#   element styles: height var(--button-height-md), opacity 0.9
#   element style:  height 2.75rem
#
# What the product did: the theme asked for buttons of 44 px in `styles`, and all of them were 42 px.
# Now it asks in `vars` (src/ui/theme/theme.ts), and a story measures a button.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --silent --no-audit --no-fund @mantine/core@9.7.3 @mantine/hooks@9.7.3 react@19.3.1 react-dom@19.3.1 >> npm.log

cat > height.mjs <<'JS'
import { Button, createTheme, MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const styles = { root: { '--button-height': '2.75rem', opacity: 0.9 } }
const vars = () => ({ root: { '--button-height': '2.75rem' } })
function show(name, ofTheme, ofElement) {
  const theme = createTheme({ components: { Button: { defaultProps: { size: 'md' }, ...ofTheme } } })
  const button = createElement(Button, ofElement, 'Save')
  const html = renderToString(createElement(MantineProvider, { theme }, button))
  const style = /<button[^>]* style="([^"]*)"/.exec(html)[1]
  const height = /--button-height:\s*([^;]+)/.exec(style)[1]
  const opacity = /opacity:\s*([^;]+)/.exec(style)
  console.log(`${`${name}:`.padEnd(15)} height ${height}${opacity ? `, opacity ${opacity[1]}` : ''}`)
}
show('theme styles', { styles }, {})
show('theme vars', { vars }, {})
show('element styles', {}, { styles })
show('element style', {}, { style: { '--button-height': '2.75rem' } })
JS

node height.mjs | tee output.txt
diff output.txt - <<'TXT'
theme styles:   height var(--button-height-md), opacity 0.9
theme vars:     height 2.75rem
element styles: height var(--button-height-md), opacity 0.9
element style:  height 2.75rem
TXT
