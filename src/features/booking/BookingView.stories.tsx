import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { userOptions } from '#src/api/queries.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import {
  answer,
  callsOf,
  expectToBeAt,
  findDialog,
  mock,
  page,
  type Play,
  press,
  replayLost,
  routerOf,
  settled,
} from '#storybook/person.ts'
import type { ScreenParameters } from '#storybook/screen.tsx'
import { ANDRIY, requestsOf } from '#tests/fixtures/stories/clients.fixture.ts'
import { expectHeard } from '#tests/fixtures/stories/heard.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const BOOK = 'POST /v1/calendar/sessions'
const QUESTION = 'Записатися на тренування?'
const SLOTS = 'GET /v1/coaches/{id}/time_slots'

const THURSDAY = '/coach/olena-koval?date=2027-03-04'

const screen = (more: Partial<ScreenParameters>, url = THURSDAY) => ({
  screen: { url, as: 'client', ...more } satisfies ScreenParameters,
})

const chip = ({ canvas }: Pick<Play, 'canvas'>, name: string | RegExp) =>
  canvas.findByRole('button', { name })

const meta = {
  title: 'Клієнт/Запис на тренування',
  parameters: screen({}),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Гість обирає день',
  tags: ['desktop', 'main'],
  parameters: screen({ as: 'guest' }, '/coach/olena-koval'),
  async play({ canvas, userEvent, loaded }) {
    const { router } = loaded['app']
    const section = within(await canvas.findByRole('region', { name: 'Запис на тренування' }))
    await section.findByRole('heading', { name: 'Ранок 08:00–11:30' })
    // 09:40 in Kyiv.
    await expectHeard(canvas.getByRole('region', { name: 'Запис на тренування' }), [
      'heading, Запис на тренування, level 2',
      'Обери день і вільну годину. Тренер має 3 години, щоб підтвердити запит.',
      'button, Попередній тиждень, disabled',
      'heading, 1–7 березня, level 3',
      'button, Наступний тиждень',
      'button, понеділок, 1 березня, вільного часу немає, not pressed',
      'button, вівторок, 2 березня, сьогодні, вільно годин: 3, pressed',
      'button, середа, 3 березня, вільно годин: 4, not pressed',
      'button, четвер, 4 березня, вільно годин: 3, not pressed',
      "button, п'ятниця, 5 березня, вільно годин: 4, not pressed",
      'button, субота, 6 березня, вільно годин: 2, not pressed',
      'button, неділя, 7 березня, вільного часу немає, not pressed',
      'Ранок 08:00–11:30 немає вільних',
      'heading, Ранок 08:00–11:30, level 4',
      'немає вільних',
      'button, 09:00–10:00 минуло, not current item, disabled',
      'button, 10:00–11:00 запис закрито, not current item, disabled',
      'button, 11:00–12:00 зайнято, not current item, disabled',
      'День 12:00–17:30 вільно: 3',
      'heading, День 12:00–17:30, level 4',
      'вільно: 3',
      'button, 12:00–13:00 вільно, not current item, not disabled',
    ])
    await expect(section.getByRole('heading', { name: 'Вечір 18:00–22:00' })).toBeVisible()
    const week = section.getByRole('heading', { name: '1–7 березня' })
    await expect(week).toHaveAttribute('aria-live', 'polite')

    await userEvent.click(section.getByRole('button', { name: 'Наступний тиждень' }))
    await waitFor(() => expect(week).toHaveTextContent('8–14 березня'))
    await expect(router.state.location.search).toEqual({ date: '2027-03-09' })
    await userEvent.click(section.getByRole('button', { name: 'Попередній тиждень' }))
    await userEvent.click(section.getByRole('button', { name: 'Попередній тиждень' }))
    await expect(router.state.location.search).toEqual({ date: '2027-03-02' })
    await userEvent.click(await section.findByRole('button', { name: /^четвер, 4 березня/ }))
    await expect(router.state.location.search).toEqual({ date: '2027-03-04' })
    await expect(router.history.length).toBe(1)
  },
}

