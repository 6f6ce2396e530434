/** Texts and controls as code. */
import type { Target } from '#mocks/engine/steps/step.ts'

/** A text in quotes. */
export const codeText = (text: string): string =>
  `'${JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(String.raw`\"`, '"')
    .replaceAll("'", String.raw`\'`)}'`

export function targetCode({ by, name, within, nth }: Target): string {
  const exact = `{ name: ${codeText(name)}, exact: true }`
  const named =
    within?.name === undefined ? '' : `, { name: ${codeText(within.name)}, exact: true }`
  const filter = within?.text === undefined ? '' : `.filter({ hasText: ${codeText(within.text)} })`
  const place = within ? `page.getByRole('${within.role}'${named})${filter}` : 'page'
  const found =
    by === 'label'
      ? `getByLabel(${codeText(name)}, { exact: true })`
      : by === 'text'
        ? `getByText(${codeText(name)}, { exact: true })`
        : by === 'file'
          ? `locator('input[type=file]')`
          : `getByRole('${by}', ${exact})`
  return `${place}.${found}${nth === undefined ? '' : `.nth(${nth})`}`
}
