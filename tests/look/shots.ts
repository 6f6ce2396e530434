/**
 * Which pictures to take, light and dark: each story on a phone, those tagged `desktop` at 1280 px,
 * too; or each story at the requested sizes.
 */
import { pixelsOf, type ViewportId } from '#storybook/common/viewports.ts'
import { pictureName } from '#storybook/wall/picture-set.ts'

/** All sizes, the largest first, because its pictures take longest. */
const SIZES: ViewportId[] = ['wide', 'desktop', 'tablet', 'phone', 'narrow']
export type Size = ViewportId

/** Parses sizes given by width: '320,1920', or 'all'. Returns null for an unknown width. */
export function sizesIn(text: string): Size[] | null {
  if (text === 'all') return [...SIZES]
  const widths = text.split(',')
  const named = SIZES.filter((size) => widths.includes(String(pixelsOf(size).width)))
  return named.length === widths.length ? named : null
}
/**
 * In the order of the pictures. A story is mounted in light and then switched to dark, so that each
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
 *
 * @param sizes null for each story's own
 */
export function shotsOf(stories: Story[], parts: string[], sizes: Size[] | null = null): Shot[] {
  const wanted = stories.filter(
    ({ id, title, name, tags }) =>
      tags.includes('test') &&
      tags.includes('dev') &&
      (parts.length === 0 ||
        parts.some((part) => [id, title, name].some((text) => includes(text, part)))),
  )
  return SIZES.flatMap((size) =>
    wanted
      .filter(({ tags }) =>
        sizes === null
          ? size === 'phone' || (size === 'desktop' && tags.includes('desktop'))
          : sizes.includes(size),
      )
      .map((story) => ({ story, size })),
  )
}
