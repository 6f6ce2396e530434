import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { restText } from '#src/domain/sets.ts'
import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { pointed } from '#tests/fixtures/stories/pseudo-state.fixture.ts'

import { RestSelect } from './RestSelect.tsx'

const meta = {
  title: 'Елементи/Відпочинок',
  component: RestSelect,
  ...part('Відпочинок після кожного сету вправи: один для всіх її сетів.'),
  args: { rests: [60, 60], onChoose: fn() },
  // The last one is not in the list of the field.
  render: looks(RestSelect, {}, { rests: [30, 90] }, { rests: [754] }),
} satisfies Meta<typeof RestSelect>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'Однаковий, різний, найдовший текст',
  async play({ args, canvas, userEvent }) {
    const [same, different, long] = canvas.getAllByRole('combobox', { name: 'Відпочинок' })
    if (!same) throw new Error('No field')
    await expect(same).toHaveValue('60')
    await expect(different).toHaveDisplayValue('Різний')
    await expect(long).toHaveDisplayValue(restText(754))
    await userEvent.selectOptions(same, '120')
    await expect(args.onChoose).toHaveBeenCalledWith(120)
  },
}

export const Pointed: Story = {
  name: 'Під вказівником, у фокусі й натиснуте',
  ...pointed((canvas) => canvas.getAllByRole('combobox')[0]),
}
