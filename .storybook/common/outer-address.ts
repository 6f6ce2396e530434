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
