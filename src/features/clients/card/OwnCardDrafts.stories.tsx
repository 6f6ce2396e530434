import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { keptDrafts } from '#storybook/kept-drafts.ts'
import {
  bodiesOf,
  expectToBeAt,
  findToast,
  noDialog,
  page,
  press,
  settled,
} from '#storybook/person.ts'
import {
  ANDRIY,
  cardAs,
  notesOf,
  OLENA,
  openMeasureDialog,
} from '#tests/fixtures/stories/clients.fixture.ts'
import { holdAnswers, leaveWhileSaving } from '#tests/fixtures/stories/held-answers.fixture.ts'

const CARD = 'PATCH /v1/clients/me/client_info'
const OWN_DRAFT = `draft/${ANDRIY}/card`

const own = cardAs('client')

const meta = {
  title: 'Клієнт/Моя картка: незбережене',
  parameters: own(),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sent = () => bodiesOf(CARD)

/** A draft of the card that was begun before the notes were changed. */
const begun = (values: { goal: string; notes: string }): string =>
  JSON.stringify({ base: { goal: 'Схуднення', notes: 'Давні нотатки' }, values })

export const Draft: Story = {
  name: '12.7: незбережене чекає, і з іншої вкладки; надсилається лише змінене; чуже не видно і не зникає',
  tags: ['state-default'],
  parameters: own({
    device: {
      [OWN_DRAFT]: begun({ goal: "Набір м'язової маси", notes: 'Давні нотатки' }),
      [`draft/${OLENA}/card`]: begun({ goal: 'Схуднення', notes: 'Не моє' }),
    },
  }),
  async play(play) {
    const { canvas } = play
    const goal = await canvas.findByRole('combobox', { name: 'Чого прагну' })
    await expect(goal).toHaveValue("Набір м'язової маси")
    // With a space that our code would not write: what another tab stored is not written back.
    const text = ` ${begun({ goal: 'Реабілітація', notes: 'Давні нотатки' })}`
    localStorage.setItem(OWN_DRAFT, text)
    dispatchEvent(new StorageEvent('storage', { key: OWN_DRAFT }))
    await waitFor(() => expect(goal).toHaveValue('Реабілітація'))
    await expect(localStorage.getItem(OWN_DRAFT)).toBe(text)
    await expect(await notesOf(canvas)).toHaveDisplayValue(/після 18:00\.$/)
    await press(play, 'Зберегти')
    await findToast('status', 'Картку збережено')
    await expect(await sent()).toEqual([{ goal: 'Реабілітація' }])
    await expect(keptDrafts()).toEqual([`draft/${OLENA}/card`])
  },
}

/** Saves the notes as another device of the client would. */
async function saveElsewhere(notes: string): Promise<void> {
  const session: { token: string } = JSON.parse(localStorage.getItem('auth-storage') ?? '{}')
  const answer = await fetch('/v1/clients/me/client_info', {
    method: 'PATCH',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ notes }),
  })
  await expect(answer.status).toBe(200)
}

export const ChangedElsewhere: Story = {
  name: 'Картку змінили деінде, поки вона відкрита; лишаються мої зміни, тоді береться нове',
  async play(play) {
    const { canvas, userEvent } = play
    const notes = await notesOf(canvas)
    await saveElsewhere('Тільки ввечері')
    await userEvent.selectOptions(canvas.getByLabelText('Чого прагну'), 'Реабілітація')
    await press(play, 'Зберегти')
    await findToast('status', 'Картку збережено')
    await expect(notes).toHaveValue('Тільки ввечері')
    await saveElsewhere('Ніколи')
    await userEvent.type(notes, '.')
    await press(play, 'Зберегти')
    await canvas.findByText('Після початку редагування картку змінили')
    await expect(await sent()).toEqual([
      { notes: 'Тільки ввечері' },
      { goal: 'Реабілітація' },
      { notes: 'Ніколи' },
    ])
    await press(play, 'Зберегти мої зміни')
    await waitFor(() => expect(keptDrafts()).toEqual([]))
    await expect((await sent()).at(-1)).toEqual({ notes: 'Тільки ввечері.' })
    await expect(notes).toHaveValue('Тільки ввечері.')
    const saved = await sent()
    await saveElsewhere('Лише ранок')
    await userEvent.type(notes, '!')
    await press(play, 'Зберегти')
    await press(play, 'Взяти нову версію')
    await expect(notes).toHaveValue('Лише ранок')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(await sent()).toEqual([...saved, { notes: 'Лише ранок' }])
    await expect(keptDrafts()).toEqual([])
  },
}

export const TypedWhileSaving: Story = {
  name: '12.3: повернуте як було під час збереження — зміна; відкинути під час збереження нічого',
  async play(play) {
    const { canvas, userEvent } = play
    const notes = await notesOf(canvas)
    await userEvent.type(notes, '!')
    const come = await holdAnswers()
    await press(play, 'Зберегти')
    await userEvent.type(notes, '{Backspace}')
    await come()
    await findToast('status', 'Картку збережено')
    await expect(notes).toHaveDisplayValue(/після 18:00\.$/)
    await leaveWhileSaving(play, () => press(play, 'Зберегти'))
    await expect(await sent()).toEqual([
      { notes: expect.stringMatching(/18:00\.!$/) },
      { notes: expect.stringMatching(/18:00\.$/) },
    ])
    await expect(keptDrafts()).toEqual([])
  },
}

export const Leaving: Story = {
  name: 'Незбережені і картка, і виміри: питання одне, «Повернутись» лишає обидва',
  async play(play) {
    const { canvas, userEvent } = play
    const notes = await notesOf(canvas)
    await userEvent.type(notes, ' І по суботах.')
    const { dialog, weight } = await openMeasureDialog(play)
    await userEvent.type(weight, '87')
    await userEvent.click(dialog.getByRole('button', { name: 'Закрити' }))
    await noDialog()
    const answer = async (name: string) => {
      await userEvent.click(canvas.getByRole('link', { name: 'Налаштування' }))
      const question = await page().findByRole('dialog', { name: 'Відмінити не збережені зміни?' })
      await userEvent.click(await settled(within(question).getByRole('button', { name })))
      await waitFor(() => expect(question).not.toBeInTheDocument())
    }
    await answer('Повернутись')
    await expect(page().queryByRole('dialog')).not.toBeInTheDocument()
    await expect(notes).toHaveDisplayValue(/ І по суботах\.$/)
    await expect(keptDrafts().toSorted()).toEqual([OWN_DRAFT, `draft/${ANDRIY}/measurements`])
    await answer('Так, не зберігати')
    await canvas.findByRole('heading', { name: 'Налаштування', level: 1 })
    await expectToBeAt(play, '/settings')
    await expect(keptDrafts()).toEqual([])
  },
}
