import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory } from '@tanstack/react-router'
import type { Globals } from 'storybook/internal/types'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { dialogs, guards, routes } from 'virtual:routes'

import { createQueryClient } from '#src/app/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'

import { docsHref } from '../common/links.ts'
import { ownPage, WHOLE_WINDOW } from '../foundations/own-page.tsx'
import { Frame } from '../wall/Frame.tsx'
import { type Entry, readEntries } from '../wall/index-entry.ts'
import { KEPT_OUT } from './areas.ts'
import { FIRST_MAP } from './boxes.ts'
import { CARD, SCALE } from './layout.ts'
import { keepMap, readMap } from './map-address.ts'
import { MAP_ARGS } from './map-story.ts'
import { RouteMap } from './RouteMap.tsx'

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
    ownPage,
  ],
  parameters: { wide: true },
  globals: WHOLE_WINDOW,
  args: MAP_ARGS,
} satisfies Meta<typeof RouteMap>
export default meta
type Story = StoryObj<typeof meta>

/** The width of a card without its border. */
const INSIDE = CARD.width - 2

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

export const Rendered: Story = {
  name: 'Схема',
  tags: ['!dev', 'desktop'],
  args: {
    entries: [
      {
        type: 'story',
        id: 'тренер-календар--default',
        title: 'Тренер/Календар',
        name: 'Звичайний тиждень',
        exportName: 'Default',
        tags: [],
      },
    ],
  },
  async play({ args, canvas, userEvent, canvasElement }) {
    const history = createMemoryHistory()
    const router = createAppRouter({ queryClient: createQueryClient(), history })
    const paths = Object.keys(router.routesByPath).map((path) => path.replace(/(?<=.)\/$/, ''))
    await expect(routes.map(({ path }) => path).toSorted()).toEqual([...new Set(paths)].toSorted())
    for (const { path, ways, titles } of routes) {
      // Only routes that redirect at once have no stories.
      await expect(titles.length > 0, path).toBe(path !== '/')
      await expect(canvas.getByText(path)).toBeVisible()
      // The links of the sources are there.
      for (const { to } of ways) await expect(paths).toContain(to)
    }
    // Each guard of a screen is there, with its redirects.
    await expect(new Set(routes.flatMap((route) => route.guards))).toEqual(
      new Set(guards.map(({ name }) => name)),
    )
    const rendered = (kind: string): number =>
      canvasElement.querySelectorAll(`[data-kind="${kind}"] path`).length
    const ways = routes.flatMap((route) => route.ways)
    const leading = (parts: { to: string[] }[]): number => parts.flatMap(({ to }) => to).length
    await expect(rendered('redirect')).toBe(
      ways.filter(({ kind }) => kind === 'redirect').length + leading(guards),
    )
    // Each dialog is there, with the screens that open it, and what it leads to.
    await expect(rendered('opens')).toBe(routes.flatMap((route) => route.dialogs).length)
    await expect(new Set(routes.flatMap((route) => route.dialogs))).toEqual(
      new Set(dialogs.map(({ name }) => name)),
    )
    const direct = ways.filter(({ kind, isDirect }) => kind === 'link' && isDirect).length
    await expect(rendered('link')).toBe(direct + leading(dialogs))
    for (const { name, to } of guards) {
      // The guard's name appears in its box and on its arrows.
      await expect(canvas.getAllByText(KEPT_OUT[name] ?? '')).toHaveLength(1 + to.length)
      for (const path of to) await expect(paths).toContain(path)
    }
    // A guard leads to the screen as the people see it whom it keeps out.
    const guard = canvas.getByRole('link', { name: /^Сторож.* хто не тренер$/ })
    await expect(guard).toHaveAttribute('href', docsHref('Клієнт/Моя картка'))
    await expect(canvas.getByText('Звичайний тиждень')).toBeVisible()
    const calendar = canvas.getByRole('link', { name: /^\/calendar / })
    await expect(calendar).toHaveAttribute('href', docsHref('Тренер/Календар'))
    const highlighted = (): number =>
      canvasElement.querySelectorAll('[data-highlighted="true"]').length
    await expect(highlighted()).toBe(0)
    while (document.activeElement !== calendar) await userEvent.tab()
    await expect(highlighted()).toBeGreaterThan(0)
    const widthOf = (): number => calendar.getBoundingClientRect().width
    const slider = canvas.getByRole('slider', { name: 'Масштаб' })
    for (const scale of [100, 50]) {
      await fireEvent.change(slider, { target: { value: String(scale) } })
      await waitFor(() => expect(widthOf()).toBeCloseTo((INSIDE * scale) / 100))
    }
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...FIRST_MAP, scale: 50 })
  },
}
