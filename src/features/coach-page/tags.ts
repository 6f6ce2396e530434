import type { components } from '#src/api/contract.gen.ts'

export type TagName = components['schemas']['TagName']

/** The fixed list of product §3 «Tag», 18 kinds. */
export const TAGS = [
  'Силові тренування',
  'Функціональний тренінг',
  'Кардіо',
  'CrossFit',
  'Загальна фізична підготовка',
  'Стретчинг',
  'TRX',
  'Реабілітація',
  'Жіночі тренування',
  '40+',
  'Діти та підлітки',
  'Ігрові види спорту',
  'Вагітність',
  'Хронічні захворювання',
  'Підготовка до армії / поліції / ДСНС',
  'Постпсихологічні розлади',
  'Онлайн без залу',
  'Вуличні тренування (street workout)',
] as const satisfies readonly TagName[]
