/** Texts of steps in the panel. */
import { MASK } from '../../log.ts'
import type { CallFacts, Hidden, RawAction, RawStep, Target } from '../../steps/step.ts'

const nameOf = ({ by, name }: Target): string =>
  by === 'file' && name === '' ? 'поле файлу' : `«${name}»`

const typed = (value: string | Hidden): string => (typeof value === 'string' ? value : MASK)

/** A step in one line. */
export function stepText(action: RawAction): string {
  switch (action.kind) {
    case 'open':
      return `Відкрито ${action.address}`
    case 'reload':
      return 'Перезавантажено'
    case 'back':
      return 'Назад'
    case 'forward':
      return 'Вперед'
    case 'press':
      return `Натиснуто ${action.twice ? 'двічі ' : ''}${nameOf(action.target)}`
    case 'point':
      return 'Натиснуто повз кнопки й поля'
    case 'type':
      return `Введено «${typed(action.value)}» у ${nameOf(action.target)}`
    case 'paste':
      return `Вставлено «${typed(action.value)}» у ${nameOf(action.target)}`
    case 'key': {
      const times = action.times > 1 ? ` ×${action.times}` : ''
      const where = action.target && action.target.name !== '' ? ` на ${nameOf(action.target)}` : ''
      return `Клавіша ${action.key}${times}${where}`
    }
    case 'choose':
      return `Обрано «${action.options.join(', ')}» у ${nameOf(action.target)}`
    case 'file':
      return `Файл «${action.files.map(({ name }) => name).join(', ')}» у ${nameOf(action.target)}`
    case 'drag':
      return `Перетягнуто ${nameOf(action.target)}`
    case 'mock':
      return `Мок: ${[action.call, ...action.with].map(String).join(' ')}`
    default:
      return `${action.isThere ? 'На екрані є' : 'На екрані немає'}: «${action.text}»`
  }
}

const callText = ({ operation, status }: CallFacts): string =>
  `${operation} ${status === 0 ? 'обрив' : status}`

/** Whether a call is shown: only changes and failures are, because screens make many reads. */
const isReported = (operation: string, status: number): boolean =>
  !operation.startsWith('GET ') || status === 0 || status >= 400

/** The effects of a step: calls, and texts on the screen. */
export const outcomeText = ({ calls, texts }: Pick<RawStep, 'calls' | 'texts'>): string =>
  [
    ...new Set([
      ...calls.filter(({ operation, status }) => isReported(operation, status)).map(callText),
      ...texts.map(({ text }) => `«${text}»`),
    ]),
  ].join(' · ')
