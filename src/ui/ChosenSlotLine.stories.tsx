import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { keepChosenSlot } from '#src/device/chosen-slot.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ChosenSlotLine } from './ChosenSlotLine.tsx'

const meta = {
  title: 'Елементи/Обраний час',
  component: ChosenSlotLine,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'На формах входу й реєстрації, коли гість іде записатись: час, який він обрав, не губиться з очей.',
      },
    },
  },
  args: { next: '/coach/olena-koval?slot=s1' },
  loaders: [() => keepChosenSlot('s1', 'ср, 3 березня, 10:00–11:00')],
} satisfies Meta<typeof ChosenSlotLine>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Дорогою до запису',
  async play({ canvas }) {
    await expect(canvas.getByText('ср, 3 березня, 10:00–11:00')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Обраний час:' })).toBeVisible()
  },
}
