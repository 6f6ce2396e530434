import { whenIdle } from '#src/device/idle.ts'

/** Markup → its sanitised icon, or null if it is refused. */
const known = new Map<string, SVGSVGElement | null>()

/** The icon of a markup that was sanitised before; undefined otherwise. */
export const knownIcon = (markup: string): SVGSVGElement | null | undefined => known.get(markup)

/** Sanitises an icon; null if it is refused. Rejects if the sanitiser does not load. */
export async function iconOf(markup: string): Promise<SVGSVGElement | null> {
  const { sanitiseIcon } = await import('./sanitise-icon.ts')
  const icon = known.get(markup) ?? sanitiseIcon(markup)
  known.set(markup, icon)
  return icon
}

/**
 * Sanitises icons one by one while the page is idle: those of a new list all at once would delay
 * typing.
 */
export async function prepareIcons(markups: readonly string[]): Promise<void> {
  for (const markup of markups) {
    await whenIdle()
    // Without the sanitiser only the names are shown.
    await iconOf(markup).catch(() => null)
  }
}
