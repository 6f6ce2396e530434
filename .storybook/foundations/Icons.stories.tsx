import type { Meta, StoryObj } from '@storybook/react-vite'
import * as tabler from '@tabler/icons-react'
import { createElement } from 'react'
import { expect } from 'storybook/test'

import { OWN_PAGE, Used } from '../common/page.tsx'
import { type Found, foundIn, PRODUCT } from '../common/sources.ts'

const meta = { title: 'Основи/Іконки', tags: ['!autodocs'], ...OWN_PAGE } satisfies Meta
export default meta

const icons: Record<string, unknown> = { ...tabler }
const isIcon = (icon: unknown): icon is tabler.Icon => typeof icon === 'object' && icon !== null

/** The imported names, each with the files; a name may be a type. */
const FOUND: Found[] = foundIn(
  PRODUCT,
  /(?<=^import \{[^}]*)(?<!type )\b(Icon\w+)\b(?=[^}]*\} from '@tabler)/gm,
)

export const Page: StoryObj<typeof meta> = {
  name: 'Іконки',
  render: () => (
    <>
      <h1>Іконки</h1>
      <Used
        title="Ті, що є в продукті"
        text="Набір Tabler. М’язи мають власні малюнки: «Елементи»."
        found={FOUND}
        sampleOf={(name) => {
          const icon = icons[name]
          return isIcon(icon) && createElement(icon, { size: 24, 'aria-hidden': true })
        }}
      />
    </>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('IconChevronDown')).toBeVisible()
    await expect(FOUND.length).toBeGreaterThan(50)
    await expect(canvasElement.querySelectorAll('li svg')).toHaveLength(FOUND.length)
  },
}
