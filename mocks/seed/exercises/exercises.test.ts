/** The library of exercises and its drawings. */
import { describe, expect, test } from 'vitest'

import { BACK, FRONT } from '#mocks/muscles/body-shapes.ts'
import { exercisePicture } from '#mocks/muscles/figure.ts'
import { muscleCodes } from '#mocks/muscles/muscle-code.ts'

import { catalogue } from './exercise-catalogue.ts'
import { muscles } from './muscles.ts'

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** A tag with quoted attributes, or the end of one; the drawings have no texts. */
const MARKUP =
  /^<svg( [A-Za-z][\w:-]*="[^"<&]*")+>(<\/?[a-zA-Z]+( [A-Za-z][\w:-]*="[^"<&]*")*\/?>)+<\/svg>$/
const HARMFUL =
  /<(script|style|use|image|foreignObject|a)\b|href|\son\w+=|javascript:|NaN|undefined/i

describe('the catalogue', () => {
  test('has at least 130 exercises, each code and name once', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(130)
    expect(repeated(catalogue.map(({ code }) => code))).toEqual([])
    expect(repeated(catalogue.map(({ name }) => name.toLowerCase()))).toEqual([])
  })

  test('has exercises for every muscle, each with a primary one and none twice', () => {
    const aims = (muscle: string) =>
      catalogue.filter(({ primary }) => primary.some((code) => code === muscle)).length
    expect(muscleCodes.filter((muscle) => aims(muscle) < 3)).toEqual([])
    const odd = catalogue.filter(
      ({ primary, secondary }) =>
        primary.length === 0 || repeated([...primary, ...secondary]).length > 0,
    )
    expect(odd).toEqual([])
  })

  test('has names of Ukrainian or Latin words that fit a row, never both alphabets in one word', () => {
    const word = /^(«?[А-ЩЬЮЯҐЄІЇа-щьюяґєії]+('[а-щьюяґєії]+)?»?|[A-Z]+)$/
    const odd = catalogue.filter(
      ({ name }) => name.length > 45 || !name.split(/[ -]/).every((part) => word.test(part)),
    )
    expect(odd.map(({ name }) => name)).toEqual([])
  })
})

test('the drawing of an exercise is safe, and highlights each of its primary muscles', () => {
  const wrong = catalogue.filter(({ primary, secondary }) => {
    const picture = exercisePicture(primary, secondary)
    const lit = primary.every((code) => {
      const plates = [FRONT[code], BACK[code]].filter((d) => d !== undefined)
      return new RegExp(`fill="#c8f31d" d="[^"]*(${plates.join('|')})`).test(picture)
    })
    const paler = picture.includes('#e8f8ae') === secondary.length > 0
    return !lit || !paler || !MARKUP.test(picture) || HARMFUL.test(picture) || picture.length > 8192
  })
  expect(wrong.map(({ code }) => code)).toEqual([])
})

test('a drawing has one side if that shows every primary muscle, the typical one', () => {
  const sides = (markup: string) => markup.split('<clipPath').length - 1
  expect(sides(exercisePicture(['CHEST'], ['FRONT_DELTS']))).toBe(1)
  expect(sides(exercisePicture(['CHEST'], ['TRICEPS']))).toBe(2)
  expect(exercisePicture(['CALVES'], [])).toContain(BACK.GLUTES)
  expect(exercisePicture(['FOREARMS'], [])).toContain(FRONT.CHEST)
})

test('the 16 muscles have a name and a small, safe icon of their own', () => {
  expect(muscles.map(({ code }) => code)).toEqual(muscleCodes)
  expect(new Set(muscles.map(({ name }) => name)).size).toBe(16)
  expect(new Set(muscles.map(({ icon }) => icon)).size).toBe(16)
  const wrong = muscles.filter(
    ({ icon }) =>
      !MARKUP.test(icon) ||
      HARMFUL.test(icon) ||
      /url\(|#|\sid=/.test(icon) ||
      !icon.includes('currentColor') ||
      icon.length > 1536,
  )
  expect(wrong.map(({ code }) => code)).toEqual([])
})
