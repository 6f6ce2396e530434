/** The rows of product §9 «Business constants and limits», in its order and words. */
export const SECTION_9 = {
  'First and last name': '1 to 40 characters',
  Password: '8 to 128 characters, with one of ! @ # $ % ^ & *',
  Phone: '+380 plus 9 digits',
  'Code length': '4 digits',
  'Resend countdown': '60 s',
  'Lockout message': 'mentions 15 minutes',
  'API timeout': '100000 ms',
  Toasts: 'default and error 4000 ms, success 2000 ms, loading until dismissed; at most 20 at once',
  'Request polling': 'every 30 s over the next 7 days',
  'Deferred request returns': 'after 10 minutes',
  'Age label refresh': 'every 5 minutes',
  'Unverified booking expiry (text)': '3 hours',
  'Client card':
    'upcoming 4 sessions within the next month; history up to 100 sessions over the past month; history table 6 rows per page',
  Calendar: 'week starts Monday; 30-minute rows of 48 px; default hours 9 to 18',
  'Booking groups': 'morning 08:00–11:30, day 12:00–17:30, evening 18:00–22:00',
  'Default list paging': 'skip 0, limit 100',
  'Week labels': 'Пн Вт Ср Чт Пт Сб Нд',
  'Default working slot':
    '09:00-18:00; a new slot after an existing one lasts 60 minutes; latest time 23:59',
  'Program library page size': "6 ('Page X of Y')",
  'Program delete confirmation': "'Ви впевнені, що хочете видалити тренування?'",
  'Exercise list': '10 per step; list area max height 500 px',
  'Rest options': '0, 30, 60, 120, 180, 300 seconds',
  'New set defaults': 'weight 0, reps 1, rest 0, minutes 0, seconds 0',
  'Default session exercise values (from a program)':
    'sets 1, reps 1, rest 0, duration 0, weight 0',
  'Session duration': 'minutes*60+seconds',
  Images: 'PNG or JPG, up to 1000x1000 px (hint)',
  'Tariff plan': 'base plan, free',
  Analytics: 'placeholder, available after a week of use',
  'Fallback image': '/fallback.png',
  'Drag keyboard step': '25 px',
} as const

export type Row = keyof typeof SECTION_9
