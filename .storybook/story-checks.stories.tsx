import type { Meta, StoryObj } from '@storybook/react-vite'
import type { QueryClient } from '@tanstack/react-query'
import { expect } from 'storybook/test'

import { newServer } from '#mocks/new-server.ts'
import { createQueryClient } from '#src/app/query-client.ts'
import { painted } from '#tests/fixtures/stories/painted.fixture.ts'

import { openMockPage } from './mock-page.ts'
import { mountScreen, openScreen } from './screen.tsx'
import { answerCalls, endApp } from './story-calls.ts'

const meta: Meta = {
  title: 'Огляд/Перевірки історій',
  tags: ['!dev', '!autodocs'],
  render: () => (
    <main>
      <h1>Перевірки історій</h1>
    </main>
  ),
}
export default meta

type Story = StoryObj<typeof meta>

/** How many stories had been checked when the first story of this file was played. */
let atFirst: number | null = null

export const Played: Story = {
  name: 'Зіграна історія',
  play: async () => {
    atFirst = (await import('./story-checks.ts')).storiesChecked()
  },
}

/** Without the checks after the first story, no story would fail because of an error. */
export const Checked: Story = {
  name: 'Кожну історію перевірено',
  play: async () => {
    const { checkStory, storiesChecked } = await import('./story-checks.ts')
    await expect(atFirst).not.toBeNull()
    await expect(storiesChecked()).toBe((atFirst ?? 0) + 1)
    console.error('broken')
    await expect(checkStory).toThrow('console: broken')
  },
}

const PATH = '/v1/programs/exercises'

/** Ends an app that has begun something and has not made its call yet. */
async function endBeforeCall(
  begin: (client: QueryClient, call: () => Promise<Response>) => Promise<unknown>,
): Promise<void> {
  const before = await openMockPage({})
  const client = createQueryClient()
  const { promise: loading, resolve: load } = Promise.withResolvers<void>()
  const begun = begin(client, () => loading.then(() => fetch(PATH)))
  const ended = endApp(client)
  const first = Promise.race([ended.then(() => 'ended'), painted().then(() => 'under way')])
  await expect(await first).toBe('under way')
  const failed = expect(begun).rejects.toThrow('aborted')
  load()
  await failed
  await ended
  const next = await openMockPage({})
  const read = client.fetchQuery({ queryKey: ['for the next screen'], queryFn: () => fetch(PATH) })
  const answer = Promise.race([read, fetch(PATH).then(() => 'only this call is answered')])
  await expect(await answer).toBe('only this call is answered')
  await expect(await before.requests()).toHaveLength(0)
  await expect(await next.requests()).toHaveLength(1)
}

export const AboutToCall: Story = {
  name: 'Застосунок попередньої історії ще має що прочитати чи зберегти: виклику немає',
  play: async () => {
    await endBeforeCall((client, call) =>
      client.fetchQuery({ queryKey: ['begun'], queryFn: call, retry: false }),
    )
    await endBeforeCall((client, call) =>
      client.getMutationCache().build(client, { mutationFn: call }).execute(undefined),
    )
  },
}

export const Late: Story = {
  name: 'Виклик попередньої історії надходить у наступній: на нього немає відповіді',
  play: async () => {
    const before = await openMockPage({})
    const next = await newServer('typical')
    const failed = expect(fetch(PATH)).rejects.toThrow('Failed to fetch')
    await answerCalls(next)
    await failed
    await expect(await before.requests()).toHaveLength(0)
    await expect(next.log.entries()).toHaveLength(0)
  },
}

export const NextStory: Story = {
  name: 'Наступна історія, з екраном чи без нього, завершує застосунок попередньої',
  play: async (context) => {
    const begin = [
      () => openScreen({ url: '/login' }),
      () => mountScreen({ ...context, parameters: {} }),
    ]
    for (const next of begin) {
      await openScreen({ url: '/login' })
      const failed = expect(fetch(PATH)).rejects.toThrow('aborted')
      await next()
      await failed
    }
  },
}
