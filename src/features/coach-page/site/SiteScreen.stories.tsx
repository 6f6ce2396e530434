import type { Meta, StoryObj } from '@storybook/react-vite'
import { decodeQR } from 'qr/decode.js'
import { expect, waitFor, within } from 'storybook/test'

import { HALF_COVERED } from '#storybook/axe.ts'
import { reach, reached } from '#storybook/common/reach-state.ts'
import { answer, callsOf, findToast, page, press } from '#storybook/person.ts'
import { choose, picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import { refuseSharing, watchClipboard } from '#tests/fixtures/stories/clipboard.fixture.ts'
import {
  AFTERNOON,
  edit,
  isViewing,
  screen,
  TEXTS,
} from '#tests/fixtures/stories/coach-page.fixture.ts'
import { holdAnswers } from '#tests/fixtures/stories/held-answers.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const PROFILE = 'GET /v1/users/{id}'
const AVATAR = 'POST /v1/users/me/image'

const meta = {
  title: 'Тренер/Твій сайт',
  parameters: { screen: AFTERNOON },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Перегляд; 12.23: підказка про розмір фото',
  tags: ['desktop', 'main'],
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: 'Твій сайт', level: 1 })
    await expect(canvas.getByRole('heading', { name: 'Олена Коваль', level: 2 })).toBeVisible()
    await expect(canvas.getByText('Силові тренування')).toBeVisible()
    const hint = 'PNG або JPG, максимум 1000x1000 px'
    const button = canvas.getByRole('button', { name: 'Змінити фото' })
    await expect(button).toHaveAccessibleDescription(hint)
    await expect(canvas.getByText(hint)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Зберегти' })).toBeNull()
    const share = within(canvas.getByRole('region', { name: 'Сторінка для клієнтів' }))
    await expect(share.getByText('Тут тебе знаходять і записуються на тренування.')).toBeVisible()
    const link = share.getByRole('link', { name: /coach\/olena-koval$/ })
    await expect(link).toHaveAttribute('href', '/coach/olena-koval')
  },
}

const BLANK = { bio: '', achievement: '', spaces: '', experiences: [], certificates: [] }

export const Draft: Story = {
  name: 'Перезавантаження посеред редагування, а сторінку тим часом змінили',
  tags: ['state-default'],
  parameters: {
    ...HALF_COVERED,
    ...screen({
      device: {
        'draft/05e20000-0000-4000-8000-000000000001/coach-page': JSON.stringify({
          base: BLANK,
          values: {
            ...BLANK,
            bio: 'Недописана розпо',
            certificates: [{ key: 'new-1', name: 'Диплом', authored_by: '', date: '' }],
          },
        }),
      },
    }),
  },
  async play(play) {
    const { canvas } = play
    await expect(await canvas.findByLabelText('Розповідь')).toHaveValue('Недописана розпо')
    await expect(canvas.getByLabelText('Назва')).toHaveValue('Диплом')
    await expect(canvas.getByText('Є незбережені зміни')).toBeVisible()
    // The page has another text than the one that the draft was begun from.
    await press(play, 'Зберегти')
    await canvas.findByText('Після початку редагування сторінку змінили')
    await expect(await callsOf(TEXTS)).toEqual([])
    await press(play, 'Зберегти мої зміни')
    await canvas.findAllByText(/«Диплом»: обери зображення$/)
    await expect(canvas.getByLabelText('Ким виданий')).toHaveFocus()
    await expect(await callsOf(TEXTS)).toMatchObject([{ request: { bio: 'Недописана розпо' } }])
  },
}

