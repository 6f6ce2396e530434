import type { Meta, StoryObj } from '@storybook/react-vite'

import { OWN_PAGE } from '../common/page.tsx'
import { Start } from './Start.tsx'

const meta = {
  title: 'Огляд/Початок',
  component: Start,
  tags: ['!autodocs'],
  ...OWN_PAGE,
} satisfies Meta<typeof Start>
export default meta

export const Page: StoryObj<typeof meta> = { name: 'Початок', tags: ['!test'] }
