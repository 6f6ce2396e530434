import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { EMPTY_BODY } from '#src/domain/body.ts'
import { draftWith } from '#src/draft/model.ts'
import { writeInAnotherTab } from '#storybook/another-tab.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
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
import type { ScreenParameters } from '#storybook/screen.tsx'
import { choose, picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'

import { type Answers, onboardingDraft } from './api.ts'

const URL = '/client/questionnaire'
const GENDER = 'PATCH /v1/users/me'
const GOAL = 'POST /v1/clients/me/client_info'
const CARD = 'PATCH /v1/clients/me/client_info'
const PHOTO = 'POST /v1/clients/me/client_info/image'

/** The address of the client's card, where the questionnaire ends. */
const CARD_PAGE = /^\/client\/[\da-f-]{36}$/

/** What was sent in the calls of an operation. */
const requestsOf = async (operation: string): Promise<unknown[]> =>
  (await callsOf(operation)).map(({ request }) => request)

const screen = (more: Partial<ScreenParameters>) => ({
  screen: { url: URL, scenario: 'new-client', as: 'client', ...more } satisfies ScreenParameters,
})

const step = ({ canvas }: Play, name: string) => canvas.findByRole('heading', { name, level: 2 })

const toNotes = (play: Play) =>
  reach(async () => {
    await play.userEvent.click(await play.canvas.findByRole('radio', { name: 'Чоловік' }))
    await press(play, 'Далі')
    await step(play, 'Твоя ціль')
    await play.userEvent.click(await play.canvas.findByRole('radio', { name: 'Реабілітація' }))
    await press(play, 'Далі')
    await step(play, 'Нотатки для тренера')
  })

const toBody = (play: Play) =>
  reach(async () => {
    await toNotes(play)
    await press(play, 'Пропустити')
    await step(play, 'Виміри тіла')
  })

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
  name: 'Виміри без ваги',
  async play(play) {
    const { canvas, userEvent } = play
    await toBody(play)
    await userEvent.type(canvas.getByLabelText('Груди, см'), '98')
    await press(play, 'Зберегти')
    const weight = canvas.getByLabelText('Вага, кг')
    await waitFor(() => expect(weight).toHaveFocus())
    await expect(weight).toHaveAccessibleDescription('Вкажи вагу, щоб зберегти виміри')
    await expect(await callsOf(CARD)).toEqual([])
  },
}

export const Failed: Story = {
  name: 'Нотатки не збереглися, їх пропущено',
  parameters: screen({ faults: [`${CARD} 500×1`] }),
  async play(play) {
    const { canvas, userEvent } = play
    await toNotes(play)
    await userEvent.type(canvas.getByLabelText('Нотатки'), 'коліно')
    await press(play, 'Далі')
    const text = 'Не вдалося зберегти дані'
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
    await findToast('alert', text)
    // The server may have saved the step.
    await readAfterWrites('GET /v1/users/me')
    await expect(draftsBeingSaved()).toEqual([])
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Далі' })).toHaveFocus())
    await press(play, 'Пропустити')
    await step(play, 'Виміри тіла')
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

const ME = '05e20000-0000-4000-8000-000000000002'
const DRAFT = `draft/${ME}/onboarding`
const SAVED = { gender: 'man', goal: 'Схуднення', body: EMPTY_BODY }

export const Draft: Story = {
  name: 'Перезавантаження посеред кроків; решту пропущено; на чужу адресу не веде',
  parameters: screen({
    url: `${URL}?next=//evil.example/coach`,
    scenario: 'typical',
    device: {
      [`${DRAFT}-step`]: '"notes"',
      [DRAFT]: JSON.stringify({
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

/** Types in another tab, over the draft of this one. */
function typeElsewhere(typed: Partial<Answers>): void {
  const kept = onboardingDraft(ME).read()
  if (kept === null) throw new Error('Nothing is typed')
  writeInAnotherTab(DRAFT, draftWith(kept, kept.base, { ...kept.values, ...typed }))
}

export const TypedElsewhere: Story = {
  name: 'Дописане чи стерте в іншій вкладці під час збереження лишається',
  async play(play) {
    await toNotes(play)
    await play.userEvent.type(play.canvas.getByLabelText('Нотатки'), 'Коліно')
    for (const notes of ['Коліно і спина', '']) {
      const come = await holdAnswers()
      await press(play, 'Далі')
      typeElsewhere({ notes })
      await come()
      await step(play, 'Виміри тіла')
      await press(play, 'Назад')
      await expect(await play.canvas.findByLabelText('Нотатки')).toHaveValue(notes)
    }
  },
}

export const EndedElsewhere: Story = {
  name: 'Анкету завершили в іншій вкладці — вона завершена і тут, а набране чекає в картці',
  async play(play) {
    const { canvas, userEvent } = play
    await toBody(play)
    const weight = canvas.getByLabelText('Вага, кг')
    await userEvent.type(weight, '8')
    writeInAnotherTab(DRAFT, null)
    await userEvent.type(weight, '82')
    const come = await holdAnswers()
    writeInAnotherTab(`${DRAFT}-step`, null)
    await waitFor(() => expect(weight.closest('[inert]')).not.toBeNull())
    await expect(weight).toHaveValue('82')
    await come()
    await expectToBeAt(play, CARD_PAGE)
    await expect(await canvas.findByText('Є незбережені виміри')).toBeVisible()
    await expect(keptDrafts()).toEqual([expect.stringMatching(/measurements$/)])
    await expect(await callsOf(CARD)).toEqual([])
  },
}
