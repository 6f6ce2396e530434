import type { Meta, StoryObj } from '@storybook/react-vite'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, waitFor } from 'storybook/test'

import { idOf } from '#mocks/seed/ids.ts'
import { callsOf } from '#storybook/person.ts'
import { inKit, looks } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { ExercisePicture } from './ExercisePicture.tsx'

const IMAGE = 'GET /v1/programs/exercises/{id}/image'

/** An exercise for each form of its picture. */
const IDS = {
  string: idOf('exercise', 1),
  url: idOf('exercise', 6),
  missing: idOf('exercise', 2),
  broken: idOf('exercise', 4),
}

const meta = {
  title: 'Елементи/Фото вправи',
  component: ExercisePicture,
  decorators: [
    inKit,
    (Story, { loaded }) => (
      <QueryClientProvider client={loaded['app'].queryClient}>
        <Story />
      </QueryClientProvider>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: '10rem' },
      description: {
        component:
          'Поруч із назвою вправи. Завантажується, коли до неї догорнули; без фото — запасне зображення.',
      },
    },
    screen: { url: '/', as: 'coach', scenario: 'edge' },
  },
  args: { exerciseId: IDS.string, size: 120 },
  argTypes: { exerciseId: { control: 'select', options: Object.values(IDS) } },
  render: looks(ExercisePicture, {}, { size: 56 }, { size: 56, exerciseId: IDS.url }),
} satisfies Meta<typeof ExercisePicture>
export default meta
type Story = StoryObj<typeof meta>

const pictures = (root: HTMLElement): HTMLImageElement[] => [...root.querySelectorAll('img')]
const addressOf = (image: HTMLImageElement | undefined): string =>
  new URL(image?.src ?? 'about:blank').pathname
const isShown = (image: HTMLImageElement): boolean => image.complete && image.naturalWidth > 0

const requested = async (): Promise<number> => (await callsOf(IMAGE)).length

export const Default: Story = {
  name: 'Кожна форма відповіді',
  async play({ canvasElement }) {
    await waitFor(() => expect(pictures(canvasElement).filter(isShown)).toHaveLength(3))
    for (const image of pictures(canvasElement)) {
      await expect(addressOf(image)).not.toBe('/fallback.png')
      await expect(image.alt).toBe('')
    }
    // The same picture twice is one request.
    await expect(await requested()).toBe(2)
  },
}

export const Fallback: Story = {
  name: 'Немає або не відкривається, зрештою й запасне',
  tags: ['state-edge'],
  render: looks(ExercisePicture, { exerciseId: IDS.missing }, { exerciseId: IDS.broken }),
  async play({ canvasElement }) {
    await waitFor(() =>
      expect(pictures(canvasElement).map(addressOf)).toEqual(['/fallback.png', '/fallback.png']),
    )
    await waitFor(() => expect(pictures(canvasElement).every(isShown)).toBe(true))
    await expect(await requested()).toBe(2)
    // A fallback that does not load is not replaced by itself for ever.
    let failures = 0
    canvasElement.addEventListener('error', () => (failures += 1), true)
    const [image] = pictures(canvasElement)
    image?.setAttribute('src', '/no-such-picture.png')
    await waitFor(() => expect(failures).toBe(1))
    await new Promise(requestAnimationFrame)
    await expect(failures).toBe(1)
    await expect(addressOf(pictures(canvasElement)[0])).toBe('/no-such-picture.png')
  },
}

/** The colour at the left edge of a picture, as it is shown: red, green and blue. */
async function edgeOf(image: HTMLImageElement | undefined): Promise<number[]> {
  if (!image) throw new Error('No picture')
  await image.decode()
  const context = document.createElement('canvas').getContext('2d')
  context?.drawImage(image, 0, 0, 120, 120)
  return [...(context?.getImageData(2, 60, 1, 1).data ?? [])].slice(0, 3)
}

export const Dark: Story = {
  name: 'У темній схемі: малюнок темний, фото тьмяніше',
  tags: ['state-default'],
  globals: { scheme: 'dark' },
  render: looks(ExercisePicture, {}, { exerciseId: IDS.missing }),
  async play({ canvasElement }) {
    await waitFor(() => expect(pictures(canvasElement).filter(isShown)).toHaveLength(2))
    const [drawing, photo] = pictures(canvasElement)
    await expect(drawing).toHaveStyle({ filter: 'none' })
    await expect(Math.max(...(await edgeOf(drawing)))).toBeLessThan(140)
    await expect(photo).toHaveStyle({ filter: 'brightness(0.8)' })
  },
}

export const Lazy: Story = {
  name: 'Просить, лише коли видно',
  render: () => (
    <>
      <div style={{ height: '300vh' }} />
      <ExercisePicture exerciseId={IDS.string} />
    </>
  ),
  async play({ canvasElement }) {
    const box = () => canvasElement.querySelector('span[aria-hidden]')
    // The observer reports after a frame.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    await expect(await requested()).toBe(0)
    await expect(box()?.getBoundingClientRect().height).toBe(56)
    await waitFor(() => {
      box()?.scrollIntoView()
      return expect(pictures(canvasElement).filter(isShown)).toHaveLength(1)
    })
    await expect(await requested()).toBe(1)
    await expect(box()?.getBoundingClientRect().height).toBe(56)
  },
}
