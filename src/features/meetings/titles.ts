/**
 * Headings of the screens, apart from their code, because a route's loading and failed states show
 * them, too.
 */
export const MEETING_TITLE = 'Деталі зустрічі'
export const EDITOR_TITLE = 'Редагування сесії'
