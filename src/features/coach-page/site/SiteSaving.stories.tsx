import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { profileChanged } from '#src/api/changed.ts'
import { renewJobs } from '#src/features/coach-page/api.ts'
import { writeInAnotherTab } from '#storybook/another-tab.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { bodiesOf, callsOf, findToast, mock, press, replayLost } from '#storybook/person.ts'
import { choose, picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import { OLENA } from '#tests/fixtures/stories/clients.fixture.ts'
import {
  ADD_JOB,
  ADD_CERTIFICATE,
  addCertificate,
  addPaper,
  AFTERNOON,
  beginJob,
  CHANGE_JOB,
  beginSaving,
  edit,
  isViewing,
  lastRow,
  screen,
  TEXTS,
  addJob,
} from '#tests/fixtures/stories/coach-page.fixture.ts'
import { holdAnswers, leaveWhileSaving } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const JOBS = `draft/${OLENA}/current-jobs`
const CREATE = 'POST /v1/coaches/me/coach_info'

const meta = {
  title: 'Тренер/Твій сайт: збереження',
  parameters: { screen: AFTERNOON },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Ще нічого не заповнено',
  tags: ['desktop'],
  parameters: screen({ scenario: 'empty' }),
  async play(play) {
    const { canvas, userEvent } = play
    for (const hint of [
      'Розкажи, хто ти і як працюєш: з цього починається довіра клієнта.',
      'Розкажи, де і скільки ти працюєш.',
      'Змагання, звання, результати клієнтів — те, чим ти пишаєшся.',
      'Додай дипломи й сертифікати із зображенням.',
      'Вкажи зали, студії чи парки, де ти тренуєш.',
    ])
      await expect(await canvas.findByText(hint)).toBeVisible()
    await edit(play)
    await userEvent.type(canvas.getByLabelText('Розповідь'), 'Тренерка')
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getByText('Тренерка')).toBeVisible()
    const [created] = await callsOf(CREATE)
    await expect(created?.request).toEqual({
      bio: 'Тренерка',
      achievement: '',
      training_spaces: [],
    })
    await expect(await callsOf(TEXTS)).toEqual([])
  },
}

export const Edited: Story = {
  name: 'Редагування кожного блоку',
  async play(play) {
    const { canvas, userEvent } = play
    await edit(play)
    await userEvent.clear(canvas.getByLabelText('Розповідь'))
    await userEvent.type(canvas.getByLabelText('Розповідь'), 'Нова розповідь')
    const places = canvas.getByLabelText(/^Зали, студії, парки/)
    await expect(places).toHaveAccessibleDescription('Через кому')
    await userEvent.type(places, ', Онлайн')
    const phone = canvas.getByLabelText('Телефон')
    await expect(phone).toHaveAccessibleDescription('Той, з яким ти входиш')
    await beginJob(play, 'Власна студія')
    const end = (): HTMLElement => lastRow(play, 'Завершення')
    await userEvent.type(end(), '31.')
    await userEvent.tab()
    await expect(end()).toHaveValue('31.')
    // An end of today means the same as the box.
    await userEvent.clear(end())
    await userEvent.type(end(), '02.03.2027')
    await userEvent.tab()
    await expect(lastRow(play, 'Працюю досі')).toBeChecked()
    await expect(end()).toHaveValue('')
    await expect(end()).toBeDisabled()
    await press(play, '+ Додати досвід')
    await addPaper(play)
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getByText('Нова розповідь')).toBeVisible()
    await expect(canvas.getByText('січень 2024 — дотепер')).toBeVisible()
    await expect(canvas.getByText('Кросфіт L1')).toBeVisible()
    await expect(canvas.getByText('Онлайн')).toBeVisible()
    // One row is new and complete, one empty, the others unchanged.
    await expect((await callsOf(ADD_JOB)).map(({ request }) => request)).toEqual([
      { about: 'Власна студія', start_date: '2024-01-15', end_date: '2027-03-02' },
    ])
    await expect(await callsOf(CHANGE_JOB)).toEqual([])
    const [paper] = await callsOf(ADD_CERTIFICATE)
    await expect(paper?.url).toContain('authored_by=CrossFit')
    await expect(keptDrafts()).toEqual([JOBS])
  },
}

export const Renewed: Story = {
  name: 'Сервер лишає дату: «Працюю досі» надсилається знову раз на день, та не поверх незбереженого',
  async play(play) {
    const { canvas, loaded } = play
    const [job] = (await mock().rows('experiences', 'Персональна')).rows
    if (!job) throw new Error('No job')
    /** The server keeps the day on which the box was ticked on this device. */
    const keep = async (end_date: string): Promise<void> => {
      await mock().changeRow('experiences', job.key, { end_date })
      writeInAnotherTab(JOBS, { [job.key]: end_date })
    }
    await isViewing(play)
    await keep('2027-03-02')
    await mock().now('2027-03-03T14:00', true)
    await profileChanged(loaded['app'].queryClient)
    await waitFor(async () =>
      expect(await bodiesOf(CHANGE_JOB)).toMatchObject([{ end_date: '2027-03-03' }]),
    )
    await canvas.findByText('вересень 2021 — дотепер')

    await keep('2027-03-02')
    await edit(play)
    await play.userEvent.type(canvas.getByLabelText('Розповідь'), '!')
    await renewJobs(loaded['app'].queryClient, OLENA, '2027-03-03')
    await expect(await callsOf(CHANGE_JOB)).toHaveLength(1)
  },
}

