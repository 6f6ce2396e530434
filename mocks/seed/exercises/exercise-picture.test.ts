import { describe, expect, test } from 'vitest'

import { BACK, BODY, FRONT, HEAD } from '#mocks/muscles/body-shapes.ts'
import { exercisePicture } from '#mocks/muscles/figure.ts'
import { muscleCodes } from '#mocks/muscles/muscle-code.ts'

import { catalogue } from './exercise-catalogue.ts'
import { muscles } from './muscles.ts'

const LIME = '#c8f31d'
const PALE_LIME = '#e8f8ae'

/** Whether markup consists only of properly nested tags with quoted, unrepeated attributes. */
function isWellFormed(markup: string): boolean {
  const tag = /<(\/?)([A-Za-z]+)((?: [A-Za-z][\w:-]*="[^"<&]*")*)(\/?)>/y
  const open: string[] = []
  while (tag.lastIndex < markup.length) {
    const [whole, closing, name = '', attributes = '', empty] = tag.exec(markup) ?? []
    if (whole === undefined) return false
    const names = (attributes.match(/ [\w:-]+(?==")/g) ?? []).map(String)
    if (new Set(names).size !== names.length) return false
    if (closing) {
      if (open.pop() !== name || attributes || empty) return false
      if (open.length === 0) return tag.lastIndex === markup.length
    } else if (!empty) open.push(name)
  }
  return false
}

const HARMFUL =
  /<(script|style|use|image|foreignObject|a)\b|href|\son\w+=|javascript:|NaN|undefined/i
const bytes = (markup: string) => new TextEncoder().encode(markup).length
const scale = (markup: string) => Number(/\) scale\(([\d.]+)\)/.exec(markup)?.[1])
const panels = (markup: string) => markup.split('<clipPath').length - 1

test('the check itself distinguishes good markup from bad', () => {
  const bad = ['', '<svg>', '<svg><g></svg></g>', '<svg a=1></svg>', '<svg a="1" a="2"></svg>']
  expect(isWellFormed('<svg a="1"><g><path d="M0 0"/></g></svg>')).toBe(true)
  expect(bad.filter(isWellFormed)).toEqual([])
})

describe('the figure', () => {
  test('uses absolute M, L, C and Z only, and every number is in a pair', () => {
    const odd = [BODY, HEAD, ...Object.values(FRONT), ...Object.values(BACK)].filter(
      (d) => !/^([ML]-?\d+ \d+|C-?\d+ \d+ -?\d+ \d+ -?\d+ \d+|Z)+$/.test(d),
    )
    expect(odd).toEqual([])
  })

  test('shows every muscle from at least one side', () => {
    expect(muscleCodes.filter((code) => !(code in FRONT) && !(code in BACK))).toEqual([])
  })
})

describe('exercise pictures', () => {
  test.each(catalogue)('$code', ({ primary, secondary }) => {
    const picture = exercisePicture(primary, secondary)
    expect(isWellFormed(picture)).toBe(true)
    expect(picture).not.toMatch(HARMFUL)
    expect(bytes(picture)).toBeLessThan(8 * 1024)
    expect(picture.includes(PALE_LIME)).toBe(secondary.length > 0)
    for (const code of primary) {
      const plates = [FRONT[code], BACK[code]].filter((d) => d !== undefined)
      const lit = new RegExp(`fill="${LIME}" d="[^"]*(${plates.join('|')})`)
      expect(picture).toMatch(lit)
    }
  })

  test('follows the scheme of its page, except for the highlighted muscles', () => {
    const fills = exercisePicture(['CHEST'], ['TRICEPS']).match(/fill="[^>]*/g) ?? []
    const fixed = fills.filter((fill) => !fill.includes('style="fill:light-dark('))
    expect(fixed.every((fill) => fill.includes(LIME) || fill.includes(PALE_LIME))).toBe(true)
    expect(fixed.length).toBeLessThan(fills.length)
  })

  test('one side is enough if it shows every primary muscle', () => {
    expect(panels(exercisePicture(['CHEST'], ['FRONT_DELTS']))).toBe(1)
    expect(panels(exercisePicture(['CHEST'], ['TRICEPS']))).toBe(2)
    expect(panels(exercisePicture([], []))).toBe(2)
  })

  test('a muscle typical of the back is shown from there', () => {
    expect(exercisePicture(['CALVES'], [])).toContain(BACK.GLUTES)
    expect(exercisePicture(['FOREARMS'], [])).toContain(FRONT.CHEST)
  })

  test('a single side is closer than two', () => {
    expect(scale(exercisePicture(['CHEST'], []))).toBeGreaterThan(1.5)
    expect(scale(exercisePicture([], []))).toBe(1)
  })
})

describe('muscles', () => {
  test('are the 16 groups, each name once', () => {
    expect(muscles.map(({ code }) => code)).toEqual(muscleCodes)
    expect(new Set(muscles.map(({ name }) => name)).size).toBe(16)
  })

  test.each(muscles)('$code has a small, safe icon of its own', ({ code, icon }) => {
    expect(isWellFormed(icon)).toBe(true)
    expect(icon).not.toMatch(HARMFUL)
    expect(icon).not.toMatch(/url\(|#|\sid=/)
    expect(icon).toContain('viewBox="0 0 24 24"')
    expect(icon).toContain('currentColor')
    expect(bytes(icon)).toBeLessThan(1536)
    expect([FRONT[code], BACK[code]].some((d) => d !== undefined && icon.includes(d))).toBe(true)
    expect(muscles.filter((other) => other.icon === icon)).toHaveLength(1)
  })
})
