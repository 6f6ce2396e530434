import { tabStorage } from './storage.ts'

/** One toast that outlives a reload: «Акаунт видалено» is read on the page that opens next. */
const KEY = 'reload-toast'

/** Keeps a text for the page that opens next. A storage that is blocked or full loses it. */
export const keepToast = (text: string): void => tabStorage.write(KEY, text)

/** The text that the page before has kept, once. */
export function takeToast(): string | null {
  const text = tabStorage.read(KEY)
  tabStorage.remove(KEY)
  return text
}
