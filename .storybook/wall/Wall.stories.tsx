import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { OWN_PAGE } from '../common/page.tsx'
import { type Entry, entryOf, readEntries } from '../common/stories.ts'
import { asText, type Choice, FIRST_CHOICE, fromText, keepChoice, readChoice } from './choice.ts'
import { type PictureSet, pictureName, readPictureSet } from './picture-set.ts'
import { Wall } from './Wall.tsx'

const meta = {
  title: 'Огляд/Стіна',
  component: Wall,
  tags: ['!autodocs'],
  args: { entries: [] },
  parameters: { wide: true },
  ...OWN_PAGE,
} satisfies Meta<typeof Wall>

export default meta
type Story = StoryObj<typeof meta>

/** Reads Storybook's own index, which exists only in Storybook. */
export const Whole: Story = {
  name: 'Стіна',
  tags: ['!test'],
  loaders: [async () => ({ entries: await readEntries(), pictureSet: await readPictureSet() })],
  render: (_, { loaded }: { loaded: { entries?: Entry[]; pictureSet?: PictureSet | null } }) => (
    <Wall
      entries={loaded.entries ?? []}
      pictureSet={loaded.pictureSet ?? null}
      first={readChoice()}
      onChoice={keepChoice}
    />
  ),
}

export const Choosing: Story = {
  name: 'Вибір з клавіатури',
  tags: ['!dev', 'desktop'],
  args: {
    pictureSet: null,
    // No sizes, so no frames: a frame shows a page of Storybook, which does not exist in a test.
    first: { ...FIRST_CHOICE, sizes: [] },
    onChoice: fn(),
    entries: [
      entryOf('Вхід/Логін', 'Default', 'Порожня форма'),
      entryOf('Тренер/Головна', 'Default', 'П’ять зустрічей'),
      entryOf('Тренер/Головна', 'Failed', 'Розклад не завантажився'),
      entryOf('Тренер/Запити', 'Failed', 'Відповідь не надіслано'),
    ],
  },
  async play({ args, canvas, userEvent }) {
    const names = (): (string | null)[] =>
      canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names()).toEqual(['Вхід/Логін: Порожня форма', 'Тренер/Головна: П’ять зустрічей'])
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Стан' }), 'Помилка')
    await expect(names()).toEqual([
      'Тренер/Головна: Розклад не завантажився',
      'Тренер/Запити: Відповідь не надіслано',
    ])
    const area = 'Тренер/Головна'
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Область' }), area)
    await expect(names()).toEqual(['Тренер/Головна: Розклад не завантажився'])
    await expect(canvas.getByRole('status')).toHaveTextContent('Історій: 1 з 4. Обери хоча б одну')
    const dark = canvas.getByRole('checkbox', { name: 'Темний' })
    while (document.activeElement !== dark) await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(dark).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    const choice: Choice = { ...FIRST_CHOICE, area, state: 'failed', schemes: ['light', 'dark'] }
    await expect(args.onChoice).toHaveBeenLastCalledWith({ ...choice, sizes: [] })
    // The choice is restored from the address.
    const kept: Choice = { ...choice, sizes: ['narrow', 'wide'], scale: '25', kind: 'pictures' }
    await expect(fromText(asText(kept))).toEqual(kept)
    await expect(asText(kept)).not.toMatch(/[&=]/)
    await expect(fromText(';no;phone,no;;1')).toEqual({ ...FIRST_CHOICE, state: null, schemes: [] })
  },
}

const login = entryOf('Вхід/Логін', 'Default', 'Порожня форма')

export const Pictures: Story = {
  name: 'Знімки',
  tags: ['!dev'],
  args: {
    entries: [login],
    pictureSet: {
      oldest: '2027-03-01T07:40:00Z',
      taken: '2027-03-02T07:40:00Z',
      names: [pictureName(login.id, 'phone', 'light')],
    },
  },
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Кадри' }), 'Знімки')
    const picture = canvas.getByRole('img', { name: 'Порожня форма, 390 px, Світлий' })
    await expect(picture).toHaveAttribute(
      'src',
      `pictures/${encodeURIComponent('Вхід/Логін--Default.phone.light.png')}`,
    )
    await expect(
      canvas.getByText(/^Знято 2 березня 2027 р\. о 09:40, найдавніший знімок — 1 березня/),
    ).toBeVisible()
    await expect(canvas.getByText('390 px: знімків 1 з 1')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Темний' }))
    await expect(canvas.getByText('390 px: знімків 1 з 2, решта кадрів живі')).toBeVisible()
    // Each picture, or the frame in its place, opens the story as it is shown there.
    const opens = (link: Element | null, scheme: string): Promise<void> =>
      expect(link).toHaveAttribute(
        'href',
        expect.stringContaining(`scheme:${scheme};steps:state;viewport.value:phone`),
      )
    await opens(picture.closest('a'), 'light')
    const note = '390 px, Темний: знімка немає, кадр живий'
    const missing = canvas.getByRole('link', { name: `${note}: Порожня форма` })
    await opens(missing, 'dark')
  },
}
