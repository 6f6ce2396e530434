import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { EMPTY_BODY } from '#src/domain/body.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { callsOf, findToast, mock, findDialog, page, settled } from '#storybook/person.ts'
import {
  ANDRIY,
  OLENA,
  openMeasureDialog,
  pngFile,
} from '#tests/fixtures/stories/clients.fixture.ts'
import { holdAnswers, leaveWhileSaving } from '#tests/fixtures/stories/held-answers.fixture.ts'

const SAVING = 'PATCH /v1/clients/me/client_info'

const meta = {
  title: 'Клієнт/Нові виміри: чернетка',
  parameters: { screen: { url: `/client/${ANDRIY}`, as: 'client' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Leaving: Story = {
  name: 'Незбережене: залишитись',
  async play(context) {
    const { canvas, userEvent } = context
    const { weight, dialog } = await openMeasureDialog(context)
    await userEvent.type(weight, '87')
    await userEvent.click(dialog.getByRole('button', { name: 'Закрити' }))
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('link', { name: 'Налаштування' }))
    const question = await page().findByRole('dialog', { name: 'Відмінити не збережені зміни?' })
    await userEvent.click(
      await settled(within(question).getByRole('button', { name: 'Повернутись' })),
    )
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await expect((await openMeasureDialog(context)).weight).toHaveValue('87')
  },
}

export const Cancelled: Story = {
  name: '12.6: «Скасувати» відкидає введене',
  async play(context) {
    const { weight, dialog, upload } = await openMeasureDialog(context)
    await context.userEvent.type(weight, '87')
    await upload(pngFile())
    await dialog.findByRole('button', { name: 'Замінити зображення' })
    await expect(keptDrafts()).toEqual([`draft/${ANDRIY}/measurements`])
    await context.userEvent.click(await settled(dialog.getByRole('button', { name: 'Скасувати' })))
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await expect(keptDrafts()).toEqual([])
    const again = await openMeasureDialog(context)
    await expect(again.weight).toHaveValue('')
    await again.dialog.findByRole('button', { name: 'Обрати зображення' })
  },
}

const kept = JSON.stringify({
  base: EMPTY_BODY,
  values: { ...EMPTY_BODY, weight: '87', waist: '94' },
})

export const Kept: Story = {
  name: '12.6: введене раніше чекає',
  parameters: {
    screen: {
      url: `/client/${ANDRIY}`,
      as: 'client',
      device: { [`draft/${ANDRIY}/measurements`]: kept },
    },
  },
  async play(context) {
    await context.canvas.findByText('Є незбережені виміри')
    const { weight, dialog, save } = await openMeasureDialog(context)
    await expect(weight).toHaveValue('87')
    await expect(dialog.getByLabelText('Талія, см')).toHaveValue('94')
    await context.userEvent.click(save)
    await findToast('status', 'Виміри збережено')
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await expect(context.canvas.queryByText('Є незбережені виміри')).toBeNull()
    await expect(keptDrafts()).toEqual([])
  },
}

export const OthersKept: Story = {
  name: '12.6: чуже введене не видно',
  parameters: {
    screen: {
      url: `/client/${ANDRIY}`,
      as: 'client',
      device: { [`draft/${OLENA}/measurements`]: kept },
    },
  },
  async play(context) {
    await expect((await openMeasureDialog(context)).weight).toHaveValue('')
  },
}

export const AnswerLost: Story = {
  name: 'Збережено, хоч відповідь загубилася: незбережених вимірів немає',
  parameters: {
    screen: { url: `/client/${ANDRIY}`, as: 'client', faults: [`${SAVING} network×1`] },
  },
  async play(context) {
    const { canvas, loaded } = context
    const { weight, save, dialog } = await openMeasureDialog(context)
    await context.userEvent.type(weight, '87')
    await context.userEvent.click(save)
    await dialog.findByRole('alert')
    await expect(keptDrafts()).toEqual([`draft/${ANDRIY}/measurements`])
    const [lost] = await callsOf(SAVING)
    if (!lost) throw new Error('Nothing was sent')
    // It had reached the server.
    await mock().replay(lost.id)
    await loaded['app'].queryClient.invalidateQueries()
    await findToast('status', 'Виміри збережено')
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.queryByText('Є незбережені виміри')).toBeNull()
    await expect(keptDrafts()).toEqual([])
    await expect((await openMeasureDialog(context)).weight).toHaveValue('')
  },
}

export const NotSaved: Story = {
  name: 'Не збережено: введене чекає, і стерте — ні',
  parameters: {
    screen: { url: `/client/${ANDRIY}`, as: 'client', faults: [`${SAVING} network`] },
  },
  async play(context) {
    const { canvas, userEvent, loaded } = context
    const { weight, save, dialog } = await openMeasureDialog(context)
    await userEvent.type(weight, '87')
    await userEvent.click(save)
    await dialog.findByRole('alert')
    await loaded['app'].queryClient.invalidateQueries()
    await expect(canvas.getByText('Є незбережені виміри')).toBeInTheDocument()
    await expect(weight).toHaveValue('87')
    await userEvent.clear(weight)
    await waitFor(() => expect(canvas.queryByText('Є незбережені виміри')).toBeNull())
  },
}

export const TypedSince: Story = {
  name: '12.6: введене під час збереження лишається',
  async play(context) {
    const { weight, dialog, save } = await openMeasureDialog(context)
    await context.userEvent.type(weight, '87')
    const come = await holdAnswers()
    await context.userEvent.click(save)
    await context.userEvent.type(dialog.getByLabelText('Груди, см'), '101')
    await come()
    await findToast('status', 'Виміри збережено')
    await expect(dialog.getByLabelText('Груди, см')).toHaveValue('101')
    await expect(keptDrafts()).toEqual([`draft/${ANDRIY}/measurements`])
  },
}

export const PhotoSince: Story = {
  name: 'Фото, обране під час збереження, лишається у відкритому діалозі',
  async play(context) {
    const { weight, dialog, save, upload } = await openMeasureDialog(context)
    await context.userEvent.type(weight, '87')
    const come = await holdAnswers()
    await context.userEvent.click(save)
    await upload(pngFile())
    await dialog.findByRole('button', { name: 'Замінити зображення' })
    await come()
    await findToast('status', 'Виміри збережено')
    await context.userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(1)
    await expect(await callsOf(/^POST .*image/)).toHaveLength(1)
  },
}

export const LeavingWhileSaving: Story = {
  name: '12.3: під час збереження вимірів відкинути нічого',
  async play(context) {
    const { weight, save } = await openMeasureDialog(context)
    await context.userEvent.type(weight, '87')
    await leaveWhileSaving(context, () => context.userEvent.click(save))
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(1)
    await expect(keptDrafts()).toEqual([])
  },
}

export const BothLeft: Story = {
  name: 'Незбережені і картка, і виміри: питання одне, «Повернутись» лишає обидва',
  async play({ canvas, userEvent, loaded }) {
    const notes = await canvas.findByRole('textbox', { name: 'Нотатки для тренера' })
    await userEvent.type(notes, ' І по суботах.')
    await userEvent.click(canvas.getByRole('button', { name: 'Нові виміри' }))
    const dialog = within(await findDialog('Нові виміри'))
    await userEvent.type(dialog.getByLabelText('Вага, кг'), '87')
    await userEvent.click(dialog.getByRole('button', { name: 'Закрити' }))
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    const both = [`draft/${ANDRIY}/card`, `draft/${ANDRIY}/measurements`]
    const settings = canvas.getByRole('link', { name: 'Налаштування' })
    const question = async () => {
      await userEvent.click(settings)
      return within(await page().findByRole('dialog', { name: 'Відмінити не збережені зміни?' }))
    }
    await userEvent.click(
      await settled((await question()).getByRole('button', { name: 'Повернутись' })),
    )
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await expect(keptDrafts().toSorted()).toEqual(both)
    await userEvent.click(
      await settled((await question()).getByRole('button', { name: 'Так, не зберігати' })),
    )
    await canvas.findByRole('heading', { name: 'Налаштування', level: 1 })
    await expect(loaded['app'].router.state.location.pathname).toBe('/settings')
    await expect(keptDrafts()).toEqual([])
  },
}
