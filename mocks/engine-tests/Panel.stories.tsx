/** One story a tab: its main way of use. The steps have their own file. */
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, waitFor, within } from 'storybook/test'

import { createControl } from '#mocks/engine/control/control.ts'
import { IndexedDbStore } from '#mocks/engine/indexed-db-store.ts'
import { RequestLog } from '#mocks/engine/log.ts'
import { createMock } from '#mocks/engine/page/open-mock-page.ts'
import { PANEL_TABS, type PanelTab } from '#mocks/engine/panel/memory.ts'
import { answer } from '#mocks/engine/pipeline/pipeline.ts'
import { productPage } from '#mocks/pulse-product-page.ts'
import { product } from '#mocks/pulse-product.ts'
import { renderScreen } from '#storybook/screen.tsx'
import { ANDRIY } from '#tests/fixtures/stories/clients.fixture.ts'

import { as, panelOf, PanelBesideScreen, scenario } from './panel-story.fixture.tsx'
import { openTwoServers, type TwoServers } from './two-servers.fixture.ts'

/** What the story of the server has loaded. */
interface Loaded {
  beside?: Pick<TwoServers, 'control'>
}

const meta = {
  title: 'QA/Панель',
  parameters: { screen: { url: '/settings', as: 'coach' } },
  args: { tab: 'state' },
  argTypes: { tab: { control: 'select', options: PANEL_TABS } },
  render: ({ tab }, { loaded }) => {
    const { beside }: Loaded = loaded
    return (
      <>
        {renderScreen(null, { loaded })}
        <PanelBesideScreen
          mock={beside ? createMock(beside.control, productPage) : loaded['mock']}
          tab={tab}
        />
      </>
    )
  },
} satisfies Meta<{ tab: PanelTab }>

export default meta
type Story = StoryObj<typeof meta>

type UserEvent = StoryContext['userEvent']

async function retype(userEvent: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

export const State: Story = {
  name: 'Стан: годинник, затримка, код, сценарій і персонаж, посилання',
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const { panel, press } = await panelOf({ canvas, userEvent })
    await expect(panel.getByText('стоїть', { selector: 'time + span' })).toBeVisible()
    await expect(panel.getByText(/вт, 2 бер\. 2027 р\., 09:40:00/)).toBeVisible()

    for (const step of ['+10 хв', '+3 год', '+1 день']) await press(step)
    await expect(await panel.findByText(/ср, 3 бер\. 2027 р\., 12:50:00/)).toBeVisible()
    // The page's own clock moves, too.
    await expect(new Date().toISOString()).toBe('2027-03-03T10:50:00.000Z')
    await press('Справжній')
    await expect(await panel.findByText('справжній час')).toBeVisible()
    await retype(userEvent, panel.getByLabelText('Час за Києвом'), '2027-03-28T03:30')
    await press('Поставити')
    await expect(await panel.findByText(/нд, 28 бер\. 2027 р\., 04:30/)).toBeVisible()

    for (const choice of ['800', 'Лише в SMS', 'Лише зі специфікації']) await press(choice)
    await expect(await panel.findByText('800 мс')).toBeVisible()
    const chosen = { latency: 800, otp: 'manual', answers: 'bare' }
    await waitFor(async () => expect(await window.mock?.settings()).toMatchObject(chosen))

    await press('Повний запис')
    await expect(scenario).toHaveBeenCalledWith('busy', 'coach')
    await press('Клієнт')
    await expect(as).toHaveBeenCalledWith('client')

    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException())
    await press('Скопіювати посилання')
    const link = await window.mock?.link()
    await expect(link).toContain('scenario=typical&as=coach')
    await expect(await panel.findByLabelText('Текст для копіювання')).toHaveValue(link)
    write.mockRestore()
  },
}

export const Offline: Story = {
  name: 'Без мережі',
  args: { tab: 'faults' },
  async play({ canvas, userEvent }) {
    const { panel, press } = await panelOf({ canvas, userEvent })
    const back = fn()
    addEventListener('online', back, { once: true })
    await press('Без мережі')
    await expect(await panel.findByText('Обрив, завжди')).toBeVisible()
    await expect(fetch('/v1/users/me')).rejects.toThrow(TypeError)
    await press('Без мережі')
    await expect(await panel.findByText('Нічого не зламано.')).toBeVisible()
    await expect(back).toHaveBeenCalledOnce()
  },
}

