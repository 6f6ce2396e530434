import { ROOT } from '#tests/support/paths.ts'

/** What one state of the product leaves: the built Storybook and its pictures. Nothing of it is committed. */
export interface Folders {
  storybook: string
  pictures: string
}

const CACHE = `${ROOT}node_modules/.cache/look`

/** @param state a commit's hash, or `here` for the working tree */
export const foldersOf = (state: string): Folders => ({
  storybook: `${CACHE}/${state}/storybook`,
  pictures: `${CACHE}/${state}/pictures`,
})

export const REPORT = `${CACHE}/report`
