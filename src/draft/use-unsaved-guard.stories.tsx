import { Button, Group, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, RouterProvider, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'

import { reach, reached } from '#storybook/common/reach-state.ts'
import { page, settled } from '#storybook/person.ts'
import { hashRouter } from '#tests/fixtures/stories/hash-router.fixture.tsx'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { useUnsavedGuard } from './use-unsaved-guard.tsx'

const onDiscard = fn()

/** How and when the save is answered. */
let server = Promise.withResolvers<'saved' | 'failed'>()

/** A form with one field, whose text is unsaved. */
function Form({ label }: { label: string }): ReactNode {
  const [saved, setSaved] = useState('09:00')
  const [start, setStart] = useState(saved)
  const navigate = useNavigate()
  const [saving, setSaving] = useState(false)
  const discard = (): void => {
    onDiscard()
    setStart(saved)
  }
  const guard = useUnsavedGuard({ unsaved: start !== saved, saving, onDiscard: discard })
  const save = async (): Promise<void> => {
    setSaving(true)
    const answer = await server.promise
    setSaving(false)
    if (answer === 'failed') return
    setSaved(start)
    if (!guard.isLeaving()) await navigate({ to: '/dashboard' })
  }
  return (
    <>
      <TextInput
        label={label}
        value={start}
        onChange={(event) => setStart(event.currentTarget.value)}
      />
      <Group mt="lg">
        <Button component={Link} to="/dashboard" variant="default">
          На головну
        </Button>
        <Button onClick={() => void save()}>Зберегти</Button>
      </Group>
      {guard.question}
    </>
  )
}

const ONE = <Form label="Початок" />
const TWO = (
  <>
    {ONE}
    <Form label="Перерва" />
  </>
)

const openEditor = () =>
  hashRouter([
    { path: '/settings', name: 'Робочі години', body: ONE },
    { path: '/schedules', name: 'Дві форми', body: TWO },
  ])

const meta = {
  title: 'Елементи/Незбережені зміни',
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Кожен редактор, із якого можна піти, не зберігши. Питає і про посилання, і про кнопку «Назад», і про закриття сторінки.',
      },
    },
  },
  loaders: [() => ({ router: openEditor() })],
  render: (_, { loaded }) => <RouterProvider router={loaded['router']} />,
  beforeEach: ({ loaded }) => {
    onDiscard.mockClear()
    server = Promise.withResolvers()
    return () => {
      loaded['router'].history.destroy()
      history.replaceState(null, '', location.pathname + location.search)
    }
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const question = () => page().findByRole('dialog', { name: 'Відмінити не збережені зміни?' })
const asksOnUnload = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function edit({ canvas, userEvent }: Context): Promise<void> {
  await userEvent.click(await canvas.findByRole('link', { name: 'Робочі години' }))
  const field = await canvas.findByRole('textbox', { name: 'Початок' })
  await userEvent.clear(field)
  await userEvent.type(field, '10:30')
}

export const Staying: Story = {
  name: 'Посилання: залишитись',
  async play(context) {
    const { canvas, userEvent } = context
    await edit(context)
    await userEvent.click(canvas.getByRole('link', { name: 'На головну' }))
    const dialog = within(await question())
    await userEvent.click(await settled(dialog.getByRole('button', { name: 'Повернутись' })))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox')).toHaveValue('10:30')
    await expect(onDiscard).not.toHaveBeenCalled()
  },
}

export const Leaving: Story = {
  name: 'Посилання: не зберігати',
  async play(context) {
    const { canvas, userEvent } = context
    await edit(context)
    await userEvent.click(canvas.getByRole('link', { name: 'На головну' }))
    const dialog = within(await question())
    await userEvent.click(await settled(dialog.getByRole('button', { name: 'Так, не зберігати' })))
    await canvas.findByRole('heading', { name: 'Головна' })
    await expect(onDiscard).toHaveBeenCalledTimes(1)
  },
}

export const Back: Story = {
  name: 'Кнопка «Назад» браузера',
  async play(context) {
    const { canvas, userEvent } = context
    await edit(context)
    history.back()
    await within(await question()).findByRole('button', { name: 'Повернутись' })
    // The URL does not change during the question; Back closes it.
    await waitFor(() => expect(location.hash).toBe('#/settings'))
    history.back()
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(location.hash).toBe('#/settings'))
    history.back()
    await within(await question()).findByRole('button', { name: 'Повернутись' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(location.hash).toBe('#/settings'))
    await expect(canvas.getByRole('textbox')).toHaveValue('10:30')
    history.back()
    const again = within(await question())
    await userEvent.click(await settled(again.getByRole('button', { name: 'Так, не зберігати' })))
    await canvas.findByRole('heading', { name: 'Головна' })
    await waitFor(() => expect(location.hash).toBe('#/dashboard'))
  },
}

export const Saved: Story = {
  name: 'Після збереження не питає',
  async play(context) {
    const { canvas, userEvent } = context
    await edit(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    server.resolve('saved')
    await canvas.findByRole('heading', { name: 'Головна' })
    await expect(page().queryByRole('dialog')).toBeNull()
  },
}

/** Saves, and tries to go back before the answer has arrived. */
async function leaveWhileSaving(context: Context) {
  const { canvas, userEvent } = context
  await edit(context)
  await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
  history.back()
  const dialog = within(await question())
  const discard = dialog.getByRole('button', { name: 'Так, не зберігати' })
  await expect(dialog.getByText('Збереження…')).toBeVisible()
  await expect(discard).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Повернутись' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect(discard).toBeVisible()
  return dialog
}

export const LeavingSaved: Story = {
  name: '12.3: під час збереження відкинути нічого; збережено — можна йти',
  async play(context) {
    const { canvas } = context
    await leaveWhileSaving(context)
    await reached()
    server.resolve('saved')
    await canvas.findByRole('heading', { name: 'Головна' })
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await expect(location.hash).toBe('#/dashboard')
    await expect(onDiscard).not.toHaveBeenCalled()
  },
}

export const LeavingNotSaved: Story = {
  name: '12.3: збереження не вдалося — запитання як завжди',
  tags: ['state-edge'],
  async play(context) {
    const { canvas, userEvent } = context
    const dialog = await reach(() => leaveWhileSaving(context))
    server.resolve('failed')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Повернутись' })).toHaveFocus())
    await expect(dialog.queryByText('Збереження…')).toBeNull()
    await userEvent.click(await settled(dialog.getByRole('button', { name: 'Так, не зберігати' })))
    await canvas.findByRole('heading', { name: 'Головна' })
    await expect(onDiscard).toHaveBeenCalledTimes(1)
  },
}

export const SecondSaving: Story = {
  name: '12.3: зберігається друга форма — запитання її',
  async play(context) {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('link', { name: 'Дві форми' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Початок' }), '0')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Перерва' }), '0')
    // Past the link to the second form's «Зберегти».
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    history.back()
    const dialog = within(await question())
    await expect(dialog.getByText('Збереження…')).toBeVisible()
    await reached()
    server.resolve('failed')
    await waitFor(() => expect(dialog.queryByText('Збереження…')).toBeNull())
    await userEvent.click(await settled(dialog.getByRole('button', { name: 'Так, не зберігати' })))
    await canvas.findByRole('heading', { name: 'Головна' })
    await expect(onDiscard).toHaveBeenCalledTimes(2)
  },
}

export const Unload: Story = {
  name: 'Закриття сторінки',
  async play(context) {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('link', { name: 'Робочі години' }))
    const field = await canvas.findByRole('textbox', { name: 'Початок' })
    await expect(asksOnUnload()).toBe(false)
    await userEvent.type(field, '0')
    await expect(asksOnUnload()).toBe(true)
    await userEvent.keyboard('{Backspace}')
    await expect(asksOnUnload()).toBe(false)
  },
}
