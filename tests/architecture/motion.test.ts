/** docs/look.md «Motion»: how long everything that moves takes. */
import { expect, test } from 'vitest'

import { motionAndPlurals } from '#storybook/foundations/motion-and-plurals.ts'

import { sourceFiles } from './source-files.ts'

const MOTION = /\b(?:transition|animation)(?:-duration|-delay)?: ([^;]+);/g

/** The motion that sheets set, and that the code does. */
const motions = [
  ...sourceFiles('src', /\.css$/).flatMap(({ path, text }) =>
    [...text.matchAll(MOTION)].map(([, value = '']) => ({ path, value })),
  ),
  ...motionAndPlurals().motions.map(([text, files]) => ({
    path: files.join(', '),
    value: `${/\d+/.exec(text)?.[0] ?? ''}ms`,
  })),
]

/** In milliseconds: a duration, and a delay if there is one. */
const timesIn = (value: string): number[] =>
  [...value.matchAll(/([\d.]+)(m?s)\b/g)].map(([, time, unit]) =>
    unit === 'ms' ? Number(time) : Number(time) * 1000,
  )

test('what moves takes 150 to 200 ms; a skeleton alone moves as long as it waits', () => {
  expect(motions.length).toBeGreaterThan(15)
  const endless = motions.filter(({ value }) => value.includes('infinite'))
  expect(endless.map(({ path }) => path)).toEqual(['src/ui/SkeletonBlock.module.css'])
  // The rules of `prefers-reduced-motion` are `!important`.
  const others = motions.filter((one) => !endless.includes(one) && !/!important/.test(one.value))
  const wrong = others.filter(({ value }) => {
    const times = timesIn(value).filter((ms) => ms !== 0)
    return times.length === 0 || times.some((ms) => ms < 150 || ms > 200)
  })
  expect(wrong).toEqual([])
})
