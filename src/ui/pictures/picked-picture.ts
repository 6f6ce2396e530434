import { holdsPage, MAX_PIXELS, pixelCount } from '#src/domain/image-bytes.ts'
import { imageType, MAX_IMAGE_BYTES } from '#src/domain/image-file.ts'

/**
 * Checks a file before it is sent: PNG or JPEG by its bytes, at most 10 MB, and it can be decoded
 * (docs/behaviour.md «Images»). The memory that decoding would take is checked before it is tried.
 * Returns the picture with the type of its bytes, or the reason why it may not be sent.
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
    const picture = new Blob([bytes], { type })
    const opened = await createImageBitmap(picture)
    opened.close()
    return { picture }
  } catch {
    return { problem: 'Файл пошкоджено: зображення не відкривається. Обери інше.' }
  }
}
