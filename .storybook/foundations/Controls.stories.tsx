import { Button, PasswordInput, Textarea, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, waitFor } from 'storybook/test'

import { Part, Row } from './facts.tsx'
import { ownPage, WHOLE_WINDOW } from './own-page.tsx'

const meta = {
  title: 'Основи/Кнопки й поля',
  tags: ['!autodocs'],
  decorators: [ownPage],
  globals: WHOLE_WINDOW,
} satisfies Meta
export default meta

const KINDS = [
  ['filled', 'Головна дія, одна на екран', 'Зберегти', {}],
  ['default', 'Інші дії', 'Скасувати', {}],
  ['subtle', 'Дія в рядку чи в кутку', 'Повторити', {}],
  ['filled', 'Дія, якої не скасувати', 'Видалити', { color: 'red' }],
] as const

/** The pseudo-states addon applies the rules of `:hover` and `:focus-visible` to these classes. */
const STATES = [
  ['Звичайна', ''],
  ['Під вказівником', 'pseudo-hover'],
  ['У фокусі', 'pseudo-focus-visible'],
] as const

function Controls(): ReactNode {
  return (
    <>
      <h1>Кнопки й поля</h1>
      {KINDS.map(([variant, text, action, more]) => (
        <Part key={text} title={text}>
          {STATES.map(([name, className]) => (
            <Row
              key={name}
              name={name}
              sample={
                <Button {...more} variant={variant} className={className}>
                  {action}
                </Button>
              }
            />
          ))}
          <Row
            name="Вимкнена"
            sample={
              <Button {...more} variant={variant} disabled>
                {action}
              </Button>
            }
          />
          <Row
            name="Чекає відповіді"
            sample={
              <Button {...more} variant={variant} loading>
                {action}
              </Button>
            }
          />
        </Part>
      ))}
      <Part title="Поля" text="Підпис завжди видно. Помилка стоїть під полем і каже, що зробити.">
        <Row name="Звичайне" sample={<TextInput label="Ім’я" placeholder="Олена" />} />
        <Row name="У фокусі" sample={<TextInput label="Прізвище" defaultValue="Коваль" />} />
        <Row name="З помилкою" sample={<TextInput label="Телефон" error="Введи номер" />} />
        <Row name="Вимкнене" sample={<TextInput label="Роль" defaultValue="Тренер" disabled />} />
        <Row
          name="Пароль"
          sample={<PasswordInput label="Пароль" defaultValue="12345678" w="13rem" />}
        />
        <Row
          name="Довгий текст"
          sample={
            <Textarea
              label="Нотатки"
              rows={6}
              defaultValue="Реабілітація після травми коліна, тренування після 18:00, без стрибків і глибоких присідань до літа."
            />
          }
        />
      </Part>
    </>
  )
}

export const Page: StoryObj<typeof meta> = {
  name: 'Кнопки й поля',
  render: () => <Controls />,
  async play({ canvas }) {
    canvas.getByLabelText('Прізвище').focus()
    await expect(canvas.getByLabelText('Прізвище')).toHaveFocus()
    await expect(canvas.getByLabelText('Телефон')).toHaveAccessibleDescription('Введи номер')
    const buttons = canvas.getAllByRole('button', { name: 'Зберегти' })
    for (const button of buttons) await expect(button).toBeVisible()
    // Outside of tests, the addon adds these rules only after the story has ended.
    if (import.meta.env.MODE !== 'test') return
    const [usual, hovered, focused] = buttons.map((button) => getComputedStyle(button))
    await expect(hovered?.backgroundColor).not.toBe(usual?.backgroundColor)
    // The previous story is cleaned up asynchronously.
    await waitFor(() => expect(focused?.outlineStyle).not.toBe(usual?.outlineStyle))
  },
}
