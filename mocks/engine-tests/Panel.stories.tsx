import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'

import { PANEL_TABS, type PanelTab } from '#mocks/engine/panel/memory.ts'
import { renderScreen } from '#storybook/screen.tsx'

import { as, panelOf, PanelBesideScreen, scenario } from './panel-story.fixture.tsx'

const meta = {
  title: 'QA/Панель',
  parameters: { screen: { url: '/settings', as: 'coach' } },
  args: { tab: 'state' },
  argTypes: { tab: { control: 'select', options: PANEL_TABS } },
  render: ({ tab }, { loaded }) => (
    <>
      {renderScreen(null, { loaded })}
      <PanelBesideScreen mock={loaded['mock']} tab={tab} />
    </>
  ),
} satisfies Meta<{ tab: PanelTab }>

export default meta
type Story = StoryObj<typeof meta>

const settings = async () => window.mock?.settings()

export const State: Story = {
  name: 'Стан: годинник, затримка, код, сценарій і персонаж, посилання',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const panel = await panelOf(canvas)
    const press = (name: string | RegExp) => userEvent.click(panel.getByRole('button', { name }))
    await expect(panel.getByText('стоїть', { selector: 'time + span' })).toBeVisible()
    await expect(panel.getByText(/вт, 2 бер\. 2027 р\., 09:40:00/)).toBeVisible()

    await press('+10 хв')
    await press('+3 год')
    await press('+1 день')
    await expect(await panel.findByText(/ср, 3 бер\. 2027 р\., 12:50:00/)).toBeVisible()
    // The page's own clock moves, too.
    await expect(new Date().toISOString()).toBe('2027-03-03T10:50:00.000Z')
    await press('Справжній')
    await expect(await panel.findByText('справжній час')).toBeVisible()
    const time = panel.getByLabelText('Час за Києвом')
    await userEvent.clear(time)
    await userEvent.type(time, '2027-03-28T03:30')
    await press('Поставити')
    await expect(await panel.findByText(/нд, 28 бер\. 2027 р\., 04:30/)).toBeVisible()

    await press('800')
    await expect(await panel.findByText('800 мс')).toBeVisible()
    await press('Лише в SMS')
    await press('Лише зі специфікації')
    await waitFor(async () =>
      expect(await settings()).toMatchObject({ latency: 800, otp: 'manual', answers: 'bare' }),
    )

    await press('Повний запис')
    await expect(scenario).toHaveBeenCalledWith('busy', 'coach')
    await press('Клієнт')
    await expect(as).toHaveBeenCalledWith('client')

    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException())
    await press('Скопіювати посилання')
    const link = await window.mock?.link()
    await expect(link).toContain('scenario=typical&as=coach')
    await expect(await panel.findByLabelText('Текст для копіювання')).toHaveValue(link)
    write.mockRestore()
  },
}
