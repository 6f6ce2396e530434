import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { kit, routes } from 'virtual:routes'

import { docsHref } from '../common/links.ts'
import { ownPage, WHOLE_WINDOW } from '../foundations/own-page.tsx'
import { Start } from './Start.tsx'

const meta = {
  title: 'Огляд/Початок',
  component: Start,
  tags: ['!autodocs'],
  decorators: [ownPage],
  globals: WHOLE_WINDOW,
  args: { routes, kit },
} satisfies Meta<typeof Start>
export default meta

export const Page: StoryObj<typeof meta> = {
  name: 'Початок',
  async play({ canvas }) {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    const shown = routes.flatMap(({ titles: [first] }) => first ?? [])
    for (const title of [...shown, ...kit.map((part) => part.title)])
      await expect(links).toContain(docsHref(title))
  },
}
