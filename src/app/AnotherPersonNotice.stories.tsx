import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { resetStarted } from '#src/domain/auth-flow.ts'
import { page } from '#storybook/person.ts'
import {
  inAnotherTab,
  theirs,
  THEIR_PHONE,
} from '#tests/fixtures/stories/another-person.fixture.ts'

const meta = {
  title: 'Каркас/Інша людина в іншій вкладці',
  parameters: { screen: { url: '/settings', as: 'coach' } },
} satisfies Meta

export default meta

export const Notice: StoryObj<typeof meta> = {
  name: '12.1: сторінка нічого не надсилає, доки в іншій вкладці інша людина чи новий вхід',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'Налаштування' })
    const mine = localStorage.getItem('auth-storage') ?? ''
    inAnotherTab(resetStarted(THEIR_PHONE, '05e20000-0000-4000-8000-0000000000ff'))
    const begun = { name: 'В іншій вкладці почався новий вхід' }
    await expect(await page().findByRole('dialog', begun)).toHaveTextContent(
      'Ця сторінка нічого не надсилає, доки в тій вкладці не ввійдеш ти. Тоді вона працюватиме далі.',
    )
    // The person of this page is back, so the page can be used again.
    inAnotherTab(JSON.parse(mine))
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('heading', { name: 'Налаштування' })).toBeVisible()

    // A page in the back/forward cache gets no storage events.
    localStorage.setItem('auth-storage', JSON.stringify(theirs))
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    const notice = await page().findByRole('dialog', {
      name: 'В іншій вкладці увійшла інша людина',
    })
    await expect(notice).toHaveTextContent(
      'Ця сторінка більше нічого не надсилає, щоб твої зміни не потрапили до чужого акаунта. Збережені чернетки чекають на цьому пристрої, доки ти знову не ввійдеш.',
    )
    await userEvent.keyboard('{Escape}')
    await expect(notice).toBeVisible()
    const [again, ...others] = within(notice).getAllByRole('button')
    await expect(others).toEqual([])
    await expect(again).toHaveAccessibleName('Відкрити сторінку наново')
    await expect(again).toHaveFocus()
  },
}
