import { Text } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, waitFor } from 'storybook/test'

import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { DocumentTitle } from './DocumentTitle.tsx'

const meta = {
  title: 'Елементи/Назва вкладки',
  component: DocumentTitle,
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Раз на екран: його назва й назва продукту у вкладці браузера, у закладках та історії. На самому екрані цього не видно.',
      },
    },
  },
  args: { title: 'Робочі години' },
  render: function Render(args) {
    const shown = useRef<HTMLSpanElement>(null)
    useEffect(() => {
      if (shown.current) shown.current.textContent = document.title
    })
    return (
      <>
        <DocumentTitle {...args} />
        <Text>
          У вкладці: <span ref={shown} />
        </Text>
      </>
    )
  },
} satisfies Meta<typeof DocumentTitle>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'У вкладці браузера',
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText('Робочі години · Пульс')).toBeVisible())
  },
}
