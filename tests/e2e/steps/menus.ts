import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../../support/paths.ts'

/** The labels of a menu, from product §2 «Menus». Throws if the table has no such row. */
export function menuOf(who: 'coach' | 'client'): string[] {
  const [, table = ''] = readFileSync(join(ROOT, 'docs/product.md'), 'utf8').split('\n### Menus\n')
  const row = table.split('\n').find((line) => line.startsWith(`| ${who} `))
  const labels = row?.split('|')[2]
  if (labels === undefined) throw new Error(`Product §2 has no menu of a ${who}`)
  return labels.split(',').map((label) => label.trim())
}