export const TakenStates: Story = {
  name: 'Свої і чужі години названо словами, запис закривається сам; неправильний день в адресі — це сьогодні',
  tags: ['state-default'],
  parameters: screen({}, '/coach/olena-koval?date=2027-02-30&slot=%3Cb%3E'),
  async play(play) {
    const today = await chip(play, /^вівторок, 2 березня, сьогодні/)
    await expect(today).toHaveAttribute('aria-pressed', 'true')
    await expect(play.canvas.queryByText(/уже недоступний/)).toBeNull()
    await chip(play, '12:00–13:00 вільно')
    await mock().advance(81)
    document.dispatchEvent(new Event('visibilitychange'))
    await chip(play, '12:00–13:00 запис закрито')
    await reach(async () => play.userEvent.click(await chip(play, /^п'ятниця, 5 березня/)))
    await expect(await chip(play, '18:00–19:00 твій запит')).toBeVisible()
    await play.userEvent.click(await chip(play, /^середа, 3 березня/))
    await chip(play, '18:00–19:00 твоє тренування')
    // Their card links back to this page.
    await expect(JSON.parse(localStorage.getItem('last-coach') ?? 'null')).toEqual({
      [ANDRIY]: { id: 'olena-koval', name: 'Олена Коваль' },
    })
    const taken = await chip(play, '14:00–15:00 зайнято')
    await play.userEvent.click(taken)
    await expect(page().queryByRole('dialog')).toBeNull()
  },
}

export const Gone: Story = {
  name: 'Обраного часу вже немає',
  tags: ['state-failed'],
  parameters: screen({}, `${THURSDAY}&slot=00000000-0000-4000-8000-000000000000&ask=true`),
  async play({ canvas, loaded }) {
    const gone = await canvas.findByText('Обраний час уже недоступний. Обери інший.')
    await expect(gone).toHaveRole('status')
    // No confirmation opens, now or later.
    const { router } = loaded['app']
    await waitFor(() => expect(router.state.location.search).not.toHaveProperty('ask'))
    await expect(router.history.length).toBe(1)
    await expect(page().queryByRole('dialog')).toBeNull()
  },
}

export const Coach: Story = {
  name: 'Тренер не записується: хто увійшов з обраним часом, бачить чому',
  tags: ['state-default'],
  parameters: screen(
    { as: 'coach' },
    `${THURSDAY}&slot=00000000-0000-4000-8000-000000000000&ask=true#booking`,
  ),
  async play(play) {
    const reason = await play.canvas.findByText('Це акаунт тренера, а записатися може лише клієнт.')
    const router = routerOf(play)
    await waitFor(() => expect(router.state.location.search).toEqual({ date: '2027-03-04' }))
    await expect(router.state.location.hash).toBe('booking')
    const isInView = (): boolean => {
      const { top, bottom } = reason.getBoundingClientRect()
      return top >= 0 && bottom <= window.innerHeight
    }
    await waitFor(() => expect(isInView()).toBe(true))
    const free = await chip(play, '15:00–16:00 вільно')
    await expect(free).toHaveAttribute('aria-disabled', 'true')
    await play.userEvent.click(free)
    await expect(page().queryByRole('dialog')).toBeNull()
  },
}

export const FullDay: Story = {
  name: 'Вільного часу цього дня немає; іншого дня гостя веде до реєстрації і назад до дня й часу',
  tags: ['desktop', 'state-empty'],
  parameters: screen({ as: 'guest', now: '2027-03-02T18:30' }, '/coach/olena-koval'),
  async play(play) {
    const { canvas, userEvent } = play
    await canvas.findByText('Вільного часу цього дня вже немає.')
    await expect(canvas.getAllByText('немає вільних')).toHaveLength(3)
    await press(play, 'Найближчий: ср, 3 березня')
    await expect(await chip(play, /^середа, 3 березня/)).toHaveAttribute('aria-pressed', 'true')

    await userEvent.click(await chip(play, '10:00–11:00 вільно'))
    await expectToBeAt(play, '/register')
    const { user_type, next } = routerOf(play).state.location.search
    await expect(user_type).toBe('client')
    await expect(next).toMatch(
      /^\/coach\/olena-koval\?date=2027-03-03&slot=[\da-f-]{36}&ask=true#booking$/,
    )
    // The chosen slot is shown on both forms.
    const chosen = 'ср, 3 березня, 10:00–11:00 · Олена Коваль'
    await canvas.findByText(chosen)
    await userEvent.click(canvas.getByRole('link', { name: 'Вхід' }))
    await canvas.findByRole('heading', { name: 'Вхід', level: 1 })
    await expect(canvas.getByText(chosen)).toBeVisible()
  },
}

export const NoHours: Story = {
  name: 'Тренер без робочих годин',
  tags: ['desktop'],
  parameters: screen({ as: 'guest', scenario: 'empty' }, '/coach/olena-koval'),
  async play({ canvas, loaded }) {
    const section = within(await canvas.findByRole('region', { name: 'Запис на тренування' }))
    const noHours = 'Тренер ще не вказав робочих годин.'
    await section.findByText(noHours)
    await reached()
    // A coach without working hours may still have free slots, so the text is shown only once the
    // slots of the week are loaded.
    const come = await holdAnswers()
    void loaded['app'].router.navigate({ to: '.', search: { date: '2027-03-09' } })
    await section.findByRole('button', { name: 'Наступний тиждень' })
    await expect(section.queryByText(noHours)).toBeNull()
    await come()
    await section.findByText(noHours)
    await expect(section.getByText('Про час можна домовитися телефоном.')).toBeVisible()
    await expect(section.getByRole('link', { name: /^\+380/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+380\d{9}$/),
    )
    // A coach without free slots has no days to choose from.
    await expect(section.queryByRole('button', { name: 'Наступний тиждень' })).toBeNull()
  },
}

export const Edge: Story = {
  name: 'Години від 00:00 до 23:59',
  tags: ['desktop'],
  parameters: screen({ scenario: 'edge' }, '/coach/olena-koval?date=2027-03-28'),
  async play(play) {
    await chip(play, '00:00–01:00 зайнято')
    await expect(play.canvas.getByRole('heading', { name: 'Ранок 00:00–11:30' })).toBeVisible()
    await expect(play.canvas.getByRole('heading', { name: 'Вечір 18:00–23:00' })).toBeVisible()
    await chip(play, /^23:00–23:59/)
    await expect(play.canvas.getByRole('heading', { name: '22–28 березня' })).toBeVisible()
  },
}

export const Busy: Story = {
  name: 'Повний тиждень',
  tags: ['desktop'],
  parameters: screen({ scenario: 'busy' }, '/coach/olena-koval'),
  async play({ canvas }) {
    await canvas.findByText('Вільного часу цього дня вже немає.')
  },
}

export const SlotsLoading: Story = {
  name: 'Розклад завантажується',
  parameters: screen({ faults: [`${SLOTS} timeout`] }),
  async play({ canvas }) {
    const section = within(await canvas.findByRole('region', { name: 'Запис на тренування' }))
    // Days can be selected meanwhile; their free slots are not announced.
    await section.findByRole('button', { name: 'четвер, 4 березня' })
    await expect(section.queryByText('Цього дня тренер не приймає.')).toBeNull()
  },
}

export const SlotsFailed: Story = {
  name: 'Розклад не завантажився',
  parameters: screen({ faults: [`${SLOTS} 500`] }),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: SPEC.scheduleNotLoaded })
  },
}

/** Presses a free slot, which opens the question. */
async function ask(play: Play): Promise<HTMLElement> {
  await play.userEvent.click(await chip(play, /^15:00–16:00/))
  return findDialog(QUESTION)
}

async function confirm({ userEvent }: Play): Promise<void> {
  const dialog = within(await findDialog(QUESTION))
  await userEvent.click(await settled(dialog.getByRole('button', { name: 'Записатися' })))
}

const book = (play: Play): Promise<void> =>
  reach(async () => {
    await ask(play)
    await confirm(play)
  })

export const Booked: Story = {
  name: 'Клієнт надсилає запит; обраний час уже твій',
  async play(play) {
    const { canvas, userEvent } = play
    const dialog = within(await ask(play))
    await expect(dialog.getByText('Тренер має підтвердити запит до 12:40.')).toBeVisible()
    await confirm(play)
    const notice = within(await findDialog('Запит надіслано'))
    // The focus moves to a button, which does not say that the request was sent.
    await expect(page().getByText('Запит надіслано')).toHaveAttribute('aria-live', 'polite')
    await expect(notice.getByText('Очікує підтвердження')).toBeVisible()
    await expect(notice.getByText(/вул. Саксаганського 40/)).toBeVisible()
    await expect(notice.getByText('Тренер має підтвердити запит до 12:40.')).toBeVisible()
    await expect(
      notice.getByText(
        'Запит буде скасовано, якщо тренер не підтвердить його протягом 3 годин. Якщо до тренування менше ніж 3 години, непідтверджений запит буде скасовано за годину до початку.',
      ),
    ).toBeVisible()
    await waitFor(() => expect(notice.getByRole('button', { name: 'Зрозуміло' })).toHaveFocus())
    const [call] = await callsOf(BOOK)
    await expect(call?.request).toMatchObject({ status: 'unverified', training_program_id: null })
    await reached()
    await userEvent.keyboard('{Enter}')
    const own = await chip(play, '15:00–16:00 твій запит')
    await waitFor(() => expect(own).toHaveFocus())

    // Opens an address with the slot that is already booked.
    const slot = JSON.stringify(call?.request).match(/"time_slot_id":"([^"]+)"/)?.[1]
    await routerOf(play).navigate({ href: `${THURSDAY}&slot=${slot}` })
    await waitFor(() => expect(own).toHaveAttribute('aria-current', 'true'))
    await expect(canvas.queryByRole('group', { name: 'Обраний час' })).toBeNull()
    await expect(canvas.queryByText(/уже недоступний/)).toBeNull()
  },
}

