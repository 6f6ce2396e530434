/**
 * The ways in which a tester can break an operation: the failures in its contract, and others that
 * no contract documents.
 */
import { FAULT_KINDS, type FaultKind } from '../../faults.ts'
import { tagOf } from '../../server-choice.ts'
import type { Choice } from '../parts/Choices.tsx'

const BEYOND: Record<(typeof FAULT_KINDS)[number], { label: string; hint: string }> = {
  network: { label: 'Обрив', hint: 'З’єднання рветься без відповіді' },
  timeout: { label: 'Без відповіді', hint: 'Відповідь не приходить ніколи' },
  malformed: { label: 'Зламаний JSON', hint: 'Тіло обривається на півслові' },
  empty: { label: 'Порожнє тіло', hint: 'Успішний статус без тіла' },
  invalid: { label: 'Не за схемою', hint: 'JSON, якого контракт не обіцяв' },
}

const STATUS: Record<number, string> = {
  400: 'Хибний запит',
  401: 'Не авторизовано',
  403: 'Заборонено',
  404: 'Не знайдено',
  409: 'Конфлікт',
  410: 'Прострочено',
  413: 'Завелике',
  422: 'Не пройшло перевірку',
  429: 'Забагато спроб',
  500: 'Помилка сервера',
}

/** The documented failures of an operation, without duplicates. */
export const documentedFaults = (failures: readonly number[]): Choice<number>[] =>
  failures.map((status) => ({
    value: status,
    label: String(status),
    ...(STATUS[status] !== undefined && { hint: STATUS[status] }),
  }))

/** The ways in which any call can fail. */
export const FAULTS_BEYOND: readonly Choice<FaultKind>[] = FAULT_KINDS.map((kind) => ({
  value: kind,
  ...BEYOND[kind],
}))

/** The text of a fault's kind, for the list of current faults. */
export const faultLabel = (kind: FaultKind): string =>
  typeof kind === 'number' ? `${kind} ${STATUS[kind] ?? ''}`.trim() : BEYOND[kind].label

/** Operations by tag, for the list to choose from. */
export function operationGroups(names: readonly string[]): { group: string; items: string[] }[] {
  return [...Map.groupBy(names, tagOf)].map(([group, items]) => ({ group, items }))
}
