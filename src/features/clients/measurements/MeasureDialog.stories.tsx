import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { EMPTY_BODY } from '#src/domain/body.ts'
import { ANDRIY, OLENA, pngFile } from '#src/features/clients/play.fixture.ts'
import { holdAnswers, leaveWhileSaving } from '#src/ui/held-answers.fixture.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { callsOf, page, findToast } from '#storybook/person.ts'

const SAVING = 'PATCH /v1/clients/me/client_info'
const PHOTO = 'POST /v1/clients/me/client_info/image'

type Play = NonNullable<StoryObj['play']>
type Context = Parameters<Play>[0]

const meta = {
  title: 'Клієнт/Нові виміри',
  parameters: { screen: { url: `/client/${ANDRIY}`, as: 'client' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

async function open({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Нові виміри' }))
  const dialog = await page().findByRole('dialog', { name: 'Нові виміри' })
  await waitFor(() => expect(within(dialog).getByLabelText('Вага, кг')).toBeVisible())
  return {
    dialog: within(dialog),
    weight: within(dialog).getByLabelText('Вага, кг'),
    save: within(dialog).getByRole('button', { name: 'Зберегти' }),
    upload: async (file: File): Promise<void> => {
      const input = dialog.querySelector('input[type=file]')
      if (!(input instanceof HTMLElement)) throw new Error('No file input')
      await userEvent.upload(input, file)
    },
  }
}

export const Default: Story = {
  name: 'Порожня форма',
  tags: ['desktop'],
  async play(context) {
    const { dialog, save, weight } = await open(context)
    await waitFor(() => expect(weight).toHaveFocus())
    await expect(weight).toHaveAttribute('placeholder', '88')
    await expect(
      dialog.getByRole('button', { name: 'Обрати зображення' }),
    ).toHaveAccessibleDescription('PNG або JPG, максимум 1000x1000 px')
    await context.userEvent.click(save)
    await dialog.findByText('Вкажіть вагу або додайте фото')
    await expect(weight).toHaveFocus()
  },
}

export const WithoutWeight: Story = {
  name: 'Без ваги не зберігається',
  async play(context) {
    const { dialog, save, weight } = await open(context)
    await context.userEvent.type(dialog.getByLabelText('Талія, см'), '94,5')
    await expect(dialog.getByLabelText('Талія, см')).toHaveValue('94')
    await expect(dialog.getByText('Лише цілі числа')).toBeVisible()
    await context.userEvent.click(save)
    await dialog.findByText('Вкажіть вагу, щоб зберегти виміри')
    weight.focus()
    await context.userEvent.paste('88,5')
    await expect(weight).toHaveValue('88')
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(0)
  },
}

export const Saved: Story = {
  name: 'Збережено з фото',
  // What was measured before is an addition.
  parameters: { screen: { url: `/client/${ANDRIY}`, as: 'client', answers: 'full' } },
  async play(context) {
    const { weight, save, upload, dialog } = await open(context)
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
    await expect(within(table).getByRole('row', { name: '2 березня 2027 87 — — —' })).toBeVisible()
    await expect(keptDrafts()).toEqual([])
  },
}

/** The question's buttons take no press for a moment. */
const answer = async ({ dialog }: Awaited<ReturnType<typeof open>>, name: string) => {
  const button = await dialog.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveStyle({ pointerEvents: 'none' }))
  return button
}

export const Doubtful: Story = {
  name: 'Про число, далеке від останнього, питають один раз',
  parameters: { screen: { url: `/client/${ANDRIY}`, as: 'client', faults: [`${SAVING} 500×1`] } },
  async play(context) {
    const { userEvent } = context
    const opened = await open(context)
    const { dialog, weight, save } = opened
    await userEvent.type(weight, '645')
    await userEvent.click(save)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^Зберегти 645 кг\?Вага: /)
    await expect(dialog.getByRole('button', { name: 'Виправити' })).toHaveFocus()
    // What comes under the finger is no answer to a double click.
    await expect(await answer(opened, 'Так, зберегти')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Виправити' }))
    await expect(weight).toHaveFocus()
    await userEvent.type(weight, '{Backspace}')
    await expect(weight).toHaveValue('64')
    await userEvent.type(dialog.getByLabelText('Талія, см'), '9')
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Зберегти 64 кг, 9 см?')
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(0)
    await userEvent.click(await answer(opened, 'Так, зберегти'))
    await dialog.findByText('Не вдалося зберегти дані')
    // The same numbers are not asked about again.
    await userEvent.click(dialog.getByRole('button', { name: 'Зберегти' }))
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
    const { weight, save, upload, dialog } = await open(context)
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
    const { weight, save, dialog } = await open(context)
    await context.userEvent.type(weight, '87')
    await context.userEvent.click(save)
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Не вдалося зберегти дані')
    await waitFor(() => expect(save).toHaveFocus())
    // Closed by mistake: what was typed is still there.
    await context.userEvent.keyboard('{Escape}')
    const again = await open(context)
    await expect(again.weight).toHaveValue('87')
  },
}

export const HostileFile: Story = {
  name: 'Не зображення',
  async play(context) {
    const { upload, dialog } = await open(context)
    await upload(new File(['<svg onload="hostile()"/>'], 'photo.png', { type: 'image/png' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Це не PNG і не JPG. Оберіть інше зображення.',
    )
    await expect(await callsOf(/^POST .*image/)).toHaveLength(0)
  },
}

export const Leaving: Story = {
  name: 'Незбережене: залишитись',
  async play(context) {
    const { canvas, userEvent } = context
    const { weight, dialog } = await open(context)
    await userEvent.type(weight, '87')
    await userEvent.click(dialog.getByRole('button', { name: 'Закрити' }))
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('link', { name: 'Налаштування' }))
    const question = await page().findByRole('dialog', { name: 'Відмінити не збережені зміни?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Повернутись' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    await expect((await open(context)).weight).toHaveValue('87')
  },
}

export const Cancelled: Story = {
  name: '12.6: «Скасувати» відкидає введене',
  async play(context) {
    const { weight, dialog, upload } = await open(context)
    await context.userEvent.type(weight, '87')
    await upload(pngFile())
    await dialog.findByRole('button', { name: 'Замінити зображення' })
    await expect(keptDrafts()).toEqual([`draft/${ANDRIY}/measurements`])
    await context.userEvent.click(dialog.getByRole('button', { name: 'Скасувати' }))
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await expect(keptDrafts()).toEqual([])
    const again = await open(context)
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
    const { weight, dialog, save } = await open(context)
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
    await expect((await open(context)).weight).toHaveValue('')
  },
}

export const TypedSince: Story = {
  name: '12.6: введене під час збереження лишається',
  async play(context) {
    const { weight, dialog, save } = await open(context)
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
  name: '12: фото, обране під час збереження, лишається у відкритому діалозі',
  async play(context) {
    const { weight, dialog, save, upload } = await open(context)
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
    const { weight, save } = await open(context)
    await context.userEvent.type(weight, '87')
    await leaveWhileSaving(context, () => context.userEvent.click(save))
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(1)
    await expect(keptDrafts()).toEqual([])
  },
}
