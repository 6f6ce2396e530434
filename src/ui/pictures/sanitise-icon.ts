/** Muscle icons are markup from the server. The sanitiser loads with the first of them. */
import DOMPurify from 'dompurify'

const MAX_BYTES = 8 * 1024

/** What a picture needs; everything else is removed. */
const ELEMENTS = 'svg g path circle ellipse line polyline polygon rect'.split(' ')
const ATTRIBUTES = (
  'viewBox preserveAspectRatio x y x1 y1 x2 y2 cx cy r rx ry width height d points transform ' +
  'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin ' +
  'stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color clip-rule'
).split(' ')

/** A paint may contain an address; an escape could hide one. */
const REFERENCE = /(?:url|src|image|image-set)\s*\(|\\/i

/**
 * The page's policy reports these attributes even in an inert parser. Renamed, they are unknown and
 * not reported. This only avoids reports; security does not depend on it.
 */
const REPORTED = /(?<=[\s"']|[^<]\/)(?:on\w+|style)(?=[\s=/>])|(?<=<)base\b/gi

/**
 * The icon as an element; null if the markup is over 8 KB or contains no icon. Nothing in it runs
 * code, refers to anything or reaches outside (docs/behaviour.md «Security»).
 */
export function sanitiseIcon(markup: string): SVGSVGElement | null {
  if (new TextEncoder().encode(markup).length > MAX_BYTES) return null
  const fragment = DOMPurify.sanitize(markup.replaceAll(REPORTED, 'nothing'), {
    ALLOWED_TAGS: ELEMENTS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    RETURN_DOM_FRAGMENT: true,
  })
  const icon = fragment.querySelector('svg')
  if (!icon) return null
  for (const element of [icon, ...icon.querySelectorAll('*')])
    for (const name of element.getAttributeNames())
      if (REFERENCE.test(element.getAttribute(name) ?? '')) element.removeAttribute(name)
  return icon
}
