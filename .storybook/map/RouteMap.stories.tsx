import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Globals } from 'storybook/internal/types'
import { expect, fn, waitFor } from 'storybook/test'

import { docsHref } from '../common/links.ts'
import { OWN_PAGE } from '../common/page.tsx'
import { type Entry, entryOf, readEntries } from '../common/stories.ts'
import { Frame } from '../wall/Frame.tsx'
import { FIRST_MAP, MAP_IN_ADDRESS, SCREENS } from './facts.ts'
import { SCALE } from './layout.ts'
import { RouteMap } from './RouteMap.tsx'
import { ROUTES } from './routes.ts'

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
          сторожів; натисни, щоб відкрити його стани й правила. Колесо й пальці гортають карту.
          Крапки ведуть до діалогу, який відкривається над екраном. Меню й знак є навколо багатьох
          екранів, тож їх можна показати окремо.
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
      first={MAP_IN_ADDRESS.read()}
      onChoice={MAP_IN_ADDRESS.keep}
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

export const Rendered: Story = {
  name: 'Схема',
  tags: ['!dev', 'desktop'],
  async play({ args, canvas, userEvent, canvasElement }) {
    // Every route of the router is there, with all that the table declares.
    await expect(SCREENS.map(({ path }) => path).toSorted()).toEqual(Object.keys(ROUTES).toSorted())
    for (const { path } of SCREENS) await expect(canvas.getByText(path)).toBeVisible()
    const drawn = (kind: string): number =>
      canvasElement.querySelectorAll(`[data-id*=" ${kind} "] .react-flow__edge-path`).length
    const toDialogs = SCREENS.flatMap(({ dialogs }) => dialogs).length
    // An arrow appears after the library has measured its cards.
    await waitFor(() => expect(drawn('opens')).toBe(toDialogs))
    const links = drawn('link')
    // A guard leads to the screen as the people see it whom it keeps out.
    const guard = canvas.getByRole('link', { name: /^Сторож.* хто не тренер$/ })
    await expect(guard).toHaveAttribute('href', docsHref('Клієнт/Моя картка'))

    // It opens at a size that can be read. The keyboard brings a card into view and highlights its
    // arrows.
    const card = canvas.getByRole('link', { name: /^\/calendar / })
    const width = (): number => card.getBoundingClientRect().width
    await waitFor(() => expect(width()).toBeCloseTo(230))
    const highlighted = (): number =>
      canvasElement.querySelectorAll('.react-flow__edge.selected').length
    await expect(highlighted()).toBe(0)
    await userEvent.tab()
    card.focus()
    await waitFor(() => expect(highlighted()).toBeGreaterThan(0))
    const { bottom = 0 } = card.closest('.react-flow')?.getBoundingClientRect() ?? {}
    await waitFor(() => expect(card.getBoundingClientRect().bottom).toBeLessThan(bottom))
    await userEvent.click(canvas.getByRole('button', { name: 'Уся карта' }))
    await waitFor(() => expect(width()).toBeLessThan(200))
    const view = { x: expect.any(Number), y: expect.any(Number), zoom: expect.any(Number) }
    await waitFor(() => expect(args.onChoice).toHaveBeenLastCalledWith({ ...FIRST_MAP, view }))

    // Without the dialogs, what they lead to belongs to the screens below them.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Діалоги' }))
    await waitFor(() => expect(drawn('opens')).toBe(0))
    await waitFor(() => expect(drawn('link')).toBeGreaterThan(links - toDialogs))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Меню й знак' }))
    const person = canvas.getByRole('combobox', { name: 'Хто дивиться' })
    await userEvent.selectOptions(person, 'Клієнт')
    const own = canvas.getByRole('link', { name: /^\/client\/\$clientId / })
    await expect(own).toHaveAttribute('href', docsHref('Клієнт/Моя картка'))
    await expect(canvas.getByText('меню клієнта')).toBeVisible()
    await expect(canvas.queryByText('меню тренера')).toBeNull()
    await userEvent.selectOptions(person, 'Гість')
    await expect(canvas.queryByText('/settings')).toBeNull()
  },
}
