import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { routes, titles } from 'virtual:routes'

import { docsHref } from '../common/links.ts'
import { ownPage, WHOLE_WINDOW } from '../foundations/own-page.tsx'
import { Start } from './Start.tsx'

const meta = {
  title: 'Огляд/Початок',
  component: Start,
  tags: ['!autodocs'],
  decorators: [ownPage],
  globals: WHOLE_WINDOW,
  args: { routes, titles },
} satisfies Meta<typeof Start>
export default meta

export const Page: StoryObj<typeof meta> = {
  name: 'Початок',
  async play({ canvas }) {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(titles.length).toBeGreaterThan(120)
    for (const title of titles) await expect(links).toContain(docsHref(title))
    // A screen has its address.
    const card = canvas.getByRole('link', { name: 'Моя картка' }).closest('li, tr, dl, div')
    await expect(card).toHaveTextContent('/client/$clientId')
  },
}