export const SameHour: Story = {
  name: 'Та сама година в іншого тренера: про це сказано до запису і в картці, де запити названо тренерами',
  // In the specification, a session does not name its coach.
  parameters: screen({ answers: 'full' }),
  async play(play) {
    const { canvas, userEvent, loaded } = play
    const { queryClient, router } = loaded['app']
    const sameHour = 'На цей час у тебе є ще один запит або тренування.'
    // An hour of the colleague's moves to that of the request on Friday.
    const { id } = await queryClient.ensureQueryData(userOptions('ihor-tkachenko'))
    const found = await mock().rows('timeSlots', [`coach_id=${id}`, 'date=2027-03-09'])
    const hour = { date: '2027-03-05', start_time: '18:00', end_time: '19:00' }
    await mock().changeRow('timeSlots', found.rows[0]?.key ?? '', hour)
    await router.navigate({ href: `/coach/ihor-tkachenko?date=${hour.date}` })
    await canvas.findByRole('heading', { name: 'Ігор Ткаченко' })
    await userEvent.click(await chip(play, '18:00–19:00 вільно'))
    await within(await findDialog(QUESTION)).findByText(sameHour)
    await confirm(play)
    const notice = within(await findDialog('Запит надіслано'))
    await userEvent.click(await settled(notice.getByRole('link', { name: 'Моя картка' })))
    const requests = await requestsOf(canvas)
    await requests.findByText('Ігор Ткаченко')
    await expect(requests.getAllByText('Олена Коваль')).toHaveLength(2)
    await expect(requests.getAllByText(sameHour)).toHaveLength(2)
  },
}

