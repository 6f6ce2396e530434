import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory } from '@tanstack/react-router'
import type { Globals } from 'storybook/internal/types'
import { expect, waitFor } from 'storybook/test'
import { guards, routes } from 'virtual:routes'

import { createQueryClient } from '#src/app/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'

import { docsHref } from '../common/links.ts'
import { ownPage, WHOLE_WINDOW } from '../foundations/own-page.tsx'
import { Frame } from '../wall/Frame.tsx'
import { type Entry, readEntries } from '../wall/index-entry.ts'
import { KEPT_OUT } from './areas.ts'
import { SCALE } from './layout.ts'
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
          сторожів; натисни, щоб відкрити його стани й правила. Меню є на кожному екрані й стрілок
          не має.
        </p>
        <Story />
      </>
    ),
    ownPage,
  ],
  parameters: { wide: true },
  globals: WHOLE_WINDOW,
  args: { routes, guards, entries: [], thumbnailOf: ({ name }) => name },
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
  async play({ canvas, userEvent, canvasElement }) {
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
    const own = (kind: string): number =>
      routes.flatMap(({ ways }) => ways).filter((way) => way.kind === kind).length
    await expect(rendered('link')).toBe(own('link'))
    await expect(rendered('redirect')).toBe(own('redirect') + guards.flatMap(({ to }) => to).length)
    for (const { name, to } of guards) {
      // The guard's name appears in its box and on its arrows.
      await expect(canvas.getAllByText(KEPT_OUT[name] ?? '')).toHaveLength(1 + to.length)
      for (const path of to) await expect(paths).toContain(path)
    }
    await expect(canvas.getByText('Звичайний тиждень')).toBeVisible()
    const calendar = canvas.getByRole('link', { name: '/calendar' })
    await expect(calendar).toHaveAttribute('href', docsHref('Тренер/Календар'))
    const highlighted = (): number =>
      canvasElement.querySelectorAll('[data-highlighted="true"]').length
    await expect(highlighted()).toBe(0)
    while (document.activeElement !== calendar) await userEvent.tab()
    await expect(highlighted()).toBeGreaterThan(0)
    const widthOf = (): number => calendar.getBoundingClientRect().width
    const whole = widthOf()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Масштаб' }), '50 %')
    await waitFor(() => expect(widthOf()).toBeCloseTo(whole / 2))
  },
}
