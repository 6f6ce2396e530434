import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { HALF_COVERED } from '#storybook/axe.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import {
  callsOf,
  expectToBeAt,
  findToast,
  mock,
  noDialog,
  page,
  type Play,
  press,
  routerOf,
} from '#storybook/person.ts'
import { ANDRIY } from '#tests/fixtures/stories/clients.fixture.ts'
import { answer, CREATION, chooseClient, coach } from '#tests/fixtures/stories/meetings.fixture.ts'
import { expectSentOnce, holdNextScreen } from '#tests/fixtures/stories/slow-navigation.fixture.ts'
import { translated } from '#tests/fixtures/stories/translated.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const SLOTS = 'GET /v1/coaches/{id}/time_slots'
const CLIENTS = 'GET /v1/coaches/{id}/clients'
const TAKEN = 'Цей час уже зайнято. Обери інший.'

const programs = ({ canvas }: Pick<Play, 'canvas'>) =>
  canvas.getByRole('group', { name: 'Програма тренувань' })

const chooseProgram = (play: Play, name: string): Promise<void> =>
  play.userEvent.click(within(programs(play)).getByRole('radio', { name }))

const meta = {
  title: 'Тренер/Деталі зустрічі',
  parameters: coach('/add-meeting'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Нова зустріч',
  tags: ['desktop', 'main'],
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
  name: 'Не обрано час, потім клієнта; усе обрано; поки відкривається план, нічого не надсилається вдруге',
  async play(play) {
    const { canvas, userEvent } = play
    const time = await canvas.findByRole('radio', { name: '12:00–13:00' })
    await canvas.findByRole('searchbox')
    await press(play, 'Зберегти')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Будь ласка, оберіть час тренування')
    await expect(canvas.getByRole('group', { name: /Вільний час/ })).toHaveFocus()
    await userEvent.click(time)
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
    await press(play, 'Зберегти')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Будь ласка, оберіть клієнта')
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus())
    await expect(await callsOf(CREATION)).toHaveLength(0)

    await reach(async () => {
      await chooseClient(play, 'Василенко')
      await expect(canvas.getByRole('button', { name: 'Змінити' })).toHaveFocus()
      await chooseProgram(play, 'Верх тіла А')
    })
    await expect(programs(play)).toHaveAccessibleDescription(
      'Необов’язково: план вправ можна скласти пізніше.',
    )
    await holdNextScreen(play, '/v1/calendar/sessions/{id}')
    await press(play, 'Зберегти')
    const saving = await canvas.findByRole('button', { name: 'Збереження…' })
    await expect(saving).toHaveFocus()
    await expect(canvas.getByText('Ганна Василенко').closest('[inert]')).not.toBeNull()
    await expectSentOnce(play, saving, CREATION)
  },
}

/** A meeting in the nth slot of the seed, chosen in the calendar. */
const inSlot = (n: number) => coach(`/add-meeting?date=2027-03-04&slot=${idOf('timeSlot', n)}`)

const expectDay = (play: Play, date: string) =>
  waitFor(() => expect(routerOf(play).state.location.search).toEqual({ date }))

