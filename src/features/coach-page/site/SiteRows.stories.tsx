import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { writeInAnotherTab } from '#storybook/another-tab.ts'
import { reach } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import {
  answer,
  callsOf,
  findDialog,
  findToast,
  page,
  type Play,
  press,
  settled,
} from '#storybook/person.ts'
import { choose, picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import {
  ADD_JOB,
  ADD_CERTIFICATE,
  addJob,
  addPaper,
  AFTERNOON,
  CHANGE_JOB,
  beginSaving,
  edit,
  isViewing,
  lastRow,
  screen,
} from '#tests/fixtures/stories/coach-page.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { translated } from '#tests/fixtures/stories/translated.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const DROP_JOB = 'DELETE /v1/coaches/me/experiences/{id}'
const ADD_TAG = 'POST /v1/coaches/me/tags'

const meta = {
  title: 'Тренер/Твій сайт: рядки й зображення',
  parameters: { screen: AFTERNOON },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Holds the decoding of pictures until the returned function is called. */
function holdPictures(): () => Promise<void> {
  const { createImageBitmap } = globalThis
  const { promise, resolve } = Promise.withResolvers<void>()
  const opening: Promise<ImageBitmap>[] = []
  globalThis.createImageBitmap = (source: ImageBitmapSource) => {
    const opened = promise.then(() => createImageBitmap(source))
    opening.push(opened)
    return opened
  }
  return async () => {
    await waitFor(() => expect(opening).not.toHaveLength(0))
    globalThis.createImageBitmap = createImageBitmap
    resolve()
    await Promise.all(opening)
  }
}

const groups = ({ canvas }: Play) =>
  within(canvas.getByRole('list', { name: 'Нові сертифікати' })).getAllByRole('group', {
    name: 'Зображення сертифіката',
  })

export const LatePictures: Story = {
  name: '12.4: зображення прибраного рядка не стає зображенням наступного; два поспіль лишаються обидва',
  async play(play) {
    await edit(play)
    await press(play, '+ Додати сертифікат')
    const openFirst = holdPictures()
    choose(picture())
    await press(play, 'Прибрати сертифікат: новий')
    await press(play, '+ Додати сертифікат')
    await press(play, '+ Додати сертифікат')
    await openFirst()
    await play.userEvent.type(lastRow(play, 'Назва'), 'EQF')
    const rows = groups(play).map((group) => within(group))
    for (const row of rows)
      await expect(row.getByRole('button', { name: 'Обрати зображення' })).toBeVisible()
    const open = holdPictures()
    for (const group of groups(play)) choose(picture(), group)
    await open()
    for (const row of rows) await row.findByRole('button', { name: 'Замінити зображення' })
  },
}

export const Replaced: Story = {
  name: '12.4: нові сертифікат і досвід не зникають із прибраними, що зберігаються',
  async play(play) {
    const { canvas } = play
    await edit(play)
    await addPaper(play)
    await addJob(play, 'Власна студія')
    const come = await holdAnswers()
    await beginSaving(play)
    await press(play, 'Прибрати сертифікат: Кросфіт L1')
    await press(play, '+ Додати сертифікат')
    await play.userEvent.type(lastRow(play, 'Назва'), 'EQF')
    await press(play, 'Видалити досвід: Власна студія')
    await addJob(play, 'Парк')
    await come()
    await canvas.findByRole('button', { name: 'Видалити сертифікат: Кросфіт L1' })
    await canvas.findByRole('button', { name: 'Зберегти' })
    await expect(lastRow(play, 'Назва')).toHaveValue('EQF')
    await press(play, 'Прибрати сертифікат: EQF')
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getByText('Власна студія')).toBeVisible()
    await expect(canvas.getByText('Парк')).toBeVisible()
    await expect(await callsOf(ADD_CERTIFICATE)).toHaveLength(1)
    await expect(await callsOf(ADD_JOB)).toHaveLength(2)
    await expect(await callsOf(CHANGE_JOB)).toEqual([])
  },
}

export const Tags: Story = {
  ...translated,
  name: 'Напрями змінюються одразу, і на перекладеній сторінці; напрям не змінився',
  tags: ['state-failed'],
  parameters: screen({ faults: [`${ADD_TAG} 500×1`] }),
  async play(play) {
    await edit(play)
    const tags = within(play.canvas.getByRole('group', { name: 'Напрями' }))
    const isOn = (name: string, on: boolean): Promise<void> =>
      waitFor(() =>
        expect(tags.getByRole('button', { name })).toHaveAttribute('aria-pressed', String(on)),
      )
    await expect(tags.getByText('Зберігаються одразу.')).toBeVisible()
    await expect(tags.getAllByRole('button')).toHaveLength(18)
    await reach(async () => {
      await press(play, 'Кардіо')
      await findToast('alert', `${SPEC.tagNotChanged} Кардіо`)
      await isOn('Кардіо', false)
    })
    await expect(tags.getByRole('alert')).toHaveTextContent(`${SPEC.tagNotChanged} Кардіо`)
    await press(play, 'TRX')
    await isOn('TRX', true)
    await expect(tags.queryByRole('alert')).toBeNull()
    // A tag is shown as changed while its call is still pending.
    await waitFor(async () => expect(await callsOf(ADD_TAG)).toHaveLength(2))
  },
}

export const Deleted: Story = {
  name: 'Видалення зміненого досвіду: не вдалося, вдалося, незбереженого немає; і сертифіката',
  tags: ['state-default'],
  parameters: screen({ faults: [`${DROP_JOB} 500×1`] }),
  async play(play) {
    const { canvas, userEvent } = play
    const question = 'Видалити цей досвід роботи?'
    const papers = () => canvas.queryAllByRole('button', { name: /^Видалити сертифікат/ })
    const about = await reach(async () => {
      await edit(play)
      const last = lastRow(play, 'Ким і де')
      await userEvent.type(last, '!')
      await expect(canvas.getByText('Є незбережені зміни')).toBeVisible()
      await press(play, /^Видалити досвід: .*!$/)
      return last
    })
    const job = within(await findDialog(question))
    await userEvent.click(await settled(job.getByRole('button', { name: 'Видалити' })))
    await expect(await job.findByRole('alert')).toHaveTextContent(SPEC.experienceNotDeleted)
    await findToast('alert', SPEC.experienceNotDeleted)
    await expect(about).toBeInTheDocument()
    await answer(play, question, 'Видалити')
    await waitFor(() => expect(about).not.toBeInTheDocument())
    await expect(canvas.queryByText('Є незбережені зміни')).toBeNull()

    const [first, ...others] = papers()
    if (first) await userEvent.click(first)
    const paper = 'Видалити сертифікат «Вправи при болю в спині та після травм коліна»?'
    await answer(play, paper, 'Видалити')
    await waitFor(() => expect(papers()).toHaveLength(others.length))
  },
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
  name: '12.4: чернетку відкинули в іншій вкладці: її зображення не є зміною, зі збоєм вона не повертається',
  parameters: screen({ faults: ['PATCH /v1/coaches/me/coach_info 500×1'] }),
  async play(play) {
    const { canvas, userEvent } = play
    const discardElsewhere = (): void => {
      for (const key of keptDrafts()) writeInAnotherTab(key, null)
    }
    await edit(play)
    await addPaper(play)
    await expect(canvas.getByText('Є незбережені зміни')).toBeVisible()
    await reach(discardElsewhere)
    await waitFor(() => expect(canvas.queryByText('Є незбережені зміни')).toBeNull())
    await userEvent.type(canvas.getByLabelText('Розповідь'), ' І ще.')
    const come = await holdAnswers()
    await beginSaving(play)
    discardElsewhere()
    await come()
    await findToast('alert', `${SPEC.notSaved}опису, досягнень і місць тренувань`)
    await expect(keptDrafts()).toEqual([])
    await expect(canvas.getByLabelText('Розповідь')).not.toHaveDisplayValue(/І ще\.$/)
  },
}