export const TypedBackWhileSaving: Story = {
  name: 'Повернуте як було під час збереження — теж зміна; 12.3: під час збереження не відкинути нічого',
  async play(play) {
    await edit(play)
    const bio = play.canvas.getByLabelText('Розповідь')
    await play.userEvent.type(bio, '!')
    const come = await holdAnswers()
    await beginSaving(play)
    await play.userEvent.type(bio, '{Backspace}')
    await come()
    const save = play.canvas.getByRole('button', { name: 'Збереження…' })
    await waitFor(() => expect(save).toHaveTextContent('Зберегти'))
    await expect(bio).toHaveDisplayValue(/[^!]$/)
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(await callsOf(TEXTS)).toHaveLength(2)
    await expect(play.canvas.queryByText(/!$/)).toBeNull()
    await expect(keptDrafts()).toEqual([])

    await edit(play)
    await play.userEvent.type(play.canvas.getByLabelText('Розповідь'), ' І ще.')
    await leaveWhileSaving(play, () => press(play, 'Зберегти'))
    await expect(await callsOf(TEXTS)).toHaveLength(3)
    await expect(keptDrafts()).toEqual([])
  },
}

export const Incomplete: Story = {
  name: 'Незаповнений рядок, сертифікат без зображення й без токена',
  tags: ['state-failed'],
  async play(play) {
    const { canvas } = play
    await edit(play)
    await beginJob(play, 'Власна студія')
    await addCertificate(play)
    await press(play, 'Зберегти')
    await findToast('alert', `${SPEC.certificateNotSaved} «Кросфіт L1»: обери зображення`)
    await findToast('alert', `${SPEC.notSaved}досвіду «Власна студія»: заповни опис і обидві дати`)
    // What is missing is marked; the first of it has the focus, in view.
    const end = lastRow(play, 'Завершення')
    await expect(end).toHaveFocus()
    await expect(end.getBoundingClientRect().top).toBeGreaterThan(0)
    await expect(canvas.getByRole('button', { name: 'Зберегти' })).toBeVisible()
    await expect(await callsOf(ADD_JOB)).toEqual([])
    await expect(await callsOf(ADD_CERTIFICATE)).toEqual([])
    // The texts, which were not edited, are not sent either.
    await expect(await callsOf(TEXTS)).toEqual([])

    await play.userEvent.clear(lastRow(play, 'Ким і де'))
    await play.userEvent.clear(canvas.getByLabelText('Ким виданий'))
    choose(picture())
    await canvas.findByRole('button', { name: 'Замінити зображення' })
    await press(play, 'Зберегти')
    await findToast(
      'alert',
      `${SPEC.certificateNotSaved} «Кросфіт L1»: заповни назву, автора й дату`,
    )
    await findToast('alert', `${SPEC.notSaved}досвіду роботи: заповни опис і обидві дати`)
    await expect(lastRow(play, 'Ким і де')).toHaveFocus()

    await play.userEvent.type(canvas.getByLabelText('Ким виданий'), 'CrossFit')
    // As another program on the device would do it: no event reaches the app.
    localStorage.removeItem('auth-storage')
    await press(play, 'Зберегти')
    await findToast('alert', SPEC.noToken)
    await expect(canvas.getByLabelText('Назва')).toHaveValue('Кросфіт L1')
    await expect(await callsOf(ADD_CERTIFICATE)).toEqual([])
  },
}

export const PartlySaved: Story = {
  name: 'Частина збереглася, хоч відповідь і порожня: вдруге не надсилається',
  tags: ['state-failed'],
  parameters: screen({ faults: [`${TEXTS} 500×1`, `${ADD_JOB} empty×1`] }),
  async play(play) {
    const { canvas } = play
    await edit(play)
    await play.userEvent.type(canvas.getByLabelText('Розповідь'), ' І ще.')
    await addJob(play, 'Власна студія')
    await addPaper(play)
    await press(play, 'Зберегти')
    const text = `${SPEC.notSaved}опису, досягнень і місць тренувань`
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text)
    await expect(await callsOf(ADD_JOB)).toHaveLength(1)
    await expect(canvas.queryByLabelText('Ким виданий')).toBeNull()
    // 12.4: the second certificate does not have the picture of the first.
    await press(play, '+ Додати сертифікат')
    await canvas.findByLabelText('Ким виданий')
    await expect(canvas.queryByRole('button', { name: 'Замінити зображення' })).toBeNull()
    // The row is on the server now: changing it does not create a second one.
    await play.userEvent.type(lastRow(play, 'Ким і де'), ' 2')
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getByText('Власна студія 2')).toBeVisible()
    await expect(canvas.queryByText('Власна студія')).toBeNull()
    await expect(await callsOf(ADD_JOB)).toHaveLength(1)
    await expect(await callsOf(CHANGE_JOB)).toHaveLength(1)
    await expect(await callsOf(ADD_CERTIFICATE)).toHaveLength(1)
  },
}

export const JobAnswerLost: Story = {
  name: 'Опис і досвід збережено, хоч відповідь про досвід загубилася: удруге не надсилаються',
  tags: ['state-failed'],
  parameters: screen({ faults: [`${ADD_JOB} network×1`] }),
  async play(play) {
    const { canvas } = play
    await edit(play)
    await play.userEvent.type(canvas.getByLabelText('Розповідь'), ' І ще.')
    await addJob(play, 'Власна студія')
    await press(play, 'Зберегти')
    await findToast('alert', `${SPEC.notSaved}досвіду «Власна студія»`)
    // The row that was not saved, although nothing in it is wrong.
    await expect(lastRow(play, 'Ким і де')).toHaveFocus()
    await replayLost(ADD_JOB)
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getAllByText('Власна студія')).toHaveLength(1)
    // The lost call, and the call that simulates its effect.
    await expect(await callsOf(ADD_JOB)).toHaveLength(2)
    await expect(await callsOf(TEXTS)).toHaveLength(1)
  },
}
