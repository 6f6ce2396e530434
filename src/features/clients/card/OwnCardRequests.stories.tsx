import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { callsOf } from '#storybook/person.ts'
import { ANDRIY, requestsOf } from '#tests/fixtures/stories/clients.fixture.ts'
import { type HeldTimers, holdTimers } from '#tests/fixtures/stories/held-timers.fixture.ts'

const url = `/client/${ANDRIY}`
const ACKNOWLEDGEMENT = 'PATCH /v1/clients/sessions/{id}'

const meta = {
  title: 'Клієнт/Моя картка: запити',
  parameters: { screen: { url, as: 'client' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

let timers: HeldTimers

export const Polled: Story = {
  name: 'Підтвердження видно саме',
  beforeEach() {
    timers = holdTimers()
    return () => timers.release()
  },
  async play({ canvas, loaded }) {
    const requests = await requestsOf(canvas)
    // The poll would share a read that is still pending.
    await waitFor(() => expect(loaded['app'].queryClient.isFetching()).toBe(0))
    const found = await window.mock?.rows('sessions', [`client_id=${ANDRIY}`, 'status=unverified'])
    await window.mock?.changeRow('sessions', found?.rows[0]?.key ?? '', { status: 'verified' })
    timers.pass(30_000)
    await waitFor(() => expect(requests.getAllByText('Підтверджено')).toHaveLength(2))
  },
}

export const Acknowledged: Story = {
  name: 'Підтвердження прочитано',
  async play({ canvas, userEvent }) {
    const requests = await requestsOf(canvas)
    await userEvent.dblClick(requests.getByRole('button', { name: 'Зрозуміло' }))
    await waitFor(() => expect(requests.queryByText('Підтверджено')).not.toBeInTheDocument())
    await expect(await callsOf(/^PATCH .*sessions/)).toHaveLength(1)
    await waitFor(() => expect(requests.getByRole('list', { name: 'Запити' })).toHaveFocus())
    const upcoming = within(canvas.getByRole('region', { name: 'Найближчі тренування' }))
    await expect(upcoming.getAllByRole('link', { name: /березня/ })).toHaveLength(4)
  },
}

export const NotAcknowledged: Story = {
  name: 'Підтвердження не надіслано',
  parameters: { screen: { url, as: 'client', faults: [`${ACKNOWLEDGEMENT} 500×1`] } },
  async play({ canvas, userEvent }) {
    const requests = await requestsOf(canvas)
    const button = requests.getByRole('button', { name: 'Зрозуміло' })
    await userEvent.click(button)
    const failure = await requests.findByRole('alert')
    await expect(failure).toHaveTextContent('Не вдалося підтвердити перегляд тренування')
    await expect(button.nextElementSibling).toBe(failure)
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toBeInTheDocument())
  },
}

export const Annulled: Story = {
  name: 'Тренування скасовано раніше, ніж прочитано',
  parameters: { screen: { url, as: 'client', faults: [`${ACKNOWLEDGEMENT} 409`] } },
  async play({ canvas, userEvent }) {
    const requests = await requestsOf(canvas)
    const reads = await callsOf(/^GET .*sessions/)
    await userEvent.click(requests.getByRole('button', { name: 'Зрозуміло' }))
    await expect(await requests.findByRole('alert')).toHaveTextContent('Цей запит уже опрацьовано.')
    await waitFor(async () =>
      expect((await callsOf(/^GET .*sessions/)).length).toBeGreaterThan(reads.length),
    )
  },
}
