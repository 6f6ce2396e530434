import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { kept, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { Pager } from './Pager.tsx'

const meta = {
  title: 'Елементи/Сторінки',
  component: Pager,
  ...part(
    'Під списком, що довший за сторінку. Ніколи не показує «0»: порожній список — це сторінка 1 з 1.',
  ),
  args: { page: 1, pages: 3, onPage: () => undefined },
  render: kept(Pager, 'page', 'onPage'),
} satisfies Meta<typeof Pager>
export default meta

export const Walk: StoryObj<typeof meta> = {
  name: 'Від першої до останньої',
  async play({ canvas, userEvent }) {
    const next = canvas.getByRole('button', { name: 'Наступна сторінка' })
    const previous = canvas.getByRole('button', { name: 'Попередня сторінка' })
    const shown = canvas.getByText('Page 1 of 3')
    await expect(shown).toHaveAttribute('aria-live', 'polite')
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}')
    await expect(shown).toHaveTextContent('Page 3 of 3')
    // At the end the button is disabled but keeps the focus.
    await expect(next).toHaveFocus()
    await userEvent.click(previous)
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible()
  },
}
