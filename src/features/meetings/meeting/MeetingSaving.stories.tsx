import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import type { Play } from '#storybook/person.ts'
import { CREATION, chooseClient, coach } from '#tests/fixtures/stories/meetings.fixture.ts'
import { expectSentOnce, holdNextScreen } from '#tests/fixtures/stories/slow-navigation.fixture.ts'

const meta = {
  title: 'Тренер/Деталі зустрічі: збереження',
  parameters: coach('/add-meeting'),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Chooses a time and a client. */
async function choose({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(await canvas.findByRole('radio', { name: '12:00–13:00' }))
  await chooseClient(canvas, userEvent, 'Василенко')
}

export const Saving: Story = {
  name: 'Збереження триває',
  parameters: coach('/add-meeting', { faults: [`${CREATION} timeout`] }),
  async play(play) {
    const { canvas, userEvent } = play
    await choose(play)
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await expect(await canvas.findByRole('button', { name: 'Збереження…' })).toHaveFocus()
    await expect(canvas.getByText('Ганна Василенко').closest('[inert]')).not.toBeNull()
  },
}

export const SavedOnce: Story = {
  name: 'Поки відкривається план, нічого не надсилається вдруге',
  async play(play) {
    const { canvas, userEvent } = play
    await choose(play)
    const program = canvas.getByRole('combobox', { name: 'Програма тренувань' })
    await userEvent.selectOptions(program, 'Верх тіла А')
    await holdNextScreen(play, '/v1/calendar/sessions/{id}')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await expectSentOnce(play, await canvas.findByRole('button', { name: 'Збереження…' }), CREATION)
  },
}
