import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { keptDrafts } from '#storybook/kept-drafts.ts'
import { callsOf, findToast, page, settled } from '#storybook/person.ts'
import { ANDRIY, OLENA } from '#tests/fixtures/stories/clients.fixture.ts'
import { holdAnswers, leaveWhileSaving } from '#tests/fixtures/stories/held-answers.fixture.ts'

const url = `/client/${ANDRIY}`

const meta = {
  title: 'Клієнт/Моя картка: незбережене',
  parameters: { screen: { url, as: 'client' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Leaving: Story = {
  name: 'Незбережене: залишитись або не зберігати',
  async play({ canvas, userEvent, loaded }) {
    const notes = await canvas.findByRole('textbox', { name: 'Нотатки для тренера' })
    await userEvent.type(notes, ' І по суботах.')
    const settings = canvas.getByRole('link', { name: 'Налаштування' })
    const question = async () =>
      within(await page().findByRole('dialog', { name: 'Відмінити не збережені зміни?' }))
    await userEvent.click(settings)
    await userEvent.click(
      await settled((await question()).getByRole('button', { name: 'Повернутись' })),
    )
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument())
    await expect(notes).toHaveDisplayValue(/ І по суботах\.$/)
    await userEvent.click(settings)
    await userEvent.click(
      await settled((await question()).getByRole('button', { name: 'Так, не зберігати' })),
    )
    await canvas.findByRole('heading', { name: 'Налаштування', level: 1 })
    await expect(loaded['app'].router.state.location.pathname).toBe('/settings')
    await expect(keptDrafts()).toEqual([])
  },
}

export const Draft: Story = {
  name: 'Незбережене чекає',
  tags: ['state-default'],
  parameters: {
    screen: {
      url,
      as: 'client',
      device: {
        [`draft/${ANDRIY}/card`]: JSON.stringify({
          base: { goal: 'Схуднення', notes: '' },
          values: { goal: 'Реабілітація', notes: 'Почну в' },
        }),
      },
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('textbox', { name: 'Нотатки для тренера' })).toHaveValue(
      'Почну в',
    )
    await expect(canvas.getByRole('button', { name: 'Зберегти' })).toBeVisible()
  },
}

/** A draft of the card that was begun from other values than the saved ones. */
const begunFrom = (base: object, values: object) => ({
  screen: {
    url,
    as: 'client' as const,
    device: { [`draft/${ANDRIY}/card`]: JSON.stringify({ base, values }) },
  },
})

const NOTES = 'Лише ранок'

export const OnlyChanges: Story = {
  name: 'Надсилається лише змінене, решта — як збережено тим часом',
  parameters: begunFrom(
    { goal: 'Схуднення', notes: 'Давні нотатки' },
    { goal: 'Реабілітація', notes: 'Давні нотатки' },
  ),
  async play({ canvas, userEvent }) {
    const notes = await canvas.findByRole('textbox', { name: 'Нотатки для тренера' })
    await expect(notes).toHaveDisplayValue(/після 18:00\.$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await findToast('status', 'Картку збережено')
    const [call] = await callsOf(/^PATCH .*client_info/)
    await expect(call?.request).toEqual({ goal: 'Реабілітація' })
    await expect(keptDrafts()).toEqual([])
  },
}

const OVERTAKEN = begunFrom(
  { goal: 'Схуднення', notes: 'Давні нотатки' },
  { goal: 'Схуднення', notes: NOTES },
)

export const Overtaken: Story = {
  name: 'Картку змінили деінде, лишаються мої зміни',
  parameters: OVERTAKEN,
  async play({ canvas, userEvent }) {
    const notes = await canvas.findByRole('textbox', { name: 'Нотатки для тренера' })
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await canvas.findByText('Після початку редагування картку змінили')
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(0)
    await expect(notes).toHaveValue(NOTES)
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти мої зміни' }))
    await findToast('status', 'Картку збережено')
    const [call] = await callsOf(/^PATCH .*client_info/)
    await expect(call?.request).toEqual({ notes: NOTES })
    await expect(notes).toHaveValue(NOTES)
    await expect(keptDrafts()).toEqual([])
  },
}

export const Taken: Story = {
  name: 'Картку змінили деінде, береться нове',
  parameters: OVERTAKEN,
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Зберегти' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Взяти нову версію' }))
    await expect(canvas.getByRole('textbox', { name: 'Нотатки для тренера' })).toHaveDisplayValue(
      /після 18:00\.$/,
    )
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(0)
    await expect(keptDrafts()).toEqual([])
  },
}

