import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { type BodyNumbers, type BodyText, EMPTY_BODY } from '#src/domain/body.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { BodyFields, MeasureQuestion } from './BodyFields.tsx'

const back = fn()

interface ExampleProps {
  last: BodyNumbers
  /** The text of each field. */
  typed: BodyText
  /** What is wrong with the second one. */
  error: string
}

function Example({ last, typed, error }: ExampleProps): ReactNode {
  const form = useForm({ initialValues: typed, initialErrors: { chest: error } })
  const [isOpen, setOpen] = useState(false)
  return (
    <form noValidate>
      <BodyFields input={form.getInputProps} last={last} />
      {isOpen ? (
        <MeasureQuestion
          suspects={[{ id: 'weight 18', measure: 'weight', value: 18, last: last.weight }]}
          onBack={back}
        />
      ) : (
        <Button mt="md" onClick={() => setOpen(true)}>
          Зберегти
        </Button>
      )}
    </form>
  )
}

const meta = {
  title: 'Елементи/Виміри тіла',
  component: BodyFields,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Чотири виміри клієнта: в анкеті й у картці. Сумнівне число не відкидається — про нього питають перед збереженням.',
      },
    },
  },
  args: { last: { weight: 81, chest: 102, waist: 0, hips: 0 }, typed: EMPTY_BODY, error: '' },
  argTypes: { input: { control: false }, error: { control: 'text' } },
  render: ({ last, typed, error }) => (
    // The form reads its first values once.
    <Example key={JSON.stringify([typed, error])} last={last} typed={typed} error={error} />
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof Example>

export const Default: Story = {
  name: 'З минулими вимірами',
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: /Вага/ })).toHaveAttribute('placeholder', '81')
    await expect(canvas.getByRole('textbox', { name: /Груди/ })).toBeValid()
  },
}

export const All: Story = {
  name: 'Порожні, помилка, лише цілі, сумнів',
  args: { error: 'Введи число' },
  async play({ canvas, userEvent }) {
    const weight = canvas.getByRole('textbox', { name: /Вага/ })
    await expect(canvas.getByText('Введи число')).toBeVisible()
    await userEvent.type(weight, '18,')
    await expect(canvas.getByText('Лише цілі числа')).toBeVisible()
    await fireEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    // The second press of a double click would be on this button.
    const yes = canvas.getByRole('button', { name: 'Так, зберегти' })
    await expect(yes).toHaveStyle({ pointerEvents: 'none' })
    await expect(canvas.getByRole('button', { name: 'Виправити' })).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('минулого разу — 81 кг')
    await userEvent.keyboard('{Enter}')
    await expect(back).toHaveBeenCalledOnce()
    await waitFor(() => expect(yes).not.toHaveStyle({ pointerEvents: 'none' }))
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
