/** A virtual module with the icons that the product imports, generated from the imports. */
import { globSync, readFileSync } from 'node:fs'

import type { Plugin } from 'vite'

const NAME = 'virtual:icons-in-use'
const IMPORT = /^import \{([^}]+)\} from '@tabler\/icons-react'/gm

/** The names of the icons that files of `src` import. */
export function iconNames(): string[] {
  const files = globSync('src/**/*.{ts,tsx}')
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)])
  const names = found.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
  return [...new Set(names.filter((name) => name.startsWith('Icon')))].toSorted()
}

export const iconsInUse = (): Plugin => ({
  name: 'pulse:icons-in-use',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load(id) {
    if (id !== `\0${NAME}`) return undefined
    const names = iconNames().join(', ')
    return `import { ${names} } from '@tabler/icons-react'
export const icons = { ${names} }`
  },
})
