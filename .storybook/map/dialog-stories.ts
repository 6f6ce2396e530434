/** The names of the dialogs whose headings depend on data. */
export const DIALOG_NAMES: Record<string, string> = {
  'src/features/coach-page/CoachProfile.tsx': 'Сертифікат',
  'src/features/coach-page/site/SiteRows.tsx': 'Видалення рядка',
}

/**
 * The stories that show the dialogs without stories of their own, by the file of the dialog: the
 * title and the export of a story.
 */
export const DIALOG_STORIES: Record<string, readonly [title: string, exportName: string]> = {
  'src/features/coach-page/CoachProfile.tsx': ['Клієнт/Сторінка тренера', 'Certificate'],
  'src/features/meetings/plan/PickExercises.tsx': ['Тренер/Редагування сесії: вправи', 'Added'],
  'src/features/settings/DeleteAccountDialog.tsx': ['Тренер і клієнт/Налаштування', 'Confirmation'],
}
