/** The rules for each screen: the paragraphs of product §2 that begin with its address. */
import product from '#docs/product.md?raw'

const [, section = ''] = product.split(/^## (?=[23]\. )/m)

/** The paragraphs of product §2 about an address, and its parts with a heading. */
const PARTS = section.split(/^(?=\*\*`\/|### )/m)

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
