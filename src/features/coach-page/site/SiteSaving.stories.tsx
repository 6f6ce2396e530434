import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { keptDrafts } from '#storybook/kept-drafts.ts'
import { callsOf, press, findToast } from '#storybook/person.ts'
import { choose, picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import {
  ADD_JOB,
  ADD_CERTIFICATE,
  addJob,
  addCertificate,
  AFTERNOON,
  beginJob,
  CHANGE_JOB,
  beginSaving,
  edit,
  isViewing,
  lastRow,
  screen,
  TEXTS,
} from '#tests/fixtures/stories/coach-page.fixture.ts'
import { holdAnswers, leaveWhileSaving } from '#tests/fixtures/stories/held-answers.fixture.ts'

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

export const NotCreated: Story = {
  name: 'Профіль не створено',
  parameters: screen({ scenario: 'empty', faults: [`${CREATE} 500×1`] }),
  async play(play) {
    await edit(play)
    await play.userEvent.type(play.canvas.getByLabelText('Розповідь'), 'Тренерка')
    await press(play, 'Зберегти')
    await findToast('alert', 'Не вдалося створити профіль тренера')
    await expect(play.canvas.getByLabelText('Розповідь')).toHaveValue('Тренерка')
    await press(play, 'Зберегти')
    await isViewing(play)
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
    await addJob(play, 'Власна студія')
    await expect(lastRow(play, 'Завершення')).toBeDisabled()
    await press(play, '+ Додати досвід')
    await addCertificate(play)
    const chosen = canvas.getByRole('group', { name: 'Зображення сертифіката' })
    choose(picture())
    await within(chosen).findByRole('button', { name: 'Замінити зображення' })
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
    await expect(keptDrafts()).toEqual([])
  },
}

export const TypedBackWhileSaving: Story = {
  name: 'Повернуте як було під час збереження — теж зміна',
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
  },
}

export const SecondCertificate: Story = {
  name: '12.4: другий сертифікат не має зображення першого',
  parameters: screen({ faults: [`${TEXTS} 500×1`] }),
  async play(play) {
    const { canvas } = play
    await edit(play)
    await play.userEvent.type(canvas.getByLabelText('Розповідь'), ' І ще.')
    await addCertificate(play)
    choose(picture())
    await canvas.findByRole('button', { name: 'Замінити зображення' })
    await press(play, 'Зберегти')
    await canvas.findByText('Помилка збереження опису, досягнень і місць тренувань')
    await expect(canvas.queryByLabelText('Ким виданий')).toBeNull()
    await press(play, '+ Додати сертифікат')
    await canvas.findByLabelText('Ким виданий')
    await expect(canvas.queryByRole('button', { name: 'Замінити зображення' })).toBeNull()
  },
}

export const NoToken: Story = {
  name: 'Сертифікат без токена',
  tags: ['state-failed'],
  async play(play) {
    const { canvas } = play
    await edit(play)
    await addCertificate(play)
    const chosen = canvas.getByRole('group', { name: 'Зображення сертифіката' })
    choose(picture())
    await within(chosen).findByRole('button', { name: 'Замінити зображення' })
    // As another program on the device would do it: no event reaches the app.
    localStorage.removeItem('auth-storage')
    await press(play, 'Зберегти')
    await findToast('alert', 'Токен не знайдено!')
    await expect(canvas.getByLabelText('Назва')).toHaveValue('Кросфіт L1')
    await expect(await callsOf(ADD_CERTIFICATE)).toEqual([])
  },
}

export const Incomplete: Story = {
  name: 'Незаповнений рядок і сертифікат без зображення',
  tags: ['state-failed'],
  async play(play) {
    const { canvas } = play
    await edit(play)
    await beginJob(play, 'Власна студія')
    await addCertificate(play)
    await press(play, 'Зберегти')
    await findToast('alert', 'Помилка збереження сертифікату «Кросфіт L1»: обери зображення')
    await findToast(
      'alert',
      'Помилка збереження досвіду «Власна студія»: заповни опис і обидві дати',
    )
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
      'Помилка збереження сертифікату «Кросфіт L1»: заповни назву, автора й дату',
    )
    await findToast('alert', 'Помилка збереження досвіду роботи: заповни опис і обидві дати')
    await expect(await callsOf(ADD_CERTIFICATE)).toEqual([])
  },
}

export const LeavingWhileSaving: Story = {
  name: '12.3: під час збереження сайту відкинути нічого',
  async play(play) {
    await edit(play)
    await play.userEvent.type(play.canvas.getByLabelText('Розповідь'), ' І ще.')
    await leaveWhileSaving(play, () => press(play, 'Зберегти'))
    await expect(await callsOf(TEXTS)).toHaveLength(1)
    await expect(keptDrafts()).toEqual([])
  },
}
