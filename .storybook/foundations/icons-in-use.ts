/** A virtual module with the icons that the product imports, generated from the imports. */
import { globSync, readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

const NAME = 'virtual:icons-in-use'
const IMPORT = /@tabler\/icons-react\/dist\/esm\/icons\/(Icon\w+)\.mjs/g

/** The names of the icons that files of `src` import. */
export function iconNames(): string[] {
  const files = globSync('src/**/*.{ts,tsx}')
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)])
  return [...new Set(found.map(([, name = '']) => name))].toSorted()
}

export const iconsInUse = (): Plugin => ({
  name: 'pulse:icons-in-use',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load(id) {
    if (id !== `\0${NAME}`) return undefined
    const names = iconNames()
    const imports = names.map(
      (name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs'`,
    )
    return `${imports.join('\n')}\nexport const icons = { ${names.join(', ')} }`
  },
})
