import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { press } from '#storybook/person.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { pointed } from '#tests/fixtures/stories/pseudo-state.fixture.ts'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { FoundCount, SearchField } from './SearchField.tsx'

const meta = {
  title: 'Елементи/Пошук',
  component: SearchField,
  ...part('Над довгим списком: шукає, поки набирають, без кнопки. Поруч каже, скільки знайдено.'),
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
  name: 'Порожній; очищення лишає фокус у полі',
  async play(play) {
    const { canvas, userEvent } = play
    const field = canvas.getByRole('searchbox', { name: 'Пошук клієнтів' })
    await expect(field).toHaveAttribute('placeholder', 'Пошук')
    await expect(parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16)
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(field, 'Їжак')
    await expect(field).toHaveValue('Їжак')
    await expect(canvas.getByRole('status')).toHaveTextContent('Знайдено 12 клієнтів')
    await press(play, 'Очистити пошук')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}

export const Pointed: Story = {
  name: 'Довгий текст, під вказівником і у фокусі',
  args: { value: 'Олександра-Маргарита Константинопольська-Перебийніс' },
  ...pointed((canvas) => canvas.getByRole('searchbox')),
}
