import { type ReactNode, useEffect, useRef } from 'react'

import { iconOf, knownIcon } from './icon-cache.ts'

import classes from './MuscleIcon.module.css'

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
    const icon = knownIcon(markup)
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
    <span
      ref={box}
      className={classes['icon']}
      style={{ '--icon-size': `${size}px` }}
      aria-hidden
    />
  )
}
