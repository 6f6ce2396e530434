import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { looks, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { DialogActions } from './Dialog.tsx'

const ONE = <Button>Зрозуміло</Button>
const LONG = (
  <>
    <Button variant="default">Повернутись до редагування тренування</Button>
    <Button color="red">Так, вийти й не зберігати зміни</Button>
  </>
)

const meta = {
  title: 'Елементи/Кнопки діалогу',
  component: DialogActions,
  ...part(
    'Унизу кожного діалогу. Та, що щось змінює, — остання; на телефоні кнопки на всю ширину.',
  ),
  args: {
    children: (
      <>
        <Button variant="default">Скасувати</Button>
        <Button>Зберегти</Button>
      </>
    ),
  },
  render: looks(DialogActions, {}, { children: ONE }, { children: LONG }),
} satisfies Meta<typeof DialogActions>
export default meta

export const All: StoryObj<typeof meta> = {
  name: 'Дві, одна, довгі підписи',
  async play({ canvas }) {
    const [cancel, save, only] = canvas
      .getAllByRole('button')
      .map((button) => button.getBoundingClientRect())
    // On a phone each row of buttons is as wide as the dialog.
    await expect(cancel?.top).toBe(save?.top)
    await expect(cancel?.left).toBe(only?.left)
    await expect(save?.right).toBe(only?.right)
  },
}