export const Faults: Story = {
  name: 'Збої',
  args: { tab: 'faults' },
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const { panel, press } = await panelOf({ canvas, userEvent })
    await expect(panel.getByText('Нічого не зламано.')).toBeVisible()
    await userEvent.selectOptions(panel.getByLabelText('Операція'), 'POST /v1/auth/otp/verify')
    // Exactly what the contract documents there.
    const statuses = within(panel.getByRole('group', { name: 'Статус' })).getAllByRole('button')
    const texts = statuses.map(({ textContent }) => textContent)
    await expect(texts.join()).toBe('400,403,410,422,429,500')

    await press('410')
    await expect(await panel.findByText('410 Прострочено, завжди')).toBeVisible()
    await press('N разів')
    await retype(userEvent, panel.getByLabelText('Кількість разів'), '5')
    await press('Обрив')
    await expect(await panel.findByText('Обрив, ще 5×')).toBeVisible()
    await expect(panel.getByRole('tab', { name: 'Збої 2' })).toBeVisible()

    await press('410')
    const left = { operation: 'POST /v1/auth/otp/verify', kind: 'network', left: 5, times: 5 }
    await waitFor(async () => expect((await window.mock?.settings())?.faults).toEqual([left]))
    await press('Прибрати збій: POST /v1/auth/otp/verify network')
    await expect(await panel.findByText('Нічого не зламано.')).toBeVisible()

    // A link has one that is spent, too.
    await userEvent.selectOptions(panel.getByLabelText('Операція'), 'POST /v1/auth/login')
    await press('Один раз')
    await press('500')
    await panel.findByText('500 Помилка сервера, ще 1×')
    await post('/v1/auth/login', {})
    await expect(await panel.findByText('500 Помилка сервера, вичерпано')).toBeVisible()
    const link = new URL((await window.mock?.link()) ?? '')
    await expect(link.searchParams.getAll('fault')).toEqual(['POST /v1/auth/login 500×1'])
  },
}

export const Requests: Story = {
  name: 'Запити: перегляд, повтор, curl, збій, порушення контракту',
  args: { tab: 'requests' },
  tags: ['desktop'],
  async play({ canvas, userEvent }) {
    const { panel, press } = await panelOf({ canvas, userEvent })
    await post('/v1/auth/login', { phone: '+380671112233', password: 'Wrong2026!' })
    const rows = within(panel.getByRole('list', { name: 'Запити' }))
    const search = panel.getByLabelText('Пошук у запитах')
    await userEvent.type(search, 'post login')
    const row = /^401 POST \/v1\/auth\/login \d+ мс за контрактом$/
    await userEvent.click(await rows.findByRole('button', { name: row }))
    const sent = panel.getByLabelText('Тіло запиту')
    await expect(sent).toHaveTextContent('"password": "•••"')
    await expect(sent).not.toHaveTextContent('Wrong2026!')

    await press('Повторити')
    await waitFor(() => expect(rows.getAllByRole('button', { name: /^401 POST/ })).toHaveLength(2))
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await press('Копіювати curl')
    await expect(await panel.findByText('curl скопійовано')).toBeVisible()
    await expect(write.mock.calls[0]?.[0]).toMatch(/^curl -X POST 'http.*\/v1\/auth\/login'/)
    write.mockRestore()
    await press('Зламати')
    await expect(await panel.findByLabelText('Операція')).toHaveValue('POST /v1/auth/login')
    await userEvent.click(panel.getByRole('tab', { name: 'Запити' }))

    const consoleError = spyOn(console, 'error').mockImplementation(() => {})
    await fetch('/v1/nothing')
    const tab = await panel.findByRole('tab', { name: 'Запити 1 порушень контракту' })
    await expect(tab).toBeVisible()
    // The order of the screen's own calls varies, and the picture would, too.
    await userEvent.type(panel.getByLabelText('Пошук у запитах'), 'nothing')
    const broken = /nothing.*порушує контракт$/
    await userEvent.click(await panel.findByRole('button', { name: broken }))
    await expect(panel.getByText('Порушення контракту: not in the contract')).toBeVisible()
    consoleError.mockRestore()
  },
}

export const Sms: Story = {
  name: 'SMS із кодами',
  args: { tab: 'sms' },
  parameters: { screen: { url: '/login', otp: 'manual' } },
  async play({ canvas, userEvent }) {
    const { panel } = await panelOf({ canvas, userEvent })
    await expect(panel.getByText(/^Повідомлень ще немає/)).toBeVisible()
    const started = await post('/v1/auth/reset_password/start', { phone: '+380671112233' })
    const { verification_id } = await started.json()
    await post('/v1/auth/otp/send', { verification_id, scope: 'otp', context: 'password_reset' })
    const code = (await window.mock?.sms())?.at(-1)?.code ?? ''
    const message = within(await panel.findByRole('listitem'))
    await expect(message.getByText('+380671112233, 2027-03-02 09:40')).toBeVisible()
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(message.getByRole('button', { name: `Копіювати код ${code}` }))
    await expect(write).toHaveBeenCalledWith(code)
    write.mockRestore()
  },
}

