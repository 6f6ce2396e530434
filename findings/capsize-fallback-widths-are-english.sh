#!/usr/bin/env bash
# @capsizecss/core 4.1.3 and fontaine 1.0.0 write a `size-adjust` for the fallback font, so that lines
# keep their length when the web font comes. The widths are those of English text (or Thai): capsize
# says so and throws at another subset; fontaine does not, and has no option. For Manrope over Arial,
# in per cent:
# - capsize is 2.2 to 2.7 too wide for this Ukrainian text (0.5 to 0.7 for its English translation), if
#   it is given the metrics of each weight (`metrics/manrope/700`);
# - fontaine has one number for the family: 2.2 too wide in weight 400, 3.0 too narrow in 700;
# - a family that fontaine does not know (Fontsource's «Manrope Variable») is measured in its file: in
#   the default weight of a variable font, here 200; and half as wide again if the file is the Cyrillic
#   subset, because it has no Latin letters. Neither is reported.
#
# Seen 2026-12-01 with Node 24 and 20. Arimo 5.3.0 of Fontsource has Arial's widths:
#    weight  fontaine   capsize   English Ukrainian
#       400     103.2     103.2     102.7     101.0
#       500     103.2     105.1     104.5     102.7
#       600     103.2     107.0     106.4     104.4
#       700     103.2     108.9     108.2     106.2
#   fontaine, manrope-latin-wght-normal.woff2: 99.5
#   fontaine, manrope-cyrillic-wght-normal.woff2: 147.3
#   capsize: The subset "cyrillic" is not available in the metrics provided for "Manrope"
#
# Kerning is left out: in Chromium 156 it adds 0.2 to 0.3. To see that, `text-rendering:
# geometricPrecision` is needed: without it headless Chromium on Linux rounds each letter to whole
# pixels, which makes up to 1.7 at 14 and 16 px.
#
# What the product does: the fallback is written by hand, for 400, 500 and bold, with widths of Ukrainian
# text (src/ui/theme/fonts.css). With 103.19 everywhere chips wrapped anew when Manrope came.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > npm.log
npm install --silent --no-audit --no-fund @capsizecss/core@4.1.3 @capsizecss/metrics@4.3.0 @capsizecss/unpack@4.0.1 \
  fontaine@1.0.0 fontkitten@1.0.3 wawoff2@2.0.1 @fontsource-variable/manrope@5.3.0 @fontsource/arimo@5.3.0 >> npm.log

cat > widths.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createFontStack } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import manropeRegular from '@capsizecss/metrics/manrope'
import { generateFontFace, getMetricsForFamily, readMetrics } from 'fontaine'
import { create } from 'fontkitten'
import woff2 from 'wawoff2'

const ENGLISH =
  'On Wednesday we train back and legs. Warm up well before the first set. Your coach waits for you at nine. Rest for a minute or two between exercises. If a shoulder hurts, take lighter dumbbells.'
const UKRAINIAN =
  'В середу тренуємо спину і ноги. Перед першим підходом добре розігрійся. Тренерка чекає на тебе о дев’ятій. Між вправами відпочивай хвилину або дві. Якщо болить плече, бери легші гантелі.'

const manropeFile = (subset) => `node_modules/@fontsource-variable/manrope/files/manrope-${subset}-wght-normal.woff2`
const arimoFile = (subset) => `node_modules/@fontsource/arimo/files/arimo-${subset}-400-normal.woff2`
// Variations are read of an uncompressed file only.
const opened = async (file) => create(Buffer.from(await woff2.decompress(readFileSync(file))))
const both = async (file) => [await opened(file('latin')), await opened(file('cyrillic'))]
const width = (fonts, text) =>
  [...text].reduce((sum, letter) => {
    const code = letter.codePointAt(0)
    const font = fonts.find((font) => font.hasGlyphForCodePoint(code))
    return sum + font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm
  }, 0)
const adjust = (css) => Number(/size-adjust: ([\d.]+)%/.exec(css)[1])
const capsize = (metrics, subset) => adjust(createFontStack([metrics, arial], { subset }).fontFaces)
const fontaine = (metrics) => adjust(generateFontFace(metrics, { name: 'Fallback', font: 'Arial', metrics: arial }))
const line = (...cells) => console.log(cells.map((cell) => (cell.toFixed ? cell.toFixed(1) : cell).padStart(9)).join(' '))

const manrope = await both(manropeFile)
const arimo = await both(arimoFile)
line('weight', 'fontaine', 'capsize', 'English', 'Ukrainian')
for (const weight of ['400', '500', '600', '700']) {
  const { default: metrics } = await import(`@capsizecss/metrics/manrope/${weight === '400' ? 'regular' : weight}`)
  const fonts = manrope.map((font) => font.getVariation({ wght: Number(weight) }))
  const measured = [ENGLISH, UKRAINIAN].map((text) => (100 * width(fonts, text)) / width(arimo, text))
  line(weight, fontaine(await getMetricsForFamily('Manrope')), capsize(metrics), ...measured)
}
for (const file of ['latin', 'cyrillic'].map(manropeFile))
  console.log(`fontaine, ${basename(file)}: ${fontaine(await readMetrics(pathToFileURL(file))).toFixed(1)}`)
try {
  capsize(manropeRegular, 'cyrillic')
} catch (error) {
  console.log(`capsize: ${error.message}`)
}
JS

node widths.mjs | tee output.txt
diff output.txt - <<'TXT'
   weight  fontaine   capsize   English Ukrainian
      400     103.2     103.2     102.7     101.0
      500     103.2     105.1     104.5     102.7
      600     103.2     107.0     106.4     104.4
      700     103.2     108.9     108.2     106.2
fontaine, manrope-latin-wght-normal.woff2: 99.5
fontaine, manrope-cyrillic-wght-normal.woff2: 147.3
capsize: The subset "cyrillic" is not available in the metrics provided for "Manrope"
TXT
