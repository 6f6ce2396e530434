/**
 * Which pictures to take: each story on a phone, those tagged `desktop` at 1280 px, too, light and
 * dark.
 */
import type { ViewportId } from '#storybook/common/viewports.ts'
import { pictureName } from '#storybook/wall/picture-album.ts'

const SIZES = ['desktop', 'phone'] as const satisfies ViewportId[]
export type Size = (typeof SIZES)[number]
/**
 * In the order of the pictures. A story is mounted in light and first pictured in dark, so each
 * picture follows a repaint of the whole page.
 */
export const SCHEMES = ['dark', 'light'] as const
export type Scheme = (typeof SCHEMES)[number]

/** An entry of Storybook's index. */
export interface Story {
  id: string
  title: string
  name: string
  tags: string[]
}

/** A story that is mounted once per size, for a picture in each scheme. */
export interface Shot {
  story: Story
  size: Size
}

/** One picture, by its file name. */
export const pictureOf = ({ story, size }: Shot, scheme: Scheme): string =>
  pictureName(story.id, size, scheme)

const includes = (text: string, part: string): boolean =>
  text.toLocaleLowerCase('uk').includes(part.toLocaleLowerCase('uk'))

/**
 * Storybook's stories whose id, title or name contains one of the parts; all without any. Hidden
 * stories have no pictures.
 */
export function shotsOf(stories: Story[], parts: string[]): Shot[] {
  const wanted = stories.filter(
    ({ id, title, name, tags }) =>
      tags.includes('test') &&
      tags.includes('dev') &&
      (parts.length === 0 ||
        parts.some((part) => [id, title, name].some((text) => includes(text, part)))),
  )
  return SIZES.flatMap((size) =>
    wanted
      .filter(({ tags }) => size === 'phone' || tags.includes('desktop'))
      .map((story) => ({ story, size })),
  )
}
