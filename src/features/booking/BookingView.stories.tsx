import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { renderScreen, type ScreenParameters } from '#storybook/screen.tsx'

const SLOTS = 'GET /v1/coaches/{id}/time_slots'
const BOOK = 'POST /v1/calendar/sessions'
const THURSDAY = '/coach/olena-koval?date=2027-03-04'

const meta = {
  title: 'Клієнт/Запис на тренування',
  render: renderScreen,
  parameters: { screen: { url: THURSDAY, as: 'client' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Play = Pick<StoryContext, 'canvas' | 'userEvent'>

const screen = (more: Partial<ScreenParameters>, url = THURSDAY) => ({
  screen: { url, as: 'client', ...more } satisfies ScreenParameters,
})

const body = () => within(document.body)

const callsOf = async (operation: string) =>
  ((await window.mock?.requests()) ?? []).filter((entry) => entry.operation === operation)

const chip = ({ canvas }: Pick<Play, 'canvas'>, name: string | RegExp) =>
  canvas.findByRole('button', { name })

/** Presses a free slot, then the button of the dialog. */
async function book(play: Play, time = /^15:00–16:00/): Promise<HTMLElement> {
  await play.userEvent.click(await chip(play, time))
  const dialog = await body().findByRole('dialog', { name: 'Записатися на тренування?' })
  const button = within(dialog).getByRole('button', { name: 'Записатися' })
  await waitFor(() => expect(button).toBeVisible())
  await play.userEvent.click(button)
  return dialog
}

export const Default: Story = {
  name: 'Гість обирає день і час',
  parameters: screen({ as: 'guest' }, '/coach/olena-koval'),
  async play({ canvas, userEvent, loaded }) {
    const section = within(await canvas.findByRole('region', { name: 'Запис на тренування' }))
    await section.findByRole('heading', { name: 'Ранок 08:00–11:30' })
    await expect(section.getByRole('heading', { name: 'День 12:00–17:30' })).toBeVisible()
    await expect(section.getByRole('heading', { name: 'Вечір 18:00–22:00' })).toBeVisible()
    // 09:40 in Kyiv.
    await expect(section.getByRole('button', { name: '09:00–10:00 минуло' })).toBeVisible()
    await expect(section.getByRole('button', { name: '10:00–11:00 запис закрито' })).toBeVisible()
    await expect(section.getByRole('button', { name: '11:00–12:00 зайнято' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(section.getByRole('heading', { name: '1–7 березня' })).toBeVisible()
    const today = section.getByRole('button', {
      name: /^Вт 2 березня, сьогодні, вільно годин: \d+$/,
    })
    await expect(today).toHaveAttribute('aria-pressed', 'true')

    await userEvent.click(section.getByRole('button', { name: 'Наступний тиждень' }))
    await section.findByRole('heading', { name: '8–14 березня' })
    await expect(loaded['app'].router.state.location.search).toEqual({ date: '2027-03-09' })
    await userEvent.click(section.getByRole('button', { name: 'Попередній тиждень' }))
    await userEvent.click(section.getByRole('button', { name: 'Попередній тиждень' }))
    await expect(loaded['app'].router.state.location.search).toEqual({ date: '2027-03-02' })
    await userEvent.click(await section.findByRole('button', { name: /^Чт 4 березня/ }))
    await expect(loaded['app'].router.state.location.search).toEqual({ date: '2027-03-04' })
  },
}

export const Anonymous: Story = {
  name: 'Гостя веде до реєстрації і назад до дня й часу',
  parameters: screen({ as: 'guest' }),
  async play({ canvas, userEvent, loaded }) {
    const { router } = loaded['app']
    await userEvent.click(await chip({ canvas }, '15:00–16:00 вільно'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/register'))
    const { user_type, next } = router.state.location.search
    await expect(user_type).toBe('client')
    await expect(next).toMatch(/^\/coach\/olena-koval\?date=2027-03-04&slot=[\da-f-]{36}$/)
  },
}

export const TakenStates: Story = {
  name: 'Свої і чужі години названо словами',
  parameters: screen({}, '/coach/olena-koval?date=2027-03-05'),
  async play(play) {
    await chip(play, '18:00–19:00 ваш запит')
    await play.userEvent.click(await chip(play, /^Ср 3 березня/))
    await chip(play, '18:00–19:00 ви записані')
    const taken = await chip(play, '14:00–15:00 зайнято')
    await play.userEvent.click(taken)
    await expect(body().queryByRole('dialog')).toBeNull()
  },
}

export const Booked: Story = {
  name: 'Клієнт надсилає запит',
  async play(play) {
    await book(play)
    const notice = within(await body().findByRole('dialog', { name: 'Запит надіслано' }))
    await expect(notice.getByText('Очікує підтвердження')).toBeVisible()
    await expect(notice.getByText('Тренер має підтвердити запит до 12:40.')).toBeVisible()
    await expect(notice.getByText(/протягом 3 годин/)).toBeVisible()
    await waitFor(() => expect(notice.getByRole('button', { name: 'Зрозуміло' })).toHaveFocus())
    const [call] = await callsOf(BOOK)
    await expect(call?.request).toMatchObject({ status: 'unverified', training_program_id: null })
    await play.userEvent.keyboard('{Enter}')
    await chip(play, '15:00–16:00 ваш запит')
  },
}

export const Soon: Story = {
  name: 'Менше ніж за 3 години: строк за годину до початку',
  parameters: screen({}, '/coach/olena-koval'),
  async play(play) {
    await play.userEvent.click(await chip(play, '12:00–13:00 вільно'))
    const dialog = within(await body().findByRole('dialog'))
    await dialog.findByText('Тренер має підтвердити запит до 11:00.')
  },
}

export const Chosen: Story = {
  name: 'Обраний час лишається під рукою',
  async play(play) {
    await play.userEvent.click(await chip(play, /^15:00–16:00/))
    const dialog = within(await body().findByRole('dialog'))
    await play.userEvent.click(await dialog.findByRole('button', { name: 'Скасувати' }))
    const chosen = within(await play.canvas.findByRole('group', { name: 'Обраний час' }))
    await expect(chosen.getByText('чт, 4 березня, 15:00–16:00')).toBeVisible()
    await expect(await chip(play, '15:00–16:00 обрано')).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(body().queryByRole('dialog')).toBeNull())
    await play.userEvent.click(chosen.getByRole('button', { name: 'Записатися' }))
    await body().findByRole('dialog', { name: 'Записатися на тренування?' })
  },
}

export const Gone: Story = {
  name: 'Обраного часу вже немає',
  parameters: screen({}, `${THURSDAY}&slot=00000000-0000-4000-8000-000000000000`),
  async play({ canvas }) {
    await canvas.findByText('Обраний час уже недоступний. Оберіть інший.')
  },
}

export const Taken: Story = {
  name: 'Хтось встиг раніше',
  parameters: screen({ scenario: 'taken' }),
  async play(play) {
    await book(play)
    const notice = within(await body().findByRole('dialog', { name: 'Записатися не вдалося' }))
    await expect(notice.getByText('Скасовано')).toBeVisible()
    await expect(notice.getByRole('alert')).toHaveTextContent('Цей час уже зайнято. Оберіть інший.')
    await expect(notice.queryByRole('button', { name: 'Спробувати ще раз' })).toBeNull()
    await play.userEvent.click(notice.getByRole('button', { name: 'Обрати інший час' }))
    await chip(play, '15:00–16:00 зайнято')
    await expect(await chip(play, /^Чт 4 березня/)).toHaveAttribute('aria-pressed', 'true')
  },
}

const failing = (name: string, kind: string): Story => ({
  name,
  parameters: screen({ faults: [`${BOOK} ${kind}×1`] }),
  async play(play) {
    await book(play)
    const notice = within(await body().findByRole('dialog', { name: 'Записатися не вдалося' }))
    await expect(notice.getByText('Скасовано')).toBeVisible()
    await expect(notice.getByRole('alert')).toHaveTextContent('Помилка при збереженні тренування')
    await play.userEvent.click(notice.getByRole('button', { name: 'Спробувати ще раз' }))
    await body().findByRole('dialog', { name: 'Запит надіслано' })
    await expect(await callsOf(BOOK)).toHaveLength(2)
  },
})

export const ServerDown = failing('Помилка сервера', '500')
export const Offline = failing('Немає мережі', 'network')
export const Malformed = failing('Незрозуміла відповідь', 'malformed')

export const DoubleClick: Story = {
  name: 'Подвійне натискання надсилає один раз',
  async play(play) {
    await window.mock?.latency(100)
    await play.userEvent.click(await chip(play, /^15:00–16:00/))
    const dialog = within(await body().findByRole('dialog'))
    const button = await dialog.findByRole('button', { name: 'Записатися' })
    button.click()
    button.click()
    await body().findByRole('dialog', { name: 'Запит надіслано' })
    await expect(await callsOf(BOOK)).toHaveLength(1)
  },
}

export const Coach: Story = {
  name: 'Тренер не записується',
  parameters: screen({ as: 'coach' }),
  async play(play) {
    await play.canvas.findByText('Записатися може лише клієнт, а ви увійшли як тренер.')
    const free = await chip(play, '15:00–16:00 вільно')
    await expect(free).toHaveAttribute('aria-disabled', 'true')
    await play.userEvent.click(free)
    await expect(body().queryByRole('dialog')).toBeNull()
  },
}

export const FullDay: Story = {
  name: 'Вільного часу цього дня немає',
  parameters: screen({ as: 'guest', now: '2027-03-02T18:30' }, '/coach/olena-koval'),
  async play(play) {
    await play.canvas.findByText('Вільного часу цього дня вже немає.')
    await play.userEvent.click(
      play.canvas.getByRole('button', { name: 'Найближчий вільний день: ср, 3 березня' }),
    )
    await expect(await chip(play, /^Ср 3 березня/)).toHaveAttribute('aria-pressed', 'true')
  },
}

export const NoHours: Story = {
  name: 'Тренер без робочих годин',
  parameters: screen({ as: 'guest', scenario: 'empty' }, '/coach/olena-koval'),
  async play({ canvas, userEvent }) {
    await canvas.findByText('Цього дня тренер не приймає.')
    const next = canvas.getByRole('button', { name: 'Показати наступний тиждень' })
    await userEvent.click(next)
    await canvas.findByRole('heading', { name: '8–14 березня' })
  },
}

export const Edge: Story = {
  name: 'Години від 00:00 до 23:59',
  parameters: screen({ scenario: 'edge' }, '/coach/olena-koval?date=2027-03-28'),
  async play(play) {
    await chip(play, '00:00–01:00 зайнято')
    await chip(play, /^23:00–23:59/)
    await expect(play.canvas.getByRole('heading', { name: '22–28 березня' })).toBeVisible()
  },
}

export const BadAddress: Story = {
  name: 'Неправильний день в адресі',
  parameters: screen({ as: 'guest' }, '/coach/olena-koval?date=2027-02-30&slot=%3Cb%3E'),
  async play(play) {
    await expect(await chip(play, /^Вт 2 березня, сьогодні/)).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

export const SlotsFailed: Story = {
  name: 'Розклад не завантажився',
  parameters: screen({ faults: [`${SLOTS} 500×1`] }),
  async play(play) {
    await play.canvas.findByRole('heading', { name: 'Не вдалося завантажити розклад' })
    await play.userEvent.click(play.canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await chip(play, '15:00–16:00 вільно')
  },
}
