/** What the stories of the card share. */
import { within } from 'storybook/test'

export const ANDRIY = '05e20000-0000-4000-8000-000000000002'
export const OLENA = '05e20000-0000-4000-8000-000000000001'

/** The smallest PNG there is. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export const pngFile = (): File =>
  new File([Uint8Array.from(atob(PIXEL), (char) => char.charCodeAt(0))], 'photo.png', {
    type: 'image/png',
  })

/** Calls that the mock has answered. */
export const callsOf = async (method: string, path: RegExp) =>
  ((await window.mock?.requests()) ?? []).filter(
    (call) => call.method === method && path.test(call.url),
  )

/** The page with what lies outside the canvas: toasts and dialogs. */
export const page = (): ReturnType<typeof within> => within(document.body)

/** Waits for a toast with this text. */
export async function toast(text: string): Promise<void> {
  await page().findByText(text, { selector: '[data-kind] *' })
}
