import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import { callsOf, page, settled } from '#storybook/person.ts'
import {
  CREATION,
  chooseClient,
  coach,
  question,
} from '#tests/fixtures/stories/meetings.fixture.ts'

const meta = {
  title: 'Тренер/Деталі зустрічі',
  parameters: coach('/add-meeting'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Нова зустріч',
  tags: ['desktop'],
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
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: '12:00–13:00' }))
    await chooseClient(canvas, userEvent, 'Василенко')
    await expect(canvas.getByRole('button', { name: 'Змінити' })).toHaveFocus()
    const program = canvas.getByRole('combobox', { name: 'Програма тренувань' })
    await expect(program).toHaveAccessibleDescription(
      'Необов’язково: план вправ можна скласти пізніше.',
    )
    await userEvent.selectOptions(program, 'Верх тіла А')
  },
}

export const Validation: Story = {
  name: 'Не обрано час, потім клієнта',
  async play({ canvas, userEvent }) {
    const save = await canvas.findByRole('button', { name: 'Зберегти' })
    await canvas.findByRole('radio', { name: '12:00–13:00' })
    await canvas.findByRole('searchbox')
    await userEvent.click(save)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Будь ласка, оберіть час тренування')
    await expect(canvas.getByRole('group', { name: /Вільний час/ })).toHaveFocus()
    await userEvent.click(canvas.getByRole('radio', { name: '12:00–13:00' }))
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
    await userEvent.click(save)
    await expect(canvas.getByRole('alert')).toHaveTextContent('Будь ласка, оберіть клієнта')
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
    await expect(await callsOf(CREATION)).toHaveLength(0)
  },
}

export const AnotherDay: Story = {
  name: 'Інший день скидає час',
  async play({ canvas, userEvent, loaded }) {
    const { location } = loaded['app'].router.state
    await userEvent.click(await canvas.findByRole('radio', { name: '12:00–13:00' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Чт 4 березня/ }))
    await canvas.findByRole('group', { name: 'Вільний час, чт, 4 березня' })
    for (const time of canvas.getAllByRole('radio')) await expect(time).not.toBeChecked()
    await waitFor(() =>
      expect(loaded['app'].router.state.location.search).toEqual({ date: '2027-03-04' }),
    )
    await expect(location.pathname).toBe('/add-meeting')
    await userEvent.click(canvas.getByRole('button', { name: 'Наступний тиждень' }))
    await canvas.findByRole('group', { name: 'Вільний час, чт, 11 березня' })
    await userEvent.click(canvas.getByLabelText('Дата'))
    const month = within(await page().findByRole('dialog', { name: 'Дата: чт, 11 березня' }))
    await expect(
      await month.findByRole('button', { name: 'неділя, 28 березня 2027' }),
    ).toBeVisible()
    const free = { name: 'понеділок, 29 березня 2027, є вільний час' }
    await userEvent.click(await month.findByRole('button', free))
    await canvas.findByRole('group', { name: 'Вільний час, пн, 29 березня' })
  },
}

/** A meeting in the nth slot of the seed, chosen in the calendar. */
const inSlot = (n: number) => coach(`/add-meeting?date=2027-03-04&slot=${idOf('timeSlot', n)}`)

export const FromTheCalendar: Story = {
  name: 'День і час із календаря',
  tags: ['state-default'],
  parameters: inSlot(0x10a),
  async play({ canvas }) {
    await canvas.findByRole('group', { name: 'Вільний час, чт, 4 березня' })
    await expect(await canvas.findByRole('radio', { name: '11:00–12:00' })).toBeChecked()
  },
}

export const TakenMeanwhile: Story = {
  name: 'Час із календаря вже зайнято',
  tags: ['state-default'],
  parameters: inSlot(0x108),
  async play({ canvas }) {
    await canvas.findByRole('group', { name: 'Вільний час, чт, 4 березня' })
    for (const time of await canvas.findAllByRole('radio')) await expect(time).not.toBeChecked()
    await expect(canvas.queryByRole('radio', { name: '09:00–10:00' })).toBeNull()
  },
}

export const NoFreeTime: Story = {
  name: 'Вільного часу немає',
  tags: ['state-empty'],
  parameters: coach('/add-meeting?date=2027-03-07'),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Цього дня вільного часу немає/)).toHaveTextContent(
      'Цього дня вільного часу немає. Обери інший день або переглянь робочі години.',
    )
  },
}

