import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { inLibrary } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { MuscleFilter } from './MuscleFilter.tsx'

const meta = {
  title: 'Елементи/Групи м’язів',
  component: MuscleFilter,
  ...part(
    'Поруч із пошуком вправ: звужує список до вправ на одну чи кілька груп. На телефоні не відкриває клавіатури.',
  ),
  decorators: [inKit, inLibrary],
  args: { chosen: [], onChange: fn() },
  render: function Render(args) {
    const [chosen, change] = useArg(args.chosen, args.onChange)
    return (
      <div style={{ minHeight: '24rem' }}>
        <MuscleFilter chosen={chosen} onChange={change} />
      </div>
    )
  },
} satisfies Meta<typeof MuscleFilter>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Обирають кілька; усі можна зняти',
  async play({ args, canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Група м’язів', expanded: false })
    await reach(async () => {
      await userEvent.click(field)
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      await userEvent.click(canvas.getByRole('option', { name: 'Груди' }))
      await userEvent.click(canvas.getByRole('option', { name: 'Біцепс' }))
    })
    await expect(field).toHaveValue('Груди, Біцепс')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Зняти групи м’язів' }))
    await expect(field).toHaveValue('')
  },
}
