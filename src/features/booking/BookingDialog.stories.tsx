import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { userOptions } from '#src/api/queries.ts'
import { callsOf, findDialog, page, type Play, settled } from '#storybook/person.ts'
import { chip, screen, THURSDAY } from '#tests/fixtures/stories/booking.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'

const BOOK = 'POST /v1/calendar/sessions'

const meta = {
  title: 'Клієнт/Запис на тренування: запит',
  parameters: screen({}),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Presses a free slot, then the button of the dialog. */
async function book(play: Play, time = /^15:00–16:00/): Promise<HTMLElement> {
  await play.userEvent.click(await chip(play, time))
  const dialog = await findDialog('Записатися на тренування?')
  const button = within(dialog).getByRole('button', { name: 'Записатися' })
  await play.userEvent.click(await settled(button))
  return dialog
}

export const Booked: Story = {
  name: 'Клієнт надсилає запит',
  async play(play) {
    await book(play)
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
    await play.userEvent.keyboard('{Enter}')
    await chip(play, '15:00–16:00 твій запит')
  },
}

export const Soon: Story = {
  name: 'Менше ніж за 3 години: строк за годину до початку',
  parameters: screen({}, '/coach/olena-koval'),
  async play(play) {
    await play.userEvent.click(await chip(play, '12:00–13:00 вільно'))
    const dialog = within(await page().findByRole('dialog'))
    await dialog.findByText('Тренер має підтвердити запит до 11:00.')
  },
}

export const Chosen: Story = {
  name: 'Обраний час лишається під рукою',
  tags: ['desktop'],
  async play(play) {
    await play.userEvent.click(await chip(play, /^15:00–16:00/))
    const dialog = within(await page().findByRole('dialog'))
    await play.userEvent.click(
      await settled(await dialog.findByRole('button', { name: 'Скасувати' })),
    )
    const chosen = within(await play.canvas.findByRole('group', { name: 'Обраний час' }))
    await expect(chosen.getByText('Твій вибір')).toBeVisible()
    await expect(chosen.getByText('чт, 4 березня, 15:00–16:00')).toBeVisible()
    await expect(await chip(play, '15:00–16:00 обрано')).toHaveAttribute('aria-current', 'true')
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await play.userEvent.click(chosen.getByRole('button', { name: 'Записатися' }))
    await findDialog('Записатися на тренування?')
  },
}

export const OwnChosen: Story = {
  name: 'Обраний час уже твій',
  async play(play) {
    await book(play)
    const notice = within(await findDialog('Запит надіслано'))
    await play.userEvent.click(notice.getByRole('button', { name: 'Зрозуміло' }))
    const own = await chip(play, '15:00–16:00 твій запит')
    // Opens an address with the slot that is already booked.
    const [call] = await callsOf(BOOK)
    const slot = JSON.stringify(call?.request).match(/"time_slot_id":"([^"]+)"/)?.[1]
    await play.loaded['app'].router.navigate({ href: `${THURSDAY}&slot=${slot}` })
    await waitFor(() => expect(own).toHaveAttribute('aria-current', 'true'))
    await expect(play.canvas.queryByRole('group', { name: 'Обраний час' })).toBeNull()
    await expect(play.canvas.queryByText(/уже недоступний/)).toBeNull()
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

const failing = (kind: string): Story => ({
  parameters: screen({ faults: [`${BOOK} ${kind}×1`] }),
  async play(play) {
    await book(play)
    const notice = within(await findDialog('Записатися не вдалося'))
    await expect(notice.getByText('Скасовано')).toBeVisible()
    await expect(notice.getByRole('alert')).toHaveTextContent('Помилка при збереженні тренування')
    await play.userEvent.click(notice.getByRole('button', { name: 'Спробувати ще раз' }))
    await findDialog('Запит надіслано')
    await expect(await callsOf(BOOK)).toHaveLength(2)
  },
})

export const ServerDown: Story = { ...failing('500'), name: 'Помилка сервера' }

export const Offline: Story = { ...failing('network'), name: 'Немає мережі' }

export const Malformed: Story = { ...failing('malformed'), name: 'Незрозуміла відповідь' }

export const Forbidden: Story = { ...failing('403'), name: 'Не дозволено' }

export const SlotRemoved: Story = {
  ...failing('404'),
  name: 'Години вже немає',
  tags: ['state-failed'],
}

export const Refused: Story = { ...failing('422'), name: 'Сервер не прийняв запит' }

export const AnswerLost: Story = {
  name: 'Запит дійшов, хоч відповідь загубилася: удруге він «надіслано», а не «зайнято»',
  parameters: screen({ faults: [`${BOOK} network×1`] }),
  async play(play) {
    await book(play)
    const notice = within(await findDialog('Записатися не вдалося'))
    const [lost] = await callsOf(BOOK)
    if (!lost) throw new Error('Nothing was sent')
    // Simulates that the call had reached the server.
    await window.mock?.replay(lost.id)
    await play.userEvent.click(notice.getByRole('button', { name: 'Спробувати ще раз' }))
    await findDialog('Запит надіслано')
    const statuses = (await callsOf(BOOK)).map(({ status }) => status)
    await expect(statuses.slice(-2)).toEqual([201, 409])
  },
}

export const DoubleClick: Story = {
  name: 'Подвійне натискання надсилає один раз',
  async play(play) {
    await window.mock?.latency(100)
    await play.userEvent.click(await chip(play, /^15:00–16:00/))
    const dialog = within(await page().findByRole('dialog'))
    const button = await dialog.findByRole('button', { name: 'Записатися' })
    button.click()
    button.click()
    await findDialog('Запит надіслано')
    await expect(await callsOf(BOOK)).toHaveLength(1)
  },
}

export const LeftForAnother: Story = {
  name: '12.2: відповідь не повертає від іншого тренера',
  async play(play) {
    const { queryClient, router } = play.loaded['app']
    const COLLEAGUE = 'ihor-tkachenko'
    await queryClient.ensureQueryData(userOptions(COLLEAGUE))
    await play.userEvent.click(await chip(play, /^15:00–16:00/))
    const dialog = within(await page().findByRole('dialog'))
    const button = await settled(await dialog.findByRole('button', { name: 'Записатися' }))
    const come = await holdAnswers()
    await play.userEvent.click(button)
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
