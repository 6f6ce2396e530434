import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { OWN_PAGE } from '../common/page.tsx'
import { type Entry, entryOf, readEntries } from '../common/stories.ts'
import { type Choice, FIRST_CHOICE, WALL_IN_ADDRESS } from './choice.ts'
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
export const Page: Story = {
  name: 'Стіна',
  tags: ['!test'],
  loaders: [async () => ({ entries: await readEntries(), pictureSet: await readPictureSet() })],
  render: (_, { loaded }: { loaded: { entries?: Entry[]; pictureSet?: PictureSet | null } }) => (
    <Wall
      entries={loaded.entries ?? []}
      pictureSet={loaded.pictureSet ?? null}
      first={WALL_IN_ADDRESS.read()}
      onChoice={WALL_IN_ADDRESS.keep}
    />
  ),
}

const login = entryOf('Вхід/Логін', 'Default', 'Порожня форма')

export const Pictures: Story = {
  name: 'Знімки',
  tags: ['!dev'],
  args: {
    entries: [login],
    onChoice: fn(),
    pictureSet: {
      oldest: '2027-03-01T07:40:00Z',
      taken: '2027-03-02T07:40:00Z',
      names: [pictureName(login.id, 'phone', 'light')],
    },
  },
  async play({ args, canvas, userEvent }) {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Кадри' }), 'Знімки')
    const picture = canvas.getByRole('img', { name: 'Порожня форма, 390 px, Світлий' })
    const name = encodeURIComponent('Вхід/Логін--Default.phone.light.png')
    await expect(picture).toHaveAttribute('src', `pictures/${name}`)
    const taken = 'Знято 2 березня 2027 р. о 09:40, найдавніший знімок — 1 березня'
    await expect(canvas.getByText(taken, { exact: false })).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Темний' }))
    await expect(canvas.getByText('390 px: знімків 1 з 2, решта кадрів живі')).toBeVisible()
    // Each picture, or the frame in its place, opens the story as it is shown there.
    const opens = (scheme: string): unknown =>
      expect.stringContaining(`scheme:${scheme};steps:state;viewport.value:phone`)
    await expect(picture.closest('a')).toHaveAttribute('href', opens('light'))
    const missing = '390 px, Темний: знімка немає, кадр живий: Порожня форма'
    const link = canvas.getByRole('link', { name: missing })
    await expect(link).toHaveAttribute('href', opens('dark'))

    // The choice is restored from the address.
    const choice: Choice = { ...FIRST_CHOICE, schemes: ['light', 'dark'], kind: 'pictures' }
    await expect(args.onChoice).toHaveBeenLastCalledWith(choice)
    await expect(WALL_IN_ADDRESS.read(JSON.stringify(choice))).toEqual(choice)
    for (const text of [null, 'no', '{"area":null,"sizes":["no"]}'])
      await expect(WALL_IN_ADDRESS.read(text)).toEqual(FIRST_CHOICE)
  },
}
