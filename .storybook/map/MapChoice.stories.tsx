/** What a choice on the map changes. */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { toId } from 'storybook/internal/csf'
import { expect, waitFor } from 'storybook/test'
import { frame, routes } from 'virtual:routes'

import { clientMenu, coachMenu } from '#src/frame/navigation.ts'

import { docsHref, heldStoryHref } from '../common/links.ts'
import { ownPage, WHOLE_WINDOW } from '../foundations/own-page.tsx'
import type { Entry } from '../wall/index-entry.ts'
import { FRAME_PARTS } from './areas.ts'
import { FIRST_MAP } from './boxes.ts'
import { asText, fromText, LEAST_TO_FIT } from './map-address.ts'
import { MAP_ARGS } from './map-story.ts'
import { RouteMap } from './RouteMap.tsx'

const meta = {
  title: 'Огляд/Карта: вибір',
  component: RouteMap,
  tags: ['!autodocs', '!dev'],
  decorators: [
    (Story) => (
      <>
        <h1>Карта</h1>
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

export const Chosen: Story = {
  name: 'Схема для однієї людини',
  tags: ['desktop'],
  async play({ canvas, userEvent, canvasElement }) {
    const links = (): number => canvasElement.querySelectorAll('[data-kind="link"] path').length
    const dialog = canvas.getByRole('link', { name: / Тренування$/ })
    await expect(dialog).toHaveAttribute('href', docsHref('Тренер/Вікно тренування'))
    // Each dialog leads to its stories, or to a story that shows it.
    const certificate = canvas.getByRole('link', { name: /Сертифікат$/ })
    const story = heldStoryHref('Клієнт/Сторінка тренера', 'Certificate')
    await expect(certificate).toHaveAttribute('href', story)
    const box = certificate.closest('li')
    await expect(box).toHaveAttribute('data-highlighted', 'false')
    certificate.focus()
    await waitFor(() => expect(box).toHaveAttribute('data-highlighted', 'true'))
    certificate.blur()
    await waitFor(() => expect(box).toHaveAttribute('data-highlighted', 'false'))
    await userEvent.hover(certificate)
    await expect(box).toHaveAttribute('data-highlighted', 'true')
    // At first, the map is not wider than the window, or as small as its boxes allow.
    const scale = Number(canvas.getByRole('slider', { name: 'Масштаб' }).getAttribute('value'))
    const map = canvasElement.querySelector('svg')?.getBoundingClientRect().width ?? 0
    await expect(scale === LEAST_TO_FIT || map <= innerWidth).toBe(true)

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
    const ofClient = canvas.getByRole('link', { name: / меню клієнта$/ })
    await expect(ofClient).toHaveAttribute('href', docsHref('Клієнт/Моя картка'))

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

const entryOf = (title: string, exportName: string, name: string): Entry => ({
  type: 'story',
  id: toId(title, exportName),
  title,
  name,
  exportName,
  tags: [],
})

export const OfPeople: Story = {
  name: 'Схема з екранами, якими їх бачить обрана людина',
  args: {
    entries: [
      entryOf('Тренер/Картка клієнта', 'Default', 'Картка, яку бачить тренер'),
      entryOf('Клієнт/Моя картка', 'Default', 'Картка, яку бачить клієнт'),
    ],
  },
  async play({ canvas, userEvent }) {
    const card = () => canvas.getByRole('link', { name: /^\/client\/\$clientId / })
    const person = canvas.getByRole('combobox', { name: 'Хто дивиться' })
    await userEvent.selectOptions(person, 'Клієнт')
    await expect(canvas.getByText('Картка, яку бачить клієнт')).toBeVisible()
    await expect(card()).toHaveAttribute('href', docsHref('Клієнт/Моя картка'))
    await userEvent.selectOptions(person, 'Тренер')
    await expect(canvas.getByText('Картка, яку бачить тренер')).toBeVisible()
    await expect(card()).toHaveAttribute('href', docsHref('Тренер/Картка клієнта'))
  },
}

export const Kept: Story = {
  name: 'Вибір в адресі',
  args: { first: { person: 'client', withFrame: true, withDialogs: false, scale: 35 } },
  async play({ args: { first }, canvas }) {
    await expect(fromText(asText(first))).toEqual(first)
    await expect(fromText(asText(FIRST_MAP))).toEqual(FIRST_MAP)
    await expect(fromText('nobody;;;x')).toEqual({
      ...FIRST_MAP,
      withDialogs: false,
    })
    await expect(canvas.getByRole('combobox', { name: 'Хто дивиться' })).toHaveDisplayValue(
      'Клієнт',
    )
    await expect(canvas.getByRole('checkbox', { name: 'Меню й знак' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Діалоги' })).not.toBeChecked()
    await expect(canvas.getByRole('slider', { name: 'Масштаб' })).toHaveValue('35')
  },
}
