import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { EMPTY_BODY } from '#src/domain/body.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { callsOf, expectToBeAt, press } from '#storybook/person.ts'
import { choose, picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import {
  CARD,
  GENDER,
  GOAL,
  PHOTO,
  screen,
  step,
  toBody,
  toNotes,
  URL,
} from '#tests/fixtures/stories/onboarding.fixture.ts'

const meta = {
  title: 'Клієнт/Заповнення даних',
  parameters: screen({}),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Стать',
  tags: ['desktop'],
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Заповнення даних', level: 1 })
    await expect(canvas.getByText('Крок 1 з 4')).toBeVisible()
    await expect(canvas.getByText('Від неї залежать норми й навантаження.')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Пропустити' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Налаштування' })).toBeVisible()
  },
}

export const Whole: Story = {
  name: 'Від статі до картки',
  async play(play) {
    const { canvas, userEvent } = play
    await toNotes(play)
    await userEvent.type(canvas.getByLabelText('Нотатки'), 'болить коліно')
    await press(play, 'Далі')
    await step(play, 'Виміри тіла')
    await canvas.findByText('Від них рахуватиметься прогрес. Можна додати й пізніше, у картці.')
    const weight = canvas.getByLabelText('Вага, кг')
    await waitFor(() => expect(weight).toHaveFocus())
    await userEvent.type(weight, '82')
    await userEvent.type(canvas.getByLabelText('Талія, см'), '90')
    choose(picture())
    await canvas.findByRole('button', { name: 'Замінити зображення' })
    await press(play, 'Зберегти')
    await expectToBeAt(play, /^\/client\/[\da-f-]{36}$/)
    const [gender] = await callsOf(GENDER)
    const [goal] = await callsOf(GOAL)
    await expect(gender?.request).toEqual({ gender: 'man' })
    await expect(goal?.request).toEqual({
      goal: 'Реабілітація',
      notes: '',
      body_specs: [0, 0, 0, 0],
    })
    await expect((await callsOf(CARD)).map(({ request }) => request)).toEqual([
      { notes: 'болить коліно' },
      { body_specs: [82, 0, 90, 0] },
    ])
    await expect((await callsOf(PHOTO)).map(({ status }) => status)).toEqual([200])
    // The draft is deleted.
    await waitFor(() => expect(keptDrafts()).toEqual([]))
  },
}

export const Skipped: Story = {
  name: 'Без нотаток і вимірів',
  async play(play) {
    await toBody(play)
    await press(play, 'Пропустити')
    await expectToBeAt(play, /^\/client\/[\da-f-]{36}$/)
    await expect(await callsOf(CARD)).toEqual([])
  },
}

export const NothingTyped: Story = {
  name: 'Зберегти порожні виміри',
  tags: ['state-action'],
  async play(play) {
    await toBody(play)
    await press(play, 'Зберегти')
    await expectToBeAt(play, /^\/client\/[\da-f-]{36}$/)
    await expect(await callsOf(CARD)).toEqual([])
    await expect(await callsOf(PHOTO)).toEqual([])
  },
}

export const Next: Story = {
  name: 'Повертає туди, звідки прийшли',
  parameters: screen({
    url: `${URL}?next=${encodeURIComponent('/coach/olena-koval?date=2027-03-04')}`,
  }),
  async play(play) {
    await toBody(play)
    await press(play, 'Пропустити')
    await expectToBeAt(play, '/coach/olena-koval')
    await expect(play.loaded['app'].router.state.location.search).toEqual({ date: '2027-03-04' })
  },
}

export const ForeignNext: Story = {
  name: 'На чужу адресу не веде',
  parameters: screen({ url: `${URL}?next=//evil.example/coach` }),
  async play(play) {
    await toBody(play)
    await press(play, 'Пропустити')
    await expectToBeAt(play, /^\/client\/[\da-f-]{36}$/)
  },
}

