/**
 * The rules for each screen in docs/product.md, found by the addresses that it names: the paragraphs
 * of product §2 about the screen, and the lines of other sections that name it.
 */
import { readFileSync } from 'node:fs'

/** Without the introduction. */
const SECTIONS = readFileSync('docs/product.md', 'utf8')
  .split(/^(?=## \d+\. )/m)
  .slice(1)

/** The section about the screens. */
const SCREENS = SECTIONS.find((section) => section.startsWith('## 2. ')) ?? ''

/** Paragraphs about an address and sections with a heading, each with its lists. */
const PARTS = SCREENS.split(/^(?=\*\*`\/|### )/m).map((part) => part.trim())

/** A parameter is written in two ways: '/coach/{id}', '/coach/$id'. */
const withoutNames = (path: string): string => path.replaceAll(/\{\w+\}|\$\w+/g, '*')

/** The addresses that a part begins with. */
function addressesOf(part: string): string[] {
  const [, head = ''] = /^((?:\*\*`[^`]+`\*\*(?: and )?)+):/.exec(part) ?? []
  return [...head.matchAll(/`([^`]+)`/g)].map(([, path = '']) => withoutNames(path))
}

/** The id of a heading, as in a link within the page. */
const anchorOf = (part: string): string =>
  (/^### (.+)$/m.exec(part)?.[1] ?? '').toLowerCase().replaceAll(' ', '-')

const LINK = /\[([^\]]+)\]\(#([^)]+)\)/g

/** A screen's rules as Markdown, with the parts that they refer to; empty if there are none. */
export function rulesOf(path: string): string {
  const own = PARTS.filter((part) => addressesOf(part).includes(withoutNames(path))).join('\n\n')
  const pointed = new Set([...own.matchAll(LINK)].map(([, , anchor]) => anchor))
  const more = PARTS.filter((part) => pointed.has(anchorOf(part)))
  return [own, ...more].join('\n\n').replaceAll(LINK, '$1')
}

/** The texts that product §8 gives, which Storybook's page about the voice shows. */
export const specifiedTexts = (): string[] =>
  SECTIONS.filter((section) => section.startsWith('## 8. '))
    .flatMap((section) => [...section.matchAll(/«([^»]+)»/g)])
    .map(([, text = '']) => text.trim())

/** A line of a list or a table, as an item of a list. */
const itemOf = (line: string): string =>
  `- ${line.replaceAll(/^(?:- |\| *)| *\|$/g, '').replaceAll(/ +\| +/g, ': ')}`

/** The lines of a text that name an address. */
const namingLines = (text: string, path: string): string[] =>
  text
    .split('\n')
    .filter((line) =>
      [...line.matchAll(/`(\/[^`]*)`/g)].some(([, at = '']) => withoutNames(at) === path),
    )

/**
 * The lines of the other sections that name a screen, as Markdown under the headings of their
 * sections; empty if there are none.
 */
export function moreRulesOf(path: string): string {
  const found = SECTIONS.filter((section) => section !== SCREENS).flatMap((section) => {
    const [, number = '', title = ''] = /^## (\d+)\. (.+)/.exec(section) ?? []
    return section.split(/^(?=### )/m).flatMap((part) => {
      const lines = namingLines(part, withoutNames(path)).map(itemOf)
      const heading = `**product §${number} ${/^### (.+)/.exec(part)?.[1] ?? title}**`
      return lines.length > 0 ? [`${heading}\n\n${lines.join('\n')}`] : []
    })
  })
  return found.join('\n\n').replaceAll(LINK, '$1')
}
