#!/usr/bin/env bash
# @mantine/core 9.7.3: a colour in the form of CSS Color 4, with spaces, is read as another colour,
# without an error: `toRgba` takes away the spaces and makes one number of three channels. `luminance`
# is then NaN, so a near-white ground counts as a dark one (`isLightColor`), and what chooses its text
# by that (`autoContrast`) writes white on it. The old form with commas is read rightly. The form with
# spaces is what linters (stylelint's color-function-notation) and browsers' tools write today.
#
# Seen 2026-11-30 with Node 24:
#   rgb(250 250 250): {"r":250250250,"a":1}, luminance NaN, light: false
#   rgb(250, 250, 250): {"r":250,"g":250,"b":250,"a":1}, luminance 0.96, light: true
#
# What the product does: contrasts are computed of hex colours alone; the shadow, whose colour has this
# form, is read by its own lines (.storybook/common/design-tokens.ts).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --silent --no-audit --no-fund @mantine/core@9.7.3 @mantine/hooks@9.7.3 react@19.3.1 react-dom@19.3.1 >> npm.log

cat > colour.mjs <<'JS'
import { isLightColor, luminance, toRgba } from '@mantine/core'

for (const colour of ['rgb(250 250 250)', 'rgb(250, 250, 250)'])
  console.log(
    `${colour}: ${JSON.stringify(toRgba(colour))}, luminance ${luminance(colour).toFixed(2)}, light: ${isLightColor(colour)}`,
  )
JS
node colour.mjs | tee seen.txt
diff seen.txt - <<'SEEN'
rgb(250 250 250): {"r":250250250,"a":1}, luminance NaN, light: false
rgb(250, 250, 250): {"r":250,"g":250,"b":250,"a":1}, luminance 0.96, light: true
SEEN