export const Required: Story = {
  name: 'Без статі і без цілі',
  async play(play) {
    const { canvas, userEvent } = play
    await press(play, 'Далі')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Оберіть стать')
    const group = canvas.getByRole('radiogroup', { name: 'Твоя стать' })
    await expect(group).toHaveAccessibleDescription('Оберіть стать')
    await expect(canvas.getByRole('radio', { name: 'Жінка' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await step(play, 'Твоя ціль')
    await expect(canvas.getByText('Заради чого ти тренуєшся.')).toBeVisible()
    await press(play, 'Далі')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Оберіть ціль')
    await expect(await callsOf(GOAL)).toEqual([])
  },
}

export const WeightRequired: Story = {
  name: 'Виміри без ваги',
  async play(play) {
    const { canvas, userEvent } = play
    await toBody(play)
    const chest = canvas.getByLabelText('Груди, см')
    // The input rejects the characters of product §5, and a pasted decimal part is cut off.
    await userEvent.type(chest, 'e+-10')
    await expect(chest).toHaveValue('10')
    await userEvent.clear(chest)
    await userEvent.click(chest)
    await userEvent.paste('98,5')
    await expect(chest).toHaveValue('98')
    await press(play, 'Зберегти')
    const weight = canvas.getByLabelText('Вага, кг')
    await waitFor(() => expect(weight).toHaveFocus())
    await expect(weight).toHaveAccessibleDescription('Вкажи вагу, щоб зберегти виміри')
    await expect(await callsOf(CARD)).toEqual([])
  },
}

export const HostilePhoto: Story = {
  name: 'Файл, який не є зображенням',
  async play(play) {
    await toBody(play)
    const text = new File(['<svg onload="window.hostile=1">'], 'photo.png', { type: 'image/png' })
    await reach(() => choose(text))
    await play.canvas.findByText('Це не PNG і не JPG. Обери інше зображення.')
    await reached()
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
    choose(new File([bytes], 'photo.png', { type: 'image/png' }))
    await play.canvas.findByText('Файл пошкоджено: зображення не відкривається. Обери інше.')
    await expect(play.canvas.getByRole('button', { name: 'Обрати зображення' })).toBeVisible()
    await expect(await callsOf(PHOTO)).toEqual([])
  },
}

const SAVED = { gender: 'man', goal: 'Схуднення', body: EMPTY_BODY }

export const Draft: Story = {
  name: 'Перезавантаження посеред кроків',
  parameters: screen({
    scenario: 'typical',
    device: {
      'draft/05e20000-0000-4000-8000-000000000002/onboarding-step': '"notes"',
      'draft/05e20000-0000-4000-8000-000000000002/onboarding': JSON.stringify({
        base: { ...SAVED, notes: '' },
        values: { ...SAVED, notes: 'болить коліно' },
      }),
    },
  }),
  async play(play) {
    await step(play, 'Нотатки для тренера')
    await play.canvas.findByText('Травми, хвороби, досвід, зручний час — усе, що варто знати.')
    await expect(play.canvas.getByLabelText('Нотатки')).toHaveValue('болить коліно')
    await press(play, 'Назад')
    await expect(await play.canvas.findByRole('radio', { name: 'Схуднення' })).toBeChecked()
  },
}

export const HasCard: Story = {
  name: 'Клієнт із карткою тут не затримується',
  parameters: screen({ scenario: 'typical' }),
  async play(play) {
    await expectToBeAt(play, /^\/client\/[\da-f-]{36}$/)
  },
}

export const ACoach: Story = {
  name: 'Тренер тут не затримується',
  parameters: screen({ as: 'coach' }),
  async play(play) {
    await expectToBeAt(play, '/dashboard')
  },
}

export const TypedWhileSaving: Story = {
  name: 'Поки крок зберігається, у ньому нічого не змінити',
  async play(play) {
    const { canvas, userEvent } = play
    await toNotes(play)
    const notes = canvas.getByLabelText('Нотатки')
    await userEvent.type(notes, 'Коліно')
    const come = await holdAnswers()
    await press(play, 'Далі')
    await userEvent.type(notes, ' і спина')
    await expect(notes).toHaveValue('Коліно')
    await reached()
    await come()
    await step(play, 'Виміри тіла')
    await press(play, 'Пропустити')
    await expectToBeAt(play, /^\/client\/[\da-f-]{36}$/)
    await expect((await callsOf(CARD)).map(({ request }) => request)).toEqual([{ notes: 'Коліно' }])
  },
}

export const NothingNew: Story = {
  name: 'Нотатки, що вже збережені, ще раз не надсилаються',
  tags: ['state-action'],
  async play(play) {
    await toNotes(play)
    await press(play, 'Далі')
    await step(play, 'Виміри тіла')
    await expect(await callsOf(CARD)).toEqual([])
  },
}
