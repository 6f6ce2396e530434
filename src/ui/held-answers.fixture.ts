/**
 * How stories hold the answers of the mock, and what a person who leaves meanwhile is expected to
 * see.
 */
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { page } from '#storybook/person.ts'

/** Longer than any story takes. */
const HELD_MS = 90_000

/**
 * Holds the answers to all calls that are made from now on, until the returned function is called.
 */
export async function holdAnswers(): Promise<() => Promise<void>> {
  await window.mock?.latency(HELD_MS)
  return async () => window.mock?.latency(0)
}

/**
 * Saves and leaves before the answer: the person is not asked to discard anything, and leaves once
 * it is saved.
 */
export async function leaveWhileSaving(
  { loaded }: Pick<StoryContext, 'loaded'>,
  save: () => Promise<void>,
): Promise<void> {
  const come = await holdAnswers()
  await save()
  // By Back: a dialog may cover the links.
  void loaded['app'].router.navigate({ to: '/settings' })
  const name = 'Відмінити не збережені зміни?'
  const question = within(await page().findByRole('dialog', { name }))
  await expect(await question.findByText('Збереження…')).toBeVisible()
  const discard = question.getByRole('button', { name: 'Так, не зберігати' })
  await expect(discard).toBeDisabled()
  await expect(question.getByRole('button', { name: 'Повернутись' })).toBeDisabled()
  await come()
  await page().findByRole('heading', { name: 'Налаштування', level: 1 })
  await expect(loaded['app'].router.state.location.pathname).toBe('/settings')
  await waitFor(() => expect(discard).not.toBeInTheDocument())
}
