import type { Meta, StoryObj } from '@storybook/react-vite'
import { createMemoryHistory } from '@tanstack/react-router'
import type { Globals } from 'storybook/internal/types'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { dialogs, frame, guards, routes } from 'virtual:routes'

import { createQueryClient } from '#src/app/query-client.ts'
import { createAppRouter } from '#src/app/router.tsx'
import { clientMenu, coachMenu } from '#src/frame/navigation.ts'

import { docsHref } from '../common/links.ts'
import { ownPage, WHOLE_WINDOW } from '../foundations/own-page.tsx'
import { Frame } from '../wall/Frame.tsx'
import { type Entry, readEntries } from '../wall/index-entry.ts'
import { FRAME_PARTS, KEPT_OUT } from './areas.ts'
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
  args: { facts: { routes, guards, frame, dialogs }, entries: [], thumbnailOf: ({ name }) => name },
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
    await fireEvent.change(canvas.getByRole('slider', { name: 'Масштаб' }), {
      target: { value: '50' },
    })
    await waitFor(() => expect(widthOf()).toBeCloseTo(whole / 2))
  },
}

export const Chosen: Story = {
  name: 'Схема для однієї людини',
  tags: ['!dev', 'desktop'],
  async play({ canvas, userEvent, canvasElement }) {
    const links = (): number => canvasElement.querySelectorAll('[data-kind="link"] path').length
    const dialog = canvas.getByRole('link', { name: 'Тренування' })
    await expect(dialog).toHaveAttribute('href', docsHref('Тренер/Вікно тренування'))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Діалоги' }))
    await expect(dialog).not.toBeInTheDocument()
    // Without the dialogs, what they lead to belongs to the screens below them.
    const ways = routes.flatMap((route) => route.ways).filter(({ kind }) => kind === 'link')
    await expect(links()).toBe(ways.length)

    // The menus are those of the application.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Меню й знак' }))
    const menu = (name: string): string[] | undefined => frame.find((one) => one.name === name)?.to
    await expect(menu('coachMenu')).toEqual(coachMenu.map(({ link }) => link.to))
    await expect(menu('clientMenu')).toEqual(clientMenu('id').map(({ link }) => link.to))
    await expect(menu('logo')).toEqual(['/dashboard'])
    await expect(links()).toBe(ways.length + frame.flatMap(({ to }) => to).length)
    for (const { name } of frame)
      await expect(canvas.getByText(FRAME_PARTS[name] ?? '')).toBeVisible()

    const person = canvas.getByRole('combobox', { name: 'Хто дивиться' })
    await userEvent.selectOptions(person, 'Клієнт')
    await expect(canvas.queryByText('/calendar')).toBeNull()
    await expect(canvas.queryByText('меню тренера')).toBeNull()
    await expect(canvas.getByText('меню клієнта')).toBeVisible()
    await expect(canvas.getByText('/client/questionnaire')).toBeVisible()
    await userEvent.selectOptions(person, 'Тренер')
    await expect(canvas.getByText('/calendar')).toBeVisible()
    await expect(canvas.queryByText('/client/questionnaire')).toBeNull()
    await userEvent.selectOptions(person, 'Гість')
    await expect(canvas.queryByText('/settings')).toBeNull()
    await expect(canvas.queryByText('хто не увійшов')).toBeNull()
    const shown = canvasElement.querySelectorAll('li[data-area]:has(strong, a)')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `Екранів: ${shown.length} з ${routes.length}`,
    )
  },
}
