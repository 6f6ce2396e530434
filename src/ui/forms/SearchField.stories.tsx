import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { FoundCount, SearchField } from './SearchField.tsx'

const meta = {
  title: 'Елементи/Пошук',
  component: SearchField,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Над довгим списком: шукає, поки набирають, без кнопки. Поруч каже, скільки знайдено.',
      },
    },
  },
  args: { value: '', onChange: () => undefined, label: 'Пошук клієнтів' },
  render: function Render(args) {
    const [value, setValue] = useArg(args.value)
    return (
      <>
        <SearchField {...args} value={value} onChange={setValue} />
        {value !== '' && <FoundCount>Знайдено 12 клієнтів</FoundCount>}
      </>
    )
  },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Порожній',
  async play({ canvas }) {
    const field = canvas.getByRole('searchbox', { name: 'Пошук клієнтів' })
    await expect(field).toHaveAttribute('placeholder', 'Пошук')
    await expect(parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Filled: Story = {
  name: 'З текстом',
  tags: ['state-default'],
  args: { value: 'Мельник' },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Знайдено 12 клієнтів')
  },
}

export const Clearing: Story = {
  name: 'Очищення лишає фокус у полі',
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('searchbox', { name: 'Пошук клієнтів' })
    await userEvent.type(field, 'Їжак')
    await expect(field).toHaveValue('Їжак')
    await userEvent.click(await canvas.findByRole('button', { name: 'Очистити пошук' }))
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  globals: { pseudo: { hover: true } },
}

export const Focused: Story = {
  name: 'У фокусі',
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
}

export const LongText: Story = {
  name: 'Довгий текст',
  args: { value: 'Олександра-Маргарита Константинопольська-Перебийніс' },
}
