import { Button, PasswordInput, Textarea, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { Facts, OWN_PAGE, type PartRows } from '../common/page.tsx'

const meta = { title: 'Основи/Кнопки й поля', tags: ['!autodocs'], ...OWN_PAGE } satisfies Meta
export default meta

const KINDS = [
  { text: 'Головна дія, одна на екран', children: 'Зберегти', variant: 'filled' },
  { text: 'Інші дії', children: 'Скасувати', variant: 'default' },
  { text: 'Дія в рядку чи в кутку', children: 'Повторити', variant: 'subtle' },
  { text: 'Дія, якої не скасувати', children: 'Видалити', variant: 'filled', color: 'red' },
]

/** The pseudo-states addon applies the rules of `:hover` and the others to these classes. */
const STATES = {
  Звичайна: {},
  'Під вказівником': { className: 'pseudo-hover' },
  'У фокусі': { className: 'pseudo-focus-visible' },
  Натиснута: { className: 'pseudo-active' },
  Вимкнена: { disabled: true },
  'Чекає відповіді': { loading: true },
}

const NOTES =
  'Реабілітація після травми коліна, тренування після 18:00, без стрибків і глибоких присідань до літа.'

const FIELDS = Object.entries({
  Звичайне: <TextInput label="Ім’я" placeholder="Олена" />,
  'У фокусі': <TextInput label="Прізвище" defaultValue="Коваль" />,
  'З помилкою': <TextInput label="Телефон" error="Введи номер" />,
  Вимкнене: <TextInput label="Роль" defaultValue="Тренер" disabled />,
  Пароль: <PasswordInput label="Пароль" defaultValue="12345678" w="13rem" />,
  'Довгий текст': <Textarea label="Нотатки" rows={6} defaultValue={NOTES} />,
}).map(([name, sample]) => ({ name, sample }))

const PARTS: PartRows[] = [
  ...KINDS.map(({ text, ...kind }): PartRows => [
    text,
    '',
    Object.entries(STATES).map(([name, state]) => ({
      name,
      sample: <Button {...kind} {...state} />,
    })),
  ]),
  ['Поля', 'Підпис завжди видно. Помилка стоїть під полем і каже, що зробити.', FIELDS],
]

export const Page: StoryObj<typeof meta> = {
  name: 'Кнопки й поля',
  render: () => <Facts title="Кнопки й поля" parts={PARTS} />,
  async play({ canvas }) {
    canvas.getByLabelText('Прізвище').focus()
    await expect(canvas.getByLabelText('Прізвище')).toHaveFocus()
    // Outside of tests, the addon adds these rules only after the story has ended.
    if (import.meta.env.MODE !== 'test') return
    const buttons = canvas.getAllByRole('button', { name: 'Зберегти' })
    const [usual, hovered, focused, pressed] = buttons.map((button) => getComputedStyle(button))
    await expect(hovered?.backgroundColor).not.toBe(usual?.backgroundColor)
    // The previous story is cleaned up asynchronously.
    await waitFor(() => expect(focused?.outlineStyle).not.toBe(usual?.outlineStyle))
    await expect(pressed?.transform).not.toBe(usual?.transform)
  },
}
