import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { callsOf, expectToBeAt, findToast, mock, type Play, press } from '#storybook/person.ts'
import { CREATION, chooseClient, coach } from '#tests/fixtures/stories/meetings.fixture.ts'

const PROGRAM = 'Програма тренувань'

const meta = {
  title: 'Тренер/Деталі зустрічі: відповідь загубилася',
  parameters: coach('/add-meeting', { faults: [`${CREATION} network×1`] }),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Saves a meeting: it reaches the server, its answer is lost, and the times are read again. */
async function loseAnswer(play: Play): Promise<void> {
  const { canvas, userEvent, loaded } = play
  const time = await canvas.findByRole('radio', { name: '12:00–13:00' })
  await userEvent.click(time)
  await chooseClient(play, 'Василенко')
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: PROGRAM }), 'Верх тіла А')
  await press(play, 'Зберегти')
  await findToast('alert', 'Помилка при збереженні тренування')
  const [lost] = await callsOf(CREATION)
  if (!lost) throw new Error('Nothing was sent')
  await mock().replay(lost.id)
  await loaded['app'].queryClient.invalidateQueries()
  await waitFor(() => expect(time).not.toBeInTheDocument())
}

const statuses = async () => (await callsOf(CREATION)).map(({ status }) => status)

export const Retried: Story = {
  name: 'Зустріч створено, хоч відповідь загубилася: удруге веде далі, а не «зайнято»',
  async play(play) {
    await loseAnswer(play)
    await press(play, 'Зберегти')
    await expectToBeAt(play, /^\/session\/.+\/edit$/)
    await expect(await play.canvas.findByLabelText('Назва програми')).toHaveValue('Верх тіла А')
    await expect((await statuses()).slice(-2)).toEqual([201, 409])
  },
}

export const AnotherMeeting: Story = {
  name: 'У цей час інша зустріч того самого клієнта: «зайнято»',
  tags: ['state-failed'],
  async play(play) {
    const { canvas, userEvent } = play
    await reach(async () => {
      await loseAnswer(play)
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: PROGRAM }), 'Верх тіла Б')
      await press(play, 'Зберегти')
    })
    await expect(await canvas.findByText('Цей час уже зайнято. Обери інший.')).toBeVisible()
    await expect((await statuses()).slice(-2)).toEqual([201, 409])
  },
}
