import { useForm } from '@mantine/form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'

import { type BodyNumbers, type BodyText, EMPTY_BODY } from '#src/domain/body.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { BodyFields } from './BodyFields.tsx'

interface ExampleProps {
  last: BodyNumbers
  /** The text of each field. */
  typed: BodyText
  /** What is wrong with the second one. */
  error: string
}

function Example({ last, typed, error }: ExampleProps): ReactNode {
  const form = useForm({ initialValues: typed, initialErrors: { chest: error } })
  return <BodyFields input={form.getInputProps} last={last} />
}

const meta = {
  title: 'Елементи/Виміри тіла',
  component: BodyFields,
  ...part(
    'Чотири виміри клієнта: в анкеті й у картці. Сумнівне число не відкидається — про нього питають перед збереженням.',
  ),
  args: {
    last: { weight: 81, chest: 102, waist: 0, hips: 0 },
    typed: EMPTY_BODY,
    error: 'Введи число',
  },
  argTypes: { input: { control: false }, error: { control: 'text' } },
  render: ({ last, typed, error }) => (
    // The form reads its first values once.
    <Example key={JSON.stringify([typed, error])} last={last} typed={typed} error={error} />
  ),
} satisfies Meta
export default meta

export const All: StoryObj<typeof Example> = { name: 'З минулими вимірами, порожні, помилка' }
