import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { SaveButton } from './ActionBar.tsx'

const LONG = 'Зберегти зміни в тренуванні'

const meta = {
  title: 'Елементи/Зберегти',
  component: SaveButton,
  ...part('Головна дія форми. Вимкнена, вона лишається у фокусі: клавіатура не губиться.'),
  args: { saving: false, onClick: fn() },
  render: looks(SaveButton, {}, { idle: true }, { saving: true }, { label: LONG }),
} satisfies Meta<typeof SaveButton>
export default meta

export const All: StoryObj<typeof meta> = {
  name: 'Можна зберегти, нічого зберігати, зберігається, довгий підпис',
  async play({ canvas, args, userEvent }) {
    const [save, idle] = canvas.getAllByRole('button', { name: 'Зберегти' })
    if (!save) throw new Error('No button')
    await expect(save).not.toHaveAttribute('aria-disabled')
    await userEvent.click(save)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(idle).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const saving = canvas.getByRole('button', { name: 'Збереження…' })
    await expect(saving).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    const label = canvas.getByText(LONG)
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth)
  },
}
