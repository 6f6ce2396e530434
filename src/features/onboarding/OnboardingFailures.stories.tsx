import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { draftsBeingSaved } from '#storybook/kept-drafts.ts'
import {
  callsOf,
  expectToBeAt,
  findToast,
  type Play,
  press,
  readAfterWrites,
} from '#storybook/person.ts'
import { choose, picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import {
  CARD,
  GENDER,
  GOAL,
  PHOTO,
  screen,
  step,
  toBody,
  toGoal,
  toNotes,
} from '#tests/fixtures/stories/onboarding.fixture.ts'

const meta = {
  title: 'Клієнт/Заповнення даних: збої',
  parameters: screen({}),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const failing = (
  fault: string,
  reach: (play: Play) => Promise<void>,
  text: string,
  then: string,
): Story => ({
  parameters: screen({ faults: [`${fault}×1`] }),
  async play(play) {
    await reach(play)
    await expect(await play.canvas.findByRole('alert')).toHaveTextContent(text)
    await findToast('alert', text)
    // The server may have saved the step.
    await readAfterWrites('GET /v1/users/me')
    await expect(draftsBeingSaved()).toEqual([])
    const button = play.canvas.getByRole('button', { name: /^(Далі|Зберегти)$/ })
    await waitFor(() => expect(button).toHaveFocus())
    await play.userEvent.keyboard('{Enter}')
    if (then.startsWith('/')) await expectToBeAt(play, then)
    else await step(play, then)
  },
})

const genderFailed = async (play: Play): Promise<void> => {
  await play.userEvent.click(await play.canvas.findByRole('radio', { name: 'Жінка' }))
  await press(play, 'Далі')
}

const goalFailed = async (play: Play): Promise<void> => {
  await toGoal(play)
  await play.userEvent.click(play.canvas.getByRole('radio', { name: 'Схуднення' }))
  await press(play, 'Далі')
}

const notesFailed = async (play: Play): Promise<void> => {
  await toNotes(play)
  await play.userEvent.type(play.canvas.getByLabelText('Нотатки'), 'коліно')
  await press(play, 'Далі')
}

const bodyFailed = async (play: Play): Promise<void> => {
  await toBody(play)
  await play.userEvent.type(play.canvas.getByLabelText('Вага, кг'), '82')
  await press(play, 'Зберегти')
}

const photoFailed = async (play: Play): Promise<void> => {
  await toBody(play)
  choose(picture())
  await play.canvas.findByRole('button', { name: 'Прибрати' })
  await press(play, 'Зберегти')
}

export const GenderFailed: Story = {
  ...failing(`${GENDER} 500`, genderFailed, 'Не вдалося зберегти стать', 'Твоя ціль'),
  name: 'Стать не збереглася',
}

export const GoalFailed: Story = {
  ...failing(`${GOAL} network`, goalFailed, 'Не вдалося зберегти дані', 'Нотатки для тренера'),
  name: 'Ціль не збереглася',
}

export const NotesFailed: Story = {
  ...failing(`${CARD} 422`, notesFailed, 'Не вдалося зберегти дані', 'Виміри тіла'),
  name: 'Нотатки не збереглися',
}

export const BodyFailed: Story = {
  ...failing(
    `${CARD} 500`,
    bodyFailed,
    'Не вдалося зберегти дані',
    '/client/05e20000-0000-4000-8000-000000000002',
  ),
  name: 'Виміри не збереглися',
}

export const PhotoFailed: Story = {
  ...failing(
    `${PHOTO} 413`,
    photoFailed,
    'Не вдалося надіслати фото',
    '/client/05e20000-0000-4000-8000-000000000002',
  ),
  name: 'Фото не надіслалося',
}

export const Skipped: Story = {
  name: 'Після збою крок пропущено: на наступному помилки немає',
  tags: ['state-edge'],
  parameters: screen({ faults: [`${CARD} 422×1`] }),
  async play(play) {
    await notesFailed(play)
    await play.canvas.findByRole('alert')
    await press(play, 'Пропустити')
    await step(play, 'Виміри тіла')
    await expect(play.canvas.queryByRole('alert')).toBeNull()
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  tags: ['desktop'],
  parameters: screen({ faults: ['GET /v1/users/me timeout'] }),
  async play({ canvas }) {
    await canvas.findByRole('status')
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
}

export const NotLoaded: Story = {
  name: 'Профіль не завантажився',
  parameters: screen({ faults: ['GET /v1/users/me 500'] }),
  async play(play) {
    await play.canvas.findByRole('button', { name: 'Спробувати ще раз' })
    await window.mock?.clearFaults()
    await press(play, 'Спробувати ще раз')
    await step(play, 'Твоя стать')
  },
}

export const DoubleClick: Story = {
  name: 'Подвійне натискання надсилає один раз',
  async play(play) {
    await window.mock?.latency(100)
    await play.userEvent.click(await play.canvas.findByRole('radio', { name: 'Жінка' }))
    const button = play.canvas.getByRole('button', { name: 'Далі' })
    button.click()
    button.click()
    await step(play, 'Твоя ціль')
    await expect(await callsOf(GENDER)).toHaveLength(1)
  },
}
