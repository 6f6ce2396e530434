import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import { findDialog } from '#storybook/person.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { UnsavedQuestion } from './use-unsaved-guard.tsx'

const meta = {
  title: 'Елементи/Запитання про незбережене',
  component: UnsavedQuestion,
  ...part(
    'Коли з редактора йдуть, не зберігши. Його показує «Незбережені зміни»: екран питає не сам.',
    '28rem',
  ),
  args: { opened: true, saving: false, onStay: fn(), onDiscard: fn() },
} satisfies Meta<typeof UnsavedQuestion>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Піти чи лишитись',
  async play() {
    await findDialog('Відмінити не збережені зміни?')
  },
}
