/** How long animations and transitions take (docs/look.md «Motion»). */
import { expect, test } from 'vitest'

import { sourceFiles } from './source-files.ts'

const MOTION = /\b(?:transition|animation)(?:-duration|-delay)?: ([^;]+);/g

/** `duration: 180`, `transitionDuration={180}`: milliseconds that the code gives the library. */
const OF_CODE =
  /\{ (?:transition: '[^']+', )?duration: (\d+)(?:, easing: '[^']+')? \}|\btransitionDuration=\{(\d+)\}/g

/** The durations in style sheets and in code. */
const motions = [
  ...sourceFiles('src', /\.css$/).flatMap(({ path, text }) =>
    [...text.matchAll(MOTION)].map(([, value = '']) => ({ path, value })),
  ),
  ...sourceFiles('src')
    .filter(({ path }) => !/\.(?:stories|test|fixture)\./.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(OF_CODE)].map(([, time, ofToast]) => ({
        path,
        value: `${time ?? ofToast}ms`,
      })),
    ),
]

/** Milliseconds: the duration, and the delay if there is one. */
const timesIn = (value: string): number[] =>
  [...value.matchAll(/([\d.]+)(m?s)\b/g)].map(([, time, unit]) =>
    unit === 'ms' ? Number(time) : Number(time) * 1000,
  )

test('motion takes 150 to 200 ms; only a skeleton moves for as long as it is shown', () => {
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
