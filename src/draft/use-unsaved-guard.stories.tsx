import { Button, Group, TextInput } from '@mantine/core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'

import { reach, reached } from '#storybook/common/reach-state.ts'
import { page, press, settled } from '#storybook/person.ts'
import { inHashRouter } from '#tests/fixtures/stories/hash-router.fixture.tsx'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

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

const meta = {
  title: 'Елементи/Незбережені зміни',
  ...part(
    'Кожен редактор, із якого можна піти, не зберігши. Питає і про посилання, і про кнопку «Назад», і про закриття сторінки.',
  ),
  ...inHashRouter(() => {
    onDiscard.mockClear()
    server = Promise.withResolvers()
    return [
      { path: '/settings', name: 'Робочі години', body: ONE },
      { path: '/schedules', name: 'Дві форми', body: TWO },
    ]
  }),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const asksOnUnload = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
const question = async () =>
  within(await page().findByRole('dialog', { name: 'Відмінити не збережені зміни?' }))
const noQuestion = (): Promise<void> =>
  waitFor(() => expect(page().queryByRole('dialog')).toBeNull())

async function choose({ userEvent }: Context, name: string): Promise<void> {
  await userEvent.click(await settled(await (await question()).findByRole('button', { name })))
}

async function openForm({ canvas, userEvent }: Context): Promise<HTMLElement> {
  await userEvent.click(await canvas.findByRole('link', { name: 'Робочі години' }))
  return canvas.findByRole('textbox', { name: 'Початок' })
}

async function edit(context: Context): Promise<HTMLElement> {
  const field = await openForm(context)
  await context.userEvent.clear(field)
  await context.userEvent.type(field, '10:30')
  return field
}

export const Leaving: Story = {
  name: 'Посилання: залишитись, не зберігати; закриття сторінки; після збереження не питає',
  async play(context) {
    const { canvas, userEvent } = context
    const field = await openForm(context)
    await expect(asksOnUnload()).toBe(false)
    await userEvent.type(field, '0')
    await expect(asksOnUnload()).toBe(true)
    await userEvent.keyboard('{Backspace}')
    await expect(asksOnUnload()).toBe(false)
    await userEvent.type(field, '0')
    await userEvent.click(canvas.getByRole('link', { name: 'На головну' }))
    await choose(context, 'Повернутись')
    await noQuestion()
    await expect(field).toHaveValue('09:000')
    await press(context, 'Зберегти')
    server.resolve('saved')
    await canvas.findByRole('heading', { name: 'Головна' })
    await expect(page().queryByRole('dialog')).toBeNull()

    await edit(context)
    await expect(onDiscard).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'На головну' }))
    await choose(context, 'Так, не зберігати')
    await canvas.findByRole('heading', { name: 'Головна' })
    await expect(onDiscard).toHaveBeenCalledTimes(1)
  },
}

export const Back: Story = {
  name: 'Кнопка «Назад» браузера',
  async play(context) {
    const { canvas, userEvent } = context
    const field = await edit(context)
    // The URL does not change during the question; Back closes it, and so does Escape.
    for (const way of ['Back', 'Escape']) {
      history.back()
      await (await question()).findByRole('button', { name: 'Повернутись' })
      await waitFor(() => expect(location.hash).toBe('#/settings'))
      if (way === 'Back') history.back()
      else await userEvent.keyboard('{Escape}')
      await noQuestion()
      await waitFor(() => expect(location.hash).toBe('#/settings'))
    }
    await expect(field).toHaveValue('10:30')
    history.back()
    await choose(context, 'Так, не зберігати')
    await canvas.findByRole('heading', { name: 'Головна' })
    await waitFor(() => expect(location.hash).toBe('#/dashboard'))
  },
}

/** Saves, and tries to go back before the answer has arrived: there is nothing to discard. */
async function leaveWhileSaving(context: Context) {
  await press(context, 'Зберегти')
  history.back()
  const dialog = await question()
  await waitFor(() => expect(location.hash).toBe('#/settings'))
  const discard = dialog.getByRole('button', { name: 'Так, не зберігати' })
  await expect(dialog.getByText('Збереження…')).toBeVisible()
  await expect(discard).toBeDisabled()
  await expect(dialog.getByRole('button', { name: 'Повернутись' })).toBeDisabled()
  await context.userEvent.keyboard('{Escape}')
  await expect(discard).toBeVisible()
  return dialog
}

export const LeavingSaved: Story = {
  name: '12.3: під час збереження відкинути нічого; не вдалося — запитання як завжди; збережено — можна йти',
  tags: ['state-edge'],
  async play(context) {
    const dialog = await reach(async () => {
      await edit(context)
      return leaveWhileSaving(context)
    })
    server.resolve('failed')
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Повернутись' })).toHaveFocus())
    await expect(dialog.queryByText('Збереження…')).toBeNull()
    await choose(context, 'Повернутись')
    await noQuestion()

    server = Promise.withResolvers()
    await leaveWhileSaving(context)
    server.resolve('saved')
    await context.canvas.findByRole('heading', { name: 'Головна' })
    await noQuestion()
    await expect(location.hash).toBe('#/dashboard')
    await expect(onDiscard).not.toHaveBeenCalled()
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
    const dialog = await question()
    await expect(dialog.getByText('Збереження…')).toBeVisible()
    await reached()
    server.resolve('failed')
    await waitFor(() => expect(dialog.queryByText('Збереження…')).toBeNull())
    await choose(context, 'Так, не зберігати')
    await canvas.findByRole('heading', { name: 'Головна' })
    await expect(onDiscard).toHaveBeenCalledTimes(2)
  },
}
