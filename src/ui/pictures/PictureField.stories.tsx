import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test'

import { reached } from '#storybook/common/reach-state.ts'
import { choose, picture } from '#tests/fixtures/pictures/choose-file.fixture.ts'
import { PNG } from '#tests/fixtures/pictures/hostile-files.fixture.ts'
import { phonePhoto } from '#tests/fixtures/pictures/phone-photo.fixture.ts'
import { kept, part } from '#tests/fixtures/stories/kit-frame.fixture.tsx'

import { PictureField } from './PictureField.tsx'

const meta = {
  title: 'Елементи/Поле зображення',
  component: PictureField,
  ...part('Зображення у формі, яке надішлють пізніше, разом із рештою.'),
  args: {
    label: 'Фото сертифіката про підвищення кваліфікації з реабілітації',
    picture: null,
    onChange: fn<(picture: Blob | null) => void>(),
  },
  render: kept(PictureField, 'picture', 'onChange'),
} satisfies Meta<typeof PictureField>
export default meta
type Story = StoryObj<typeof meta>

/** A picture whose bytes arrive when the story allows it. */
function largePicture(): { file: File; arrive: () => void } {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  const file = new File([PNG, new Uint8Array(1000)], 'large.png')
  file.arrayBuffer = () => promise
  return {
    file,
    arrive: () => void new Blob([PNG, new Uint8Array(1000)]).arrayBuffer().then(resolve),
  }
}

export const SlowFirst: Story = {
  name: '12.4: більше зображення, що відкривається довше, не замінює обраного після нього',
  tags: ['state-action'],
  async play({ canvas, canvasElement, args }) {
    const large = largePicture()
    choose(large.file, canvasElement)
    choose(picture(), canvasElement)
    await canvas.findByRole('button', { name: 'Замінити зображення' })
    const field = canvasElement.querySelector('input[type=file]')
    await expect(field).toHaveAttribute('accept', 'image/png,image/jpeg')
    const opening = spyOn(window, 'createImageBitmap')
    large.arrive()
    await waitFor(() => expect(opening).toHaveBeenCalledOnce())
    await opening.mock.results[0]?.value
    await new Promise((rest) => requestAnimationFrame(rest))
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce())
    await expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ size: PNG.length }))
  },
}

/** The size of a picture, and its colours at the top and at the bottom. */
async function looksOf(sent: Blob) {
  const { width, height } = await createImageBitmap(sent)
  const context = new OffscreenCanvas(1, 2).getContext('2d')
  context?.drawImage(await createImageBitmap(sent), 0, 0, 1, 2)
  const [red = 0, , , , , , blue = 0] = context?.getImageData(0, 0, 1, 2).data ?? []
  return { width, height, redAboveBlue: red > 200 && blue > 200 }
}
const UPRIGHT = { width: 20, height: 40, redAboveBlue: true }
/** The entry of EXIF that refers to the place. */
const PLACE = '\u0088%\0\u0004'

export const Phone: Story = {
  name: 'Фото з телефона стоїть рівно й не каже, де його зроблено, навіть якщо браузер підмінює намальоване',
  tags: ['state-action'],
  async play({ canvasElement, args }) {
    const onChange = mocked(args.onChange)
    const photo = await phonePhoto()
    const send = async () => {
      onChange.mockClear()
      choose(photo, canvasElement)
      await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
      const sent = onChange.mock.calls[0]?.[0] ?? new Blob()
      const said = new TextDecoder('latin1').decode(await sent.arrayBuffer())
      await expect(said).not.toContain(PLACE)
      return { sent, said }
    }
    const { sent, said } = await send()
    await expect(said).not.toContain('Exif')
    await expect(await looksOf(sent)).toEqual(UPRIGHT)
    const canvas = new OffscreenCanvas(20, 40)
    canvas.getContext('2d')
    const blank = await canvas.convertToBlob({ type: 'image/jpeg' })
    const written = spyOn(OffscreenCanvas.prototype, 'convertToBlob').mockResolvedValue(blank)
    await expect(await looksOf((await send()).sent)).toEqual(UPRIGHT)
    const read = spyOn(OffscreenCanvasRenderingContext2D.prototype, 'getImageData')
    read.mockImplementation((_x, _y, width, height) => new ImageData(width, height))
    const hidden = await send()
    read.mockRestore()
    written.mockRestore()
    await expect(await looksOf(hidden.sent)).toEqual(UPRIGHT)
  },
}

export const Removed: Story = {
  name: 'Не те, потім те; прибране не лишається в пам’яті',
  tags: ['state-failed'],
  async play({ canvas, canvasElement, userEvent }) {
    const freed = spyOn(URL, 'revokeObjectURL')
    choose(new File([], 'photo.png', { type: 'image/png' }), canvasElement)
    const problem = await canvas.findByText('Файл порожній. Обери інше зображення.')
    await reached()
    choose(picture(), canvasElement)
    const remove = await canvas.findByRole('button', { name: 'Прибрати' })
    await expect(problem).not.toBeInTheDocument()
    await waitFor(() => expect(canvasElement.querySelector('img')?.src).toMatch(/^blob:/))
    const src = canvasElement.querySelector('img')?.src
    await userEvent.click(remove)
    await canvas.findByRole('button', { name: 'Обрати зображення' })
    await expect(freed).toHaveBeenCalledWith(src)
  },
}
