import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { renderScreen, type ScreenParameters } from '#storybook/screen.tsx'

const PROFILE = 'GET /v1/users/{id}'
const TEXTS = 'PATCH /v1/coaches/me/coach_info'
const CREATE = 'POST /v1/coaches/me/coach_info'
const ADD_JOB = 'POST /v1/coaches/me/experiences'
const CHANGE_JOB = 'PATCH /v1/coaches/me/experiences/{id}'
const DROP_JOB = 'DELETE /v1/coaches/me/experiences/{id}'
const ADD_PAPER = 'POST /v1/coaches/me/certifications'
const DROP_PAPER = 'DELETE /v1/coaches/me/certifications/{id}'
const ADD_TAG = 'POST /v1/coaches/me/tags'
const AVATAR = 'POST /v1/users/me/image'

/** After lunch, when no request waits for an answer. */
const AFTERNOON = { url: '/coach', as: 'coach', now: '2027-03-02T14:00' } as const

const meta = {
  title: 'Тренер/Твій сайт',
  render: renderScreen,
  parameters: { screen: AFTERNOON },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>
type Play = Pick<StoryContext, 'canvas' | 'userEvent' | 'loaded'>

const screen = (more: Partial<ScreenParameters>) => ({
  screen: { ...AFTERNOON, ...more } satisfies ScreenParameters,
})

const callsOf = async (operation: string) =>
  ((await window.mock?.requests()) ?? []).filter((entry) => entry.operation === operation)

const press = async ({ canvas, userEvent }: Play, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }))

async function edit(play: Play): Promise<void> {
  await press(play, 'Редагувати')
  await play.canvas.findByLabelText('Розповідь')
}

const isViewing = ({ canvas }: Play) =>
  waitFor(() => expect(canvas.getByRole('button', { name: 'Редагувати' })).toBeVisible(), {
    timeout: 5000,
  })

const toast = (text: string): Promise<void> =>
  waitFor(
    () => {
      const toasts = within(document.body).getAllByRole('alert')
      if (!toasts.some((one) => one.matches('[data-kind="error"]') && one.textContent === text))
        throw new Error(`No toast «${text}»`)
    },
    { timeout: 5000 },
  )

/** A picture that opens, made here. */
async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(4, 4)
  canvas.getContext('2d')?.fillRect(0, 0, 2, 2)
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'диплом.png')
}

/** Gives a file to the only file input there is. */
function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('No file input')
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const lastRow = (play: Play, label: string): HTMLElement =>
  play.canvas.getAllByLabelText(label).at(-1) ?? document.body

async function addJob(play: Play, about: string): Promise<void> {
  await press(play, '+ Додати досвід')
  await play.userEvent.type(lastRow(play, 'Ким і де'), about)
  await play.userEvent.type(lastRow(play, 'Початок'), '2024-01-15')
}

async function addPaper(play: Play): Promise<void> {
  await press(play, '+ Додати сертифікат')
  await play.userEvent.type(play.canvas.getByLabelText('Назва'), 'Кросфіт L1')
  await play.userEvent.type(play.canvas.getByLabelText('Ким виданий'), 'CrossFit')
  await play.userEvent.type(play.canvas.getByLabelText('Дата'), '2026-05-20')
}

export const Default: Story = {
  name: 'Перегляд',
  async play(play) {
    const { canvas } = play
    await canvas.findByRole('heading', { name: 'Твій сайт', level: 1 })
    await expect(canvas.getByRole('heading', { name: 'Олена Коваль', level: 2 })).toBeVisible()
    await expect(canvas.getByText('Силові тренування')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Змінити фото' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Зберегти' })).toBeNull()
    const page = canvas.getByRole('link', { name: /coach\/olena-koval$/ })
    await expect(page).toHaveAttribute('href', '/coach/olena-koval')
  },
}

