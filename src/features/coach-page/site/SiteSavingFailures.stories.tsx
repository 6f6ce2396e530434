import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { callsOf, findToast, mock, press } from '#storybook/person.ts'
import { choose, picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import {
  ADD_JOB,
  ADD_CERTIFICATE,
  addJob,
  addCertificate,
  AFTERNOON,
  CHANGE_JOB,
  beginSaving,
  edit,
  isViewing,
  lastRow,
  screen,
  TEXTS,
} from '#tests/fixtures/stories/coach-page.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'

const meta = {
  title: 'Тренер/Твій сайт: не збережено',
  parameters: { screen: AFTERNOON },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  name: 'Збереження не вдалося: усе лишилося',
  parameters: screen({
    faults: [`${TEXTS} 500×1`, `${ADD_JOB} network×1`, `${ADD_CERTIFICATE} 422×1`],
  }),
  async play(play) {
    const { canvas, userEvent } = play
    await edit(play)
    await userEvent.type(canvas.getByLabelText('Розповідь'), ' І ще.')
    await addJob(play, 'Власна студія')
    await addCertificate(play)
    const chosen = canvas.getByRole('group', { name: 'Зображення сертифіката' })
    choose(picture())
    await within(chosen).findByRole('button', { name: 'Замінити зображення' })
    await press(play, 'Зберегти')
    await findToast('alert', 'Помилка збереження опису, досягнень і місць тренувань')
    await findToast('alert', 'Помилка збереження досвіду «Власна студія»')
    await findToast('alert', 'Помилка додавання сертифікату')
    await expect(lastRow(play, 'Ким і де')).toHaveValue('Власна студія')
    await expect(canvas.getByLabelText('Назва')).toHaveValue('Кросфіт L1')
    // A row that was accepted is not sent again.
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getByText(/І ще\.$/)).toBeVisible()
    await expect(canvas.getByText('Власна студія')).toBeVisible()
    await expect(canvas.getByText('Кросфіт L1')).toBeVisible()
  },
}

export const PartlySaved: Story = {
  name: 'Частина збереглася: вдруге не надсилається',
  tags: ['state-failed'],
  parameters: screen({ faults: [`${TEXTS} 500×1`] }),
  async play(play) {
    const { canvas } = play
    await edit(play)
    await play.userEvent.type(canvas.getByLabelText('Розповідь'), ' І ще.')
    await addJob(play, 'Власна студія')
    await press(play, 'Зберегти')
    await canvas.findByText('Помилка збереження опису, досягнень і місць тренувань')
    await expect(await callsOf(ADD_JOB)).toHaveLength(1)
    // The row is on the server now: changing it does not create a second one.
    await play.userEvent.type(lastRow(play, 'Ким і де'), ' 2')
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getByText('Власна студія 2')).toBeVisible()
    await expect(canvas.queryByText('Власна студія')).toBeNull()
    await expect(await callsOf(ADD_JOB)).toHaveLength(1)
    await expect(await callsOf(CHANGE_JOB)).toHaveLength(1)
  },
}

export const JobWithoutAnswer: Story = {
  name: 'Досвід збережено, але відповідь порожня: вдруге не надсилається',
  tags: ['state-failed'],
  parameters: screen({ faults: [`${TEXTS} 500×1`, `${ADD_JOB} empty×1`] }),
  async play(play) {
    const { canvas } = play
    await edit(play)
    await play.userEvent.type(canvas.getByLabelText('Розповідь'), ' І ще.')
    await addJob(play, 'Власна студія')
    await press(play, 'Зберегти')
    await canvas.findByText('Помилка збереження опису, досягнень і місць тренувань')
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getAllByText('Власна студія')).toHaveLength(1)
    await expect(await callsOf(ADD_JOB)).toHaveLength(1)
    await expect(await callsOf(CHANGE_JOB)).toEqual([])
  },
}

export const JobAnswerLost: Story = {
  name: 'Досвід збережено, хоч відповідь загубилася: удруге не надсилається',
  tags: ['state-failed'],
  parameters: screen({ faults: [`${ADD_JOB} network×1`] }),
  async play(play) {
    const { canvas } = play
    await edit(play)
    await addJob(play, 'Власна студія')
    await press(play, 'Зберегти')
    await findToast('alert', 'Помилка збереження досвіду «Власна студія»')
    const [lost] = await callsOf(ADD_JOB)
    if (!lost) throw new Error('Nothing was sent')
    await mock().replay(lost.id)
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getAllByText('Власна студія')).toHaveLength(1)
    // The lost call, and the call that simulates its effect.
    await expect(await callsOf(ADD_JOB)).toHaveLength(2)
  },
}

export const TypedWhilePartlySaved: Story = {
  name: 'Набране під час невдалого збереження лишається',
  tags: ['state-failed'],
  parameters: screen({ faults: [`${ADD_JOB} 500×1`] }),
  async play(play) {
    const { canvas } = play
    await edit(play)
    const bio = canvas.getByLabelText('Розповідь')
    await play.userEvent.type(bio, ' І ще.')
    await addJob(play, 'Власна студія')
    const come = await holdAnswers()
    await beginSaving(play)
    await play.userEvent.type(bio, ' Потім.')
    await play.userEvent.type(lastRow(play, 'Ким і де'), ' 2')
    await come()
    await findToast('alert', 'Помилка збереження досвіду «Власна студія»')
    await expect(bio).toHaveDisplayValue(/І ще\. Потім\.$/)
    await expect(lastRow(play, 'Ким і де')).toHaveValue('Власна студія 2')
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getByText(/І ще\. Потім\.$/)).toBeVisible()
    await expect(canvas.getByText('Власна студія 2')).toBeVisible()
    await expect(canvas.queryByText('Власна студія')).toBeNull()
    await expect(await callsOf(TEXTS)).toHaveLength(2)
  },
}

export const TextsSaved: Story = {
  name: 'Опис зберігся, досвід ні: вдруге йде лише досвід',
  tags: ['state-failed'],
  parameters: screen({ faults: [`${ADD_JOB} 500×1`] }),
  async play(play) {
    const { canvas } = play
    await edit(play)
    await play.userEvent.type(canvas.getByLabelText('Розповідь'), ' І ще.')
    await addJob(play, 'Власна студія')
    await press(play, 'Зберегти')
    await findToast('alert', 'Помилка збереження досвіду «Власна студія»')
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(await callsOf(TEXTS)).toHaveLength(1)
    await expect(await callsOf(ADD_JOB)).toHaveLength(2)
  },
}

export const JobNotChanged: Story = {
  name: 'Зміна досвіду не збереглася',
  parameters: screen({ faults: [`${CHANGE_JOB} 404×1`] }),
  async play(play) {
    await edit(play)
    const last = lastRow(play, 'Ким і де')
    await play.userEvent.clear(last)
    await play.userEvent.type(last, 'Інструкторка')
    await press(play, 'Зберегти')
    await findToast('alert', 'Помилка збереження досвіду «Інструкторка»')
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(play.canvas.getByText('Інструкторка')).toBeVisible()
  },
}
