import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { icons } from 'virtual:icons-in-use'

import { Part, Row } from './facts.tsx'
import { ownPage, WHOLE_WINDOW } from './own-page.tsx'

const meta = {
  title: 'Основи/Іконки',
  tags: ['!autodocs'],
  decorators: [ownPage],
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

export const Page: StoryObj<typeof meta> = {
  name: 'Іконки',
  render: () => (
    <>
      <h1>Іконки</h1>
      <Part
        title="Ті, що є в продукті"
        text="Набір Tabler. М’язи мають власні малюнки: «Елементи»."
      >
        {Object.entries(icons).map(([name, Icon]) => (
          <Row key={name} name={name} sample={<Icon size={24} />} />
        ))}
      </Part>
    </>
  ),
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('IconChevronDown')).toBeVisible()
    // The name of an icon's file, as Tabler writes it into the drawing.
    for (const row of canvas.getAllByRole('listitem')) {
      const name = row.textContent ?? ''
      const file = name.replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase()
      await expect(row.querySelector('svg'), name).toHaveClass(
        file.replace('icon-', 'tabler-icon-'),
      )
    }
    await expect(canvasElement.querySelectorAll('li svg')).toHaveLength(Object.keys(icons).length)
  },
}
