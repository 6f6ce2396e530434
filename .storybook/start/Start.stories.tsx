import type { Meta, StoryObj } from '@storybook/react-vite'

import { OWN_PAGE } from '../common/page.tsx'
import { type Entry, readEntries } from '../common/stories.ts'
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
