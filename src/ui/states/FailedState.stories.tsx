import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { FailedState } from './States.tsx'

const retry = fn()

const meta = {
  title: 'Елементи/Не завантажилося',
  component: FailedState,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Те, що не завантажилося, каже, чого саме немає і що робити, і його можна спробувати ще раз.',
      },
    },
  },
  args: { text: 'Не вдалося отримати клієнтів', order: 2, onRetry: retry },
} satisfies Meta<typeof FailedState>
export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  name: 'Не вдалося',
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveAccessibleName('Не вдалося отримати клієнтів')
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await expect(retry).toHaveBeenCalledOnce()
  },
}

export const Retrying: Story = {
  name: 'Пробує ще раз',
  args: { retrying: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: 'Спробувати ще раз' })).toBeDisabled()
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
  args: {
    text: 'Не вдалося отримати заплановані тренування на цей тиждень і на наступний за ним',
    advice: 'Можливо, це вже видалили або посилання застаріло. Спробуй ще раз трохи згодом.',
  },
}
