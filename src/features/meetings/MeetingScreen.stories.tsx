import type { Meta, Parameters, StoryObj } from '@storybook/react-vite'
import { configure, expect, fireEvent, waitFor, within } from 'storybook/test'

import { renderScreen, type ScreenParameters } from '#storybook/screen.tsx'

const SLOTS = 'GET /v1/coaches/{id}/time_slots'
const CLIENTS = 'GET /v1/coaches/{id}/clients'
const CREATE = 'POST /v1/calendar/sessions'
const SESSION = 'GET /v1/calendar/sessions/{id}'

/** Wednesday 3 March 17:00, «Сила: база 5×5»; Friday 5 March 11:00 without a program. */
const WITH_PROGRAM = '5e551000-0000-4000-8000-00000000008b'

/** What the coach left unsaved in the session's plan, which another program replaces. */
const DRAFT = `session-draft/05e20000-0000-4000-8000-000000000001/${WITH_PROGRAM}`
const OLD_PLAN = JSON.stringify({ name: 'Стара назва', exercises: [] })

const coach = (url: string, more: Partial<ScreenParameters> = {}): Parameters => ({
  screen: { url, as: 'coach', ...more },
})

type Canvas = ReturnType<typeof within>
interface User {
  click: (element: Element) => Promise<void>
  type: (element: Element, text: string) => Promise<void>
}

/** Finds a client by name and takes them with «Ok». */
async function chooseClient(canvas: Canvas, userEvent: User, name: string): Promise<void> {
  await userEvent.type(await canvas.findByRole('searchbox'), name)
  await userEvent.click(await canvas.findByRole('option', { name: new RegExp(name) }))
  await userEvent.click(canvas.getByRole('button', { name: 'Ok' }))
  await canvas.findByText('новий клієнт')
}

const sent = async (method: string) =>
  ((await window.mock?.requests()) ?? []).filter(
    (call) => call.method === method && call.url.includes('/v1/calendar/sessions'),
  )

// Screens load their data and code first, on a machine that may be busy.
configure({ asyncUtilTimeout: 5000 })

const meta = {
  title: 'Тренер/Деталі зустрічі',
  render: renderScreen,
  parameters: coach('/add-meeting'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Нова зустріч',
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Деталі зустрічі', level: 1 })
    await expect(canvas.getByRole('link', { name: 'Закрити слот' })).toHaveAttribute(
      'href',
      '/calendar',
    )
    const times = within(await canvas.findByRole('group', { name: /Вільний час/ }))
    await expect(await times.findAllByRole('radio')).toHaveLength(4)
    await expect(times.queryByText('09:00–10:00')).not.toBeInTheDocument()
  },
}

export const Chosen: Story = {
  name: 'Усе обрано',
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: '12:00–13:00' }))
    await chooseClient(canvas, userEvent, 'Василенко')
    await expect(canvas.getByRole('button', { name: 'Змінити' })).toHaveFocus()
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Програма тренувань' }),
      'Верх тіла А',
    )
  },
}

export const Validation: Story = {
  name: 'Не обрано час, потім клієнта',
  async play({ canvas, userEvent }) {
    const save = await canvas.findByRole('button', { name: 'Зберегти' })
    await canvas.findByRole('radio', { name: '12:00–13:00' })
    await userEvent.click(save)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Будь ласка, оберіть час тренування')
    await expect(canvas.getByRole('group', { name: /Вільний час/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: '12:00–13:00' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
    await userEvent.click(save)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Будь ласка, оберіть клієнта')
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
    await expect(await sent('POST')).toHaveLength(0)
  },
}

export const AnotherDay: Story = {
  name: 'Інший день скидає час',
  async play({ canvas, userEvent, loaded }) {
    const { location } = loaded['app'].router.state
    await userEvent.click(await canvas.findByRole('radio', { name: '12:00–13:00' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Чт 4 березня/ }))
    await canvas.findByRole('group', { name: 'Вільний час, четвер, 4 березня' })
    for (const time of canvas.getAllByRole('radio')) await expect(time).not.toBeChecked()
    await waitFor(() =>
      expect(loaded['app'].router.state.location.search).toEqual({ date: '2027-03-04' }),
    )
    await expect(location.pathname).toBe('/add-meeting')
    await userEvent.click(canvas.getByRole('button', { name: 'Наступний тиждень' }))
    await canvas.findByRole('group', { name: 'Вільний час, четвер, 11 березня' })
    await fireEvent.change(canvas.getByLabelText('Дата'), { target: { value: '2027-03-29' } })
    await canvas.findByRole('group', { name: 'Вільний час, понеділок, 29 березня' })
  },
}

export const FromTheCalendar: Story = {
  name: 'День і час із календаря',
  parameters: coach('/add-meeting?date=2027-03-04&slot=51070000-0000-4000-8000-000000000001'),
  async play({ canvas }) {
    // A slot that is not free is not chosen.
    await canvas.findByRole('group', { name: 'Вільний час, четвер, 4 березня' })
    for (const time of await canvas.findAllByRole('radio')) await expect(time).not.toBeChecked()
  },
}

export const NoFreeTime: Story = {
  name: 'Вільного часу немає',
  parameters: coach('/add-meeting?date=2027-03-07'),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Цього дня вільного часу немає/)).toBeVisible()
  },
}

