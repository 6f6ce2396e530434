/**
 * Addresses in Storybook itself, for use in the page inside it; a link with one has
 * `target="_top"`.
 */
import { storyNameFromExport, toId } from 'storybook/internal/csf'

/** The name of a docs page in the tree. */
export const DOCS_NAME = 'Опис'

/** The docs page of a group of stories. */
export const docsHref = (title: string): string =>
  `./?path=/docs/${encodeURIComponent(toId(title, DOCS_NAME))}`

export const storyHref = (id: string): string => `./?path=/story/${encodeURIComponent(id)}`

/** A story of a title, held at its state. */
export const heldStoryHref = (title: string, exportName: string): string =>
  `${storyHref(toId(title, storyNameFromExport(exportName)))}&globals=steps:state`
