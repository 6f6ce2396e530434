/** Headings of the screens, known apart from their code: a route's loading and failed states show them too. */
export const MEETING_TITLE = 'Деталі зустрічі'
export const EDITOR_TITLE = 'Редагування сесії'
