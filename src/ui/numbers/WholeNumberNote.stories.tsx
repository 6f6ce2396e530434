import type { Meta, StoryObj } from '@storybook/react-vite'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { WholeNumberNote } from './DigitField.tsx'

const meta = {
  title: 'Елементи/Пояснення під числом',
  component: WholeNumberNote,
  ...part(
    'Під полем цілого числа: яку частину набраного не прийнято. Місце порожнє, доки нема чого сказати, тож програма читання з екрана почує слова.',
  ),
  args: { note: 'Лише цілі числа' },
} satisfies Meta<typeof WholeNumberNote>
export default meta

export const Default: StoryObj<typeof meta> = { name: 'Є що пояснити' }
