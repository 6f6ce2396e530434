import { holdsPage, MAX_PIXELS, pixelCount, withoutMetadata } from '#src/domain/image-bytes.ts'
import { imageType, MAX_IMAGE_BYTES } from '#src/domain/image-file.ts'

/** iOS leaves a larger canvas blank. */
const MAX_CANVAS_PIXELS = 4096 * 4096

/**
 * Checks a file before it is sent: PNG or JPEG by its bytes, at most 10 MB, and it can be decoded
 * (docs/behaviour.md «Images»). The memory that decoding would take is checked before it is tried.
 * Returns the picture with the type of its bytes, upright and without metadata (decision 29), or the
 * reason why it may not be sent.
 */
export async function pickedPicture(file: Blob): Promise<{ picture: Blob } | { problem: string }> {
  if (file.size === 0) return { problem: 'Файл порожній. Обери інше зображення.' }
  if (file.size > MAX_IMAGE_BYTES) return { problem: 'Файл завеликий: можна щонайбільше 10 МБ.' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const type = imageType(bytes)
    if (type === null) return { problem: 'Це не PNG і не JPG. Обери інше зображення.' }
    if (holdsPage(bytes))
      return { problem: 'У файлі прихована вебсторінка. Обери інше зображення.' }
    if (pixelCount(bytes, type) > MAX_PIXELS)
      return { problem: 'Зображення завелике: можна щонайбільше 64 мегапікселі.' }
    const { parts, orientation } = withoutMetadata(bytes, type)
    const drawn = orientation === 1 ? null : await drawnUpright(new Blob([bytes], { type }))
    // Once more, because some browsers write metadata of their own.
    if (drawn) return await pickedPicture(drawn)
    // As one part: Firefox knows a JPEG by its first part only.
    const picture = new Blob([await new Blob(parts).arrayBuffer()], { type })
    const opened = await createImageBitmap(picture)
    opened.close()
    return { picture }
  } catch {
    return { problem: 'Файл пошкоджено: зображення не відкривається. Обери інше.' }
  }
}

/**
 * A photo drawn as it is shown. Null where that fails or gives something else, such as a blank
 * picture: a browser against fingerprinting falsifies what is read from a canvas.
 */
async function drawnUpright(photo: Blob): Promise<Blob | null> {
  try {
    const image = await createImageBitmap(photo, { imageOrientation: 'from-image' })
    const scale = Math.min(1, Math.sqrt(MAX_CANVAS_PIXELS / (image.width * image.height)))
    const { canvas } = draw(image, image.width * scale, image.height * scale)
    const drawn = await canvas.convertToBlob({ type: photo.type, quality: 0.92 })
    const isSame = isLike(glance(image), glance(await createImageBitmap(drawn)))
    image.close()
    return isSame && drawn.size <= MAX_IMAGE_BYTES ? drawn : null
  } catch {
    return null
  }
}

function draw(image: ImageBitmap, width: number, height: number) {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('No canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return context
}

/** The colours of a picture at 16 × 16 places; the first eight are lime, to know a true reading. */
function glance(image: ImageBitmap): Uint8ClampedArray {
  const context = draw(image, 16, 16)
  context.fillStyle = 'lime'
  context.fillRect(0, 0, 8, 1)
  return context.getImageData(0, 0, 16, 16).data
}

/** Whether a photo is far more like what was drawn than like one colour. */
function isLike(photo: Uint8ClampedArray, drawn: Uint8ClampedArray): boolean {
  const distance = (other: (i: number) => number | undefined): number =>
    photo.reduce((sum, value, i) => sum + Math.abs(value - (other(i) ?? 0)), 0)
  const [red = 255, green = 0] = photo
  const isTrue = red < 8 && green > 247
  return isTrue && 4 * distance((i) => drawn[i]) < distance((i) => drawn[1020 + (i % 4)])
}