export const AnotherDay: Story = {
  ...translated,
  name: 'Час із календаря вже зайнято; інший день скидає час, і на перекладеній сторінці',
  tags: ['state-default'],
  parameters: inSlot(0x108),
  async play(play) {
    const { canvas, userEvent } = play
    // On a translated page a space at the end of a part is not read here.
    const day = (name: string) =>
      canvas.findByRole('group', { name: new RegExp(`^Вільний час, ?${name}$`) })
    const notChosen = async (): Promise<void> => {
      for (const time of await canvas.findAllByRole('radio', { name: /^\d/ }))
        await expect(time).not.toBeChecked()
    }
    await day('чт, 4 березня')
    await notChosen()
    await expect(canvas.queryByRole('radio', { name: '09:00–10:00' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: '11:00–12:00' }))
    await press(play, /^п'ятниця, 5 березня/)
    await day('пт, 5 березня')
    await notChosen()
    await expectDay(play, '2027-03-05')
    await expectToBeAt(play, '/add-meeting')
    await press(play, 'Наступний тиждень')
    await day('пт, 12 березня')
    await userEvent.click(canvas.getByLabelText('Дата'))
    const month = within(await page().findByRole('dialog', { name: 'Дата: пт, 12 березня' }))
    await expect(
      await month.findByRole('button', { name: 'неділя, 28 березня 2027' }),
    ).toBeVisible()
    const free = { name: 'понеділок, 29 березня 2027, є вільний час' }
    await userEvent.click(await month.findByRole('button', free))
    await day('пн, 29 березня')
  },
}

export const EmptyBase: Story = {
  name: 'Тренер щойно зареєструвався: ні часу, ні клієнтів',
  parameters: coach('/add-meeting', { scenario: 'empty' }),
  async play({ canvas }) {
    await expect(await canvas.findByText(/Цього дня вільного часу немає/)).toHaveTextContent(
      'Цього дня вільного часу немає. Обери інший день або переглянь робочі години.',
    )
    await expect(await canvas.findByText('У базі ще немає клієнтів')).toBeVisible()
    const advice = 'Надішли посилання на свій сайт: хто запишеться на тренування, з’явиться тут.'
    await expect(canvas.getByText(advice)).toBeVisible()
  },
}

export const Taken: Story = {
  name: 'Час щойно зайняли',
  tags: ['state-failed'],
  parameters: coach('/add-meeting?date=2027-03-04', { scenario: 'taken' }),
  async play(play) {
    const { canvas, userEvent } = play
    const time = await canvas.findByRole('radio', { name: '11:00–12:00' })
    await userEvent.click(time)
    await chooseClient(play, 'Василенко')
    await press(play, 'Зберегти')
    const times = canvas.getByRole('group', { name: 'Вільний час, чт, 4 березня' })
    await expect(await within(times).findByRole('alert')).toHaveTextContent(TAKEN)
    await waitFor(() => expect(time).not.toBeInTheDocument())
    await expect(times).toHaveFocus()
    await expect(canvas.getByText('Ганна Василенко')).toBeVisible()
  },
}

export const Busy: Story = {
  name: 'Довгі імена й назви; нікого не знайдено',
  tags: ['desktop'],
  parameters: coach('/add-meeting', { scenario: 'busy' }),
  async play({ canvas, userEvent }) {
    await expect(await canvas.findAllByRole('option', { name: /\+380/ })).not.toHaveLength(0)
    await reached()
    const list = () => canvas.getByRole('listbox', { name: 'Клієнти' })
    list().scrollTop = 1000
    const search = canvas.getByPlaceholderText('Ім’я або прізвище')
    await userEvent.type(search, 'а')
    // The new results are shown from the top.
    await waitFor(() => expect(list().scrollTop).toBe(0))
    await userEvent.type(search, 'ыъэ')
    const note = await canvas.findByText('Нікого не знайдено. Перевір, як написано ім’я.')
    await expect(note).toHaveRole('status')
    await expect(canvas.getByRole('button', { name: 'Ok' })).toBeDisabled()
  },
}

export const Leaving: Story = {
  name: 'День і час із календаря; зі змінами закривається після запитання, без них одразу',
  tags: ['state-default'],
  parameters: inSlot(0x10a),
  async play(play) {
    const { canvas, userEvent } = play
    const close = () => userEvent.click(canvas.getByRole('link', { name: 'Закрити слот' }))
    await canvas.findByRole('group', { name: 'Вільний час, чт, 4 березня' })
    await expect(await canvas.findByRole('radio', { name: '11:00–12:00' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '15:00–16:00' }))
    await close()
    await answer(play, 'Повернутись')
    await expect(routerOf(play).state.location.pathname).toBe('/add-meeting')
    await expect(canvas.getByRole('radio', { name: '15:00–16:00' })).toBeChecked()
    await noDialog()
    await press(play, /^п'ятниця, 5 березня/)
    await expectDay(play, '2027-03-05')
    await close()
    await canvas.findByRole('heading', { name: 'Календар' })
    await expectToBeAt(play, '/calendar')
  },
}

export const Loading: Story = {
  name: 'Розклад і база завантажуються',
  parameters: coach('/add-meeting', { faults: [`${SLOTS} timeout`, `${CLIENTS} timeout`] }),
  async play({ canvas }) {
    await canvas.findByRole('group', { name: /Вільний час/ })
    await expect(canvas.queryByRole('radio', { name: /^\d/ })).not.toBeInTheDocument()
  },
}

export const SavedWhileLoading: Story = {
  name: 'Клієнта не обрано, бо база завантажується',
  parameters: coach('/add-meeting', { faults: [`${CLIENTS} timeout`] }),
  async play(play) {
    const { canvas, userEvent } = play
    await userEvent.click(await canvas.findByRole('radio', { name: '12:00–13:00' }))
    await press(play, 'Зберегти')
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Клієнт' })).toHaveFocus())
  },
}

export const Failed: Story = {
  name: 'Розклад і база не завантажились, а тоді завантажилися',
  tags: ['desktop'],
  parameters: coach('/add-meeting', { faults: [`${SLOTS} 500`, `${CLIENTS} 500`] }),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: SPEC.scheduleNotLoaded })
    await canvas.findByRole('heading', { name: SPEC.clientsNotLoaded })
    await mock().clearFaults()
    for (const retry of canvas.getAllByRole('button', { name: 'Спробувати ще раз' }))
      await userEvent.click(retry)
    await canvas.findByRole('radio', { name: '12:00–13:00' })
    await canvas.findByRole('searchbox')
  },
}

