import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { callsOf, findToast, settled, press } from '#storybook/person.ts'
import { ANDRIY, openMeasureDialog, pngFile } from '#tests/fixtures/stories/clients.fixture.ts'

const SAVING = 'PATCH /v1/clients/me/client_info'
const PHOTO = 'POST /v1/clients/me/client_info/image'

const meta = {
  title: 'Клієнт/Нові виміри',
  parameters: { screen: { url: `/client/${ANDRIY}`, as: 'client' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Порожня форма',
  tags: ['desktop'],
  async play(context) {
    const { dialog, save, weight } = await openMeasureDialog(context)
    await waitFor(() => expect(weight).toHaveFocus())
    await expect(weight).toHaveAttribute('placeholder', '88')
    await expect(
      dialog.getByRole('button', { name: 'Обрати зображення' }),
    ).toHaveAccessibleDescription('PNG або JPG, максимум 1000x1000 px')
    await context.userEvent.click(save)
    await dialog.findByText('Вкажи вагу або додай фото')
    await expect(weight).toHaveFocus()
  },
}

export const WithoutWeight: Story = {
  name: 'Без ваги не зберігається',
  tags: ['state-failed'],
  async play(context) {
    const { dialog, save, weight } = await openMeasureDialog(context)
    await context.userEvent.type(dialog.getByLabelText('Талія, см'), '94,5')
    await expect(dialog.getByLabelText('Талія, см')).toHaveValue('94')
    await expect(dialog.getByText('Лише цілі числа')).toBeVisible()
    await context.userEvent.click(save)
    await dialog.findByText('Вкажи вагу, щоб зберегти виміри')
    weight.focus()
    await context.userEvent.paste('88,5')
    await expect(weight).toHaveValue('88')
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(0)
  },
}

export const Saved: Story = {
  name: 'Збережено з фото',
  // The history of measurements is an addition to the specification.
  parameters: { screen: { url: `/client/${ANDRIY}`, as: 'client', answers: 'full' } },
  async play(context) {
    const { weight, save, upload, dialog } = await openMeasureDialog(context)
    await context.userEvent.type(weight, '87')
    await upload(pngFile())
    await dialog.findByRole('button', { name: 'Замінити зображення' })
    await context.userEvent.dblClick(save)
    await findToast('status', 'Виміри збережено')
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(1)
    await expect(await callsOf(/^POST .*image/)).toHaveLength(1)
    const measures = within(context.canvas.getByRole('region', { name: 'Виміри' }))
    await measures.findByText('Останні — 2 березня 2027')
    await expect(measures.getByText('87')).toBeVisible()
    await expect(measures.getByText('−1,1')).toBeVisible()
    const table = context.canvas.getByRole('table', { name: 'Виміри за датами' })
    const name = '2\u00A0березня 2027 87 — — —'
    await expect(within(table).getByRole('row', { name })).toBeVisible()
    // The six latest are shown, until the person asks for all.
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + 6)
    await press(context, 'Показати всі (7)')
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + 7)
    await press(context, 'Показати останні')
    await expect(within(table).getAllByRole('row')).toHaveLength(1 + 6)
    await expect(keptDrafts()).toEqual([])
  },
}

/** The question's buttons ignore presses for a moment. */
const answer = async ({ dialog }: Awaited<ReturnType<typeof openMeasureDialog>>, name: string) => {
  const button = await dialog.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveStyle({ pointerEvents: 'none' }))
  return button
}

export const Doubtful: Story = {
  name: 'Про число, далеке від останнього, питають один раз',
  parameters: { screen: { url: `/client/${ANDRIY}`, as: 'client', faults: [`${SAVING} 500×1`] } },
  async play(context) {
    const { userEvent } = context
    const opened = await openMeasureDialog(context)
    const { dialog, weight, save } = opened
    await userEvent.type(weight, '645')
    await userEvent.click(save)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Зберегти 645 кг\?Вага: /)
    await expect(dialog.getByRole('button', { name: 'Виправити' })).toHaveFocus()
    // The second press of a double click does not answer the question.
    await expect(await answer(opened, 'Так, зберегти')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Виправити' }))
    await expect(weight).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(weight).toHaveValue('64')
    await userEvent.type(await settled(dialog.getByLabelText('Талія, см')), '9')
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Зберегти 64 кг, 9 см?')
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(0)
    await userEvent.click(await answer(opened, 'Так, зберегти'))
    await dialog.findByText('Не вдалося зберегти дані')
    // The dialog does not ask twice about the same numbers.
    await userEvent.click(await settled(dialog.getByRole('button', { name: 'Зберегти' })))
    await findToast('status', 'Виміри збережено')
    await expect((await callsOf(/^PATCH .*client_info/)).map(({ request }) => request)).toEqual(
      [1, 2].map(() => ({ body_specs: [64, 0, 9, 0] })),
    )
  },
}

export const PhotoFailed: Story = {
  name: 'Фото не надіслано',
  parameters: {
    screen: { url: `/client/${ANDRIY}`, as: 'client', faults: [`${PHOTO} 413×1`] },
  },
  async play(context) {
    const { weight, save, upload, dialog } = await openMeasureDialog(context)
    await context.userEvent.type(weight, '87')
    await upload(pngFile())
    await dialog.findByRole('button', { name: 'Замінити зображення' })
    await context.userEvent.click(save)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Не вдалося надіслати фото')
    await expect(weight).toHaveValue('87')
    await context.userEvent.click(save)
    await findToast('status', 'Виміри збережено')
  },
}

export const NotSaved: Story = {
  name: 'Виміри не збережено',
  parameters: {
    screen: { url: `/client/${ANDRIY}`, as: 'client', faults: [`${SAVING} 500`] },
  },
  async play(context) {
    const { weight, save, dialog } = await openMeasureDialog(context)
    await context.userEvent.type(weight, '87')
    await context.userEvent.click(save)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Не вдалося зберегти дані')
    await waitFor(() => expect(save).toHaveFocus())
    // Closed by mistake: the typed values are kept.
    await context.userEvent.keyboard('{Escape}')
    const again = await openMeasureDialog(context)
    await expect(again.weight).toHaveValue('87')
  },
}

export const HostileFile: Story = {
  name: 'Не зображення',
  async play(context) {
    const { upload, dialog } = await openMeasureDialog(context)
    const file = new File(['<svg onload="hostile()"/>'], 'photo.png', { type: 'image/png' })
    await reach(() => upload(file))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Це не PNG і не JPG. Обери інше зображення.',
    )
    await expect(await callsOf(/^POST .*image/)).toHaveLength(0)
  },
}
