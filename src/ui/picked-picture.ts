import { imageType, MAX_IMAGE_BYTES } from '#src/domain/image-file.ts'

/** A chosen file: a picture that may be sent, of the type that its bytes say, or what is wrong with it. */
export type PickedPicture = { picture: Blob } | { problem: string }

/** Looks into a file before it is sent: PNG or JPEG by its bytes, at most 10 MB, and it opens. */
export async function pickedPicture(file: Blob): Promise<PickedPicture> {
  if (file.size > MAX_IMAGE_BYTES) return { problem: 'Файл завеликий: можна щонайбільше 10 МБ.' }
  try {
    const bytes = await file.arrayBuffer()
    const type = imageType(new Uint8Array(bytes))
    if (type === null) return { problem: 'Це не PNG і не JPG. Оберіть інше зображення.' }
    const picture = new Blob([bytes], { type })
    const opened = await createImageBitmap(picture)
    opened.close()
    return { picture }
  } catch {
    return { problem: 'Файл пошкоджено: зображення не відкривається. Оберіть інше.' }
  }
}
