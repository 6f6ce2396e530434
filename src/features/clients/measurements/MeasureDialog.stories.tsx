import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { EMPTY_BODY } from '#src/domain/body.ts'
import { writeInAnotherTab } from '#storybook/another-tab.ts'
import { reached } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import {
  bodiesOf,
  callsOf,
  findDialog,
  findToast,
  mock,
  noDialog,
  press,
  settled,
} from '#storybook/person.ts'
import { picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import {
  ANDRIY,
  cardAs,
  OLENA,
  openMeasureDialog,
} from '#tests/fixtures/stories/clients.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'

const SAVING = 'PATCH /v1/clients/me/client_info'
const PHOTO = 'POST /v1/clients/me/client_info/image'
const DRAFT = `draft/${ANDRIY}/measurements`

const own = cardAs('client')

const meta = { title: 'Клієнт/Нові виміри', parameters: own() } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Порожня форма; 12.6: «Скасувати» відкидає введене',
  tags: ['desktop'],
  async play(play) {
    const { userEvent } = play
    const { dialog, upload, weight } = await openMeasureDialog(play)
    await waitFor(() => expect(weight).toHaveFocus())
    await expect(weight).toHaveAttribute('placeholder', '88')
    await expect(
      dialog.getByRole('button', { name: 'Обрати зображення' }),
    ).toHaveAccessibleDescription('PNG або JPG, максимум 1000x1000 px')
    await userEvent.type(weight, '87')
    await upload(picture())
    await dialog.findByRole('button', { name: 'Замінити зображення' })
    await expect(keptDrafts()).toEqual([DRAFT])
    await userEvent.click(await settled(dialog.getByRole('button', { name: 'Скасувати' })))
    await noDialog()
    await expect(keptDrafts()).toEqual([])
    const again = await openMeasureDialog(play)
    await expect(again.weight).toHaveValue('')
    await again.dialog.findByRole('button', { name: 'Обрати зображення' })
  },
}

const kept = (weight: string): string =>
  JSON.stringify({ base: EMPTY_BODY, values: { ...EMPTY_BODY, weight, waist: '94' } })

export const Saved: Story = {
  name: '12.6: введене раніше чекає, чужого не видно; збережено з фото',
  tags: ['state-default'],
  // The history of measurements is an addition to the specification.
  parameters: own({
    answers: 'full',
    device: { [DRAFT]: kept('87'), [`draft/${OLENA}/measurements`]: kept('64') },
  }),
  async play(play) {
    const { canvas } = play
    await canvas.findByText('Є незбережені виміри')
    const { weight, save, upload, dialog } = await openMeasureDialog(play)
    await expect(weight).toHaveValue('87')
    await expect(dialog.getByLabelText('Талія, см')).toHaveValue('94')
    await upload(picture())
    await dialog.findByRole('button', { name: 'Замінити зображення' })
    await play.userEvent.dblClick(save)
    await findToast('status', 'Виміри збережено')
    await noDialog()
    await expect(await callsOf(SAVING)).toHaveLength(1)
    await expect(await callsOf(PHOTO)).toHaveLength(1)
    await expect(canvas.queryByText('Є незбережені виміри')).toBeNull()
    await expect(keptDrafts()).toEqual([`draft/${OLENA}/measurements`])
    const measures = within(canvas.getByRole('region', { name: 'Виміри' }))
    await measures.findByText('Останні — 2 березня 2027')
    await expect(measures.getByText('87')).toBeVisible()
    await expect(measures.getByText('−1,1')).toBeVisible()
    const table = within(canvas.getByRole('table', { name: 'Виміри за датами' }))
    await expect(table.getByRole('row', { name: '2\u00A0березня 2027 87 — 94 —' })).toBeVisible()
    // The six latest are shown, until the person asks for all.
    await expect(table.getAllByRole('row')).toHaveLength(1 + 6)
    await press(play, 'Показати всі (7)')
    await expect(table.getAllByRole('row')).toHaveLength(1 + 7)
    await press(play, 'Показати останні')
    await expect(table.getAllByRole('row')).toHaveLength(1 + 6)
  },
}

const OLD = { base: EMPTY_BODY, values: { ...EMPTY_BODY, weight: '87' }, day: '2027-02-02' }

export const OfAnotherDay: Story = {
  name: 'Набране місяць тому: питає, чи лишити його як сьогоднішнє',
  parameters: own({ device: { [DRAFT]: JSON.stringify(OLD) } }),
  async play(play) {
    const reply = async (name: string): Promise<void> => {
      const question = await findDialog('Набрано 2 лютого 2027. Лишити як сьогоднішнє?')
      await play.userEvent.click(within(question).getByRole('button', { name }))
    }
    await press(play, 'Нові виміри')
    await reply('Скинути')
    const form = within(await findDialog('Нові виміри'))
    await expect(form.getByLabelText('Вага, кг')).toHaveValue('')
    writeInAnotherTab(DRAFT, OLD)
    await reply('Лишити')
    const again = within(await findDialog('Нові виміри'))
    await play.userEvent.click(again.getByRole('button', { name: 'Зберегти' }))
    await findToast('status', 'Виміри збережено')
    await expect(await bodiesOf(SAVING)).toEqual([{ body_specs: [87, 0, 0, 0] }])
  },
}

