import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { signedIn, signedOut } from '#src/domain/auth-flow.ts'
import { renderScreen } from '#storybook/screen.tsx'

const meta = {
  title: 'Каркас/Інша людина в іншій вкладці',
  render: renderScreen,
  parameters: { screen: { url: '/settings', as: 'coach' } },
} satisfies Meta

export default meta

/** What another tab does to this one when a client signs in there. */
function signInElsewhere(): void {
  const session = signedIn(
    signedOut,
    { access_token: 'theirs', refresh_token: 'theirs' },
    '+380671112233',
  )
  localStorage.setItem('auth-storage', JSON.stringify(session))
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage' }))
}

export const Notice: StoryObj<typeof meta> = {
  name: 'Сторінка більше нічого не надсилає',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Налаштування' })
    signInElsewhere()
    const page = within(document.body)
    const notice = await page.findByRole('dialog', { name: 'В іншій вкладці увійшла інша людина' })
    await expect(within(notice).getAllByRole('button')).toHaveLength(1)
    await userEvent.keyboard('{Escape}')
    await expect(notice).toBeVisible()
    await expect(
      within(notice).getByRole('button', { name: 'Відкрити сторінку наново' }),
    ).toHaveFocus()
  },
}
