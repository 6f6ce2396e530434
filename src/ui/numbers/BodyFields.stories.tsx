import { useForm } from '@mantine/form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'

import { type BodyNumbers, EMPTY_BODY } from '#src/domain/body.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { BodyFields } from './BodyFields.tsx'

function Example({ last, error }: { last: BodyNumbers; error: string }): ReactNode {
  const form = useForm({ initialValues: EMPTY_BODY, initialErrors: { chest: error } })
  return <BodyFields input={form.getInputProps} last={last} />
}

const meta = {
  title: 'Елементи/Виміри тіла',
  component: BodyFields,
  ...part(
    'Чотири виміри клієнта: в анкеті й у картці. Сумнівне число не відкидається — про нього питають перед збереженням.',
  ),
  args: { last: { weight: 81, chest: 102, waist: 0, hips: 0 }, error: 'Введи число' },
  argTypes: { input: { control: false }, error: { control: 'text' } },
  // The form reads its first errors once.
  render: ({ last, error }) => <Example key={error} last={last} error={error} />,
} satisfies Meta
export default meta

export const All: StoryObj<typeof Example> = { name: 'З минулими вимірами, порожні, помилка' }
