import type { Meta, StoryObj } from '@storybook/react-vite'
import * as tabler from '@tabler/icons-react'
import { createElement, type ReactNode } from 'react'
import { expect } from 'storybook/test'

import { Facts, OWN_PAGE } from '../common/page.tsx'
import { foundIn, PRODUCT } from '../common/sources.ts'
import { used } from '../common/uses.ts'

const meta = { title: 'Основи/Іконки', tags: ['!autodocs'], ...OWN_PAGE } satisfies Meta
export default meta

const icons: Record<string, unknown> = { ...tabler }
const isIcon = (icon: unknown): icon is tabler.Icon => typeof icon === 'object' && icon !== null

const sampleOf = (name: string): ReactNode => {
  const icon = icons[name]
  return isIcon(icon) && createElement(icon, { size: 24, 'aria-hidden': true })
}

/** The imported names, each with the files; a name may be a type. */
const FOUND = foundIn(
  PRODUCT,
  /(?<=^import \{[^}]*)(?<!type )\b(Icon\w+)\b(?=[^}]*\} from '@tabler)/gm,
)
const TEXT = 'Набір Tabler. М’язи мають власні малюнки: «Елементи».'

export const Page: StoryObj<typeof meta> = {
  name: 'Іконки',
  render: () => (
    <Facts title="Іконки" parts={[['Ті, що є в продукті', TEXT, used(FOUND, sampleOf)]]} />
  ),
  async play({ canvasElement }) {
    await expect(FOUND.length).toBeGreaterThan(50)
    await expect(canvasElement.querySelectorAll('li svg')).toHaveLength(FOUND.length)
  },
}
