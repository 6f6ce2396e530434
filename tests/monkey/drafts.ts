/**
 * The fields that must survive a reload and a failed save (docs/behaviour.md «Faults: what the user
 * sees»).
 */
export interface DraftField {
  path: RegExp
  label: string
  /** The text of the `count`th draft: it differs from the previous one. */
  text: (count: number) => string
  /** The button that sends it, and its call. */
  save: string
  operation: string
}

const words = (count: number): string => `Чернетка №${count}`

export const DRAFTS: readonly DraftField[] = [
  {
    path: /^\/create-workout$/,
    label: 'Назва тренування',
    text: words,
    save: 'Зберегти',
    operation: 'POST /v1/programs/',
  },
  {
    path: /^\/schedules$/,
    label: 'Початок. ',
    text: (count) => `05:${String(count % 60).padStart(2, '0')}`,
    save: 'Зберегти',
    operation: 'POST /v1/calendar/schedules',
  },
  {
    path: /^\/client\/questionnaire$/,
    label: 'Нотатки',
    text: words,
    save: 'Далі',
    operation: 'PATCH /v1/clients/me/client_info',
  },
  {
    path: /^\/coach$/,
    label: 'Розповідь',
    text: words,
    save: 'Зберегти',
    operation: 'PATCH /v1/coaches/me/coach_info',
  },
  {
    path: /^\/session\/[^/]+\/edit$/,
    label: 'Назва програми',
    text: words,
    save: 'Зберегти зміни',
    operation: 'PUT /v1/calendar/sessions/{id}',
  },
  {
    path: /^\/client\/[\da-f-]{36}$/,
    label: 'Нотатки для тренера',
    text: words,
    save: 'Зберегти',
    operation: 'PATCH /v1/clients/me/client_info',
  },
]

/** A screen of the scenario `typical` with such a field, which can be saved at once. */
export const FIRST_DRAFTS = {
  coach: '/session/5e551000-0000-4000-8000-00000000008b/edit',
  client: '/client/05e20000-0000-4000-8000-000000000002',
} as const
