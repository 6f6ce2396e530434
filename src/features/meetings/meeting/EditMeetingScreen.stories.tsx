import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { HALF_COVERED } from '#storybook/axe.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { bodiesOf, callsOf, expectToBeAt, page, type Play, press } from '#storybook/person.ts'
import { OLENA } from '#tests/fixtures/stories/clients.fixture.ts'
import {
  CHANGE,
  chooseClient,
  coach,
  shows,
  STRENGTH,
} from '#tests/fixtures/stories/meetings.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const SESSION = 'GET /v1/calendar/sessions/{id}'
const PROGRAM = 'GET /v1/programs/{id}'

/** The coach's unsaved changes of the session's plan, begun from its present program. */
const DRAFT = `draft/${OLENA}/session/${STRENGTH}`
const OLD_PLAN = JSON.stringify({ known: ['[]'], name: 'Стара назва', exercises: [] })

const meta = {
  title: 'Тренер/Деталі зустрічі: зміна',
  parameters: coach(`/add-meeting/${STRENGTH}`),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const findProgram = ({ canvas }: Pick<Play, 'canvas'>, name: string) =>
  canvas.findByRole('radio', { name })

/** Chooses «Верх тіла А»; returns its button. */
async function chooseProgram(play: Play): Promise<HTMLElement> {
  const program = await findProgram(play, 'Верх тіла А')
  await play.userEvent.click(program)
  return program
}

export const Default: Story = {
  name: 'Зустріч, що вже є',
  tags: ['desktop', 'main'],
  parameters: HALF_COVERED,
  async play(play) {
    const { canvas } = play
    await expect(await canvas.findByRole('radio', { name: '17:00–18:00' })).toBeChecked()
    await expect(canvas.queryByText('новий клієнт')).not.toBeInTheDocument()
    await expect(await findProgram(play, 'Сила: база 5×5')).toBeChecked()
    await press(play, /^п'ятниця, 5 березня/)
    const kept = 'Поки новий час не обрано, залишається ср, 3 березня, 17:00–18:00.'
    await expect(await canvas.findByText(kept)).toBeVisible()
    await press(play, 'Змінити')
    await chooseClient(play, 'Василенко')
    await chooseProgram(play)
    await press(play, 'Зберегти')
    await page().findByText(SPEC.sessionRenewed)
    await canvas.findByRole('heading', { name: 'Редагування сесії' })
    await expectToBeAt(play, `/session/${STRENGTH}/edit`)
    await expect(await canvas.findByLabelText('Назва програми')).toHaveValue('Верх тіла А')
    await expect(await canvas.findByText('Ганна Василенко')).toBeVisible()
    await expect(await canvas.findByRole('group', { name: 'Жим штанги лежачи' })).toBeVisible()
  },
}

export const WithDraft: Story = {
  name: '12.8: інша програма не стирає чернетки плану; береться нова версія',
  parameters: coach(`/add-meeting/${STRENGTH}`, { device: { [DRAFT]: OLD_PLAN } }),
  async play(play) {
    const { canvas } = play
    await chooseProgram(play)
    await press(play, 'Зберегти')
    await expect(await canvas.findByLabelText('Назва програми')).toHaveValue('Стара назва')
    await press(play, 'Взяти нову версію')
    await expect(canvas.getByLabelText('Назва програми')).toHaveValue('Верх тіла А')
    await expect(canvas.queryByText(/тренування змінили$/)).toBeNull()
    await expect(keptDrafts()).toEqual([])
    await expect(await callsOf(CHANGE)).toHaveLength(1)
  },
}

export const Loading: Story = {
  name: 'Сесія завантажується',
  parameters: coach(`/add-meeting/${STRENGTH}`, { faults: [`${SESSION} timeout`] }),
  play: shows('Завантаження...'),
}

export const OnlyTheTime: Story = {
  name: '12.15: хто клієнт, ще не відомо, а змінений час зберігається — лише він і надсилається',
  parameters: coach(`/add-meeting/${STRENGTH}`, {
    answers: 'bare',
    faults: ['GET /v1/users/{id} timeout', 'GET /v1/coaches/{id}/clients timeout'],
  }),
  async play(play) {
    const { canvas, userEvent } = play
    await expect(await canvas.findByRole('radio', { name: '17:00–18:00' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: '16:00–17:00' }))
    await press(play, 'Зберегти')
    await page().findByText(SPEC.sessionRenewed)
    await expect(await bodiesOf(CHANGE)).toEqual([{ time_slot_id: expect.any(String) }])
  },
}

export const NotSaved: Story = {
  name: 'Програма не завантажилась: усе обране лишається',
  parameters: coach(`/add-meeting/${STRENGTH}`, { faults: [`${PROGRAM} 500`] }),
  async play(play) {
    const { canvas } = play
    const program = await chooseProgram(play)
    await press(play, 'Зберегти')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(SPEC.exercisesNotLoaded)
    await expect(program).toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Зберегти' })).toHaveFocus()
    await expect(await callsOf(CHANGE)).toHaveLength(0)
  },
}
