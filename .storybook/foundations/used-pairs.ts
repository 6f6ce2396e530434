/** Which text token a style sheet puts on which background token. */

interface Rule {
  selector: string
  front: string | undefined
  background: string | undefined
}

const RULE = /([^{}]+)\{([^{}]*)\}/g
const FRONT = /(?:^|\s)color: var\((--pulse-[\w-]+)\)/
const BACKGROUND = /\bbackground(?:-color)?: var\((--pulse-[\w-]+)\)/

const rulesOf = (css: string): Rule[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(RULE)].flatMap(
    ([, selectors = '', body = '']) =>
      selectors.split(',').map((selector) => ({
        selector: selector.trim(),
        front: FRONT.exec(body)?.[1],
        background: BACKGROUND.exec(body)?.[1],
      })),
  )

/** Whether a selector is about a state of another's element, or about an element inside it. */
const isWithin = (selector: string, other: string): boolean =>
  selector.startsWith(other) && /^[\s>:.[]/.test(selector.slice(other.length))

/**
 * Pairs such as '--pulse-ink на --pulse-page': a rule with both, or a rule with a text whose
 * selector begins with that of a rule with a background.
 */
export function usedPairs(css: string): string[] {
  const rules = rulesOf(css)
  return rules.flatMap(({ selector, front, background }) => {
    if (front === undefined) return []
    const behind =
      background === undefined
        ? rules.filter((other) => isWithin(selector, other.selector))
        : [{ background }]
    // An icon in the colour of its background stands on a background of its own.
    return behind.flatMap((one) =>
      one.background === undefined || one.background === front
        ? []
        : [`${front} на ${one.background}`],
    )
  })
}