export const Empty: Story = {
  name: 'Ще нічого не заповнено',
  parameters: screen({ scenario: 'empty' }),
  async play(play) {
    const { canvas, userEvent } = play
    await canvas.findByText('Розкажіть, де і скільки ви працюєте.')
    await edit(play)
    await userEvent.type(canvas.getByLabelText('Розповідь'), 'Тренерка')
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getByText('Тренерка')).toBeVisible()
    const [created] = await callsOf(CREATE)
    await expect(created?.request).toEqual({
      bio: 'Тренерка',
      achievement: '',
      training_spaces: [],
    })
    await expect(await callsOf(TEXTS)).toEqual([])
  },
}

export const Edited: Story = {
  name: 'Редагування кожного блоку',
  async play(play) {
    const { canvas, userEvent } = play
    await edit(play)
    await userEvent.clear(canvas.getByLabelText('Розповідь'))
    await userEvent.type(canvas.getByLabelText('Розповідь'), 'Нова розповідь')
    await userEvent.type(canvas.getByLabelText(/^Зали, студії, парки/), ', Онлайн')
    await addJob(play, 'Власна студія')
    await userEvent.click(lastRow(play, 'Працюю досі'))
    await expect(lastRow(play, 'Завершення')).toBeDisabled()
    await press(play, '+ Додати досвід')
    await addPaper(play)
    const chosen = canvas.getByRole('group', { name: 'Зображення сертифіката' })
    choose(await picture())
    await within(chosen).findByRole('button', { name: 'Замінити зображення' })
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getByText('Нова розповідь')).toBeVisible()
    await expect(canvas.getByText('січень 2024 — дотепер')).toBeVisible()
    await expect(canvas.getByText('Кросфіт L1')).toBeVisible()
    await expect(canvas.getByText('Онлайн')).toBeVisible()
    // One row is new and complete, one blank, the others as they were.
    await expect((await callsOf(ADD_JOB)).map(({ request }) => request)).toEqual([
      { about: 'Власна студія', start_date: '2024-01-15', end_date: '2027-03-02' },
    ])
    await expect(await callsOf(CHANGE_JOB)).toEqual([])
    const [paper] = await callsOf(ADD_PAPER)
    await expect(paper?.url).toContain('authored_by=CrossFit')
    await expect(Object.keys(localStorage).filter((key) => key.startsWith('coach-page'))).toEqual(
      [],
    )
  },
}

export const Failed: Story = {
  name: 'Збереження не вдалося: усе лишилося',
  parameters: screen({
    faults: [`${TEXTS} 500×1`, `${ADD_JOB} network×1`, `${ADD_PAPER} 422×1`],
  }),
  async play(play) {
    const { canvas, userEvent } = play
    await edit(play)
    await userEvent.type(canvas.getByLabelText('Розповідь'), ' І ще.')
    await addJob(play, 'Власна студія')
    await userEvent.click(lastRow(play, 'Працюю досі'))
    await addPaper(play)
    const chosen = canvas.getByRole('group', { name: 'Зображення сертифіката' })
    choose(await picture())
    await within(chosen).findByRole('button', { name: 'Замінити зображення' })
    await press(play, 'Зберегти')
    await toast('Помилка збереження опису, досягнень і місць тренувань')
    await toast('Помилка збереження досвіду «Власна студія»')
    await toast('Помилка додавання сертифікату «Кросфіт L1»')
    await expect(lastRow(play, 'Ким і де')).toHaveValue('Власна студія')
    await expect(canvas.getByLabelText('Назва')).toHaveValue('Кросфіт L1')
    // Nothing is sent twice that was taken once.
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getByText(/І ще\.$/)).toBeVisible()
    await expect(canvas.getByText('Власна студія')).toBeVisible()
    await expect(canvas.getByText('Кросфіт L1')).toBeVisible()
  },
}

