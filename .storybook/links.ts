/** Addresses in Storybook itself, as seen from the page inside it; a link with them has `target="_top"`. */
import { toId } from 'storybook/internal/csf'

/** What the page of a group of stories is called in the tree. */
export const DOCS_NAME = 'Опис'

/** The page of a group of stories. */
export const docsHref = (title: string): string =>
  `./?path=/docs/${encodeURIComponent(toId(title, DOCS_NAME))}`

export const storyHref = (id: string): string => `./?path=/story/${encodeURIComponent(id)}`
