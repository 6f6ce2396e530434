import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { Pager } from './Pager.tsx'

const meta = {
  title: 'Елементи/Сторінки',
  component: Pager,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Під списком, що довший за сторінку. Ніколи не показує «0»: порожній список — це сторінка 1 з 1.',
      },
    },
  },
  args: { page: 1, pages: 3, onPage: () => undefined },
  render: function Render(args) {
    const [page, setPage] = useArg(args.page)
    return <Pager {...args} page={page} onPage={setPage} />
  },
} satisfies Meta<typeof Pager>
export default meta
type Story = StoryObj<typeof meta>

export const Walk: Story = {
  name: 'Від першої до останньої',
  async play({ canvas, userEvent }) {
    const next = canvas.getByRole('button', { name: 'Наступна сторінка' })
    const shown = canvas.getByText('Page 1 of 3')
    await expect(shown).toBeVisible()
    await expect(shown).toHaveAttribute('aria-live', 'polite')
    await expect(canvas.getByRole('button', { name: 'Попередня сторінка' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}')
    await expect(shown).toHaveTextContent('Page 3 of 3')
    // At the end the button is disabled but keeps the focus.
    await expect(next).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Попередня сторінка' }))
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
  async play({ canvas, canvasElement }) {
    // Storybook itself adds these styles only after the story has ended.
    if (import.meta.env.MODE !== 'test') return
    const ringOf = (element: Element): string => getComputedStyle(element).outlineStyle
    const next = canvas.getByRole('button', { name: 'Наступна сторінка' })
    await waitFor(() => expect(ringOf(next)).toBe('solid'))
    // Only one control shows the focus ring, and not the disabled one.
    const ringed = [...canvasElement.querySelectorAll('*')].filter((one) => ringOf(one) !== 'none')
    await expect(ringed).toEqual([next])
    await expect(next).not.toHaveAttribute('aria-disabled', 'true')
  },
}
