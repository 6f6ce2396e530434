import { whenIdle } from './idle.ts'

let shown = (): void => {}

/** Resolves once the first screen of the page is shown; what it does not need loads after that. */
export const firstScreen = new Promise<void>((resolve) => {
  shown = resolve
})

/** Called when a screen was rendered; the browser has painted it when the page is idle. */
export async function noteScreen(): Promise<void> {
  await whenIdle()
  shown()
}