export const Leaving: Story = {
  name: 'Скасування незбережених змін, лише після запитання',
  async play(play) {
    const { canvas, userEvent, loaded } = play
    const question = 'Відмінити не збережені зміни?'
    await edit(play)
    await userEvent.type(canvas.getByLabelText('Розповідь'), '!')
    await press(play, 'Скасувати')
    await answer(play, question, 'Повернутись')
    await expect(canvas.getByLabelText('Розповідь')).toHaveDisplayValue(/!$/)
    await press(play, 'Скасувати')
    await answer(play, question, 'Так, не зберігати')
    await isViewing(play)
    await expect(loaded['app'].router.state.location.pathname).toBe('/coach')
    await expect(canvas.getByText(/бо так треба»\.$/)).toBeVisible()
  },
}

export const AvatarWhileEditing: Story = {
  name: 'Фото профілю: не зображення; невдача, поки сторінку редагують, і друге не йде слідом; успіх',
  tags: ['state-failed'],
  parameters: screen({ faults: [`${AVATAR} 413×1`] }),
  async play(play) {
    const { canvas } = play
    const button = await canvas.findByRole('button', { name: 'Змінити фото' })
    choose(new File(['GIF89a'], 'me.png', { type: 'image/png' }))
    await canvas.findByText('Це не PNG і не JPG. Обери інше зображення.')
    await expect(await callsOf(AVATAR)).toEqual([])
    const come = await holdAnswers()
    await reach(async () => {
      choose(picture())
      await waitFor(() => expect(button).toBeDisabled())
      await edit(play)
      await press(play, 'Скасувати')
      await expect(canvas.getByRole('button', { name: 'Змінити фото' })).toBeDisabled()
      await edit(play)
      await come()
      await findToast('alert', 'Не вдалося завантажити фото профілю')
      await press(play, 'Скасувати')
      await isViewing(play)
    })
    await expect(canvas.getByText('Не вдалося завантажити фото профілю')).toBeVisible()
    await reached()
    choose(picture())
    await waitFor(async () =>
      expect((await callsOf(AVATAR)).map(({ status }) => status)).toEqual([413, 200]),
    )
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

export const Share: Story = {
  name: 'Посилання не скопіювалося',
  tags: ['state-failed'],
  async play(play) {
    refuseSharing()
    await press(play, 'Поділитися посиланням')
    await findToast('alert', SPEC.linkNotCopied)
    const written = watchClipboard()
    await press(play, 'Поділитися посиланням')
    await page().findByText(SPEC.linkCopied)
    await expect(written).toEqual([`${location.origin}/coach/olena-koval`])
  },
}

export const Code: Story = {
  name: 'QR-код читається, і це та сама адреса',
  tags: ['desktop', 'state-default'],
  async play(play) {
    await reach(() => press(play, 'QR-код'))
    const url = `${location.origin}/coach/olena-koval`
    const drawn = await page().findByRole('img', { name: `QR-код: ${url}` })
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`
    await image.decode()
    const side = 400
    const canvas = new OffscreenCanvas(side, side).getContext('2d')
    canvas?.drawImage(image, 0, 0, side, side)
    const seen = canvas?.getImageData(0, 0, side, side)
    await expect(seen && decodeQR(seen)).toBe(url)
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  tags: ['desktop'],
  parameters: screen({ faults: [`${PROFILE} timeout`] }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Завантаження...')
  },
}

export const NotLoaded: Story = {
  name: 'Сайт не завантажився',
  parameters: screen({ faults: [`${PROFILE} 500`] }),
  async play(play) {
    const text = `${SPEC.coachNotLoaded}сервер відповів помилкою 500`
    await play.canvas.findByRole('heading', { name: text, level: 1 })
    await expect(play.canvas.getByRole('link', { name: 'На головну' })).toHaveAttribute('href', '/')
  },
}

export const Edge: Story = {
  name: 'Місце з комою, робота до сьогодні',
  tags: ['desktop'],
  parameters: screen({ scenario: 'edge', now: '2027-03-26T21:30' }),
  async play(play) {
    await reach(() => edit(play))
    await expect(play.canvas.getAllByLabelText('Працюю досі')[0]).toBeChecked()
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(play.canvas.getByText('Зал „Атлет“, вул. Саксаганського 40')).toBeVisible()
  },
}
