/**
 * The rules of product §2 for each screen, found in docs/product.md by the addresses that a
 * paragraph names.
 */
import { readFileSync } from 'node:fs'

/** Paragraphs about an address and sections with a heading, each with its lists. */
const PARTS = (/^## 2\. [^]*?(?=^## )/m.exec(readFileSync('docs/product.md', 'utf8'))?.[0] ?? '')
  .split(/^(?=\*\*`\/|### )/m)
  .map((part) => part.trim())

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
