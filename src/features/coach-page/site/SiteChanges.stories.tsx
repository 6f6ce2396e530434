import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { writeInAnotherTab } from '#storybook/another-tab.ts'
import { reach } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { callsOf, findToast, page, press, settled } from '#storybook/person.ts'
import {
  AFTERNOON,
  beginSaving,
  edit,
  isViewing,
  lastRow,
  screen,
} from '#tests/fixtures/stories/coach-page.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'

const DROP_JOB = 'DELETE /v1/coaches/me/experiences/{id}'
const DROP_CERTIFICATE = 'DELETE /v1/coaches/me/certifications/{id}'
const ADD_TAG = 'POST /v1/coaches/me/tags'

const meta = {
  title: 'Тренер/Твій сайт: зміни одразу',
  parameters: { screen: AFTERNOON },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Tags: Story = {
  name: 'Напрями змінюються одразу',
  async play(play) {
    const { canvas } = play
    await edit(play)
    const tags = within(canvas.getByRole('group', { name: 'Напрями' }))
    await expect(tags.getByText('Зберігаються одразу.')).toBeVisible()
    await expect(tags.getAllByRole('button')).toHaveLength(18)
    await press(play, 'TRX')
    await waitFor(() =>
      expect(tags.getByRole('button', { name: 'TRX' })).toHaveAttribute('aria-pressed', 'true'),
    )
    await press(play, 'Реабілітація')
    await waitFor(() =>
      expect(tags.getByRole('button', { name: 'Реабілітація' })).toHaveAttribute(
        'aria-pressed',
        'false',
      ),
    )
    await waitFor(async () =>
      expect((await callsOf(ADD_TAG)).map(({ request }) => request)).toEqual([{ name: 'TRX' }]),
    )
    // A tag is shown as changed while its call is still pending.
    await waitFor(async () =>
      expect(await callsOf('DELETE /v1/coaches/me/tags/{id}')).toHaveLength(1),
    )
  },
}

export const TagFailed: Story = {
  name: 'Напрям не змінився',
  parameters: screen({ faults: [`${ADD_TAG} 500×1`] }),
  async play(play) {
    await edit(play)
    await press(play, 'Кардіо')
    await findToast('alert', 'Помилка при зміні тега: Кардіо')
    const tags = within(play.canvas.getByRole('group', { name: 'Напрями' }))
    const tag = tags.getByRole('button', { name: 'Кардіо' })
    await waitFor(() => expect(tag).toHaveAttribute('aria-pressed', 'false'))
    await expect(tags.getByRole('alert')).toHaveTextContent('Помилка при зміні тега: Кардіо')
    await reach(() => play.userEvent.click(tag))
    await expect(tag).toHaveAttribute('aria-pressed', 'true')
    await expect(tags.queryByRole('alert')).toBeNull()
  },
}

export const TagNotRemoved: Story = {
  name: 'Напрям не забрано',
  parameters: screen({ faults: ['DELETE /v1/coaches/me/tags/{id} network×1'] }),
  async play(play) {
    await edit(play)
    await press(play, 'Стретчинг')
    await findToast('alert', 'Помилка при зміні тега: Стретчинг')
    const tag = play.canvas.getByRole('button', { name: 'Стретчинг' })
    await waitFor(() => expect(tag).toHaveAttribute('aria-pressed', 'true'))
  },
}

const deleting = (label: RegExp, question: string, fault: string, text: string): Story => ({
  parameters: screen({ faults: [`${fault} 500×1`] }),
  async play(play) {
    const { canvas, userEvent } = play
    await reach(() => edit(play))
    const buttons = canvas.getAllByRole('button', { name: label })
    const [first] = buttons
    if (!first) throw new Error('Nothing can be deleted')
    await reach(() => userEvent.click(first))
    const dialog = within(await page().findByRole('dialog', { name: question }))
    await userEvent.click(await settled(await dialog.findByRole('button', { name: 'Видалити' })))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text)
    await findToast('alert', text)
    await expect(canvas.getAllByRole('button', { name: label, hidden: true })).toHaveLength(
      buttons.length,
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Видалити' }))
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: label, hidden: true })).toHaveLength(
        buttons.length - 1,
      ),
    )
  },
})

export const JobDeleted: Story = {
  ...deleting(
    /^Видалити досвід/,
    'Видалити цей досвід роботи?',
    DROP_JOB,
    'Помилка при видаленні досвіду!',
  ),
  name: 'Видалення досвіду',
  tags: ['state-default'],
}

export const ChangedJobDeleted: Story = {
  name: 'Видалення зміненого досвіду: незбереженого немає',
  parameters: screen({}),
  async play(play) {
    await edit(play)
    const about = lastRow(play, 'Ким і де')
    await play.userEvent.type(about, '!')
    await expect(play.canvas.getByText('Є незбережені зміни')).toBeVisible()
    await play.userEvent.click(play.canvas.getByRole('button', { name: /^Видалити досвід: .*!$/ }))
    const dialog = within(await page().findByRole('dialog'))
    await play.userEvent.click(await settled(dialog.getByRole('button', { name: 'Видалити' })))
    await waitFor(() => expect(about).not.toBeInTheDocument())
    await expect(play.canvas.queryByText('Є незбережені зміни')).toBeNull()
  },
}

export const CertificateDeleted: Story = {
  ...deleting(
    /^Видалити сертифікат/,
    'Видалити сертифікат «Вправи при болю в спині та після травм коліна»?',
    DROP_CERTIFICATE,
    'Не вдалося видалити сертифікат',
  ),
  name: 'Видалення сертифіката',
  tags: ['state-default'],
}

export const Discarded: Story = {
  name: '12.4: відкинута чернетка не повертається, коли видалено досвід',
  async play(play) {
    const { canvas, userEvent, loaded } = play
    const { router } = loaded['app']
    await edit(play)
    await userEvent.type(canvas.getByLabelText('Розповідь'), ' І ще.')
    const come = await holdAnswers()
    const [first] = canvas.getAllByRole('button', { name: /^Видалити досвід/ })
    if (first) await userEvent.click(first)
    const dialog = within(await page().findByRole('dialog'))
    await userEvent.click(await settled(await dialog.findByRole('button', { name: 'Видалити' })))
    // By Back: the dialog covers the links.
    void router.navigate({ to: '/settings' })
    await userEvent.click(
      await settled(await page().findByRole('button', { name: 'Так, не зберігати' })),
    )
    await canvas.findByRole('heading', { name: 'Налаштування', level: 1 })
    await expect(keptDrafts()).toEqual([])
    await come()
    await waitFor(async () => expect(await callsOf(DROP_JOB)).toHaveLength(1))
    await router.navigate({ to: '/coach' })
    await isViewing(play)
    await expect(keptDrafts()).toEqual([])
  },
}

export const DiscardedElsewhere: Story = {
  name: '12.4: відкинута в іншій вкладці чернетка не повертається зі збоєм',
  parameters: screen({ faults: ['PATCH /v1/coaches/me/coach_info 500×1'] }),
  async play(play) {
    const { canvas, userEvent } = play
    await edit(play)
    await userEvent.type(canvas.getByLabelText('Розповідь'), ' І ще.')
    const come = await holdAnswers()
    await beginSaving(play)
    const [key = ''] = keptDrafts()
    writeInAnotherTab(key, null)
    await come()
    await findToast('alert', 'Помилка збереження опису, досягнень і місць тренувань')
    await expect(keptDrafts()).toEqual([])
    await expect(canvas.getByLabelText('Розповідь')).not.toHaveDisplayValue(/І ще\.$/)
  },
}
