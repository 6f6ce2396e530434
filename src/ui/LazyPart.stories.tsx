import type { Meta, StoryObj } from '@storybook/react-vite'
import { type FunctionComponent, Suspense } from 'react'
import { expect } from 'storybook/test'

import { noteScreen } from '#src/device/page.ts'
import { inKit } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { laterPart, lazyPart } from './lazy-part.tsx'

const Missing = lazyPart(() => Promise.reject<FunctionComponent>(new TypeError('No such module')))

const Later = laterPart(async () => () => <p>Підказка</p>)
const Lost = laterPart(() => Promise.reject<FunctionComponent>(new TypeError('No such module')))

const meta = {
  title: 'Елементи/Частина екрана',
  decorators: [inKit],
  parameters: {
    docs: {
      description: {
        component:
          'Частина екрана, код якої приходить, коли її вперше відкривають: діалог, календар, список вправ. Не прийшов — решта екрана лишається.',
      },
    },
  },
  render: () => (
    <>
      <h1>Екран</h1>
      <Suspense>
        <Missing />
      </Suspense>
    </>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Failed: Story = {
  name: 'Код не завантажився: решта екрана лишається',
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Ця частина не завантажилася' })
    await expect(canvas.getByRole('button', { name: 'Спробувати ще раз' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Екран' })).toBeVisible()
  },
}

export const AfterScreen: Story = {
  name: 'Після екрана; не завантажилося — нічого',
  render: () => (
    <>
      <h1>Екран</h1>
      <Suspense fallback={<p>Ще не завантажено</p>}>
        <Later />
        <Lost />
      </Suspense>
    </>
  ),
  async play({ canvas }) {
    await noteScreen()
    await expect(await canvas.findByText('Підказка')).toBeVisible()
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull()
  },
}