export const EmptyBase: Story = {
  name: 'Тренер щойно зареєструвався',
  parameters: coach('/add-meeting', { scenario: 'empty' }),
  async play({ canvas }) {
    await expect(await canvas.findByText('У базі ще немає клієнтів')).toBeVisible()
  },
}

export const NobodyFound: Story = {
  name: 'Нікого не знайдено',
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('searchbox'), 'ыъэ')
    await expect(await canvas.findByText(/Нікого не знайдено/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Ok' })).toBeDisabled()
  },
}

export const Loading: Story = {
  name: 'Розклад і база завантажуються',
  parameters: coach('/add-meeting', { faults: [`${SLOTS} timeout`, `${CLIENTS} timeout`] }),
  async play({ canvas }) {
    await canvas.findByRole('group', { name: /Вільний час/ })
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
}

export const PartsFailed: Story = {
  name: 'Розклад і база не завантажились',
  parameters: coach('/add-meeting', { faults: [`${SLOTS} 500×1`, `${CLIENTS} 500×1`] }),
  async play({ canvas, userEvent }) {
    await canvas.findByText('Не вдалося завантажити розклад')
    await canvas.findByText('Не вдалося завантажити список клієнтів')
    for (const retry of canvas.getAllByRole('button', { name: 'Спробувати ще раз' }))
      await userEvent.click(retry)
    await canvas.findByRole('radio', { name: '12:00–13:00' })
    await canvas.findByRole('searchbox')
  },
}

export const NotSaved: Story = {
  name: 'Не збереглося: усе обране лишається',
  parameters: coach('/add-meeting', { faults: [`${CREATE} 500`] }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: '12:00–13:00' }))
    await chooseClient(canvas, userEvent, 'Василенко')
    const save = canvas.getByRole('button', { name: 'Зберегти' })
    // Both before anything is drawn anew.
    void fireEvent.click(save)
    void fireEvent.click(save)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Помилка при збереженні тренування',
    )
    await expect(await within(document.body).findAllByRole('alert')).not.toHaveLength(0)
    await expect(canvas.getByRole('radio', { name: '12:00–13:00' })).toBeChecked()
    await expect(canvas.getByText('Ганна Василенко')).toBeVisible()
    await expect(await sent('POST')).toHaveLength(1)
  },
}

export const Taken: Story = {
  name: 'Час щойно зайняли',
  parameters: coach('/add-meeting?date=2027-03-04', { scenario: 'taken' }),
  async play({ canvas, userEvent }) {
    const time = await canvas.findByRole('radio', { name: '11:00–12:00' })
    await userEvent.click(time)
    await chooseClient(canvas, userEvent, 'Василенко')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Цей час уже зайнято. Оберіть інший.',
    )
    await waitFor(() => expect(time).not.toBeInTheDocument())
    await expect(
      canvas.getByRole('group', { name: 'Вільний час, четвер, 4 березня' }),
    ).toHaveFocus()
    await expect(canvas.getByText('Ганна Василенко')).toBeVisible()
  },
}

export const Edit: Story = {
  name: 'Зустріч, що вже є',
  parameters: coach(`/add-meeting/${WITH_PROGRAM}`, { device: { [DRAFT]: OLD_PLAN } }),
  async play({ canvas, userEvent, loaded }) {
    await expect(await canvas.findByRole('radio', { name: '17:00–18:00' })).toBeChecked()
    await expect(canvas.queryByText('новий клієнт')).not.toBeInTheDocument()
    const program = canvas.getByRole('combobox', { name: 'Програма тренувань' })
    await expect(program).toHaveDisplayValue('Сила: база 5×5')
    await userEvent.click(canvas.getByRole('button', { name: /^Пт 5 березня/ }))
    await expect(
      await canvas.findByText(/залишається середа, 3 березня, 17:00–18:00/),
    ).toBeVisible()
    await userEvent.selectOptions(program, 'Верх тіла А')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await within(document.body).findByText('Сесія оновлена')
    await canvas.findByRole('heading', { name: 'Редагування сесії' })
    await expect(loaded['app'].router.state.location.pathname).toBe(`/session/${WITH_PROGRAM}/edit`)
    await expect(await canvas.findByLabelText('Назва програми')).toHaveValue('Верх тіла А')
    await expect(await canvas.findByRole('group', { name: 'Жим штанги лежачи' })).toBeVisible()
  },
}

export const UnknownProgram: Story = {
  name: 'Невідома програма',
  parameters: coach('/add-meeting/5e551000-0000-4000-8000-000000000011', { scenario: 'edge' }),
  async play({ canvas }) {
    const program = await canvas.findByRole('combobox', { name: 'Програма тренувань' })
    await expect(program).toHaveDisplayValue('Невідома програма')
  },
}

export const EditFailed: Story = {
  name: 'Сесія не завантажилась',
  parameters: coach(`/add-meeting/${WITH_PROGRAM}`, { faults: [`${SESSION} 500×1`] }),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Деталі зустрічі' })
    await canvas.findByText('Не вдалося завантажити дані сесії')
    await userEvent.click(canvas.getByRole('button', { name: 'Спробувати ще раз' }))
    await canvas.findByRole('radio', { name: '17:00–18:00' })
  },
}

export const Busy: Story = {
  name: 'Довгі імена й назви',
  parameters: coach('/add-meeting', { scenario: 'busy' }),
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('option', { name: /\+380/ })).not.toHaveLength(0)
  },
}
