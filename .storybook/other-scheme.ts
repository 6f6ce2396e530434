/** The contrast of a story in the colour scheme that it is not rendered in. */
import axe from 'axe-core'

/** Colours change at once: axe would measure them during a transition. */
const still = new CSSStyleSheet()
still.replaceSync('*, *::before, *::after { transition: none !important }')

/** The looks that have passed on this page. Most texts of a story look like those of earlier ones. */
const passed = new Set<string>()

/** The violations by colours in the other scheme, one line each. */
export async function contrastProblems(): Promise<string[]> {
  const html = document.documentElement
  const { mantineColorScheme: scheme = 'light' } = html.dataset
  document.adoptedStyleSheets.push(still)
  html.dataset['mantineColorScheme'] = scheme === 'dark' ? 'light' : 'dark'
  const problems = await measureNewLooks()
  html.dataset['mantineColorScheme'] = scheme
  // Styles are computed before transitions are on again.
  getComputedStyle(html).getPropertyValue('color')
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  return problems
}

/** Measures the texts whose look has not passed yet. */
async function measureNewLooks(): Promise<string[]> {
  const looks = looksOfTexts()
  const include = [...looks.keys()].filter((element) => !passed.has(looks.get(element) ?? ''))
  if (include.length === 0) return []
  const { passes, violations } = await axe.run(
    { include },
    {
      runOnly: ['color-contrast', 'link-in-text-block'],
      resultTypes: ['violations', 'passes'],
      elementRef: true,
    },
  )
  // Axe also passes what is hidden, and did not measure it.
  const measured = passes
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.bgColor))
  for (const { element } of measured) {
    const look = element && looks.get(element)
    if (look !== undefined) passed.add(look)
  }
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html: place, failureSummary }) => `${place}: ${failureSummary}`),
  )
}

/** What the contrast of each text depends on, if only its own ancestors are behind it. */
function looksOfTexts(): Map<Element, string> {
  const behind = new Map<Element, string>()
  const backgroundsOf = (element: Element): string => {
    const known = behind.get(element)
    if (known !== undefined) return known
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element)
    const above = element.parentElement ? backgroundsOf(element.parentElement) : ''
    const all = `${above}/${backgroundColor} ${backgroundImage} ${opacity}`
    behind.set(element, all)
    return all
  }
  const looks = new Map<Element, string>()
  for (const element of textElements()) {
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
    looks.set(element, `${color} ${fontSize} ${fontWeight} ${textShadow}${backgroundsOf(element)}`)
  }
  return looks
}

function textElements(): Element[] {
  const found = new Set<Element>(
    document.body.querySelectorAll('input:not([type=radio], [type=checkbox]), select, textarea'),
  )
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (parentElement && textContent?.trim()) found.add(parentElement)
  }
  return [...found].filter((element) => element.checkVisibility())
}
