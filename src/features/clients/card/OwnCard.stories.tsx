import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'

import { kyivInstant } from '#src/domain/time/kyiv-time.ts'
import { draftsBeingSaved, keptDrafts } from '#storybook/kept-drafts.ts'
import { noteShown } from '#storybook/last-seen.ts'
import { callsOf, findToast, page, readAfterWrites } from '#storybook/person.ts'
import { ANDRIY, requestsOf } from '#tests/fixtures/stories/clients.fixture.ts'

const url = `/client/${ANDRIY}`
const SESSIONS = 'GET /v1/clients/{id}/sessions'
const CARD = 'PATCH /v1/clients/me/client_info'

const meta = {
  title: 'Клієнт/Моя картка',
  parameters: { screen: { url, as: 'client' } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Картка',
  tags: ['desktop'],
  async play({ canvas }) {
    const requests = await requestsOf(canvas)
    await expect(canvas.getByText('+380 67 111 22 33')).toBeVisible()
    await requests.findByText(
      'Якщо тренер не підтвердить запит протягом 3 годин, його буде анульовано. Запит, зроблений менш ніж за 3 години до тренування, анулюється за годину до його початку.',
    )
    await expect(requests.getAllByRole('listitem')).toHaveLength(2)
    await expect(requests.getByText('Підтверджено')).toBeVisible()
    await expect(requests.getByText('Очікує підтвердження')).toBeVisible()
    await expect(requests.getByText('Тренер має підтвердити до 12:05')).toBeVisible()
    await expect(
      requests.getAllByRole('button', { name: /^Додати в календар: ср, 3 березня/ }),
    ).toHaveLength(1)
    const upcoming = within(canvas.getByRole('region', { name: 'Найближчі тренування' }))
    await expect(upcoming.getAllByRole('button', { name: /^Додати в календар/ })).toHaveLength(4)
    await canvas.findByRole('table', { name: 'Історія тренувань' })
    // Nothing from the coach's view: no link to the list of clients, no new meeting.
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    await expect(
      links.filter((href) => /^\/(client-baze|add-meeting|calendar|program|coach$)/.test(href)),
    ).toEqual([])
  },
}

export const CalendarFileOffline: Story = {
  name: 'Файл календаря є й без з’єднання',
  tags: ['state-edge'],
  async play({ canvas, userEvent }) {
    const requests = await requestsOf(canvas)
    noteShown('["GET /v1/users/me",{}]', kyivInstant('2027-03-02', '10:00'))
    await canvas.findByText(/^Немає з’єднання\. Дані станом на/)
    const made = spyOn(URL, 'createObjectURL')
    await userEvent.click(requests.getByRole('button', { name: /^Додати в календар: ср/ }))
    // Pictures have such addresses, too.
    const types = () => made.mock.calls.map(([file]) => file instanceof Blob && file.type)
    await waitFor(() => expect(types()).toContain('text/calendar'))
    made.mockRestore()
    await expect(page().queryByText(/^Немає з’єднання\. Зберегти зміни/)).toBeNull()
  },
}

export const CoachOfRequest: Story = {
  name: 'Підтверджений запит має тренера, місце й телефон',
  tags: ['desktop', 'state-default'],
  // In the specification, a session does not name its coach.
  parameters: { screen: { url, as: 'client', answers: 'full' } },
  async play({ canvas }) {
    const requests = await requestsOf(canvas)
    const coach = within(await requests.findByRole('list', { name: 'Тренер' }))
    await expect(coach.getByRole('link', { name: 'Олена Коваль' })).toBeVisible()
    await expect(coach.getByText(/вул. Саксаганського 40/)).toBeVisible()
    await expect(coach.getByRole('link', { name: '+380 50 111 22 33' })).toHaveAttribute(
      'href',
      'tel:+380501112233',
    )
    await canvas.findByRole('table', { name: 'Історія тренувань' })
    await expect(canvas.queryByText('Твій тренер')).toBeNull()
  },
}

const LONG_NAME = 'Олександра Костянтинопольська-Ратушняк'

export const WithoutCoach: Story = {
  name: 'Без тренера: посилання або остання сторінка',
  tags: ['desktop'],
  // All trainings are long past.
  parameters: {
    screen: {
      url,
      as: 'client',
      now: '2028-06-01T10:00',
      device: {
        'last-coach': JSON.stringify({ [ANDRIY]: { id: 'olena-koval', name: LONG_NAME } }),
      },
    },
  },
  async play({ canvas, userEvent, loaded }) {
    const section = within(await canvas.findByRole('region', { name: 'Твій тренер' }))
    await canvas.findByText('Нових запитів немає. Тут з’являться твої записи та відповіді тренера.')
    await expect(section.getByText('Остання сторінка тренера, яку тут відкривали:')).toBeVisible()
    const last = section.getByRole('link', { name: `Записатися: ${LONG_NAME}` })
    await expect(last).toHaveAttribute('href', '/coach/olena-koval')
    // The whole name is shown.
    const label = within(last).getByText(/^Записатися/)
    await expect(label.scrollWidth).toBe(label.clientWidth)
    const field = section.getByRole('textbox', { name: 'Посилання на сторінку тренера' })
    await userEvent.type(field, 'Олена Коваль{Enter}')
    await expect(field).toHaveAccessibleDescription(
      'Це не посилання на сторінку тренера. Воно має /coach/ і ім’я. Попроси його в тренера: на цій сторінці видно вільний час і можна записатися.',
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'https://pulse.example/coach/olena-koval{Enter}')
    await waitFor(() =>
      expect(loaded['app'].router.state.location.pathname).toBe('/coach/olena-koval'),
    )
  },
}

export const Changed: Story = {
  name: 'Нова мета й нотатки',
  async play({ canvas, userEvent }) {
    const goal = await canvas.findByRole('combobox', { name: 'Чого прагну' })
    await expect(canvas.queryByRole('button', { name: 'Зберегти' })).not.toBeInTheDocument()
    // A goal can be changed, not removed.
    for (const option of within(goal).getAllByRole('option'))
      await expect(option).not.toHaveValue('')
    await userEvent.selectOptions(goal, 'Реабілітація')
    const notes = canvas.getByRole('textbox', { name: 'Нотатки для тренера' })
    await expect(notes).toHaveAttribute('placeholder', 'Травми, графік, побажання')
    await userEvent.clear(notes)
    await userEvent.type(notes, 'Лише ранок')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Зберегти' }))
    await findToast('status', 'Картку збережено')
    await expect(await callsOf(/^PATCH .*client_info/)).toHaveLength(1)
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Зберегти' })).not.toBeInTheDocument(),
    )
    await expect(goal).toHaveValue('Реабілітація')
    await expect(notes).toHaveValue('Лише ранок')
    await expect(keptDrafts()).toEqual([])
  },
}