export const Chosen: Story = {
  name: 'Обраний час лишається під рукою',
  tags: ['desktop'],
  async play(play) {
    await ask(play)
    await answer(play, QUESTION, 'Скасувати')
    const chosen = within(await play.canvas.findByRole('group', { name: 'Обраний час' }))
    await expect(chosen.getByText('Твій вибір')).toBeVisible()
    await expect(chosen.getByText('чт, 4 березня, 15:00–16:00')).toBeVisible()
    await expect(await chip(play, '15:00–16:00 обрано')).toHaveAttribute('aria-current', 'true')
    await play.userEvent.click(chosen.getByRole('button', { name: 'Записатися' }))
    await findDialog(QUESTION)
  },
}

export const Taken: Story = {
  name: 'Хтось встиг раніше',
  tags: ['state-failed'],
  parameters: screen({ scenario: 'taken' }),
  async play(play) {
    await book(play)
    const notice = within(await findDialog('Записатися не вдалося'))
    await expect(notice.getByText('Скасовано')).toBeVisible()
    await expect(notice.getByRole('alert')).toHaveTextContent('Цей час уже зайнято. Обери інший.')
    await expect(notice.queryByRole('button', { name: 'Спробувати ще раз' })).toBeNull()
    await play.userEvent.click(notice.getByRole('button', { name: 'Обрати інший час' }))
    await chip(play, '15:00–16:00 зайнято')
    await expect(await chip(play, /^четвер, 4 березня/)).toHaveAttribute('aria-pressed', 'true')
  },
}

export const AnswerLost: Story = {
  name: 'Запит дійшов, хоч відповідь загубилася: удруге він «надіслано», а не «зайнято»',
  tags: ['state-failed'],
  parameters: screen({ faults: [`${BOOK} network×1`] }),
  async play(play) {
    await book(play)
    const notice = within(await findDialog('Записатися не вдалося'))
    await expect(notice.getByText('Скасовано')).toBeVisible()
    await expect(notice.getByRole('alert')).toHaveTextContent(
      `${SPEC.workoutNotSaved}Перевір з’єднання і спробуй ще раз.`,
    )
    await replayLost(BOOK)
    await play.userEvent.click(notice.getByRole('button', { name: 'Спробувати ще раз' }))
    await findDialog('Запит надіслано')
    const statuses = (await callsOf(BOOK)).map(({ status }) => status)
    await expect(statuses.slice(-2)).toEqual([201, 409])
  },
}

export const LeftForAnother: Story = {
  name: '12.2: відповідь не повертає від іншого тренера',
  async play(play) {
    const { queryClient, router } = play.loaded['app']
    const COLLEAGUE = 'ihor-tkachenko'
    await queryClient.ensureQueryData(userOptions(COLLEAGUE))
    await ask(play)
    const come = await holdAnswers()
    await confirm(play)
    await router.navigate({ to: '/coach/$id', params: { id: COLLEAGUE } })
    await play.canvas.findByRole('heading', { name: 'Ігор Ткаченко' })
    await expect(queryClient.isMutating()).toBe(1)
    await come()
    await waitFor(() => expect(queryClient.isMutating()).toBe(0))
    await expect(await callsOf(BOOK)).toHaveLength(1)
    await expect(router.state.location.pathname).toBe(`/coach/${COLLEAGUE}`)
    await expect(play.canvas.getByRole('heading', { name: 'Ігор Ткаченко' })).toBeVisible()
    await expect(page().queryByRole('dialog')).toBeNull()
  },
}
