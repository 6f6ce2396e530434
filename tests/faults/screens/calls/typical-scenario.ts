import { until } from '../wait-until.ts'

export const ANDRIY = '05e20000-0000-4000-8000-000000000002'

/** A session of the typical scenario by the end of its id. */
export const sessionId = (last: string): string => `5e551000-0000-4000-8000-0000000000${last}`

/** Wednesday 3 March 17:00, «Сила: база 5×5». */
export const STRENGTH = sessionId('8b')

/** The selector of a class of a component's sheet; the shared classes that it composes come after it. */
export const ownClass = (names = ''): string => `.${CSS.escape(names.split(' ')[0] ?? '')}`

/** Waits until an element of a selector takes up space on the screen. */
export const isShown = (selector: string): Promise<unknown> =>
  until(() => {
    const found = [...document.querySelectorAll(selector)]
    if (!found.some((one) => one.checkVisibility() && one.getBoundingClientRect().height > 0))
      throw new Error(`Nothing is shown at ${selector}`)
  })

/** Whether one of the pictures of a selector has loaded. */
export const pictureIs = (wanted: 'shown' | 'missing', selector: string): Promise<unknown> =>
  until(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>(selector)]
    const shown = pictures.some(
      ({ complete, naturalWidth, src }) =>
        complete && naturalWidth > 0 && !src.endsWith('/fallback.png'),
    )
    if (shown !== (wanted === 'shown')) throw new Error(`A picture is not ${wanted}: ${selector}`)
  })
