import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { reach } from '#storybook/common/reach-state.ts'
import { inLibrary, MUSCLES } from '#tests/fixtures/stories/exercise-library.fixture.tsx'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'
import { expectPseudoState } from '#tests/fixtures/stories/pseudo-state.fixture.ts'
import { useArg } from '#tests/fixtures/stories/use-arg.fixture.ts'

import { MuscleFilter } from './MuscleFilter.tsx'

const meta = {
  title: 'Елементи/Групи м’язів',
  component: MuscleFilter,
  decorators: [inKit, inLibrary],
  parameters: {
    docs: {
      description: {
        component:
          'Поруч із пошуком вправ: звужує список до вправ на одну чи кілька груп. На телефоні не відкриває клавіатури.',
      },
    },
  },
  args: { chosen: [], onChange: fn() },
  argTypes: {
    chosen: {
      options: MUSCLES.map(({ id }) => id),
      control: {
        type: 'multi-select',
        labels: Object.fromEntries(MUSCLES.map(({ id, name }) => [id, name])),
      },
    },
  },
  render: function Render(args) {
    const [chosen, setChosen] = useArg(args.chosen)
    const change = (ids: readonly string[]): void => {
      args.onChange(ids)
      setChosen(ids)
    }
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
  name: 'Обирають кілька',
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
  },
}

export const LongText: Story = {
  name: 'Багато груп; усі можна зняти',
  args: { chosen: MUSCLES.map(({ id }) => id) },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Група м’язів' })
    await expect(field).toHaveValue(MUSCLES.map(({ name }) => name).join(', '))
    await userEvent.click(canvas.getByRole('button', { name: 'Зняти групи м’язів' }))
    await expect(field).toHaveValue('')
  },
}

export const Hovered: Story = {
  name: 'Під вказівником',
  args: { chosen: [idOf('muscle', 1)] },
  globals: { pseudo: { hover: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('button', { name: 'Зняти групи м’язів' }))
  },
}

export const Focused: Story = {
  name: 'У фокусі',
  args: { chosen: [idOf('muscle', 1)] },
  globals: { pseudo: { focus: true, focusVisible: true, focusWithin: true } },
  async play({ canvas }) {
    await expectPseudoState(canvas.getByRole('button', { name: 'Зняти групи м’язів' }))
  },
}
