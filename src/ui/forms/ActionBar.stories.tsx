import { Button } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'

import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ActionBar, SaveButton } from './ActionBar.tsx'

const meta = {
  title: 'Елементи/Смуга дій',
  component: ActionBar,
  ...part('Дії екрана-завдання: редактора, добірки, форми. Одна на екран, завжди внизу вікна.'),
  args: {
    note: <div className="u-note">Є незбережені зміни</div>,
    children: (
      <>
        <Button variant="default">Скасувати</Button>
        <SaveButton saving={false} />
      </>
    ),
  },
} satisfies Meta<typeof ActionBar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Є що зберегти' }

export const Failed: Story = {
  name: 'Збереження не вдалося, довгий текст',
  args: { failure: 'Після початку редагування робочі години змінили в іншій вкладці '.repeat(3) },
}
