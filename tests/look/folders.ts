import { picturesOf } from '#storybook/wall/picture-set.ts'
import { ROOT } from '#tests/support/paths.ts'

/**
 * The files of one state of the product: the built Storybook and its pictures. None is committed.
 */
export interface Folders {
  storybook: string
  pictures: string
}

const CACHE = `${ROOT}node_modules/.cache/look`

/** @param state a commit's hash, or `here` for the working tree */
export const foldersOf = (state: string): Folders => ({
  storybook: `${CACHE}/${state}/storybook`,
  pictures: ROOT + picturesOf(state),
})

export const REPORT = `${CACHE}/report`
