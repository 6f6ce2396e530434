import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { DialogActions } from './Dialog.tsx'

const meta = {
  title: 'Елементи/Кнопки діалогу',
  component: DialogActions,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Унизу кожного діалогу. Та, що щось змінює, — остання; на телефоні кнопки на всю ширину.',
      },
    },
  },
  args: { children: 'two' },
  argTypes: {
    children: {
      options: ['one', 'two', 'long'],
      mapping: {
        one: <Button>Зрозуміло</Button>,
        two: (
          <>
            <Button variant="default">Скасувати</Button>
            <Button>Зберегти</Button>
          </>
        ),
        long: (
          <>
            <Button variant="default">Повернутись до редагування тренування</Button>
            <Button color="red">Так, вийти й не зберігати зміни</Button>
          </>
        ),
      },
      control: { type: 'radio', labels: { one: 'Одна', two: 'Дві', long: 'Довгі підписи' } },
    },
  },
} satisfies Meta<typeof DialogActions>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Дві кнопки',
  async play({ canvas }) {
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Скасувати', 'Зберегти'])
  },
}

export const LongText: Story = {
  name: 'Довгі підписи',
  args: { children: 'long' },
  async play({ canvas }) {
    await expect(canvas.getByRole('button', { name: /не зберігати зміни$/ })).toBeVisible()
  },
}
