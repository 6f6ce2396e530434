import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { docsHref } from '../common/links.ts'
import { OWN_PAGE } from '../common/page.tsx'
import { type Entry, readEntries } from '../common/stories.ts'
import { ROUTES } from '../map/routes.ts'
import { Start } from './Start.tsx'

const meta = {
  title: 'Огляд/Початок',
  component: Start,
  tags: ['!autodocs'],
  ...OWN_PAGE,
  args: { titles: [] },
} satisfies Meta<typeof Start>
export default meta

export const Page: StoryObj<typeof meta> = {
  name: 'Початок',
  tags: ['!test'],
  // Storybook's index does not exist in a test.
  loaders: [async () => ({ entries: await readEntries() })],
  render: (_, { loaded }: { loaded: { entries?: Entry[] } }) => {
    const titles = (loaded.entries ?? []).map(({ title }) => title)
    return <Start titles={[...new Set(titles)].toSorted((a, b) => a.localeCompare(b, 'uk'))} />
  },
}

const TITLES = Object.values(ROUTES).flatMap(({ titles }) => titles)

export const Screens: StoryObj<typeof meta> = {
  name: 'Початок: кожен екран',
  tags: ['!dev'],
  args: { titles: [...new Set(TITLES)] },
  async play({ canvas }) {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const title of TITLES) await expect(links).toContain(docsHref(title))
    // A screen has its address.
    const card = canvas.getByRole('link', { name: 'Моя картка' }).closest('li')
    await expect(card).toHaveTextContent('/client/$clientId')
  },
}
