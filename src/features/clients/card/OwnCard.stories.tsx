import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { draftsBeingSaved, keptDrafts } from '#storybook/kept-drafts.ts'
import { noteShown } from '#storybook/last-seen.ts'
import { callsOf, expectToBeAt, findToast, page, readAfterWrites } from '#storybook/person.ts'
import {
  ANDRIY,
  cardAs,
  expectCalendarFile,
  notesOf,
  requestsOf,
} from '#tests/fixtures/stories/clients.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const CARD = 'PATCH /v1/clients/me/client_info'
const ACKNOWLEDGEMENT = 'PATCH /v1/clients/sessions/{id}'

const own = cardAs('client')

const meta = { title: 'Клієнт/Моя картка', parameters: own() } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Картка; підтвердження прочитано',
  tags: ['desktop', 'main'],
  // In the specification, a session does not name its coach.
  parameters: own({ answers: 'full' }),
  async play({ canvas, userEvent }) {
    const requests = await requestsOf(canvas)
    await expect(canvas.getByText('+380 67 111 22 33')).toBeVisible()
    await requests.findByText(
      'Якщо тренер не підтвердить запит протягом 3 годин, його буде анульовано. Запит, зроблений менш ніж за 3 години до тренування, анулюється за годину до його початку.',
    )
    await expect(requests.getByText('Підтверджено')).toBeVisible()
    await expect(requests.getByText('Очікує підтвердження')).toBeVisible()
    await expect(requests.getByText('Тренер має підтвердити до 12:05')).toBeVisible()
    const next = within(canvas.getByRole('region', { name: 'Наступне тренування' }))
    const first = canvas.getAllByRole('heading', { level: 2 })[0]
    await expect(first).toHaveTextContent('Наступне тренування')
    await expect(next.getByRole('link', { name: 'ср, 3 березня, 18:00–19:00' })).toBeVisible()
    await expect(next.getByRole('link', { name: 'План' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/session\/.+\/edit$/),
    )
    await expect(
      next.getAllByRole('button', { name: /^Додати в календар: ср, 3 березня/ }),
    ).toHaveLength(1)
    const coach = within(await next.findByRole('list', { name: 'Тренер' }))
    await expect(canvas.getAllByText('Олена Коваль')).toHaveLength(1)
    await expect(coach.getByText(/вул. Саксаганського 40/)).toBeVisible()
    await expect(coach.getByRole('link', { name: '+380 50 111 22 33' })).toHaveAttribute(
      'href',
      'tel:+380501112233',
    )
    await expect(canvas.queryByText('Твій тренер')).toBeNull()
    const upcoming = within(canvas.getByRole('region', { name: 'Найближчі тренування' }))
    await expect(upcoming.getAllByRole('button', { name: /^Додати в календар/ })).toHaveLength(4)
    await canvas.findByRole('table', { name: 'Історія тренувань' })
    await userEvent.dblClick(requests.getByRole('button', { name: 'Зрозуміло' }))
    await waitFor(() => expect(requests.queryByText('Підтверджено')).not.toBeInTheDocument())
    await expect(await callsOf(ACKNOWLEDGEMENT)).toHaveLength(1)
    await waitFor(() => expect(requests.getByRole('list', { name: 'Запити' })).toHaveFocus())
    await expect(upcoming.getAllByRole('link', { name: /березня/ })).toHaveLength(4)
  },
}

export const NotAcknowledged: Story = {
  name: 'Підтвердження не надіслано',
  parameters: own({ faults: [`${ACKNOWLEDGEMENT} 500×1`] }),
  async play({ canvas, userEvent }) {
    const requests = await requestsOf(canvas)
    const button = requests.getByRole('button', { name: 'Зрозуміло' })
    await userEvent.click(button)
    const failure = await requests.findByRole('alert')
    await expect(failure).toHaveTextContent('Не вдалося підтвердити перегляд тренування')
    await expect(button.nextElementSibling).toBe(failure)
    await waitFor(() => expect(button).toHaveFocus())
    // The coach may have cancelled it.
    await readAfterWrites('GET /v1/clients/{id}/sessions')
    await userEvent.click(button)
    await waitFor(() => expect(button).not.toBeInTheDocument())
  },
}

export const CalendarFileOffline: Story = {
  name: 'Файл календаря є й без з’єднання',
  tags: ['state-edge'],
  async play({ canvas, userEvent }) {
    const next = within(await canvas.findByRole('region', { name: 'Наступне тренування' }))
    noteShown('["GET /v1/users/me",{}]', kyivInstant('2027-03-02', '10:00'))
    await canvas.findByText(/^Немає з’єднання\. Дані станом на/)
    await expectCalendarFile(next, userEvent)
    await expect(page().queryByText(/^Немає з’єднання\. Зберегти зміни/)).toBeNull()
  },
}

const REASONS = {
  unanswered: 'Тренер не відповів вчасно, тому запит анульовано.',
  refused: 'Тренер відхилив цей запит.',
  called_off: 'Тренер скасував це тренування.',
} as const

