/** The first page, with links to all others. */
import type { ReactNode } from 'react'

import { docsHref, storyHref } from '../common/links.ts'
import { Part, Row } from '../common/page.tsx'
import { SCREENS } from '../map/facts.ts'
import { hasTitle } from '../map/routes.ts'
import { wallHref } from '../wall/choice.ts'

import classes from '../common/page.module.css'

type Page = readonly [href: string, name: string, text: string]

/** Pages that are not about one screen. */
const PAGES: readonly Page[] = [
  [
    'огляд-стіна--whole',
    'Стіна',
    'Кожен екран у кожному стані поруч: обери область, стан, ширини, світлий чи темний.',
  ],
  [
    'огляд-карта--page',
    'Карта',
    'Як екрани ведуть один до одного, чий кожен і який він на вигляд.',
  ],
  ['основи-кольори--page', 'Кольори', 'Токени в обох виглядах, їхні ролі й виміряний контраст.'],
  ['основи-текст--page', 'Текст', 'Шрифт, заголовки, розміри.'],
  ['основи-відступи-кути-й-тінь--page', 'Відступи, кути й тінь', 'Сітка, заокруглення, одна тінь.'],
  ['основи-рух--page', 'Рух', 'Переходи, що є в продукті.'],
  ['основи-іконки--page', 'Іконки', 'Ті, що є в продукті.'],
  ['основи-ширини--page', 'Ширини', 'На чому дивимось і де змінюється розкладка.'],
  ['основи-кнопки-й-поля--page', 'Кнопки й поля', 'Їхні види й стани.'],
  ['основи-голос--page', 'Голос', 'Дати, множина, помилки, порожні місця.'],
].map(([id = '', name = '', text = '']) => [storyHref(id), name, text])

/** The wall with common choices. */
const WALLS: readonly Page[] = [
  [
    wallHref({ state: 'failed', sizes: ['narrow'], schemes: ['dark'], scale: '100' }),
    'Помилки на вузькому телефоні',
    '320 px, темний вигляд.',
  ],
  [
    wallHref({ sizes: ['phone', 'desktop'], schemes: ['light', 'dark'], scale: '25' }),
    'Телефон і десктоп поруч',
    'Кожен екран, світлий і темний.',
  ],
  [
    wallHref({ state: 'empty', schemes: ['light', 'dark'] }),
    'Порожні місця',
    'Що бачить той, хто тільки почав.',
  ],
  [
    wallHref({ state: null, schemes: ['light', 'dark'], scale: '25', kind: 'pictures' }),
    'Увесь продукт на знімках',
    'Кожна історія, світла й темна. Знімки робить npm run look.',
  ],
]

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

/** The pages of a group, each with the addresses of its screens. */
const pagesOf = (group: string, titles: readonly string[]): Page[] =>
  titles
    .filter((title) => title.startsWith(`${group}/`))
    .map((title) => {
      const screens = SCREENS.filter((screen) => hasTitle(screen, title))
      const paths = screens.map(({ path }) => path).join(', ')
      return [docsHref(title), title.slice(group.length + 1), paths]
    })

interface StartProps {
  /** The titles of all stories. */
  titles: readonly string[]
}

export function Start({ titles }: StartProps): ReactNode {
  const parts: [title: string, text: string, pages: readonly Page[]][] = [
    ['Огляд і основи', '', PAGES],
    ['Стіна одним натиском', '', WALLS],
    ...Object.entries(GROUPS).map(([group, text]): [string, string, Page[]] => [
      group,
      text,
      pagesOf(group, titles),
    ]),
  ]
  return (
    <>
      <h1>Пульс: для дизайнера</h1>
      <p className={classes['note']}>
        Тут увесь продукт: кожен екран у кожному стані, на справжньому коді, з вигаданими людьми.
        Угорі на панелі — світлий і темний вигляд, розмір, хто увійшов, сценарій даних і затримка
        відповідей: вони діють на історію будь-якого екрана.
      </p>
      {parts.map(([title, text, pages]) => (
        <Part key={title} title={title} text={text}>
          {pages.map(([href, name, words]) => (
            <Row
              key={href}
              name={
                <a href={href} target="_top">
                  {name}
                </a>
              }
            >
              <span>{words}</span>
            </Row>
          ))}
        </Part>
      ))}
      <Part title="Що змінилося" bare>
        <p className={classes['note']}>
          Команда <code>npm run look -- --against main</code> знімає кожну історію двічі, як було і
          як стало, і пише звіт: що змінилося, що нове, що зникло. Докладно: docs/storybook.md.
        </p>
      </Part>
    </>
  )
}