export const Rows: Story = {
  name: 'Пошук, зміна, видалення, скасування',
  args: { tab: 'data' },
  async play({ canvas, userEvent }) {
    const coach = async () =>
      (await window.mock?.rows('users', ['phone=+380501112233'], true))?.rows[0]?.row
    const { panel, press } = await panelOf({ canvas, userEvent })
    const rows = within(await panel.findByRole('list', { name: 'Рядки: users' }))
    await userEvent.click(await rows.findByRole('button', { name: /^Увійти як client · Андрій/ }))
    await expect(as).toHaveBeenCalledWith(ANDRIY)
    await userEvent.type(panel.getByLabelText('Пошук у таблиці'), 'phone=+380501112233')
    await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(1))
    await userEvent.click(rows.getByRole('button', { name: /^coach · Олена · Коваль/ }))
    await expect(panel.getByLabelText('password')).toHaveValue('•••')
    await expect(panel.getByLabelText('id')).toHaveAttribute('readonly')

    const role = panel.getByLabelText('role')
    await retype(userEvent, role, 'admin')
    await press('Зберегти рядок')
    const refusal = 'Нічого не змінено: role: очікується "coach" або "client", а є "admin"'
    await expect(await panel.findByRole('alert')).toHaveTextContent(refusal)
    await expect(await coach()).toMatchObject({ role: 'coach' })

    await retype(userEvent, role, 'coach')
    const name = panel.getByLabelText('first_name')
    await retype(userEvent, name, 'Орися{Enter}')
    await expect(await panel.findByText('Рядок змінено')).toBeVisible()
    await expect(await coach()).toMatchObject({ first_name: 'Орися', password: 'Trener2026!' })
    await press('Скасувати зміну')
    await waitFor(() => expect(name).toHaveValue('Олена'))

    // The keyboard focus is not lost with the button.
    panel.getByRole('button', { name: 'Видалити рядок' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await panel.findByText('Таких рядків немає.')).toBeVisible()
    await expect(panel.getByRole('tabpanel')).toHaveFocus()
    await press('Скасувати зміну')
    await expect(await rows.findByRole('button', { name: /^coach · Олена/ })).toBeVisible()

    await press('Показати секрети')
    await userEvent.click(await rows.findByRole('button', { name: /^coach · Олена/ }))
    await waitFor(() => expect(panel.getByLabelText('password')).toHaveValue('Trener2026!'))
  },
}

export const Beside: Story = {
  name: 'Усе, за тегом, за операцією; відхилення видно',
  args: { tab: 'server' },
  // Its server sends a field of profiles under another name.
  loaders: [
    async () => ({
      beside: await openTwoServers(
        async (right) =>
          new Response((await right.text()).replace('"first_name"', '"firstName"'), right),
      ),
    }),
  ],
  tags: ['desktop'],
  async play({ canvas, loaded, userEvent }) {
    const { panel, press } = await panelOf({ canvas, userEvent })
    const { here, control }: TwoServers = loaded['beside']
    await expect(panel.getByText('http://there')).toBeVisible()
    await press('Усе із сервера')
    await expect(await panel.findByText(/^(\d+) з \1$/)).toBeVisible()
    await press('Усе з мока')
    await expect(await panel.findByText(/^0 з \d+$/)).toBeVisible()

    const users = within(panel.getByRole('group', { name: 'Хто відповідає: users' }))
    await userEvent.click(users.getByRole('button', { name: 'Сервер' }))
    await expect(await panel.findByText('сервер: 6 з 6')).toBeVisible()
    // `users` is the last tag.
    await userEvent.click(panel.getAllByText('Операції').at(-1) ?? document.body)
    await userEvent.click(await panel.findByRole('button', { name: 'DELETE /v1/users/me сервер' }))
    await waitFor(async () =>
      expect((await control.settings()).server).not.toContain('DELETE /v1/users/me'),
    )
    await expect(panel.getByRole('tab', { name: 'Сервер 5' })).toBeVisible()

    const consoleError = spyOn(console, 'error').mockImplementation(() => {})
    await answer(new Request('https://pulse.example/v1/users/olena-koval'), here)
    const wrong = 'GET /v1/users/{id} відхилень: 1 сервер'
    await expect(await panel.findByRole('button', { name: wrong })).toBeVisible()
    consoleError.mockRestore()
  },
}

export const Refused: Story = {
  name: 'Браузер не зберігає базу мока',
  loaders: [
    async () => {
      const warn = spyOn(console, 'warn').mockImplementation(() => {})
      const refuse = () => Promise.reject(new DOMException('Closed', 'InvalidStateError'))
      const store = new IndexedDbStore(product, refuse)
      const control = createControl({ product, store, log: new RequestLog() })
      await control.settings()
      warn.mockRestore()
      return { beside: { control } }
    },
  ],
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/до перезавантаження/)
  },
}
