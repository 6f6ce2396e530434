/** Gestures that Playwright has no function for. */
import type { Locator, Page } from 'playwright'

/** Drags a handle by a distance in px. */
export async function dragBy(
  page: Page,
  handle: Locator,
  by: { x: number; y: number },
): Promise<void> {
  // Scrolls it into view, so that it can be pressed.
  await handle.hover()
  const box = await handle.boundingBox()
  if (!box) throw new Error('There is nothing to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 10 })
  await page.mouse.up()
}

/** Pastes a text into a field that handles the paste event itself. */
export const paste = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    const init = { clipboardData, bubbles: true, cancelable: true }
    element.dispatchEvent(new ClipboardEvent('paste', init))
  }, text)