export const Doubtful: Story = {
  name: 'Без ваги не зберігається; про число, далеке від останнього, питають один раз',
  tags: ['state-failed'],
  parameters: own({ faults: [`${SAVING} 500×1`] }),
  async play(play) {
    const { userEvent } = play
    const { dialog, weight, save } = await openMeasureDialog(play)
    /** The question's buttons ignore presses for a moment. */
    const saveAnyway = async () =>
      settled(await dialog.findByRole('button', { name: 'Так, зберегти' }))
    await userEvent.click(save)
    await dialog.findByText('Вкажи вагу або додай фото')
    await expect(weight).toHaveFocus()
    const waist = dialog.getByLabelText('Талія, см')
    await userEvent.type(waist, '94,5')
    await expect(waist).toHaveValue('94')
    await expect(dialog.getByText('Лише цілі числа')).toBeVisible()
    await userEvent.click(save)
    await dialog.findByText('Вкажи вагу, щоб зберегти виміри')
    weight.focus()
    await userEvent.paste('88,5')
    await expect(weight).toHaveValue('88')
    await expect(await callsOf(SAVING)).toHaveLength(0)
    await reached()

    await userEvent.clear(waist)
    await userEvent.clear(weight)
    await userEvent.type(weight, '645')
    await userEvent.click(save)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Зберегти 645 кг\?Вага: /)
    await expect(dialog.getByRole('button', { name: 'Виправити' })).toHaveFocus()
    // The second press of a double click does not answer the question.
    await expect(await saveAnyway()).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Виправити' }))
    await expect(weight).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(weight).toHaveValue('64')
    await userEvent.type(await settled(waist), '9')
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Зберегти 64 кг, 9 см?')
    await expect(await callsOf(SAVING)).toHaveLength(0)
    await userEvent.click(await saveAnyway())
    await dialog.findByText('Не вдалося зберегти дані')
    // The dialog does not ask twice about the same numbers.
    await userEvent.click(await settled(dialog.getByRole('button', { name: 'Зберегти' })))
    await findToast('status', 'Виміри збережено')
    await expect(await bodiesOf(SAVING)).toEqual([1, 2].map(() => ({ body_specs: [64, 0, 9, 0] })))
  },
}

export const NotSaved: Story = {
  name: 'Не збережено: введене чекає, доки не стерте; збережено, хоч відповідь загубилася',
  parameters: own({ faults: [`${SAVING} network`] }),
  async play(play) {
    const { canvas, userEvent, loaded } = play
    const { weight, save, dialog } = await openMeasureDialog(play)
    const note = () => canvas.queryByText('Є незбережені виміри')
    await userEvent.type(weight, '87')
    await userEvent.click(save)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Не вдалося зберегти дані')
    await waitFor(() => expect(save).toHaveFocus())
    await loaded['app'].queryClient.invalidateQueries()
    await expect(note()).toBeInTheDocument()
    await userEvent.clear(weight)
    await waitFor(() => expect(note()).toBeNull())
    await userEvent.type(weight, '87')
    // Closed by mistake: the typed values are kept.
    await userEvent.keyboard('{Escape}')
    await noDialog()
    await expect((await openMeasureDialog(play)).weight).toHaveValue('87')
    await expect(keptDrafts()).toEqual([DRAFT])
    // The call had reached the server.
    const [lost] = await callsOf(SAVING)
    await mock().clearFaults()
    await mock().replay(lost?.id ?? 0)
    await loaded['app'].queryClient.invalidateQueries()
    await findToast('status', 'Виміри збережено')
    await noDialog()
    await expect(note()).toBeNull()
    await expect(keptDrafts()).toEqual([])
    await expect((await openMeasureDialog(play)).weight).toHaveValue('')
  },
}

export const TypedWhileSaving: Story = {
  name: '12.6: введене й фото, обране під час збереження, лишаються',
  async play(play) {
    const { userEvent } = play
    const { weight, dialog, save, upload } = await openMeasureDialog(play)
    await userEvent.type(weight, '87')
    let come = await holdAnswers()
    await userEvent.click(save)
    const chest = dialog.getByLabelText('Груди, см')
    await userEvent.type(chest, '101')
    await come()
    await findToast('status', 'Виміри збережено')
    await expect(chest).toHaveValue('101')
    await expect(keptDrafts()).toEqual([DRAFT])

    come = await holdAnswers()
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }))
    await upload(picture())
    await dialog.findByRole('button', { name: 'Замінити зображення' })
    await come()
    await waitFor(() => expect(keptDrafts()).toEqual([]))
    const again = dialog.getByRole('button', { name: 'Зберегти' })
    await waitFor(() => expect(again).toBeEnabled())
    await userEvent.click(again)
    await noDialog()
    await expect(await bodiesOf(SAVING)).toEqual(
      [0, 101].map((number) => ({ body_specs: [87, number, 0, 0] })),
    )
    await expect(await callsOf(PHOTO)).toHaveLength(1)
  },
}
