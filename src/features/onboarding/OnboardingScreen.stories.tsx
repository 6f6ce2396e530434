import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { EMPTY_BODY } from '#src/domain/body.ts'
import { reached } from '#storybook/common/reach-state.ts'
import { draftsBeingSaved, keptDrafts } from '#storybook/kept-drafts.ts'
import {
  callsOf,
  expectToBeAt,
  findToast,
  type Play,
  press,
  readAfterWrites,
  routerOf,
} from '#storybook/person.ts'
import { choose, picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import {
  CARD,
  CARD_PAGE,
  GENDER,
  GOAL,
  PHOTO,
  requestsOf,
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
  tags: ['desktop', 'main'],
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
  name: 'Від статі до картки; поки крок зберігається, у ньому нічого не змінити',
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
    await canvas.findByText('Від них рахуватиметься прогрес. Можна додати й пізніше, у картці.')
    const weight = canvas.getByLabelText('Вага, кг')
    await waitFor(() => expect(weight).toHaveFocus())
    await userEvent.type(weight, '82')
    await userEvent.type(canvas.getByLabelText('Талія, см'), '90')
    choose(picture())
    await canvas.findByRole('button', { name: 'Замінити зображення' })
    await press(play, 'Зберегти')
    await expectToBeAt(play, CARD_PAGE)
    await expect(await requestsOf(GENDER)).toEqual([{ gender: 'man' }])
    await expect(await requestsOf(GOAL)).toEqual([
      { goal: 'Реабілітація', notes: '', body_specs: [0, 0, 0, 0] },
    ])
    await expect(await requestsOf(CARD)).toEqual([
      { notes: 'Коліно' },
      { body_specs: [82, 0, 90, 0] },
    ])
    await expect((await callsOf(PHOTO)).map(({ status }) => status)).toEqual([200])
    // The draft is deleted.
    await waitFor(() => expect(keptDrafts()).toEqual([]))
  },
}

export const Required: Story = {
  name: 'Без статі і без цілі; нового нічого — нічого не надсилається; повертає туди, звідки прийшли',
  parameters: screen({
    url: `${URL}?next=${encodeURIComponent('/coach/olena-koval?date=2027-03-04')}`,
  }),
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

    await userEvent.click(canvas.getByRole('radio', { name: 'Реабілітація' }))
    await press(play, 'Далі')
    await step(play, 'Нотатки для тренера')
    await press(play, 'Далі')
    await step(play, 'Виміри тіла')
    await press(play, 'Зберегти')
    await expectToBeAt(play, '/coach/olena-koval')
    await expect(routerOf(play).state.location.search).toEqual({ date: '2027-03-04' })
    await expect(await callsOf(CARD)).toEqual([])
    await expect(await callsOf(PHOTO)).toEqual([])
  },
}

export const WeightRequired: Story = {
  name: 'Виміри без ваги; файл, який не є зображенням',
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
    await reached()
    choose(new File(['<svg onload="window.hostile=1">'], 'photo.png', { type: 'image/png' }))
    await canvas.findByText('Це не PNG і не JPG. Обери інше зображення.')
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
    choose(new File([bytes], 'photo.png', { type: 'image/png' }))
    await canvas.findByText('Файл пошкоджено: зображення не відкривається. Обери інше.')
    await expect(canvas.getByRole('button', { name: 'Обрати зображення' })).toBeVisible()
    await expect(await callsOf(CARD)).toEqual([])
    await expect(await callsOf(PHOTO)).toEqual([])
  },
}

/** The text is shown at the button and as a toast, and the button has the focus again. */
async function expectNotSaved(play: Play, action: string): Promise<void> {
  const text = 'Не вдалося зберегти дані'
  await expect(await play.canvas.findByRole('alert')).toHaveTextContent(text)
  await findToast('alert', text)
  // The server may have saved the step.
  await readAfterWrites('GET /v1/users/me')
  await expect(draftsBeingSaved()).toEqual([])
  const button = play.canvas.getByRole('button', { name: action })
  await waitFor(() => expect(button).toHaveFocus())
}

export const Failed: Story = {
  name: 'Нотатки не збереглися, їх пропущено; потім не збереглися виміри',
  parameters: screen({ faults: [`${CARD} 500×2`] }),
  async play(play) {
    const { canvas, userEvent } = play
    await toNotes(play)
    await userEvent.type(canvas.getByLabelText('Нотатки'), 'коліно')
    await press(play, 'Далі')
    await expectNotSaved(play, 'Далі')
    await press(play, 'Пропустити')
    await step(play, 'Виміри тіла')
    await expect(canvas.queryByRole('alert')).toBeNull()
    await userEvent.type(canvas.getByLabelText('Вага, кг'), '82')
    await press(play, 'Зберегти')
    await expectNotSaved(play, 'Зберегти')
    await userEvent.keyboard('{Enter}')
    await expectToBeAt(play, CARD_PAGE)
  },
}

const SAVED = { gender: 'man', goal: 'Схуднення', body: EMPTY_BODY }

export const Draft: Story = {
  name: 'Перезавантаження посеред кроків; решту пропущено; на чужу адресу не веде',
  parameters: screen({
    url: `${URL}?next=//evil.example/coach`,
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
    await reached()
    await press(play, 'Назад')
    await expect(await play.canvas.findByRole('radio', { name: 'Схуднення' })).toBeChecked()
    await press(play, 'Далі')
    await step(play, 'Нотатки для тренера')
    await press(play, 'Пропустити')
    await step(play, 'Виміри тіла')
    await press(play, 'Пропустити')
    await expectToBeAt(play, CARD_PAGE)
    await expect(await requestsOf(CARD)).toEqual([{ goal: 'Схуднення' }])
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  parameters: screen({ faults: ['GET /v1/users/me timeout'] }),
  async play({ canvas }) {
    await canvas.findByRole('status')
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

export const HasCard: Story = {
  name: 'Клієнт із карткою не затримується ні тут, ні на головній тренера',
  parameters: screen({ scenario: 'typical' }),
  async play(play) {
    await expectToBeAt(play, CARD_PAGE)
    await routerOf(play).navigate({ to: '/dashboard' })
    await expectToBeAt(play, CARD_PAGE)
  },
}

export const ACoach: Story = {
  name: 'Тренер тут не затримується',
  parameters: screen({ as: 'coach' }),
  async play(play) {
    await expectToBeAt(play, '/dashboard')
  },
}
