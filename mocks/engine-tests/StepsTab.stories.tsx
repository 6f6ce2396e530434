import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { Recorder } from '#mocks/engine/steps/recorder.ts'
import { startStore, writeKept } from '#mocks/engine/steps/recording-storage.ts'
import type { Mock } from '#mocks/engine/steps/window-mock.ts'
import { productPage } from '#mocks/pulse-product-page.ts'

import { panelOf, record, PanelBesideScreen } from './panel-story.fixture.tsx'

/** Records a story's steps; unlike a usual recording, it does not start with a page load. */
let recorder: Recorder | null = null

const withRecorder = (mock: Mock): Mock => ({
  ...mock,
  recording: async () => recorder?.recording() ?? null,
  see: async (text, isThere = true) => recorder?.note({ kind: 'see', text, isThere }),
  stopRecording: async () => recorder?.stop(),
  clearSteps: async () => recorder?.clear(),
})

async function beginRecording(mock: Mock): Promise<Recorder> {
  await startStore(productPage.name).write(await mock.exportState())
  const first = { kind: 'open' as const, address: '/people' }
  const step = { action: first, at: 0, address: '/people', calls: [], later: [], texts: [] }
  writeKept({ isOn: true, isCut: false, isOwnLoad: true, place: null, steps: [step] })
  recorder = new Recorder(mock, productPage)
  await recorder.resume()
  return recorder
}

const PEOPLE = ['Ганна', 'Орест']

const meta = {
  title: 'QA/Кроки',
  parameters: { screen: { url: '/settings', as: 'coach' } },
  render: (_, { loaded }) => (
    <>
      <main>
        <h1>Люди</h1>
        <ul>
          {PEOPLE.map((name) => (
            <li key={name}>
              {name} <button type="button">Видалити</button>
            </li>
          ))}
        </ul>
        <button type="button">Так</button> <button type="button">Так</button>
        <section aria-label="Вхід">
          <label>
            Пароль <input type="password" autoComplete="off" />
          </label>
          <label>
            Ім’я <input />
          </label>
          <label>
            <input type="checkbox" /> Згода
          </label>
          <label>
            Роль
            <select>
              <option>Тренер</option>
              <option>Клієнт</option>
            </select>
          </label>
        </section>
      </main>
      <PanelBesideScreen mock={withRecorder(loaded['mock'])} tab="steps" />
    </>
  ),
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Steps: Story = {
  name: 'Запис: імена, введене, паролі, перевірка',
  async play({ canvas, loaded, userEvent }) {
    const { panel, press } = await panelOf({ canvas, userEvent })
    await expect(panel.getByText('Кроків ще немає.')).toBeVisible()
    await press('Почати запис')
    await expect(record).toHaveBeenCalledOnce()

    const own = await beginRecording(loaded['mock'])
    const [, second] = canvas.getAllByRole('button', { name: 'Видалити' })
    const [, yes] = canvas.getAllByRole('button', { name: 'Так' })
    for (const button of [second, yes]) if (button) await userEvent.click(button)
    await userEvent.type(canvas.getByLabelText('Пароль'), 'Trener2026!')
    await userEvent.type(canvas.getByLabelText('Ім’я'), 'Олена')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByText('Згода'))
    await userEvent.selectOptions(canvas.getByLabelText('Роль'), 'Клієнт')

    const list = within(await panel.findByRole('list', { name: 'Кроки, останній перший' }))
    await expect(await list.findByText('Введено «•••» у «Пароль»')).toBeVisible()
    await expect(await list.findByText('Введено «Олена» у «Ім’я»')).toBeVisible()
    await userEvent.type(panel.getByLabelText(/^Текст на екрані/), 'Орест{Enter}')
    await expect(await list.findByText('На екрані є: «Орест»')).toBeVisible()
    await expect(panel.getByRole('tab', { name: 'Кроки 9' })).toBeVisible()

    const { steps } = await own.file()
    const name = { by: 'textbox', name: 'Ім’я' }
    const remove = { by: 'button', name: 'Видалити', within: { role: 'listitem', text: 'Орест' } }
    const secret = { secret: 'password', of: expect.stringMatching(/^users\//) }
    await expect(steps.map(({ action }) => action)).toEqual([
      { kind: 'open', address: '/people' },
      { kind: 'press', target: remove },
      { kind: 'press', target: { by: 'button', name: 'Так', nth: 1 } },
      { kind: 'type', target: { by: 'label', name: 'Пароль' }, value: secret },
      { kind: 'type', target: name, value: 'Олена' },
      { kind: 'key', key: 'Enter', times: 1, target: name },
      { kind: 'press', target: { by: 'checkbox', name: 'Згода' } },
      { kind: 'choose', target: { by: 'combobox', name: 'Роль' }, options: ['Клієнт'] },
      { kind: 'see', text: 'Орест', isThere: true },
    ])

    await press('Зупинити')
    await userEvent.click(await panel.findByRole('button', { name: 'Очистити' }))
    await expect(await panel.findByText('Кроків ще немає.')).toBeVisible()
    await waitFor(() => expect(sessionStorage.getItem('mock-steps')).toBeNull())
    recorder = null
  },
}

export const Cut: Story = {
  name: 'Запис перервано: мок недосяжний',
  async play({ canvas, loaded, userEvent }) {
    const mock: Mock = loaded['mock']
    let isLost = false
    const own = await beginRecording({
      ...mock,
      requests: async (after) => {
        if (isLost) throw new TypeError('Failed to fetch')
        return mock.requests(after)
      },
    })
    const { panel } = await panelOf({ canvas, userEvent })
    await userEvent.click(canvas.getByText('Згода'))
    await waitFor(async () => expect((await own.recording())?.steps).toHaveLength(2))
    isLost = true
    await userEvent.selectOptions(canvas.getByLabelText('Роль'), 'Клієнт')
    await expect(await panel.findByRole('alert')).toHaveTextContent(/^Запис перервано/)
    isLost = false
    // A later call does not belong to the last step.
    await fetch('/v1/users/me')
    await userEvent.type(canvas.getByLabelText('Ім’я'), 'Олена')
    const recording = await own.recording()
    await expect(recording).toMatchObject({ isOn: false, isCut: true })
    await expect(recording?.steps.map(({ calls }) => calls)).toEqual([[], []])
    await own.clear()
    recorder = null
  },
}
