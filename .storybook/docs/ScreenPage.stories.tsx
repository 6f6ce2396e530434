import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { convert, ThemeProvider } from 'storybook/theming'

import { brandTheme } from '../common/brand-theme.ts'
import { docsHref } from '../common/links.ts'
import { OWN_PAGE } from '../common/page.tsx'
import type { Entry } from '../common/stories.ts'
import { screenOf } from '../map/facts.ts'
import { pictureName } from '../wall/picture-set.ts'
import { ScreenPage } from './ScreenPage.tsx'

const title = 'Тренер/Календар'
const FAILED = pictureName('x--failed', 'phone', 'light')

const failed: Entry = {
  type: 'story',
  id: 'x--failed',
  title,
  name: 'Не вдалося',
  exportName: 'Failed',
  tags: [],
}

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
  args: {
    title,
    screen: screenOf(title) ?? null,
    entries: [failed],
    pictureSet: { oldest: '2027-03-02', taken: '2027-03-02', names: [FAILED] },
    // A frame shows a page of Storybook, which does not exist in a test.
    sizes: [],
  },
} satisfies Meta<typeof ScreenPage>
export default meta

export const Calendar: StoryObj<typeof meta> = {
  name: 'Календар',
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/A row is 30 minutes and 48 px\./)).toBeVisible()
    // A rule of another section that names the screen.
    const more = canvas.getByText(/With a program the user goes to/)
    await expect(more).toBeVisible()
    await expect(more.closest('[lang]')).toHaveAttribute('lang', 'en')
    await expect(canvas.getByText('product §4 Session creation')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Не вдалося' })).toBeVisible()
    const part = canvas.getByRole('link', { name: 'Порожнє місце' })
    await expect(part).toHaveAttribute('href', docsHref('Елементи/Порожнє місце'))
    const next = canvas.getByRole('link', { name: '/schedules' })
    await expect(next).toHaveAttribute('href', docsHref('Тренер/Робочі години'))
    // All pictures are there at once, and live frames only near the window.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Кадри' }), 'Знімки')
    await userEvent.click(canvas.getByRole('checkbox', { name: '390' }))
    const picture = canvas.getByRole('img', { name: 'Не вдалося, 390 px, Світлий' })
    await expect(picture).toHaveAttribute('src', `pictures/${FAILED}`)
  },
}

const change = 'Тренер/Деталі зустрічі: зміна'

export const SharedStories: StoryObj<typeof meta> = {
  name: 'Екран, що має спільні історії з іншим',
  args: {
    title: change,
    screen: screenOf(change) ?? null,
    entries: [
      { ...failed, id: 'shared', title: 'Тренер/Деталі зустрічі', name: 'Нова зустріч' },
      { ...failed, id: 'own', title: change, name: 'Зустріч, що вже є' },
    ],
  },
  async play({ canvas }) {
    await expect(canvas.getByText('/add-meeting/$sessionId')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '/session/$sessionId/edit' })).toBeVisible()
    // Its own stories are the first ones.
    const states = within(canvas.getByRole('region', { name: 'Стани' })).getAllByRole('link')
    await expect(states.map(({ textContent }) => textContent)).toEqual([
      `${change}: Зустріч, що вже є`,
      'Тренер/Деталі зустрічі: Нова зустріч',
    ])
  },
}
