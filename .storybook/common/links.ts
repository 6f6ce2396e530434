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

/**
 * What a page of ours keeps in the URL of the outer page, Storybook, which is the visible one: Back
 * and shared links restore it. A text has no `&` or `=`: Storybook splits it there, even if they
 * are encoded.
 */
export const keptInAddress = (parameter: string): string | null =>
  new URL(window.parent.location.href).searchParams.get(parameter)

export function keepInAddress(parameter: string, text: string): void {
  const { history, location } = window.parent
  const address = new URL(location.href)
  address.searchParams.set(parameter, text)
  history.replaceState(history.state, '', address)
}
