/**
 * Addresses in Storybook itself, for use in the page inside it; a link with one has
 * `target="_top"`.
 */
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import * as v from 'valibot'

/** The name of a docs page in the tree. */
export const DOCS_NAME = 'Опис'

/** The docs page of a group of stories. */
export const docsHref = (title: string): string =>
  `./?path=/docs/${encodeURIComponent(toId(title, DOCS_NAME))}`

export const storyHref = (id: string): string => `./?path=/story/${encodeURIComponent(id)}`

export const storyIdOf = (title: string, exportName: string): string =>
  toId(title, storyNameFromExport(exportName))

/** A story of a title, held at its state. */
export const heldStoryHref = (title: string, exportName: string): string =>
  `${storyHref(storyIdOf(title, exportName))}&globals=steps:state`

/**
 * A choice that a page of ours keeps in the URL of the outer page, Storybook, which is the visible
 * one: Back and shared links restore it. Of a text that is no choice, the first one is left.
 */
export const inAddress = <Choice>(
  parameter: string,
  schema: v.GenericSchema<Choice>,
  first: Choice,
) => ({
  read: (text = new URL(window.parent.location.href).searchParams.get(parameter)): Choice =>
    v.parse(v.fallback(v.pipe(v.string(), v.parseJson(), schema), first), text),
  keep: (choice: Choice): void => {
    const { history, location } = window.parent
    const address = new URL(location.href)
    address.searchParams.set(parameter, JSON.stringify(choice))
    history.replaceState(history.state, '', address)
  },
})
