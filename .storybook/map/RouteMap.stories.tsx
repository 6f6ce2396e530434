import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Globals } from 'storybook/internal/types'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'

import { docsHref, heldStoryHref } from '../common/links.ts'
import { OWN_PAGE } from '../common/page.tsx'
import { type Entry, entryOf, readEntries } from '../common/stories.ts'
import { Frame } from '../wall/Frame.tsx'
import { asText, FIRST_MAP, fromText, keepMap, readMap, SCREENS } from './facts.ts'
import { CARD, SCALE } from './layout.ts'
import { RouteMap } from './RouteMap.tsx'
import { type BoxRow, DIALOGS, GUARDS, ROUTES } from './routes.ts'

const meta = {
  title: 'Огляд/Карта',
  component: RouteMap,
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <>
        <h1>Карта</h1>
        <p>
          Стрілка — посилання, пунктир — перенаправлення. Сторож стоїть перед кількома екранами й
          відсилає далі тих, кого не пускає. Наведи на картку, щоб побачити стрілки її екрана й
          сторожів; натисни, щоб відкрити його стани й правила. Крапки ведуть до діалогу, який
          відкривається над екраном. Меню й знак є навколо багатьох екранів, тож їх можна показати
          окремо.
        </p>
        <Story />
      </>
    ),
    ...OWN_PAGE.decorators,
  ],
  globals: OWN_PAGE.globals,
  parameters: { wide: true },
  args: {
    entries: [
      entryOf('Тренер/Картка клієнта', 'Default', 'Картка, яку бачить тренер'),
      entryOf('Клієнт/Моя картка', 'Default', 'Картка, яку бачить клієнт'),
    ],
    thumbnailOf: ({ name }) => name,
    first: FIRST_MAP,
    onChoice: fn(),
  },
} satisfies Meta<typeof RouteMap>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {
  name: 'Карта',
  tags: ['!test'],
  // Storybook's index does not exist in a test.
  loaders: [async () => ({ entries: await readEntries() })],
  render: (args, { loaded, globals }: { loaded: { entries?: Entry[] }; globals: Globals }) => (
    <RouteMap
      {...args}
      entries={loaded.entries ?? []}
      first={readMap()}
      onChoice={keepMap}
      thumbnailOf={(entry) => (
        <Frame
          entry={entry}
          size="phone"
          scheme={globals['scheme'] === 'dark' ? 'dark' : 'light'}
          scale={SCALE}
        />
      )}
    />
  ),
}

const count = (lists: readonly (readonly unknown[])[]): number => lists.flat().length

export const Rendered: Story = {
  name: 'Схема',
  tags: ['!dev', 'desktop'],
  async play({ args, canvas, userEvent, canvasElement }) {
    // Every route of the router is there, with all that the table declares.
    await expect(SCREENS.map(({ path }) => path).toSorted()).toEqual(Object.keys(ROUTES).toSorted())
    for (const { path } of SCREENS) await expect(canvas.getByText(path)).toBeVisible()
    const drawn = (kind: string): number =>
      canvasElement.querySelectorAll(`[data-kind="${kind}"] path`).length
    const ofBoxes = (boxes: Record<string, BoxRow>): number =>
      count(Object.values(boxes).map(({ to }) => to))
    const links = count(SCREENS.map((screen) => screen.links))
    const redirects = count(SCREENS.map((screen) => screen.redirects))
    await expect(drawn('redirect')).toBe(redirects + ofBoxes(GUARDS))
    await expect(drawn('opens')).toBe(count(SCREENS.map(({ dialogs }) => dialogs)))
    await expect(drawn('link')).toBe(links + ofBoxes(DIALOGS))
    // A guard leads to the screen as the people see it whom it keeps out.
    const guard = canvas.getByRole('link', { name: /^Сторож.* хто не тренер$/ })
    await expect(guard).toHaveAttribute('href', docsHref('Клієнт/Моя картка'))
    const certificate = canvas.getByRole('link', { name: /Сертифікат$/ })
    const story = heldStoryHref('Клієнт/Сторінка тренера', 'Certificate')
    await expect(certificate).toHaveAttribute('href', story)

    // The keyboard highlights the arrows of a card, and the slider changes its size.
    const card = canvas.getByRole('link', { name: /^\/calendar / })
    await expect(card).toHaveAttribute('href', docsHref('Тренер/Календар'))
    const highlighted = (): number =>
      canvasElement.querySelectorAll('[data-highlighted="true"]').length
    await expect(highlighted()).toBe(0)
    card.focus()
    await waitFor(() => expect(highlighted()).toBeGreaterThan(0))
    const slider = canvas.getByRole('slider', { name: 'Масштаб' })
    for (const scale of [100, 50]) {
      await fireEvent.change(slider, { target: { value: String(scale) } })
      const inside = ((CARD.width - 2) * scale) / 100
      await waitFor(() => expect(card.getBoundingClientRect().width).toBeCloseTo(inside))
    }
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...FIRST_MAP, scale: 50 })

    // Without the dialogs, what they lead to belongs to the screens below them.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Діалоги' }))
    await expect(drawn('opens')).toBe(0)
    await expect(drawn('link')).toBeGreaterThan(links)

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Меню й знак' }))
    const person = canvas.getByRole('combobox', { name: 'Хто дивиться' })
    const own = () => canvas.getByRole('link', { name: /^\/client\/\$clientId / })
    await userEvent.selectOptions(person, 'Клієнт')
    await expect(own()).toHaveAttribute('href', docsHref('Клієнт/Моя картка'))
    await expect(canvas.getByText('Картка, яку бачить клієнт')).toBeVisible()
    await expect(canvas.getByText('меню клієнта')).toBeVisible()
    await expect(canvas.queryByText('меню тренера')).toBeNull()
    await userEvent.selectOptions(person, 'Тренер')
    await expect(own()).toHaveAttribute('href', docsHref('Тренер/Картка клієнта'))
    await userEvent.selectOptions(person, 'Гість')
    await expect(canvas.queryByText('/settings')).toBeNull()
    await expect(canvas.queryByText('хто не увійшов')).toBeNull()
    const choice = { person: 'client', withFrame: true, withDialogs: false, scale: 35 } as const
    for (const one of [choice, FIRST_MAP]) await expect(fromText(asText(one))).toEqual(one)
    await expect(fromText('nobody;;;x')).toEqual({ ...FIRST_MAP, withDialogs: false })
  },
}
