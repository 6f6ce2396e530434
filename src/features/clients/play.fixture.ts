/** What the stories of the card share. */
export const ANDRIY = '05e20000-0000-4000-8000-000000000002'
export const OLENA = '05e20000-0000-4000-8000-000000000001'

/** The smallest valid PNG. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const pngFile = (): File =>
  new File([Uint8Array.from(atob(PIXEL), (char) => char.charCodeAt(0))], 'photo.png', {
    type: 'image/png',
  })