export const AnswerLost: Story = {
  name: 'Зустріч створено, хоч відповідь загубилася: удруге веде далі, а з іншою програмою — «зайнято»',
  tags: ['state-failed'],
  parameters: {
    ...coach('/add-meeting', { faults: [`${CREATION} network×1`] }),
    ...HALF_COVERED,
  },
  async play(play) {
    const { canvas, userEvent } = play
    const statuses = async () => (await callsOf(CREATION)).map(({ status }) => status)
    /** Saves a meeting: it reaches the server, its answer is lost, and the times are read again. */
    const loseAnswer = async (time: HTMLElement): Promise<void> => {
      await userEvent.click(time)
      await chooseProgram(play, 'Верх тіла А')
      await press(play, 'Зберегти')
      await findToast('alert', SPEC.workoutNotSaved)
      const lost = (await callsOf(CREATION)).at(-1)
      await mock().replay(lost?.id ?? 0)
      await play.loaded['app'].queryClient.invalidateQueries()
      await waitFor(() => expect(time).not.toBeInTheDocument())
    }
    await reach(async () => {
      const time = await canvas.findByRole('radio', { name: '12:00–13:00' })
      await chooseClient(play, 'Василенко')
      await loseAnswer(time)
      await chooseProgram(play, 'Верх тіла Б')
      await press(play, 'Зберегти')
    })
    await expect(await canvas.findByText(TAKEN)).toBeVisible()
    await expect((await statuses()).slice(-2)).toEqual([201, 409])

    await mock().fault('POST', '/v1/calendar/sessions', 'network', 1)
    const [other] = canvas.getAllByRole('radio')
    if (!other) throw new Error('No other time')
    await loseAnswer(other)
    await press(play, 'Зберегти')
    await expectToBeAt(play, /^\/session\/.+\/edit$/)
    await expect(await canvas.findByLabelText('Назва програми')).toHaveValue('Верх тіла А')
    await expect((await statuses()).slice(-2)).toEqual([201, 409])
  },
}

/** Another meeting of Андрій, on Wednesdays at an hour. */
const again = (time: string, more = {}) =>
  coach(`/add-meeting?client=${ANDRIY}&slot=2+${time}`, more)

export const Again: Story = {
  name: 'Ще раз: перший вільний час того самого дня тижня й години, клієнт і програма',
  tags: ['state-default'],
  parameters: again('17:00'),
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('group', { name: 'Вільний час, ср, 24 березня' })
    await expect(await canvas.findByRole('radio', { name: '17:00–18:00' })).toBeChecked()
    await expect(await canvas.findByText('новий клієнт')).toBeVisible()
    await expect(within(programs(play)).getByRole('radio', { name: 'Без програми' })).toBeChecked()
  },
}

export const NoneLike: Story = {
  name: 'Ще раз: такого часу немає дванадцять тижнів, тож його не обрано',
  tags: ['state-empty'],
  parameters: again('06:00'),
  async play({ canvas, userEvent }) {
    const text = /^Упродовж дванадцяти тижнів того самого дня о тій самій годині/
    await expect(await canvas.findByText(text)).toBeVisible()
    await reached()
    await userEvent.click(await canvas.findByRole('radio', { name: '12:00–13:00' }))
    await waitFor(() => expect(canvas.queryByText(text)).toBeNull())
  },
}
