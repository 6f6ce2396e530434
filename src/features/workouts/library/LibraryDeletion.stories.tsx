import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { callsOf, findToast, mock, page, type Play, settled } from '#storybook/person.ts'
import { namesOf, opened } from '#tests/fixtures/stories/workouts.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const DELETION = 'DELETE /v1/programs/{id}'
const screen = { url: '/program', as: 'coach' } as const

const meta = {
  title: 'Тренер/Бібліотека тренувань: видалення',
  parameters: { screen },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const dialogGone = (): Promise<void> =>
  waitFor(() => expect(page().queryByRole('dialog')).toBeNull())

const askToDelete = async ({ canvas, userEvent }: Play, name: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: `Видалити: ${name}` }))
  return within(await page().findByRole('dialog'))
}

export const Deletion: Story = {
  name: 'Видалення останнього на сторінці',
  parameters: {
    screen: { ...screen, url: '/program?page=2&search=тиждень%202', scenario: 'busy' },
  },
  async play(play) {
    const { canvas, userEvent } = play
    await opened(play, 'Бібліотека тренувань')
    await canvas.findByText('Page 2 of 2')
    for (const left of [2, 1, 0]) {
      const [name = ''] = namesOf(play)
      const dialog = await askToDelete(play, name)
      await waitFor(() => expect(dialog.getByText(name)).toBeVisible())
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Скасувати' })).toHaveFocus())
      await userEvent.click(await settled(dialog.getByRole('button', { name: 'Видалити' })))
      await findToast('status', SPEC.workoutDeleted)
      await dialogGone()
      await waitFor(() => expect(namesOf(play)).toHaveLength(left || 6))
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    }
    await expect(canvas.getByText('Page 1 of 1')).toBeVisible()
    await expect(await callsOf(DELETION)).toHaveLength(3)
  },
}

export const AnswerLost: Story = {
  name: 'Скасовано; відповідь загубилася; удруге «видалено», а не помилка',
  tags: ['state-failed'],
  parameters: { screen: { ...screen, faults: [`${DELETION} network×1`] } },
  async play(play) {
    const { canvas, userEvent } = play
    await reach(async () => {
      await askToDelete(play, 'Здорова спина')
      await expect(page().getByRole('dialog')).toHaveAccessibleName(
        'Ви впевнені, що хочете видалити тренування?',
      )
      await userEvent.keyboard('{Escape}')
      await dialogGone()
    })
    const asking = canvas.getByRole('button', { name: 'Видалити: Здорова спина' })
    await waitFor(() => expect(asking).toHaveFocus())
    await expect(await callsOf(DELETION)).toHaveLength(0)
    const dialog = await reach(() => askToDelete(play, 'Здорова спина'))
    await expect(dialog.queryByRole('alert')).toBeNull()
    const remove = dialog.getByRole('button', { name: 'Видалити' })
    await reach(async () => {
      await userEvent.click(await settled(remove))
      const alert = await dialog.findByRole('alert')
      await expect(alert).toHaveTextContent(SPEC.workoutNotDeleted)
    })
    await findToast('alert', SPEC.workoutNotDeleted)
    await expect(canvas.getByText('Здорова спина')).toBeInTheDocument()
    const [lost] = await callsOf(DELETION)
    if (!lost) throw new Error('Nothing was sent')
    await mock().replay(lost.id)
    await userEvent.click(remove)
    await findToast('status', SPEC.workoutDeleted)
    await dialogGone()
    await waitFor(() => expect(namesOf(play)).not.toContain('Здорова спина'))
    const statuses = (await callsOf(DELETION)).map(({ status }) => status)
    await expect(statuses.slice(-2)).toEqual([204, 404])
  },
}
