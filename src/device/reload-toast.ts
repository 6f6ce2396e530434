/** One toast that outlives a reload: «Акаунт видалено» is read on the page that opens next. */
const KEY = 'reload-toast'

/** Keeps a text for the page that opens next. */
export function keepToast(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // A blocked storage loses the toast, nothing else.
  }
}

/** The text that the page before has kept, once. */
export function takeToast(): string | null {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return text
  } catch {
    return null
  }
}
