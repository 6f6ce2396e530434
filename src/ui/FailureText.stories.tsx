import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

import { FailureText } from './FailureText.tsx'

const LONG = `${SPEC.notSaved}досвіду «Спортивний клуб «Олімпійська надія», філія на лівому березі»: заповни опис і обидві дати`

const meta = {
  title: 'Елементи/Текст помилки',
  component: FailureText,
  ...part(
    'Чому щось не вдалося: біля того, чого це стосується. На власному тлі — коли не вдалася вся форма чи її частина.',
  ),
  args: { children: `${SPEC.notSaved}досвіду` },
  render: looks(FailureText, {}, { children: LONG }, { boxed: true }, { children: null }),
} satisfies Meta<typeof FailureText>
export default meta

export const All: StoryObj<typeof meta> = {
  name: 'Сам текст, довгий, на власному тлі',
  async play({ canvas }) {
    // Nothing is announced where there is no text.
    await expect(canvas.getAllByRole('alert')).toHaveLength(3)
  },
}
