import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { convert, ThemeProvider } from 'storybook/theming'

import { brandTheme } from '../common/brand-theme.ts'
import { docsHref } from '../common/links.ts'
import { OWN_PAGE } from '../common/page.tsx'
import { entryOf } from '../common/stories.ts'
import { screenOf } from '../map/facts.ts'
import { ScreenPage } from './ScreenPage.tsx'

const change = 'Тренер/Деталі зустрічі: зміна'

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
    ...OWN_PAGE.decorators,
  ],
  // A frame shows a page of Storybook, which does not exist in a test.
  args: { title: '', screen: null, entries: [], pictureSet: null, sizes: [] },
} satisfies Meta<typeof ScreenPage>
export default meta

export const SharedStories: StoryObj<typeof meta> = {
  name: 'Екран, що має спільні історії з іншим',
  args: {
    title: change,
    screen: screenOf(change) ?? null,
    entries: [
      entryOf('Тренер/Деталі зустрічі', 'Default', 'Нова зустріч'),
      entryOf(change, 'Default', 'Зустріч, що вже є'),
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByText('/add-meeting/$sessionId')).toBeVisible()
    const part = canvas.getByRole('link', { name: 'Порожнє місце' })
    await expect(part).toHaveAttribute('href', docsHref('Елементи/Порожнє місце'))
    const next = canvas.getByRole('link', { name: '/calendar' })
    await expect(next).toHaveAttribute('href', docsHref('Тренер/Календар'))
    // Its own stories are the first ones.
    const states = within(canvas.getByRole('region', { name: 'Стани' })).getAllByRole('link')
    await expect(states.map(({ textContent }) => textContent)).toEqual([
      `${change}: Зустріч, що вже є`,
      'Тренер/Деталі зустрічі: Нова зустріч',
    ])
  },
}
