/** How stories choose a file. */
import { PNG } from './hostile-files.fixture.ts'

/** A picture that opens. */
export const picture = (): File => new File([PNG], 'picture.png')

/** Gives a file to the first file input there is, as the person's dialog would; `accept` is a hint only. */
export function choose(file: File, inside: ParentNode = document): void {
  const input = inside.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('No file input')
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
