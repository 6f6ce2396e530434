import { tabStorage } from './storage.ts'

/** One toast that survives a reload: «Акаунт видалено» is shown on the next page. */
const KEY = 'reload-toast'

/** Keeps a text for the next page. If storage is blocked or full, the text is lost. */
export const keepToast = (text: string): void => tabStorage.write(KEY, text)

/** Returns the text that the previous page has kept, and removes it; null if there is none. */
export function takeToast(): string | null {
  const text = tabStorage.read(KEY)
  tabStorage.remove(KEY)
  return text
}
