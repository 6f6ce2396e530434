import { flushSync } from 'react-dom'

const WRONG = '[aria-invalid="true"]'
const MISSING = 'input[value=""]:enabled:not([type="hidden"]), [data-empty] button'

/**
 * Scrolls to what keeps a form from being saved, and focuses it: the first field that is wrong; in
 * the first row that could not be saved (`data-failed`), if there is one, also the first that is
 * empty, else its first. Returns whether something is wrong.
 *
 * @param say renders what is wrong, if it is not shown yet
 */
export function focusWrong(form: ParentNode, say: () => void = () => {}): boolean {
  flushSync(say)
  const row = form.querySelector('[data-failed]')
  const field = row
    ? (row.querySelector<HTMLElement>(`${WRONG}, ${MISSING}`) ?? row.querySelector('input'))
    : form.querySelector<HTMLElement>(WRONG)
  field?.focus()
  return field !== null
}
