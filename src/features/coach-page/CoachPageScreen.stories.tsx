import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { reach } from '#storybook/common/reach-state.ts'
import { expectToBeAt, findToast, page, routerOf } from '#storybook/person.ts'
import { ANDRIY } from '#tests/fixtures/stories/clients.fixture.ts'
import { SPEC } from '#tests/fixtures/texts.fixture.ts'

const PROFILE = 'GET /v1/users/{id}'
const URL = '/coach/olena-koval'

const meta = {
  title: 'Клієнт/Сторінка тренера',
  parameters: { screen: { url: URL } },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const screen = (more: object) => ({ screen: { url: URL, ...more } })

export const Default: Story = {
  name: 'Гість читає',
  tags: ['desktop', 'main'],
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Олена Коваль', level: 1 })
    await waitFor(() => expect(document.title).toBe('Олена Коваль, персональний тренер · Пульс'))
    await expect(canvas.getByText('відкритий до нових клієнтів')).toBeVisible()
    const experience = within(canvas.getByRole('region', { name: 'Досвід роботи' }))
    await expect(experience.getByText('вересень 2021 — дотепер')).toBeVisible()
    const phone = canvas.getByRole('link', { name: '+380 50 111 22 33' })
    await expect(phone).toHaveAttribute('href', 'tel:+380501112233')
    await expect(canvas.getByRole('link', { name: 'Увійти' })).toHaveAttribute(
      'href',
      '/login?next=%2Fcoach%2Folena-koval',
    )
    // On a desktop there is no link to the free hours, which are beside it.
    const toTimes = canvas.queryByRole('link', { name: 'Записатися' })
    await expect(toTimes?.getAttribute('href')).toBe(innerWidth < 992 ? '#times' : undefined)
    await expect(document.querySelector('#times')).toContainElement(
      canvas.getByRole('region', { name: 'Запис на тренування' }),
    )
    // The page has no menu.
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const Misspelt: Story = {
  name: 'Посилання з великої літери й крапкою: адресу виправлено',
  parameters: screen({ url: '/coach/Olena-Koval.?date=2027-03-04' }),
  async play(play) {
    await play.canvas.findByRole('heading', { name: 'Олена Коваль', level: 1 })
    await expectToBeAt(play, '/coach/olena-koval')
    await expect(routerOf(play).state.location.search).toEqual({ date: '2027-03-04' })
  },
}

export const Certificate: Story = {
  name: 'Сертифікат зблизька',
  tags: ['state-default'],
  async play({ canvas, userEvent }) {
    const opener = await canvas.findByRole('button', {
      name: 'Відкрити сертифікат: Персональний тренер, рівень 4 EQF',
    })
    await reach(() => userEvent.click(opener))
    const dialog = await page().findByRole('dialog')
    await within(dialog).findByRole('img', {
      name: 'Сертифікат: Персональний тренер, рівень 4 EQF',
    })
  },
}

export const SignedIn: Story = {
  name: 'Клієнт, який увійшов; статус тренера без сертифікатів',
  tags: ['desktop', 'state-default'],
  parameters: screen({ as: 'client', url: '/coach/ihor-tkachenko' }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'На головну' })).toBeVisible()
    await canvas.findByText('набір закрито до літа')
    await expect(canvas.queryByRole('region', { name: 'Сертифікати' })).toBeNull()
  },
}

export const Edge: Story = {
  name: 'Биті зображення, місце з комою',
  tags: ['desktop'],
  parameters: screen({ scenario: 'edge' }),
  async play({ canvas }) {
    await canvas.findByText('Зал „Атлет“, вул. Саксаганського 40')
    await canvas.findByText('ОК')
    const section = canvas.getByRole('region', { name: 'Сертифікати' })
    // Pictures are requested when they become visible.
    section.scrollIntoView()
    const papers = within(section)
    // The first picture loads, the second one does not.
    await waitFor(() =>
      expect(
        papers.getAllByRole('button').map((paper) => paper.querySelectorAll('img').length),
      ).toEqual([1, 0]),
    )
    await expect(canvas.getByText('вересень 2021 — дотепер')).toBeVisible()
  },
}

export const Blank: Story = {
  name: 'Порожня сторінка',
  tags: ['desktop'],
  parameters: screen({ url: '/coach/yaryna-bezstorinkova', scenario: 'edge' }),
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'Ярина Безсторінкова', level: 1 })
    await expect(canvas.getByText('Тренер ще не розповів про себе.')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Досвід роботи' })).toBeNull()
    // The phone has a heading of its own where no place is known.
    await expect(canvas.queryByRole('region', { name: 'Місця тренувань' })).toBeNull()
    const phone = within(canvas.getByRole('region', { name: 'Телефон' }))
    await expect(phone.getByRole('link', { name: '+380 98 732 01 81' })).toBeVisible()
  },
}

export const Loading: Story = {
  name: 'Завантаження',
  tags: ['desktop'],
  parameters: screen({ faults: [`${PROFILE} timeout`] }),
  async play({ canvas }) {
    const text = await canvas.findByText('Завантаження даних тренера…')
    await expect(text).toHaveAttribute('role', 'status')
  },
}

export const NotFound: Story = {
  name: 'Тренера не знайдено: такого немає, це клієнт, адреса без тренера',
  tags: ['desktop'],
  // Only a person who may read a client's profile sees that it is not a coach's.
  parameters: screen({ url: '/coach/nobody', as: 'client' }),
  async play({ canvas, loaded }) {
    const { router } = loaded['app']
    const open = async (id: string, heading: string): Promise<void> => {
      await router.navigate({ to: '/coach/$id', params: { id } })
      await canvas.findByRole('heading', { name: heading, level: 1 })
    }
    const none = 'Тренера не знайдено.'
    await canvas.findByRole('heading', { name: none, level: 1 })
    await open('olena-koval', 'Олена Коваль')
    await open(ANDRIY, none)
    await open('olena-koval', 'Олена Коваль')
    await open(' ', none)
    await findToast('alert', 'Не вказано тренера')
  },
}

export const Failed: Story = {
  name: 'Помилка сервера',
  parameters: screen({ faults: [`${PROFILE} 500`] }),
  async play({ canvas }) {
    const text = `${SPEC.coachNotLoaded}сервер відповів помилкою 500`
    await canvas.findByRole('heading', { name: text, level: 1 })
    await findToast('alert', text)
  },
}
