/**
 * What the browser reads in the product's style sheets and in their variables. The pages find values
 * with patterns; their tests compare them with this.
 */
import { SHEETS } from './style-sheets.ts'

function rulesIn(rules: CSSRuleList): CSSRule[] {
  return [...rules].flatMap((rule) => [
    rule,
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? rulesIn(rule.cssRules) : []),
  ])
}

const RULES = Object.values(SHEETS).flatMap((css) => {
  const sheet = new CSSStyleSheet()
  // The browser knows no `:global`, which is for the build.
  sheet.replaceSync(css.replaceAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1'))
  return rulesIn(sheet.cssRules)
})

/** A value as the browser writes it: `0` as `0px`. */
export function asRead(property: string, value: string): string {
  const { style } = document.createElement('i')
  style.setProperty(property, value)
  return style.getPropertyValue(property)
}

/** The browser gives `font: inherit` as its parts. */
const OF_SHORTHAND = 'inherit'

/** The values of a property in all rules, each as often as it is declared. */
export const declared = (property: string): string[] =>
  RULES.flatMap((rule) => {
    // The range of a font's weights is no weight of a text.
    if (!(rule instanceof CSSStyleRule)) return []
    const value = rule.style.getPropertyValue(property)
    return value === '' || value === OF_SHORTHAND ? [] : [value]
  })

/** The values that a page shows, each as often as it counts it, as the browser writes them. */
export const counted = (
  property: string,
  values: readonly (readonly [value: string, sheets: string[]])[],
): string[] =>
  values
    .filter(([value]) => value !== OF_SHORTHAND)
    .flatMap(([value, sheets]) => sheets.map(() => asRead(property, value)))

/** How often the sheets have a media query about a width. */
export const widthQueries = (): number =>
  RULES.filter(
    (rule) => rule instanceof CSSMediaRule && /\((?:min|max)-width/.test(rule.conditionText),
  ).length

/** The value of a property in the browser where it is a variable of the theme. */
export function computed(property: string, variable: string, root: HTMLElement): string {
  const probe = document.createElement('i')
  probe.style.position = 'absolute'
  probe.style.setProperty(property, `var(${variable})`)
  root.append(probe)
  const value = getComputedStyle(probe).getPropertyValue(property)
  probe.remove()
  return value
}
