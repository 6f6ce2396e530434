import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FunctionComponent } from 'react'
import { expect, waitFor } from 'storybook/test'

import { ApiError } from '#src/api/operation.ts'
import { noteScreen } from '#src/device/page.ts'
import { part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { laterPart, lazyPart } from './lazy-part.tsx'

const lost = () => Promise.reject<FunctionComponent>(new TypeError('No such module'))
const Missing = lazyPart(lost)
const Later = laterPart(async () => () => <p>Підказка</p>, {
  Loading: () => <p>Ще не завантажено</p>,
})
const LaterMissing = laterPart(lost)
const breaks = async () => () => {
  throw new ApiError('GET /v1/users/me', 'malformed')
}
const Broken = lazyPart(breaks)
const LaterBroken = laterPart(breaks)

const meta = {
  title: 'Елементи/Частина екрана',
  ...part(
    'Частина екрана, код якої приходить, коли її вперше відкривають: діалог, календар, список вправ. Не прийшов — решта екрана лишається.',
  ),
  render: () => (
    <>
      <h1>Екран</h1>
      <Missing />
      <Later />
      <LaterMissing />
      <Broken />
      <LaterBroken />
    </>
  ),
} satisfies Meta
export default meta

export const Failed: StoryObj<typeof meta> = {
  name: 'Код не завантажився, або частина зламалася: решта екрана лишається; те, що після екрана, просто не з’являється',
  async play({ canvas }) {
    await waitFor(() =>
      expect(canvas.getAllByRole('heading', { name: 'Ця частина не завантажилася' })).toHaveLength(
        2,
      ),
    )
    await expect(canvas.getAllByRole('button', { name: 'Спробувати ще раз' })[0]).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Екран' })).toBeVisible()
    await noteScreen()
    await expect(await canvas.findByText('Підказка')).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  },
}
