import { type ReactNode, useEffect, useRef } from 'react'

import classes from './MuscleIcon.module.css'

/** Markup → its icon, or null where it is refused. */
const known = new Map<string, SVGSVGElement | null>()

async function iconOf(markup: string): Promise<SVGSVGElement | null> {
  const { sanitiseIcon } = await import('./sanitise-icon.ts')
  const icon = known.get(markup) ?? sanitiseIcon(markup)
  known.set(markup, icon)
  return icon
}

/** A muscle's icon from the server's markup, sanitised. Decorative: the muscle's name stands beside it. */
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
    const show = (icon: SVGSVGElement | null): void =>
      element.replaceChildren(...(icon ? [icon.cloneNode(true)] : []))
    let current = true
    const icon = known.get(markup)
    if (icon !== undefined) show(icon)
    else
      iconOf(markup).then(
        (sanitised) => current && show(sanitised),
        // The sanitiser did not load: the name alone does.
        () => undefined,
      )
    return () => {
      current = false
      element.replaceChildren()
    }
  }, [markup])
  return (
    <span
      ref={box}
      className={classes['icon']}
      style={{ '--icon-size': `${size}px` }}
      aria-hidden
    />
  )
}
