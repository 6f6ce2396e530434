/** The first page, with links to all others. */
import type { ReactNode } from 'react'

import { docsHref, storyHref } from '../common/links.ts'
import { Facts, type PartRows } from '../common/page.tsx'
import { SCREENS } from '../map/facts.ts'
import { hasTitle } from '../map/routes.ts'
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

/** The groups of the tree after the pages above, with what is in each. */
const GROUPS = {
  Тренер: 'Екрани тренера і те, що відкривається над ними.',
  Клієнт: 'Екрани клієнта і сторінка тренера, яку бачить і гість.',
  'Тренер і клієнт': 'Екрани, спільні для обох.',
  Вхід: 'Екрани, поки ніхто не ввійшов.',
  Каркас: 'Що є навколо кожного екрана: без мережі, інша вкладка, сторінки помилок.',
  Елементи: 'З чого складаються екрани: коли що брати, стани, властивості.',
  QA: 'Панель для перевірок: сценарії, збої, запити, кроки. Клієнти й тренери її не бачать.',
}

/** The row of a title, with the addresses of its screens. */
const rowOf = (title: string) => ({
  href: docsHref(title),
  name: title.replace(/^.*?\//, ''),
  facts: SCREENS.filter((screen) => hasTitle(screen, title)).map(({ path }) => path),
})

/** @param props.titles the titles of all stories */
export function Start({ titles }: { titles: readonly string[] }): ReactNode {
  const groups = Object.entries(GROUPS).map(([group, text]): PartRows => [
    group,
    text,
    titles.filter((title) => title.startsWith(`${group}/`)).map(rowOf),
  ])
  const parts: PartRows[] = [
    ['Огляд і основи', ABOUT, PAGES],
    ['Стіна одним натиском', 'Поширені вибори.', WALLS],
    ...groups,
    ['Що змінилося', LOOK, []],
  ]
  return <Facts title="Пульс: для дизайнера" parts={parts} />
}

const ABOUT =
  'Тут увесь продукт: кожен екран у кожному стані, на справжньому коді, з вигаданими людьми. Угорі на панелі — світлий і темний вигляд, розмір, хто увійшов, сценарій даних і затримка відповідей: вони діють на історію будь-якого екрана.'
const LOOK =
  'Команда npm run look -- --against main знімає кожну історію двічі, як було і як стало, і пише звіт: що змінилося, що нове, що зникло. Докладно: docs/storybook.md.'
