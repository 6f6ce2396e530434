import { Text, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'
import * as v from 'valibot'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { formDraft } from './model.ts'
import { useDraftForm } from './use-draft-form.ts'

const KEY = 'draft/olena/name'
const SAVED = { first: 'Олена', last: 'Коваль' }

const Name = v.object({ first: v.string(), last: v.string() })
const draft = formDraft('name', Name)('olena')

function Form(): ReactNode {
  const form = useDraftForm({ draft, saved: SAVED })
  return (
    <form>
      <TextInput {...form.getInputProps('first')} label="Ім’я" />
      <TextInput {...form.getInputProps('last')} label="Прізвище" />
      <Text>{form.isDirty() ? 'Змінено' : 'Як збережено'}</Text>
    </form>
  )
}

const meta = {
  title: 'Елементи/Форма з чернеткою',
  ...part(
    'Форма, у якій набране не губиться: воно лишається на пристрої, доки не збережене чи не відкинуте.',
  ),
  render: () => <Form />,
  beforeEach: () => {
    draft.write(null)
    return () => draft.write(null)
  },
} satisfies Meta
export default meta

export const Typed: StoryObj<typeof meta> = {
  name: 'Введене — на пристрої; відкинуте повертає збережене; введене в іншій вкладці з’являється',
  async play({ canvas, userEvent }) {
    const first = canvas.getByLabelText('Ім’я')
    const last = canvas.getByLabelText('Прізвище')
    await userEvent.type(first, ' Ганна')
    await expect(draft.read()?.values).toEqual({ first: 'Олена Ганна', last: 'Коваль' })
    await expect(canvas.getByText('Змінено')).toBeVisible()
    draft.write(null)
    await waitFor(() => expect(first).toHaveValue('Олена'))
    await expect(canvas.getByText('Як збережено')).toBeVisible()

    // With whitespace that our code would not write: what another tab stored is not written back.
    const base = JSON.stringify(SAVED)
    const text = `{ "base": ${base}, "values": { "first": "Ольга", "last": "Ковальчук" } }`
    localStorage.setItem(KEY, text)
    dispatchEvent(new StorageEvent('storage', { key: KEY }))
    await waitFor(() => expect(first).toHaveValue('Ольга'))
    await expect(canvas.getByText('Змінено')).toBeVisible()
    await expect(localStorage.getItem(KEY)).toBe(text)
    await userEvent.type(first, '!')
    await expect(draft.read()?.values).toEqual({ first: 'Ольга!', last: 'Ковальчук' })

    // It is changed until the last change is gone.
    await userEvent.type(last, '{Backspace>3/}')
    await expect(last).toHaveValue('Коваль')
    await expect(canvas.getByText('Змінено')).toBeVisible()
    await userEvent.clear(first)
    await userEvent.type(first, 'Олена')
    await expect(canvas.getByText('Як збережено')).toBeVisible()
  },
}
