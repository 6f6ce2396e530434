/** The start page, with links to all pages. */
import type { ReactNode } from 'react'

import { docsHref, storyHref } from '../common/links.ts'
import { Part, Row } from '../foundations/facts.tsx'
import type { RouteFacts } from '../map/route-files.ts'
import { wallHref } from '../wall/address.ts'

import classes from './start.module.css'

/** Pages that are not about one screen: story, name, description. */
const PAGES: readonly [id: string, name: string, text: string][] = [
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
]

/** Links to the wall with common choices. */
const WALLS: readonly [href: string, name: string, text: string][] = [
  [
    wallHref({ state: 'failed', sizes: ['narrow'], schemes: ['dark'], scale: 100 }),
    'Помилки на вузькому телефоні',
    '320 px, темний вигляд.',
  ],
  [
    wallHref({ sizes: ['phone', 'desktop'], schemes: ['light', 'dark'], scale: 25 }),
    'Телефон і десктоп поруч',
    'Кожен екран, світлий і темний.',
  ],
  [
    wallHref({ state: 'empty', sizes: ['phone'], schemes: ['light', 'dark'] }),
    'Порожні місця',
    'Що бачить той, хто тільки почав.',
  ],
  [
    wallHref({ state: null, schemes: ['light', 'dark'], scale: 25, kind: 'pictures' }),
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

interface StartProps {
  routes: readonly RouteFacts[]
  /** The titles of all stories. */
  titles: readonly string[]
}

export function Start({ routes, titles }: StartProps): ReactNode {
  return (
    <>
      <h1>Пульс: для дизайнера</h1>
      <p className={classes['text']}>
        Тут увесь продукт: кожен екран у кожному стані, на справжньому коді, з вигаданими людьми.
        Угорі на панелі — світлий і темний вигляд, розмір, хто увійшов, сценарій даних і затримка
        відповідей: вони діють на історію будь-якого екрана.
      </p>
      <Part title="Огляд і основи">
        {PAGES.map(([id, name, text]) => (
          <Row key={id} sample={null} name={<Link href={storyHref(id)}>{name}</Link>}>
            <span>{text}</span>
          </Row>
        ))}
      </Part>
      <Part title="Стіна одним натиском">
        {WALLS.map(([href, name, text]) => (
          <Row key={name} sample={null} name={<Link href={href}>{name}</Link>}>
            <span>{text}</span>
          </Row>
        ))}
      </Part>
      {Object.entries(GROUPS).map(([group, text]) => (
        <Part key={group} title={group} text={text}>
          {titles
            .filter((title) => title.startsWith(`${group}/`))
            .map((title) => (
              <Row
                key={title}
                sample={null}
                name={<Link href={docsHref(title)}>{title.slice(group.length + 1)}</Link>}
              >
                <span>
                  {routes
                    .filter((route) => route.titles.includes(title))
                    .map(({ path }) => path)
                    .join(', ')}
                </span>
              </Row>
            ))}
        </Part>
      ))}
      <section aria-label="Що змінилося">
        <h2>Що змінилося</h2>
        <p className={classes['text']}>
          Команда <code>npm run look -- --against main</code> знімає кожну історію двічі, як було і
          як стало, і пише звіт: що змінилося, що нове, що зникло. Докладно: docs/storybook.md.
        </p>
      </section>
    </>
  )
}

function Link({ href, children }: { href: string; children: ReactNode }): ReactNode {
  return (
    <a href={href} target="_top" className={classes['link']}>
      {children}
    </a>
  )
}
