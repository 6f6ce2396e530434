import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import { PANEL_TABS, type PanelTab } from '#mocks/engine/panel/memory.ts'
import { renderScreen } from '#storybook/screen.tsx'

import { as, onClose, panelOf, reset, scenario, PanelBesideScreen } from './panel-story.fixture.tsx'

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
  name: 'Стан: годинник, затримка, код',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const panel = await panelOf(canvas)
    const press = (name: string | RegExp) => userEvent.click(panel.getByRole('button', { name }))
    const clock = within(panel.getByRole('group', { name: 'Годинник' }))
    await expect(panel.getByText('стоїть', { selector: 'time + span' })).toBeVisible()
    await expect(panel.getByText(/вт, 2 бер\. 2027 р\., 09:40:00/)).toBeVisible()

    await press('+10 хв')
    await press('+3 год')
    await press('+1 день')
    await expect(await panel.findByText(/ср, 3 бер\. 2027 р\., 12:50:00/)).toBeVisible()
    // The page's own clock moves, too.
    await expect(new Date().toISOString()).toBe('2027-03-03T10:50:00.000Z')

    await press('Зупинити')
    await waitFor(() =>
      expect(clock.getByRole('button', { name: 'Зупинити' })).toHaveAttribute(
        'aria-pressed',
        'false',
      ),
    )
    await press('Справжній')
    await expect(await panel.findByText('справжній час')).toBeVisible()

    const time = panel.getByLabelText('Час за Києвом')
    await userEvent.clear(time)
    await userEvent.type(time, '2027-03-28T03:30')
    await press('Поставити')
    await expect(await panel.findByText(/нд, 28 бер\. 2027 р\., 04:30/)).toBeVisible()

    await press('800')
    await expect(await panel.findByText('800 мс')).toBeVisible()
    await userEvent.type(panel.getByLabelText('Своя затримка, мс'), '120')
    await press('Задати')
    await expect(await panel.findByText('120 мс')).toBeVisible()
    await press('Лише в SMS')
    await waitFor(async () =>
      expect(await settings()).toMatchObject({ latency: 120, otp: 'manual' }),
    )
    await press('Лише зі специфікації')
    await waitFor(async () => expect(await settings()).toMatchObject({ answers: 'bare' }))
  },
}

export const OneTap: Story = {
  name: 'Сценарій і персонаж одним дотиком',
  async play({ canvas, userEvent }) {
    const panel = await panelOf(canvas)
    const chosen = panel.getByRole('button', { name: 'Звичайний день' })
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await expect(panel.getByRole('button', { name: 'Тренер' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await userEvent.click(panel.getByRole('button', { name: 'Повний запис' }))
    await expect(scenario).toHaveBeenCalledWith('busy', 'coach')
    await userEvent.click(panel.getByRole('button', { name: 'Клієнт' }))
    await expect(as).toHaveBeenCalledWith('client')
    await userEvent.click(panel.getByRole('button', { name: 'Скинути' }))
    await expect(reset).toHaveBeenCalledOnce()
  },
}

export const Link: Story = {
  name: 'Посилання: у буфер, а без буфера на екран',
  async play({ canvas, userEvent }) {
    const panel = await panelOf(canvas)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const button = panel.getByRole('button', { name: 'Скопіювати посилання' })
    await userEvent.click(button)
    await expect(await panel.findByText('Посилання скопійовано')).toBeVisible()
    const link = await window.mock?.link()
    await expect(link).toContain('scenario=typical&as=coach&now=2027-03-02T09%3A40&clock=frozen')
    await expect(write).toHaveBeenCalledWith(link)

    write.mockRejectedValue(new DOMException('Not allowed'))
    await userEvent.click(button)
    await expect(await panel.findByLabelText('Текст для копіювання')).toHaveValue(link)
    write.mockRestore()
  },
}

export const BadFile: Story = {
  name: 'Чужий файл нічого не змінює',
  async play({ canvas, canvasElement, userEvent }) {
    const panel = await panelOf(canvas)
    const before = await window.mock?.exportState()
    const input = canvasElement.querySelector<HTMLInputElement>('aside input[type=file]')
    for (const text of ['ні', '{}', JSON.stringify({ ...before, rows: { users: [{}] } })]) {
      if (input)
        await userEvent.upload(input, new File([text], 'a.json', { type: 'application/json' }))
      const alert = await panel.findByRole('alert')
      await expect(alert).toHaveTextContent(/^Файл не підходить, нічого не змінено: /)
      await userEvent.click(panel.getByRole('button', { name: 'Прибрати повідомлення' }))
    }
    await expect((await window.mock?.exportState())?.rows).toEqual(before?.rows)
    await expect(localStorage.getItem('auth-storage')).toBe(before?.page.device['auth-storage'])
  },
}

export const Keyboard: Story = {
  name: 'Клавіатурою',
  async play({ canvas, userEvent }) {
    const dialog = await canvas.findByRole('dialog', { name: 'Панель QA' })
    const panel = await panelOf(canvas)
    await expect(dialog).toHaveFocus()
    panel.getByRole('tab', { name: 'Стан' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(panel.getByRole('tab', { name: 'Збої' })).toHaveFocus()
    await expect(await panel.findByLabelText('Операція')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const last = panel.getByRole('tab', { name: 'SMS' })
    await waitFor(() => expect(last).toHaveAttribute('aria-selected', 'true'))
    await userEvent.click(panel.getByRole('button', { name: 'Закрити панель' }))
    await expect(onClose).toHaveBeenCalledOnce()
  },
}