export const PartlySaved: Story = {
  name: 'Частина збереглася: вдруге не надсилається',
  parameters: screen({ faults: [`${TEXTS} 500×1`] }),
  async play(play) {
    const { canvas } = play
    await edit(play)
    await addJob(play, 'Власна студія')
    await play.userEvent.click(lastRow(play, 'Працюю досі'))
    await press(play, 'Зберегти')
    await canvas.findByText('Помилка збереження опису, досягнень і місць тренувань')
    await expect(await callsOf(ADD_JOB)).toHaveLength(1)
    // The row is the server's now: a change of it is no second row.
    await play.userEvent.type(lastRow(play, 'Ким і де'), ' 2')
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(canvas.getByText('Власна студія 2')).toBeVisible()
    await expect(canvas.queryByText('Власна студія')).toBeNull()
    await expect(await callsOf(ADD_JOB)).toHaveLength(1)
    await expect(await callsOf(CHANGE_JOB)).toHaveLength(1)
  },
}

export const Incomplete: Story = {
  name: 'Незаповнений рядок і сертифікат без зображення',
  async play(play) {
    const { canvas } = play
    await edit(play)
    await addJob(play, 'Власна студія')
    await addPaper(play)
    await press(play, 'Зберегти')
    await toast('Помилка збереження сертифікату «Кросфіт L1»: оберіть зображення')
    await toast('Помилка збереження досвіду «Власна студія»: заповніть опис і обидві дати')
    await expect(canvas.getByRole('button', { name: 'Зберегти' })).toBeVisible()
    await expect(await callsOf(ADD_JOB)).toEqual([])
    await expect(await callsOf(ADD_PAPER)).toEqual([])
    await expect(await callsOf(TEXTS)).toHaveLength(1)
  },
}

export const Tags: Story = {
  name: 'Напрями змінюються одразу',
  async play(play) {
    const { canvas } = play
    await edit(play)
    const tags = within(canvas.getByRole('group', { name: 'Напрями' }))
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
    await expect((await callsOf(ADD_TAG)).map(({ request }) => request)).toEqual([{ name: 'TRX' }])
    await expect(await callsOf('DELETE /v1/coaches/me/tags/{id}')).toHaveLength(1)
  },
}

export const TagFailed: Story = {
  name: 'Напрям не змінився',
  parameters: screen({ faults: [`${ADD_TAG} 500×1`] }),
  async play(play) {
    await edit(play)
    await press(play, 'Кардіо')
    await toast('Помилка при зміні тега: Кардіо')
    const tag = play.canvas.getByRole('button', { name: 'Кардіо' })
    await waitFor(() => expect(tag).toHaveAttribute('aria-pressed', 'false'))
  },
}

const deleting = (name: string, label: RegExp, fault: string, text: string): Story => ({
  name,
  parameters: screen({ faults: [`${fault} 500×1`] }),
  async play(play) {
    const { canvas, userEvent } = play
    await edit(play)
    const buttons = canvas.getAllByRole('button', { name: label })
    const [first] = buttons
    if (first) await userEvent.click(first)
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Видалити' }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text)
    await toast(text)
    await expect(canvas.getAllByRole('button', { name: label, hidden: true })).toHaveLength(
      buttons.length,
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Видалити' }))
    await waitFor(
      () =>
        expect(canvas.getAllByRole('button', { name: label, hidden: true })).toHaveLength(
          buttons.length - 1,
        ),
      { timeout: 5000 },
    )
  },
})

export const JobDeleted = deleting(
  'Видалення досвіду',
  /^Видалити досвід/,
  DROP_JOB,
  'Помилка при видаленні досвіду!',
)
export const PaperDeleted = deleting(
  'Видалення сертифіката',
  /^Видалити сертифікат/,
  DROP_PAPER,
  'Не вдалося видалити сертифікат',
)

export const Draft: Story = {
  name: 'Перезавантаження посеред редагування',
  parameters: screen({
    device: {
      'coach-page-draft:05e20000-0000-4000-8000-000000000001': JSON.stringify({
        bio: 'Недописана розпо',
        achievement: '',
        spaces: '',
        experiences: [],
        certificates: [{ key: 'local-1', name: 'Диплом', authored_by: '', date: '' }],
      }),
    },
  }),
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Розповідь')).toHaveValue('Недописана розпо')
    await expect(canvas.getByLabelText('Назва')).toHaveValue('Диплом')
    await expect(canvas.getByText('Є незбережені зміни')).toBeVisible()
  },
}

