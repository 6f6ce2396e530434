import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { userOptions } from '#src/api/queries.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import { callsOf, findDialog, mock, page, type Play, routerOf, settled } from '#storybook/person.ts'
import { chip, screen, THURSDAY } from '#tests/fixtures/stories/booking.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const BOOK = 'POST /v1/calendar/sessions'

const meta = {
  title: 'Клієнт/Запис на тренування: запит',
  parameters: screen({}),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Presses a free slot, which opens the question. */
async function ask(play: Play): Promise<HTMLElement> {
  await play.userEvent.click(await chip(play, /^15:00–16:00/))
  return findDialog('Записатися на тренування?')
}

async function confirm({ userEvent }: Play): Promise<void> {
  const dialog = within(await findDialog('Записатися на тренування?'))
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
    await expect(notice.getByText('Очікує підтвердження')).toBeVisible()
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

    // Opens an address with the slot that is already booked.
    const slot = JSON.stringify(call?.request).match(/"time_slot_id":"([^"]+)"/)?.[1]
    await routerOf(play).navigate({ href: `${THURSDAY}&slot=${slot}` })
    await waitFor(() => expect(own).toHaveAttribute('aria-current', 'true'))
    await expect(canvas.queryByRole('group', { name: 'Обраний час' })).toBeNull()
    await expect(canvas.queryByText(/уже недоступний/)).toBeNull()
  },
}

export const Chosen: Story = {
  name: 'Обраний час лишається під рукою',
  tags: ['desktop'],
  async play(play) {
    const dialog = within(await ask(play))
    await play.userEvent.click(await settled(dialog.getByRole('button', { name: 'Скасувати' })))
    const chosen = within(await play.canvas.findByRole('group', { name: 'Обраний час' }))
    await expect(chosen.getByText('Твій вибір')).toBeVisible()
    await expect(chosen.getByText('чт, 4 березня, 15:00–16:00')).toBeVisible()
    await expect(await chip(play, '15:00–16:00 обрано')).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await play.userEvent.click(chosen.getByRole('button', { name: 'Записатися' }))
    await findDialog('Записатися на тренування?')
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
    await expect(await chip(play, /^Чт 4 березня/)).toHaveAttribute('aria-pressed', 'true')
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
    await expect(notice.getByRole('alert')).toHaveTextContent(SPEC.workoutNotSaved)
    const [lost] = await callsOf(BOOK)
    if (!lost) throw new Error('Nothing was sent')
    // Simulates that the call had reached the server.
    await mock().replay(lost.id)
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
