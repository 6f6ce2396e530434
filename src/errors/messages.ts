/**
 * The texts of product §8 that belong to no failed call, or to calls of several tags: successes,
 * messages of the screens, and what the catalogue's files share.
 */

export const REGISTERED = 'Реєстрація завершена!'
export const SIGNED_IN = 'Вхід успішний!'
export const CODE_CONFIRMED = 'Код підтверджено, створи новий пароль'
export const CODE_RESENT = 'Код надіслано повторно'
export const LINK_COPIED = 'Посилання скопійовано!'
export const SESSION_RENEWED = 'Сесія оновлена'
export const WORKOUT_CREATED = 'Тренування успішно створено'
export const WORKOUT_DELETED = 'Тренування видалено!'
export const ACCOUNT_DELETED = 'Акаунт видалено'
export const SESSION_SAVED = 'Дані сесії успішно оновлено'

export const NO_VERIFICATION_ID = 'Відсутній verification_id'
/** Shown instead of a name that cannot be found (product §8 «Fallbacks»). */
export const UNKNOWN_PROGRAM = 'Невідома програма'
export const LINK_NOT_COPIED = 'Не вдалося скопіювати посилання'
export const NO_TOKEN = 'Токен не знайдено!'
export const CERTIFICATE_NOT_SAVED = 'Помилка збереження сертифікату'
export const PROGRAMS_NOT_LOADED = 'Не вдалося отримати програми користувача'
/** On the screens that edit a session; the screen that shows one has the catalogue's text. */
export const SESSION_DATA_NOT_LOADED = 'Не вдалося завантажити дані сесії'
/** On the public coach page. */
export const coachNotLoaded = (reason: string): string =>
  `Помилка при завантаженні даних тренера: ${reason}`
/** `what` is the part of a coach's profile that was not saved. */
export const profileNotSaved = (what: string): string => `Помилка збереження ${what}`

/** Working hours take several calls to save; product §8 has no text for any of them. */
export const HOURS_NOT_SAVED = 'Не вдалося зберегти робочі години'

/** Product §8 requires a toast when the address of a coach page has no id, and gives no text. */
export const NO_COACH_ID = 'Не вказано тренера'

/** For failures that are not calls of the API; product §8 is silent. */
export const SOMETHING_WRONG = 'Щось пішло не так. Спробуй ще раз.'

/** Nothing was sent: there is a newer version of the edited item, and the person chooses. */
export const SESSION_OVERTAKEN = 'Після початку редагування тренування змінили'
export const HOURS_OVERTAKEN = 'Після початку редагування робочі години змінили'
export const CARD_OVERTAKEN = 'Після початку редагування картку змінили'
/** Nothing was sent: another tab has saved the workout meanwhile, and it has changed. */
export const WORKOUT_OVERTAKEN = 'Тренування змінили під час збереження. Перевір і збережи ще раз.'
export const SITE_OVERTAKEN = 'Після початку редагування сторінку змінили'

/** Nothing was sent (decision 20). */
export const ANOTHER_PERSON = 'В іншій вкладці увійшла інша людина'
/**
 * For the forms before signing in, once another tab has continued with another phone or
 * verification.
 */
export const ANOTHER_FLOW = 'В іншій вкладці почався інший вхід. Почни тут спочатку.'
