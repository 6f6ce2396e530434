/** How stories choose a file. */
import { PNG } from './hostile-files.fixture.ts'

/** A valid picture. */
export const picture = (): File => new File([PNG], 'picture.png')

/** Passes a file to the first file input, as the system's dialog would; `accept` is only a hint. */
export function choose(file: File, inside: ParentNode = document): void {
  const input = inside.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('No file input')
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
