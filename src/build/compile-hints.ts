import type { Plugin } from 'vite'

/**
 * V8 then compiles the functions of a file while it loads, on another thread. Otherwise the
 * main thread parses each function twice: once to skip it, and again when it is first called.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Vite plugin: adds the hint to the first file and the files of these chunk groups. For the
 * others the browser decides, because most of their functions may never be called.
 */
export function compileHints(groups: readonly string[]): Plugin {
  return {
    name: 'pulse:compile-hints',
    apply: 'build',
    generateBundle: {
      // The hint must be the first line: Vite writes its list of files above the code.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
        for (const group of groups)
          if (!chunks.some(({ name }) => name === group))
            throw new Error(`vite.config.ts hints at ${group}: no such chunk group`)
        for (const chunk of chunks)
          if (chunk.isEntry || groups.includes(chunk.name)) chunk.code = HINT + chunk.code
      },
    },
  }
}
