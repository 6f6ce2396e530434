import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { convert, ThemeProvider } from 'storybook/theming'
import { routes } from 'virtual:routes'

import { brandTheme } from '../common/brand-theme.ts'
import { docsHref } from '../common/links.ts'
import { ownPage } from '../foundations/own-page.tsx'
import { routeOf } from './route-of.ts'
import { ScreenPage } from './ScreenPage.tsx'

const title = 'Тренер/Календар'

const meta = {
  title: 'Огляд/Сторінка екрана',
  component: ScreenPage,
  tags: ['!autodocs', '!dev'],
  decorators: [
    // The theme that Storybook itself applies to docs pages.
    (Story) => (
      <ThemeProvider theme={convert(brandTheme('light'))}>
        <Story />
      </ThemeProvider>
    ),
    ownPage,
  ],
  args: {
    title,
    route: routeOf(title, routes) ?? null,
    entries: [
      { type: 'story', id: 'x--failed', title, name: 'Не вдалося', exportName: 'Failed', tags: [] },
    ],
    // A frame shows a page of Storybook, which does not exist in a test.
    sizes: [],
  },
} satisfies Meta<typeof ScreenPage>
export default meta

export const Calendar: StoryObj<typeof meta> = {
  name: 'Календар',
  async play({ canvas }) {
    await expect(canvas.getByText(/A row is 30 minutes and 48 px\./)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Не вдалося' })).toBeVisible()
    const part = canvas.getByRole('link', { name: 'Порожнє місце' })
    await expect(part).toHaveAttribute('href', docsHref('Елементи/Порожнє місце'))
    const next = canvas.getByRole('link', { name: '/schedules' })
    await expect(next).toHaveAttribute('href', docsHref('Тренер/Робочі години'))
  },
}

const change = 'Тренер/Деталі зустрічі: зміна'

export const SharedStories: StoryObj<typeof meta> = {
  name: 'Екран, що має спільні історії з іншим',
  args: { title: change, route: routeOf(change, routes) ?? null, entries: [] },
  async play({ canvas }) {
    await expect(canvas.getByText('/add-meeting/$sessionId')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '/session/$sessionId/edit' })).toBeVisible()
  },
}
