/** The links of what is around the screens: the menus and the logo. */
import ts from 'typescript'

import { PERSON_IDS, type Person } from './areas.ts'
import { closureOf, sourceOf } from './imports.ts'
import { linksIn, linksOfFile } from './links-in-code.ts'
import { meaningOf, treeOf } from './resolve-address.ts'

export interface FramePart {
  /** Its name in the code; `FRAME_PARTS` says what it is. */
  name: string
  to: string[]
  /** Who sees it. */
  people: readonly Person[]
}

/** The logo of a screen, and that of the frames. */
export const LOGO = 'src/ui/Screen.tsx'
const LOGOS = [LOGO, 'src/frame/Main.tsx']

/** The links of the entries of a list; an entry may be a constant. */
function linksOfEntries(code: ts.Node): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (!ts.isArrayLiteralExpression(node)) return ts.forEachChild(node, visit)
    for (const entry of node.elements)
      found.push(...linksIn((ts.isIdentifier(entry) && meaningOf(entry)) || entry).links)
  }
  visit(code)
  return [...new Set(found)]
}

const MENUS: FramePart[] = treeOf('src/frame/navigation.ts')
  .statements.filter(ts.isVariableStatement)
  .flatMap(({ declarationList }) => declarationList.declarations)
  .filter(({ name }) => name.getText().endsWith('Menu'))
  .map((menu) => ({
    name: menu.name.getText(),
    to: linksOfEntries(menu),
    people: PERSON_IDS.filter((person) => menu.name.getText() === `${person}Menu`),
  }))

export const FRAME: FramePart[] = [
  ...MENUS,
  {
    name: 'logo',
    to: [...new Set(LOGOS.flatMap((file) => linksOfFile(file).links))],
    people: PERSON_IDS,
  },
]

/** The parts of the frame that are around a route, by the files of the route and its layouts. */
export function frameOf(files: string[], people: readonly Person[]): string[] {
  const hasMenu = files.some((file) => sourceOf(file).includes('/frame/Shell.tsx'))
  const hasLogo = hasMenu || files.flatMap(closureOf).some((file) => LOGOS.includes(file))
  return FRAME.filter((part) => (part.name === 'logo' ? hasLogo : hasMenu))
    .filter((part) => part.people.some((person) => people.includes(person)))
    .map(({ name }) => name)
}