export const Leaving: Story = {
  name: 'Вихід із незбереженими змінами',
  async play(play) {
    const { canvas, userEvent, loaded } = play
    await edit(play)
    await userEvent.type(canvas.getByLabelText('Розповідь'), '!')
    await userEvent.click(canvas.getByRole('link', { name: 'Налаштування' }))
    const question = () =>
      within(document.body).findByRole('dialog', { name: 'Відмінити не збережені зміни?' })
    await userEvent.click(
      await within(await question()).findByRole('button', { name: 'Повернутись' }),
    )
    await expect(canvas.getByLabelText<HTMLInputElement>('Розповідь').value).toMatch(/!$/)
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await press(play, 'Скасувати')
    await userEvent.click(
      await within(await question()).findByRole('button', { name: 'Так, не зберігати' }),
    )
    await isViewing(play)
    await expect(loaded['app'].router.state.location.pathname).toBe('/coach')
    await expect(canvas.getByText(/бо так треба»\.$/)).toBeVisible()
  },
}

export const HostileAvatar: Story = {
  name: 'Фото профілю: не зображення, потім відмова, потім успіх',
  parameters: screen({ faults: [`${AVATAR} 413×1`] }),
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Змінити фото' })
    choose(new File(['GIF89a'], 'me.png', { type: 'image/png' }))
    await canvas.findByText('Це не PNG і не JPG. Оберіть інше зображення.')
    await expect(await callsOf(AVATAR)).toEqual([])
    choose(await picture())
    await toast('Не вдалося завантажити фото профілю')
    choose(await picture())
    await waitFor(async () =>
      expect((await callsOf(AVATAR)).map(({ status }) => status)).toEqual([413, 200]),
    )
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

export const Share: Story = {
  name: 'Посилання не скопіювалося',
  async play(play) {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    await press(play, 'Поділитися посиланням')
    await toast('Не вдалося скопіювати посилання')
    const written: string[] = []
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => Promise.resolve(written.push(text)) },
      configurable: true,
    })
    await press(play, 'Поділитися посиланням')
    await within(document.body).findByText('Посилання скопійовано!')
    await expect(written).toEqual([`${location.origin}/coach/olena-koval`])
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  parameters: screen({ faults: [`${PROFILE} timeout`] }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Завантаження...')
  },
}

export const NotFound: Story = {
  name: 'Тренера не знайдено',
  parameters: screen({ faults: [`${PROFILE} 404`] }),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Тренера не знайдено...', level: 1 })
  },
}

export const NotLoaded: Story = {
  name: 'Сайт не завантажився',
  parameters: screen({ faults: [`${PROFILE} 500×1`] }),
  async play(play) {
    const text = 'Помилка при завантаженні даних тренера: сервер відповів помилкою 500'
    await play.canvas.findByRole('heading', { name: text, level: 1 })
    await press(play, 'Спробувати ще раз')
    await play.canvas.findByRole('heading', { name: 'Твій сайт' })
  },
}

export const Edge: Story = {
  name: 'Місце з комою, робота до сьогодні',
  parameters: screen({ scenario: 'edge', now: '2027-03-26T21:30' }),
  async play(play) {
    await edit(play)
    await expect(play.canvas.getAllByLabelText('Працюю досі')[0]).toBeChecked()
    await press(play, 'Зберегти')
    await isViewing(play)
    await expect(play.canvas.getByText('Зал „Атлет“, вул. Саксаганського 40')).toBeVisible()
  },
}