export const EmptyBase: Story = {
  name: 'Тренер щойно зареєструвався',
  parameters: coach('/add-meeting', { scenario: 'empty' }),
  async play({ canvas }) {
    await expect(await canvas.findByText('У базі ще немає клієнтів')).toBeVisible()
    const advice = 'Надішли посилання на свій сайт: хто запишеться на тренування, з’явиться тут.'
    await expect(canvas.getByText(advice)).toBeVisible()
  },
}

export const NobodyFound: Story = {
  name: 'Нікого не знайдено',
  async play({ canvas, userEvent }) {
    const search = await canvas.findByPlaceholderText('Ім’я або прізвище')
    await reach(() => userEvent.type(search, 'ыъэ'))
    const note = await canvas.findByText('Нікого не знайдено. Перевір, як написано ім’я.')
    await expect(note).toBeVisible()
    await expect(note).toHaveRole('status')
    await expect(canvas.getByRole('button', { name: 'Ok' })).toBeDisabled()
  },
}

export const NotSaved: Story = {
  name: 'Не збереглося: усе обране лишається',
  parameters: coach('/add-meeting', { faults: [`${CREATION} 500`] }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('radio', { name: '12:00–13:00' }))
    await chooseClient(canvas, userEvent, 'Василенко')
    const save = canvas.getByRole('button', { name: 'Зберегти' })
    await reach(() => {
      // Both presses come before the next render.
      void fireEvent.click(save)
      void fireEvent.click(save)
    })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Помилка при збереженні тренування',
    )
    await expect(await page().findAllByRole('alert')).not.toHaveLength(0)
    await expect(canvas.getByRole('radio', { name: '12:00–13:00' })).toBeChecked()
    await expect(canvas.getByText('Ганна Василенко')).toBeVisible()
    await expect(await callsOf(CREATION)).toHaveLength(1)
  },
}

export const Taken: Story = {
  name: 'Час щойно зайняли',
  tags: ['state-failed'],
  parameters: coach('/add-meeting?date=2027-03-04', { scenario: 'taken' }),
  async play({ canvas, userEvent }) {
    const time = await canvas.findByRole('radio', { name: '11:00–12:00' })
    await userEvent.click(time)
    await chooseClient(canvas, userEvent, 'Василенко')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Цей час уже зайнято. Обери інший.',
    )
    await waitFor(() => expect(time).not.toBeInTheDocument())
    await expect(canvas.getByRole('group', { name: 'Вільний час, чт, 4 березня' })).toHaveFocus()
    await expect(canvas.getByText('Ганна Василенко')).toBeVisible()
  },
}

export const Busy: Story = {
  name: 'Довгі імена й назви',
  tags: ['desktop'],
  parameters: coach('/add-meeting', { scenario: 'busy' }),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findAllByRole('option', { name: /\+380/ })).not.toHaveLength(0)
    await reached()
    const list = () => canvas.getByRole('listbox', { name: 'Клієнти' })
    list().scrollTop = 1000
    await userEvent.type(canvas.getByRole('searchbox'), 'а')
    // The new results are shown from the top.
    await waitFor(() => expect(list().scrollTop).toBe(0))
  },
}

export const Edge: Story = {
  name: 'Апострофи, короткі й довгі імена',
  tags: ['desktop'],
  parameters: coach('/add-meeting', { scenario: 'edge' }),
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('option')).not.toHaveLength(0)
  },
}

export const Leaving: Story = {
  name: 'Закрити слот: без змін одразу, зі змінами після запитання',
  parameters: coach('/add-meeting?date=2027-03-04'),
  async play({ canvas, userEvent, loaded }) {
    const path = () => loaded['app'].router.state.location.pathname
    const close = async () => userEvent.click(canvas.getByRole('link', { name: 'Закрити слот' }))
    await userEvent.click(await canvas.findByRole('radio', { name: '11:00–12:00' }))
    await close()
    const stay = (await question()).getByRole('button', { name: 'Повернутись' })
    await userEvent.click(await settled(stay))
    await expect(path()).toBe('/add-meeting')
    await expect(canvas.getByRole('radio', { name: '11:00–12:00' })).toBeChecked()
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: /^Пт 5 березня/ }))
    const { router } = loaded['app']
    await waitFor(() => expect(router.state.location.search).toEqual({ date: '2027-03-05' }))
    await close()
    await canvas.findByRole('heading', { name: 'Календар' })
    await expect(path()).toBe('/calendar')
  },
}