export const Cancelled: Story = {
  name: 'Чому скасовано, і як скасувати самому; чому — каже не кожен сервер',
  tags: ['state-edge', 'desktop'],
  parameters: own({ answers: 'full' }),
  async play({ canvas, loaded }) {
    const requests = await requestsOf(canvas)
    const phone = () => requests.getAllByText('Скасувати можна телефоном:', { exact: false })
    await waitFor(() => expect(phone()).toHaveLength(1))
    const rule = () => requests.queryByText(/протягом 3 годин/)
    await expect(rule()).toBeVisible()
    const found = await window.mock?.rows('sessions', [`client_id=${ANDRIY}`, 'status=unverified'])
    const cancel = async (row: object): Promise<void> => {
      const session = found?.rows[0]?.key ?? ''
      await window.mock?.changeRow('sessions', session, { status: 'cancelled', ...row })
      await loaded['app'].queryClient.invalidateQueries()
    }
    await cancel({})
    await requests.findByText('Скасовано')
    await expect(requests.queryByText(/^Скасувати можна/)).toBeNull()
    // Nothing waits any more.
    await expect(rule()).toBeNull()
    await expect(requests.queryByRole('link', { name: 'Обрати інший час' })).toBeNull()
    for (const [cancelled_because, text] of Object.entries(REASONS)) {
      await cancel({ cancelled_because })
      await expect(await requests.findByText(text)).toBeVisible()
    }
    await expect(requests.getByRole('link', { name: 'Обрати інший час' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/coach\/.+#booking$/),
    )
  },
}

const LONG_NAME = 'Олександра Костянтинопольська-Ратушняк'

export const WithoutCoach: Story = {
  name: 'Без тренера: посилання або остання сторінка',
  // All trainings are long past.
  parameters: own({
    now: '2028-06-01T10:00',
    device: { 'last-coach': JSON.stringify({ [ANDRIY]: { id: 'olena-koval', name: LONG_NAME } }) },
  }),
  async play(play) {
    const { canvas, userEvent } = play
    const section = within(await canvas.findByRole('region', { name: 'Твій тренер' }))
    await canvas.findByText('Нових запитів немає. Тут з’являться твої записи та відповіді тренера.')
    await expect(section.getByText('Остання сторінка тренера, яку тут відкривали:')).toBeVisible()
    const last = section.getByRole('link', { name: `Записатися: ${LONG_NAME}` })
    await expect(last).toHaveAttribute('href', '/coach/olena-koval')
    // The whole name is shown.
    const label = within(last).getByText(/^Записатися/)
    await expect(label.scrollWidth).toBe(label.clientWidth)
    const field = section.getByRole('textbox', { name: 'Посилання на сторінку тренера' })
    await userEvent.type(field, 'Олена Коваль')
    await userEvent.click(section.getByRole('button', { name: 'Відкрити' }))
    await expect(field).toHaveFocus()
    await expect(field).toHaveAccessibleDescription(
      'Це не посилання на сторінку тренера. Воно має /coach/ і ім’я. Попроси його в тренера: на цій сторінці видно вільний час і можна записатися.',
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'https://pulse.example/coach/olena-koval{Enter}')
    await expectToBeAt(play, '/coach/olena-koval')
  },
}

export const Changed: Story = {
  name: 'Зміни відкинуто після збою; нова мета й нотатки',
  parameters: own({ faults: [`${CARD} network×1`] }),
  async play({ canvas, userEvent }) {
    const goal = await canvas.findByRole('combobox', { name: 'Чого прагну' })
    const notes = await notesOf(canvas)
    await userEvent.type(notes, ' І по суботах.')
    await userEvent.click(canvas.getByRole('button', { name: 'Зберегти' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не вдалося зберегти дані')
    await findToast('alert', 'Не вдалося зберегти дані')
    // The server may have saved it.
    await readAfterWrites('GET /v1/users/me')
    await expect(draftsBeingSaved()).toEqual([])
    await expect(notes).toHaveDisplayValue(/ І по суботах\.$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Відмінити' }))
    await expect(notes).toHaveDisplayValue(/після 18:00\.$/)
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()

    await expect(notes).toHaveAttribute('placeholder', 'Травми, графік, побажання')
    // A goal can be changed, not removed.
    for (const option of within(goal).getAllByRole('option'))
      await expect(option).not.toHaveValue('')
    const save = () => canvas.queryByRole('button', { name: 'Зберегти' })
    await userEvent.type(notes, '!')
    await expect(keptDrafts()).toEqual([`draft/${ANDRIY}/card`])
    await userEvent.type(notes, '{Backspace}')
    await expect(keptDrafts()).toEqual([])
    await expect(save()).not.toBeInTheDocument()
    await userEvent.selectOptions(goal, 'Реабілітація')
    await userEvent.clear(notes)
    await userEvent.type(notes, 'Лише ранок')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Зберегти' }))
    await findToast('status', 'Картку збережено')
    await expect(await callsOf(CARD)).toHaveLength(2)
    await waitFor(() => expect(save()).not.toBeInTheDocument())
    await expect(goal).toHaveValue('Реабілітація')
    await expect(notes).toHaveValue('Лише ранок')
    await expect(keptDrafts()).toEqual([])
  },
}

export const Edge: Story = {
  name: '12.20: незвичні дані, програма без назви — «Невідома програма»',
  tags: ['desktop'],
  parameters: own({ scenario: 'edge' }),
  async play({ canvas }) {
    const requests = await requestsOf(canvas)
    await expect(
      requests.getByText('Тренер має підтвердити до 00:32 (сб, 27 березня)'),
    ).toBeVisible()
    const upcoming = within(canvas.getByRole('region', { name: 'Найближчі тренування' }))
    await expect(
      upcoming.getByRole('link', { name: new RegExp(`31 березня.*${SPEC.unknownProgram}`) }),
    ).toBeVisible()
    const history = within(await canvas.findByRole('table', { name: 'Історія тренувань' }))
    const nameless = within(history.getByRole('row', { name: /24 березня/ }))
    await expect(nameless.getByRole('link')).toHaveTextContent('Без назви')
  },
}

export const WithoutCard: Story = {
  name: 'Без картки — до анкети',
  parameters: own({ scenario: 'new-client' }),
  play: (play) => expectToBeAt(play, '/client/questionnaire'),
}
