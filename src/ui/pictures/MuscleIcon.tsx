import { type ReactNode, useEffect, useRef } from 'react'

import { whenIdle } from '#src/device/page.ts'

import classes from './MuscleIcon.module.css'

/** Markup → its sanitised icon, or null if it is refused. */
const known = new Map<string, SVGSVGElement | null>()

/** Sanitises an icon; null if it is refused. Rejects if the sanitiser does not load. */
async function iconOf(markup: string): Promise<SVGSVGElement | null> {
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

/**
 * A muscle's icon from the server's markup, sanitised. Decorative: the muscle's name is beside it.
 */
export function MuscleIcon({
  markup,
  size = 24,
}: {
  markup: string
  /** Pixels. */
  size?: number
}): ReactNode {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const show = (icon: SVGSVGElement | null): void => {
      // A refused icon leaves no gap.
      element.hidden = !icon
      element.replaceChildren(...(icon ? [icon.cloneNode(true)] : []))
    }
    let current = true
    const icon = known.get(markup)
    if (icon !== undefined) show(icon)
    else {
      element.replaceChildren()
      iconOf(markup).then(
        (sanitised) => current && show(sanitised),
        // If the sanitiser does not load, the name alone is shown.
        () => undefined,
      )
    }
    return () => {
      current = false
    }
  }, [markup])
  return (
    <span ref={box} className={classes['icon']} style={{ '--size': `${size}px` }} aria-hidden />
  )
}
