/** A virtual module with the motion and the plurals that the product's code sets. */
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import type { Plugin } from 'vite'

const NAME = 'virtual:motion-and-plurals'

/** `transition: 'fade-up', duration: 180`, `duration: 180, easing: 'ease'`, `transitionDuration={180}`. */
const MOTION =
  /\{ ((?:transition: '[^']+', )?duration: \d+(?:, easing: '[^']+')?) \}|\b(transitionDuration=\{\d+\})/g
const PLURAL = /\bplural\(\s*[^,]+,\s*'([^']+)',\s*'([^']+)',\s*'([^']+)',?\s*\)/g

export interface MotionAndPlurals {
  /** Each motion with the files that set it. */
  motions: [text: string, files: string[]][]
  /** The forms of a word after 1, 2 and 5. */
  plurals: [one: string, few: string, many: string][]
}

export function motionAndPlurals(): MotionAndPlurals {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.{stories,test,fixture}.*'] })
  const motions = new Map<string, string[]>()
  const plurals = new Map<string, MotionAndPlurals['plurals'][number]>()
  for (const file of files) {
    const code = readFileSync(file, 'utf8')
    for (const [, inObject, inAttribute = ''] of code.matchAll(MOTION)) {
      const text = inObject ?? inAttribute
      motions.set(text, [...(motions.get(text) ?? []), basename(file)])
    }
    for (const [, one = '', few = '', many = ''] of code.matchAll(PLURAL))
      plurals.set(one, [one, few, many])
  }
  return { motions: [...motions], plurals: [...plurals.values()] }
}

export const codeFactsModule = (): Plugin => ({
  name: 'pulse:motion-and-plurals',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}`
      ? `export const { motions, plurals } = ${JSON.stringify(motionAndPlurals())}`
      : undefined,
})
