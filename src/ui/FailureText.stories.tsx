import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { FailureText } from './FailureText.tsx'

const meta = {
  title: 'Елементи/Текст помилки',
  component: FailureText,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Чому щось не вдалося: біля того, чого це стосується. На власному тлі — коли не вдалася вся форма чи її частина.',
      },
    },
  },
  args: { children: 'Помилка збереження досвіду' },
} satisfies Meta<typeof FailureText>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Звичайний' }

export const LongText: Story = {
  name: 'Довгий текст',
  args: {
    children:
      'Помилка збереження досвіду «Спортивний клуб «Олімпійська надія», філія на лівому березі»: заповни опис і обидві дати',
  },
}

export const Looks: Story = {
  name: 'Сам текст і на власному тлі',
  tags: ['state-default'],
  render: ({ children }) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <FailureText>{children}</FailureText>
      <FailureText boxed>{children}</FailureText>
      <FailureText>{null}</FailureText>
    </div>
  ),
  async play({ canvas }) {
    // Nothing is announced where there is no text.
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
  },
}