export const NotChanged: Story = {
  name: 'Зміни не збереглись',
  parameters: { screen: { url, as: 'client', faults: [`${CARD} network×1`] } },
  async play({ canvas, userEvent }) {
    const notes = await canvas.findByRole('textbox', { name: 'Нотатки для тренера' })
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
  },
}

export const Edge: Story = {
  name: 'Незвичні дані',
  tags: ['desktop'],
  parameters: { screen: { url, as: 'client', scenario: 'edge' } },
  async play({ canvas }) {
    const requests = await requestsOf(canvas)
    await expect(
      requests.getByText('Тренер має підтвердити до 00:32 (сб, 27 березня)'),
    ).toBeVisible()
  },
}

export const UnknownProgram: Story = {
  name: '12.20: програма без назви — «Невідома програма»',
  tags: ['desktop'],
  parameters: { screen: { url, as: 'client', scenario: 'edge', now: '2027-04-01T10:00' } },
  async play({ canvas }) {
    const history = within(await canvas.findByRole('table', { name: 'Історія тренувань' }))
    const row = history.getByRole('row', { name: /31 березня/ })
    await expect(within(row).getByRole('link')).toHaveTextContent('Невідома програма')
    const nameless = history.getByRole('row', { name: /30 березня/ })
    await expect(within(nameless).getByRole('link')).toHaveTextContent('Без назви')
    const upcoming = within(canvas.getByRole('region', { name: 'Найближчі тренування' }))
    await expect(upcoming.getByRole('link', { name: /1 квітня.*Невідома програма/ })).toBeVisible()
  },
}

export const Busy: Story = {
  name: 'Багато тренувань',
  tags: ['desktop'],
  parameters: { screen: { url, as: 'client', scenario: 'busy' } },
  async play({ canvas }) {
    await requestsOf(canvas)
    await canvas.findByRole('table', { name: 'Історія тренувань' })
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  tags: ['desktop'],
  parameters: { screen: { url, as: 'client', faults: ['GET /v1/users/me timeout'] } },
  async play({ canvas }) {
    await canvas.findByText('Завантаження...')
  },
}

export const SessionsFailed: Story = {
  name: 'Тренування не завантажились',
  parameters: { screen: { url, as: 'client', faults: [`${SESSIONS} 500`] } },
  async play({ canvas, userEvent }) {
    await waitFor(() =>
      expect(
        canvas.getAllByRole('heading', { name: 'Не вдалося завантажити тренування' }),
      ).toHaveLength(2),
    )
    await window.mock?.clearFaults()
    for (const again of canvas.getAllByRole('button', { name: 'Спробувати ще раз' }))
      await userEvent.click(again)
    await requestsOf(canvas)
  },
}

export const Others: Story = {
  name: 'Чужа картка веде до своєї',
  parameters: { screen: { url: '/client/05e20000-0000-4000-8000-000000000005', as: 'client' } },
  async play({ canvas, loaded }) {
    await canvas.findByRole('heading', { name: 'Моя картка' })
    await expect(loaded['app'].router.state.location.pathname).toBe(url)
  },
}

export const WithoutCard: Story = {
  name: 'Без картки — до анкети',
  parameters: { screen: { url, as: 'client', scenario: 'new-client' } },
  async play({ canvas, loaded }) {
    await canvas.findByRole('heading', { level: 1 })
    await waitFor(() =>
      expect(loaded['app'].router.state.location.pathname).toBe('/client/questionnaire'),
    )
  },
}