export const TypedAndDeleted: Story = {
  name: 'Дописане й стерте не лишає чернетки',
  async play({ canvas, userEvent }) {
    const notes = await canvas.findByRole('textbox', { name: 'Нотатки для тренера' })
    await userEvent.type(notes, '!')
    await expect(keptDrafts()).toEqual([`draft/${ANDRIY}/card`])
    await userEvent.type(notes, '{Backspace}')
    await expect(keptDrafts()).toEqual([])
  },
}

export const OthersDraft: Story = {
  name: '12.7: чуже незбережене не видно і не зникає',
  parameters: {
    screen: {
      url,
      as: 'client',
      device: {
        [`draft/${OLENA}/card`]: JSON.stringify({
          base: { goal: 'Схуднення', notes: '' },
          values: { goal: 'Реабілітація', notes: 'Не моє' },
        }),
      },
    },
  },
  async play({ canvas, userEvent }) {
    const goal = await canvas.findByRole('combobox', { name: 'Чого прагну' })
    await expect(goal).toHaveValue('Схуднення')
    await userEvent.selectOptions(goal, "Набір м'язової маси")
    await expect(keptDrafts().toSorted()).toEqual([`draft/${OLENA}/card`, `draft/${ANDRIY}/card`])
  },
}

export const LeavingWhileSaving: Story = {
  name: '12.3: під час збереження картки відкинути нічого',
  async play({ canvas, userEvent, loaded }) {
    const notes = await canvas.findByRole('textbox', { name: 'Нотатки для тренера' })
    await userEvent.type(notes, ' І по суботах.')
    const save = canvas.getByRole('button', { name: 'Зберегти' })
    await leaveWhileSaving({ loaded }, () => userEvent.click(save))
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(1)
    await expect(keptDrafts()).toEqual([])
  },
}

export const TypedWhileSaving: Story = {
  name: 'Набране під час збереження — зміна збереженого',
  async play({ canvas, userEvent }) {
    const notes = await canvas.findByRole('textbox', { name: 'Нотатки для тренера' })
    await userEvent.type(notes, ' І по суботах.')
    const come = await holdAnswers()
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await userEvent.type(notes, ' Інколи.')
    await come()
    await findToast('status', 'Картку збережено')
    await expect(notes).toHaveDisplayValue(/ І по суботах\. Інколи\.$/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(keptDrafts()).toEqual([]))
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(2)
    await expect(notes).toHaveDisplayValue(/ І по суботах\. Інколи\.$/)
  },
}

export const TypedBackWhileSaving: Story = {
  name: 'Повернуте як було під час збереження — теж зміна',
  async play({ canvas, userEvent }) {
    const notes = await canvas.findByRole('textbox', { name: 'Нотатки для тренера' })
    await userEvent.type(notes, '!')
    const come = await holdAnswers()
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await userEvent.type(notes, '{Backspace}')
    await come()
    await findToast('status', 'Картку збережено')
    await expect(notes).toHaveDisplayValue(/після 18:00\.$/)
    await userEvent.click(await canvas.findByRole('button', { name: 'Зберегти' }))
    await waitFor(() => expect(keptDrafts()).toEqual([]))
    const sent = (await callsOf(/^PATCH .*client_info/)).map(({ request }) => request)
    await expect(sent).toEqual([
      { notes: expect.stringMatching(/18:00\.!$/) },
      { notes: expect.stringMatching(/18:00\.$/) },
    ])
  },
}

/** Saves the card as another device of the client would. */
async function saveElsewhere(change: { notes: string }): Promise<void> {
  const session: { token: string } = JSON.parse(localStorage.getItem('auth-storage') ?? '{}')
  const answer = await fetch('/v1/clients/me/client_info', {
    method: 'PATCH',
    headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(change),
  })
  await expect(answer.status).toBe(200)
}

export const ChangedElsewhere: Story = {
  name: 'Картку змінили деінде, поки вона відкрита',
  async play({ canvas, userEvent }) {
    const notes = await canvas.findByRole('textbox', { name: 'Нотатки для тренера' })
    await saveElsewhere({ notes: 'Тільки ввечері' })
    await userEvent.selectOptions(canvas.getByLabelText('Чого прагну'), 'Реабілітація')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await findToast('status', 'Картку збережено')
    await expect(notes).toHaveValue('Тільки ввечері')
    const sent = (await callsOf(/^PATCH .*client_info/)).map(({ request }) => request)
    await expect(sent).toEqual([{ notes: 'Тільки ввечері' }, { goal: 'Реабілітація' }])
    await saveElsewhere({ notes: 'Ніколи' })
    await userEvent.type(notes, '.')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await canvas.findByText('Після початку редагування картку змінили')
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(3)
  },
}
