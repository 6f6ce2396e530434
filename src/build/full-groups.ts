import type { Plugin } from 'vite'

interface Group {
  name: string
  /** It has no quantifier after a parenthesis: its choices are checked one by one. */
  test?: RegExp
}

/** Expands a pattern's choices: `a(b|c)` is `ab` and `ac`. */
function choicesOf(pattern: string): string[] {
  const [, before, inner = '', after] = /^(.*?)\(([^()]*)\)(.*)$/.exec(pattern) ?? []
  if (before === undefined) return pattern.split('|')
  // The innermost parentheses, from the left: each choice is expanded in what is around them.
  return inner.split('|').flatMap((choice) => choicesOf(`${before}${choice}${after}`))
}

/**
 * Vite plugin: the build fails if a choice in a chunk group's pattern matches no module. Without
 * the module the group would still be built, only smaller.
 */
export function fullGroups(groups: readonly Group[]): Plugin {
  return {
    name: 'pulse:full-groups',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk' ? output.moduleIds : [],
      )
      for (const { name, test } of groups) {
        for (const choice of new Set(test && choicesOf(test.source))) {
          const pattern = new RegExp(choice)
          if (!modules.some((id) => pattern.test(id)))
            throw new Error(`The chunk group '${name}' names ${choice}: no such module`)
        }
      }
    },
  }
}
