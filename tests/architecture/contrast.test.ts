/**
 * Contrast as a property of the tokens (docs/look.md «Colour»): a rule with a text and a ground is
 * readable, one with a text alone is so on every plain ground, and one with a ground alone has a
 * plain one. What really stands on what, axe measures in the stories with the tag `desktop`.
 */
import { DEFAULT_THEME } from '@mantine/core'
import { expect, test } from 'vitest'

import { cssVariables, theme } from '#src/ui/theme/theme.ts'
import { coloursOf, contrasts, PAIRS, TEXTS, TOKENS } from '#storybook/common/contrast.ts'
import { tokenFiles } from '#storybook/common/design-tokens.ts'

import { sourceFiles } from './source-files.ts'

/** Grounds for texts that inherit their colour: `ink` or `muted`. */
const PLAIN = ['page', 'surface', 'sunken', 'hover']

/** Rules whose colour is no text's and no text's ground, or whose other half is in another rule. */
const OTHERS: Record<string, string> = {
  'src/features/calendar/WeekGrid.module.css .day': 'the lines of the hours',
  'src/features/calendar/WeekGrid.module.css .now': 'the line of the time',
  'src/features/coach-page/CoachProfile.module.css .status': 'on the dark head of the page',
  'src/features/dashboard/FirstSteps.module.css .step svg': 'an icon, 3:1',
  'src/features/meetings/plan/ExerciseEditor.module.css .bar': 'the bar of the rest',
  'src/features/onboarding/Onboarding.module.css .bar[data-done]': 'a bar without text',
  'src/features/onboarding/Onboarding.module.css .ring': 'a ring without text',
  "src/ui/IconButton.module.css .button[aria-disabled='true']":
    'WCAG asks nothing of disabled icons',
  'src/ui/SkeletonBlock.module.css .block': 'a place without text',
  "src/ui/dates/WeekStrip.module.css .day[data-chosen='true']": 'its texts have their own colour',
  "src/ui/dates/WeekStrip.module.css .day[data-chosen='true'] > *": 'on the ground above',
  'src/ui/exercises/ExerciseList.module.css .check:checked': 'a tick',
  'src/ui/forms/Segments.module.css .segment input:checked': 'its text is the label',
  'src/ui/forms/Segments.module.css .segment:has(:checked)': 'on the ground above',
  "src/ui/overlays/toast-list.module.css .toast [class*='Notification-icon']": 'an icon',
}

const FRONT = /(?<![\w-])(?:color|--on-card|--input-placeholder-color): ([^;]+);/
const GROUND = /(?<![\w-])(?:background(?:-color)?|--card): ([^;]+);/
/**
 * From the ground's or the parent's own, or of a hue: in the stories axe measures those. The library's
 * placeholder is below.
 */
const NONE =
  /^(?:none|inherit|transparent|currentcolor|oklch.*|var\(--(?:(?:on-)?card|mantine-color-placeholder)\))$/i

/** A token without its prefix, or a colour. */
function tokenOf(value: string | undefined): string | null {
  if (value === undefined || NONE.test(value)) return null
  const [, shade] = /^var\(--mantine-color-ink-(\d)\)$/.exec(value) ?? []
  if (shade !== undefined) return theme.colors?.['ink']?.[Number(shade)] ?? value
  return /^var\(--(?:pulse|mock)-([\w-]+)\)$/.exec(value)?.[1] ?? value
}

const rules = [...sourceFiles('src', /\.css$/), ...sourceFiles('mocks', /\.css$/)].flatMap(
  ({ path, text }) =>
    [...text.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)]
      .map(([, selector = '', body = '']) => ({
        place: `${path} ${selector.trim().replaceAll(/\s+/g, ' ')}`,
        front: tokenOf(FRONT.exec(body)?.[1]),
        ground: tokenOf(GROUND.exec(body)?.[1]),
      }))
      // A mark before or after a text has none itself.
      .filter(({ place }) => !/::(?:before|after|-(?:webkit|moz)-progress-\w+)$/.test(place)),
)

const isReadable = (front: string, ground: string): boolean =>
  Math.min(...contrasts(front, ground)) >= 4.5

test('each text token is readable on all its grounds, each edge visible, in both schemes', () => {
  expect(PAIRS.length).toBeGreaterThan(20)
  expect(PAIRS.filter((pair) => Math.min(...pair.contrasts) < pair.least)).toEqual([])
})

test('the design tokens have each colour and size of the theme, in the object form of DTCG 2025.10', () => {
  const files = tokenFiles().map(({ text }): Record<string, Record<string, object>> =>
    JSON.parse(text),
  )
  for (const [at, tokens] of files.entries()) {
    expect(tokens['color']).toEqual(
      Object.fromEntries(
        TOKENS.map((name) => [name, objectContaining('color', { hex: coloursOf(name)[at] })]),
      ),
    )
    expect(tokens['spacing']?.['10']).toEqual({
      $type: 'dimension',
      $value: { value: 10, unit: 'px' },
    })
  }
  expect(files[0]?.['shadow']?.['float']).toEqual(
    objectContaining('shadow', { blur: { value: 28, unit: 'px' } }),
  )
})

const objectContaining = ($type: string, value: object): unknown => ({
  $type,
  $value: expect.objectContaining(value),
})

test('style sheets set text colours only on grounds where they are readable', () => {
  expect(rules.length).toBeGreaterThan(500)
  const doubtful = rules.filter(({ front, ground }) => {
    if (front !== null && ground !== null) return !isReadable(front, ground)
    if (front !== null) return !PLAIN.every((plain) => isReadable(front, plain))
    return ground !== null && !PLAIN.includes(ground)
  })
  expect(doubtful.map(({ place }) => place).toSorted()).toEqual(Object.keys(OTHERS).toSorted())
})

test('the texts of the library have colours of the theme, on the grounds of the theme', () => {
  const { light } = cssVariables(DEFAULT_THEME)
  const { body, text, dimmed, placeholder, anchor, error, ...others } = Object.fromEntries(
    Object.entries(light).flatMap(([name, value]) => {
      const [, own] = /^--mantine-color-([\w-]+)$/.exec(name) ?? []
      return own === undefined ? [] : [[own, tokenOf(value) ?? '']]
    }),
  )
  expect(PLAIN).toContain(body)
  expect([text, dimmed, placeholder, anchor, error].map((one) => TEXTS[one ?? '']?.[0])).toEqual(
    [text, dimmed, placeholder, anchor, error].map(() => body),
  )
  const letters = Object.entries(others).filter(([name]) => name.endsWith('-color'))
  expect(letters.filter(([name, token]) => name !== 'disabled-color' && !TEXTS[token])).toEqual([])
})

test('a text is dimmed by its colour, not by opacity, which would weaken its contrast', () => {
  const faded = [...sourceFiles('src', /\.css$/)].flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w-])opacity: (0?\.\d+)/g)].map(([, value]) => `${path} ${value}`),
  )
  // While the hours are saved; a disabled icon; a skeleton.
  expect(faded.toSorted()).toEqual([
    'src/features/hours/HoursScreen.module.css 0.6',
    'src/ui/IconButton.module.css 0.5',
    'src/ui/SkeletonBlock.module.css 0.45',
  ])
})
