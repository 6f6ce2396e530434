import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { EMPTY_BODY } from '#src/domain/body.ts'
import { draftWith } from '#src/draft/model.ts'
import { writeInAnotherTab } from '#storybook/another-tab.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { callsOf, expectToBeAt, press } from '#storybook/person.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import {
  CARD,
  CARD_PAGE,
  requestsOf,
  screen,
  step,
  toBody,
  toNotes,
} from '#tests/fixtures/stories/onboarding.fixture.ts'

import { type Answers, onboardingDraft } from './api.ts'

const meta = {
  title: 'Клієнт/Заповнення даних: дві вкладки',
  parameters: screen({}),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const ME = '05e20000-0000-4000-8000-000000000002'
const DRAFT = `draft/${ME}/onboarding`

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

export const TypedElsewhereAtTheEnd: Story = {
  name: 'Дописане в іншій вкладці, поки анкета завершується, чекає в картці',
  async play(play) {
    const { canvas, userEvent } = play
    await toNotes(play)
    await userEvent.type(canvas.getByLabelText('Нотатки'), 'Пропущене')
    await press(play, 'Пропустити')
    await userEvent.type(await canvas.findByLabelText('Вага, кг'), '82')
    const come = await holdAnswers()
    await press(play, 'Зберегти')
    typeElsewhere({ notes: 'Коліно', body: { ...EMPTY_BODY, weight: '82', waist: '90' } })
    await come()
    await expectToBeAt(play, CARD_PAGE)
    await expect(await canvas.findByLabelText('Нотатки для тренера')).toHaveValue('Коліно')
    await expect(await canvas.findByText('Є незбережені виміри')).toBeVisible()
    await press(play, 'Зберегти')
    await waitFor(() => expect(keptDrafts()).toEqual([expect.stringMatching(/measurements$/)]))
    await expect(await requestsOf(CARD)).toEqual([
      { body_specs: [82, 0, 0, 0] },
      { notes: 'Коліно' },
    ])
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

export const EndedWhileSaving: Story = {
  name: 'Крок, що зберігся після завершення в іншій вкладці, анкету не відкриває',
  async play(play) {
    await toNotes(play)
    await play.userEvent.type(play.canvas.getByLabelText('Нотатки'), 'Коліно')
    const come = await holdAnswers()
    await press(play, 'Далі')
    writeInAnotherTab(DRAFT, null)
    writeInAnotherTab(`${DRAFT}-step`, null)
    await come()
    await expectToBeAt(play, CARD_PAGE)
    await expect(await play.canvas.findByLabelText('Нотатки для тренера')).toHaveValue('Коліно')
    await waitFor(() => expect(keptDrafts()).toEqual([]))
  },
}
