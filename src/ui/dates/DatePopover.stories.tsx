import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconCalendarSearch } from '@tabler/icons-react'
import { expect, fn, waitFor, within } from 'storybook/test'

import { clockAt, moveDate, REAL_TIME } from '#mocks/engine/clock.ts'
import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { page } from '#storybook/person.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { DatePopover } from './DatePopover.tsx'

const meta = {
  title: 'Елементи/Дата в календарі',
  component: DatePopover,
  ...part(
    'Кнопка в заголовку, що відкриває календар: перейти до іншого дня. У формі для дати є поле.',
  ),
  args: {
    chosen: '2027-03-02',
    today: '2027-03-05',
    onDay: fn(),
    renderButton: (toggle) => (
      <IconButton label="Обрати дату" onClick={toggle}>
        <IconCalendarSearch aria-hidden />
      </IconButton>
    ),
  },
} satisfies Meta<typeof DatePopover>
export default meta
type Story = StoryObj<typeof meta>

/** The popover that the button has opened. */
const opened = async () => within(await page().findByRole('dialog', { name: 'Обрати дату' }))

export const ByKeyboard: Story = {
  name: 'Клавішами; сьогодні наше, а не пристрою',
  beforeEach() {
    moveDate(clockAt(kyivInstant('2027-03-02', '12:00'), true))
    return () => moveDate(REAL_TIME)
  },
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Обрати дату' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const chosen = () => page().findByRole('button', { name: 'вівторок, 2 березня 2027' })
    await waitFor(async () => expect(await chosen()).toHaveFocus())
    await expect(await chosen()).toHaveAttribute('aria-pressed', 'true')
    const today = page().getByRole('button', { name: "п'ятниця, 5 березня 2027, сьогодні" })
    const marked = document.querySelectorAll('[role="dialog"] [data-today="true"]')
    await expect([...marked]).toEqual([today])

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(args.onDay).not.toHaveBeenCalled()

    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await chosen()).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expect(args.onDay).toHaveBeenLastCalledWith('2027-03-10')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Levels: Story = {
  name: 'Місяць і рік: фокус лишається в календарі',
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Обрати дату' }))
    const calendar = await opened()
    const focusIsInside = () =>
      waitFor(() => expect(document.activeElement?.closest('[role="dialog"]')).toBeTruthy())
    const press = async (name: string): Promise<void> =>
      userEvent.click(await calendar.findByRole('button', { name }))
    await press('березень 2027 — обрати місяць')
    await calendar.findByRole('button', { name: 'Попередній рік' })
    await calendar.findByRole('button', { name: 'Наступний рік' })
    await focusIsInside()
    await press('2027 — обрати рік')
    await calendar.findByRole('button', { name: 'Попередні десять років' })
    await calendar.findByRole('button', { name: 'Наступні десять років' })
    await focusIsInside()
    await press('2026')
    await focusIsInside()
    await press('квітень')
    await calendar.findByRole('button', { name: 'середа, 1 квітня 2026' })
    await focusIsInside()
  },
}
