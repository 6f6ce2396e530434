/**
 * The rules for each screen in docs/product.md, found by the addresses that it names: the paragraphs
 * of product §2 about the screen, and the lines of other sections that name it.
 */
import product from '#docs/product.md?raw'

/** Without the introduction. */
const SECTIONS = product.split(/^(?=## \d+\. )/m).slice(1)

const sectionOf = (number: number): string =>
  SECTIONS.find((section) => section.startsWith(`## ${number}. `)) ?? ''

/** The paragraphs of product §2 about an address, and its parts with a heading. */
const PARTS = sectionOf(2).split(/^(?=\*\*`\/|### )/m)

/** A parameter is written in two ways: '/coach/{id}', '/coach/$id'. */
const withoutNames = (path: string): string => path.replaceAll(/\{\w+\}|\$\w+/g, '*')

/** Whether a text names the address. */
const names = (text: string, path: string): boolean =>
  [...text.matchAll(/`(\/[^`]*)`/g)].some(([, at = '']) => withoutNames(at) === withoutNames(path))

const LINK = /\[([^\]]+)\]\(#([^)]+)\)/g

/** A screen's rules as Markdown, with the parts that they refer to; empty if there are none. */
export function rulesOf(path: string): string {
  const own = PARTS.filter((part) => names(/^\*\*`\/[^:]*:/.exec(part)?.[0] ?? '', path)).join('')
  const pointed = new Set([...own.matchAll(LINK)].map(([, , anchor]) => anchor))
  const more = PARTS.filter((part) => {
    const [, heading = ''] = /^### (.+)/.exec(part) ?? []
    return pointed.has(heading.toLowerCase().replaceAll(' ', '-'))
  })
  return [own, ...more].join('').replaceAll(LINK, '$1')
}

/** The lines of the other sections that name a screen, as lists under their headings. */
export function moreRulesOf(path: string): string {
  const found = SECTIONS.filter((section) => section !== sectionOf(2)).flatMap((section) => {
    const [, number = '', title = ''] = /^## (\d+)\. (.+)/.exec(section) ?? []
    return section.split(/^(?=### )/m).flatMap((part) => {
      const lines = part.split('\n').filter((line) => names(line, path))
      // A row of a table, too, is an item of the list.
      const items = lines.map(
        (line) => `- ${line.replaceAll(/^[-| ]+|[| ]+$/g, '').replaceAll(/ +\| +/g, ': ')}`,
      )
      const heading = `**product §${number} ${/^### (.+)/.exec(part)?.[1] ?? title}**`
      return items.length > 0 ? [`${heading}\n\n${items.join('\n')}`] : []
    })
  })
  return found.join('\n\n').replaceAll(LINK, '$1')
}

/** The texts that product §8 gives. */
export const specifiedTexts = (): string[] =>
  [...sectionOf(8).matchAll(/«([^»]+)»/g)].map(([, text = '']) => text.trim())
