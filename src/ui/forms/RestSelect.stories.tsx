import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { restText } from '#src/domain/sets.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { RestSelect } from './RestSelect.tsx'

const meta = {
  title: 'Елементи/Відпочинок',
  component: RestSelect,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component: 'Відпочинок після кожного сету вправи: один для всіх її сетів.',
      },
    },
  },
  args: { rests: [60, 60], onChoose: fn() },
} satisfies Meta<typeof RestSelect>
export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  name: 'Обирання',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Відпочинок' })
    await expect(field).toHaveValue('60')
    await userEvent.selectOptions(field, '120')
    await expect(args.onChoose).toHaveBeenCalledWith(120)
  },
}

export const Different: Story = {
  name: 'Різний після різних сетів',
  tags: ['state-default'],
  args: { rests: [30, 90] },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox', { name: 'Відпочинок' })).toHaveDisplayValue('Різний')
  },
}

export const LongText: Story = {
  name: 'Найдовший текст: не з переліку',
  args: { rests: [754] },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue(restText(754))
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
