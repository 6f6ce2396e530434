/** The first page, with links to what is about more than one screen. */
import type { ReactNode } from 'react'

import { storyHref } from '../common/links.ts'
import { Facts, type PartRows } from '../common/page.tsx'
import { type Choice, wallHref } from '../wall/choice.ts'

/** Pages that are not about one screen. */
const PAGES = [
  [
    'огляд-стіна--whole',
    'Стіна',
    'Кожен екран у кожному стані поруч: обери область, стан, ширини.',
  ],
  ['огляд-карта--page', 'Карта', 'Як екрани ведуть один до одного, чий кожен і який на вигляд.'],
  ['основи-кольори--page', 'Кольори', 'Токени в обох виглядах, їхні ролі й виміряний контраст.'],
  ['основи-текст--page', 'Текст', 'Шрифт, заголовки, розміри.'],
  ['основи-відступи-кути-й-тінь--page', 'Відступи, кути й тінь', 'Сітка, заокруглення, одна тінь.'],
  ['основи-рух--page', 'Рух', 'Переходи, що є в продукті.'],
  ['основи-іконки--page', 'Іконки', 'Ті, що є в продукті.'],
  ['основи-ширини--page', 'Ширини', 'На чому дивимось і де змінюється розкладка.'],
  ['основи-кнопки-й-поля--page', 'Кнопки й поля', 'Їхні види й стани.'],
  ['основи-голос--page', 'Голос', 'Дати, множина, помилки, порожні місця.'],
].map(([id = '', name = '', fact = '']) => ({ href: storyHref(id), name, facts: [fact] }))

const schemes: Choice['schemes'] = ['light', 'dark']
const PICTURES: Partial<Choice> = { state: null, schemes, scale: '25', kind: 'pictures' }

/** The wall with common choices: the name, the choice, and what it shows. */
const WALLS = Object.entries<[Partial<Choice>, string]>({
  'Помилки на вузькому телефоні': [
    { state: 'failed', sizes: ['narrow'], schemes: ['dark'], scale: '100' },
    '320 px, темний вигляд.',
  ],
  'Телефон і десктоп поруч': [
    { sizes: ['phone', 'desktop'], schemes, scale: '25' },
    'Кожен екран, світлий і темний.',
  ],
  'Порожні місця': [{ state: 'empty', schemes }, 'Що бачить той, хто тільки почав.'],
  'Увесь продукт на знімках': [PICTURES, 'Кожна історія. Знімки робить npm run look.'],
}).map(([name, [choice, fact]]) => ({ href: wallHref(choice), name, facts: [fact] }))

const PARTS = (): PartRows[] => [
  ['Огляд і основи', ABOUT, PAGES],
  ['Стіна одним натиском', 'Поширені вибори.', WALLS],
  ['Що змінилося', LOOK, []],
]

export const Start = (): ReactNode => <Facts title="Пульс: для дизайнера" parts={PARTS()} />

const ABOUT =
  'Тут увесь продукт: кожен екран у кожному стані, на справжньому коді, з вигаданими людьми. Угорі на панелі — світлий і темний вигляд, розмір, хто увійшов, сценарій даних і затримка відповідей: вони діють на історію будь-якого екрана.'
const LOOK =
  'Команда npm run look -- --against main знімає кожну історію двічі, як було і як стало, і пише звіт: що змінилося, що нове, що зникло. Докладно: docs/storybook.md.'
