import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { writeInAnotherTab } from '#storybook/another-tab.ts'
import { reach } from '#storybook/common/reach-state.ts'
import { keptDrafts } from '#storybook/kept-drafts.ts'
import { callsOf, type Play, press } from '#storybook/person.ts'
import { choose, picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import {
  ADD_JOB,
  ADD_CERTIFICATE,
  addJob,
  addCertificate,
  AFTERNOON,
  CHANGE_JOB,
  beginJob,
  beginSaving,
  edit,
  isViewing,
  lastRow,
} from '#tests/fixtures/stories/coach-page.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'

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

export const QuickPictures: Story = {
  name: '12.4: два зображення поспіль лишаються обидва',
  async play(play) {
    await edit(play)
    await press(play, '+ Додати сертифікат')
    await press(play, '+ Додати сертифікат')
    const open = holdPictures()
    for (const group of groups(play)) choose(picture(), group)
    await open()
    await waitFor(() =>
      expect(play.canvas.getAllByRole('button', { name: 'Замінити зображення' })).toHaveLength(2),
    )
  },
}

export const LatePicture: Story = {
  name: '12.4: зображення прибраного рядка не стає зображенням наступного',
  async play(play) {
    await edit(play)
    await press(play, '+ Додати сертифікат')
    const open = holdPictures()
    choose(picture())
    await press(play, 'Прибрати сертифікат: новий')
    await press(play, '+ Додати сертифікат')
    await press(play, '+ Додати сертифікат')
    await open()
    await play.userEvent.type(lastRow(play, 'Назва'), 'EQF')
    const [first, second] = groups(play).map((group) => within(group))
    choose(picture(), groups(play)[1])
    await second?.findByRole('button', { name: 'Замінити зображення' })
    await expect(first?.getByRole('button', { name: 'Обрати зображення' })).toBeVisible()
  },
}

export const RemovedElsewhere: Story = {
  name: 'Рядок прибрали в іншій вкладці: його зображення не є зміною',
  async play(play) {
    await edit(play)
    await addCertificate(play)
    choose(picture())
    await play.canvas.findByRole('button', { name: 'Замінити зображення' })
    await expect(play.canvas.getByText('Є незбережені зміни')).toBeVisible()
    const [key = ''] = keptDrafts()
    await reach(() => writeInAnotherTab(key, null))
    await waitFor(() => expect(play.canvas.queryByText('Є незбережені зміни')).toBeNull())
  },
}

export const CertificateReplaced: Story = {
  name: '12.4: новий сертифікат не зникає із прибраним, що зберігся',
  async play(play) {
    await edit(play)
    await addCertificate(play, 'Кросфіт L1')
    choose(picture())
    await play.canvas.findByRole('button', { name: 'Замінити зображення' })
    const come = await holdAnswers()
    await beginSaving(play)
    await press(play, 'Прибрати сертифікат: Кросфіт L1')
    await press(play, '+ Додати сертифікат')
    await play.userEvent.type(lastRow(play, 'Назва'), 'EQF')
    await come()
    await play.canvas.findByRole('button', { name: 'Видалити сертифікат: Кросфіт L1' })
    await play.canvas.findByRole('button', { name: 'Зберегти' })
    await expect(lastRow(play, 'Назва')).toHaveValue('EQF')
    await expect(await callsOf(ADD_CERTIFICATE)).toHaveLength(1)
  },
}

export const NoEnd: Story = {
  name: 'Недописаної дати завершення немає, щойно працює досі',
  async play(play) {
    await edit(play)
    await beginJob(play, 'Парк')
    const end = (): HTMLElement => lastRow(play, 'Завершення')
    await play.userEvent.type(end(), '31.')
    await play.userEvent.tab()
    await expect(end()).toHaveValue('31.')
    await play.userEvent.click(lastRow(play, 'Працюю досі'))
    await expect(end()).toHaveValue('')
  },
}

export const JobReplaced: Story = {
  name: '12.4: новий досвід не стає зміною прибраного, що зберігся',
  async play(play) {
    await edit(play)
    await addJob(play, 'Власна студія')
    const come = await holdAnswers()
    await beginSaving(play)
    await press(play, 'Видалити досвід: Власна студія')
    await addJob(play, 'Парк')
    await come()
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(play.canvas.getByText('Власна студія')).toBeVisible()
    await expect(play.canvas.getByText('Парк')).toBeVisible()
    await expect(await callsOf(ADD_JOB)).toHaveLength(2)
    await expect(await callsOf(CHANGE_JOB)).toEqual([])
  },
}
