/** The first page, with links to what is about more than one screen. */
import type { Meta, StoryObj } from '@storybook/react-vite'

import { storyHref, storyIdOf } from '../common/links.ts'
import { Facts, OWN_PAGE, type PartRows } from '../common/page.tsx'
import { type Choice, wallHref } from '../wall/choice.ts'

const meta = { title: 'Огляд/Початок', tags: ['!autodocs', '!test'], ...OWN_PAGE } satisfies Meta
export default meta

/** Pages that are not about one screen. */
const PAGES = Object.entries({
  'Огляд/Стіна': 'Кожен екран у кожному стані поруч: обери область, стан, ширини.',
  'Огляд/Карта': 'Як екрани ведуть один до одного, чий кожен і який на вигляд.',
  'Основи/Кольори': 'Токени в обох виглядах, їхні ролі, виміряний контраст і де їх ужито.',
  'Основи/Текст': 'Шрифт, заголовки, розміри.',
  'Основи/Відступи, кути й тінь': 'Сітка, заокруглення, одна тінь.',
  'Основи/Рух': 'Переходи, що є в продукті.',
  'Основи/Іконки': 'Ті, що є в продукті.',
  'Основи/Ширини': 'На чому дивимось і де змінюється розкладка.',
  'Основи/Кнопки й поля': 'Їхні види й стани.',
  'Основи/Голос': 'Дати, множина, помилки, порожні місця.',
}).map(([title, fact]) => ({
  href: storyHref(storyIdOf(title, 'Page')),
  name: title.replace(/.*\//, ''),
  facts: [fact],
}))

const schemes: Choice['schemes'] = ['light', 'dark']

/** The wall with common choices. */
const WALLS = Object.entries<Partial<Choice>>({
  'Помилки на 320 px': { state: 'failed', sizes: ['narrow'], schemes: ['dark'], scale: '100' },
  'Телефон і десктоп поруч': { sizes: ['phone', 'desktop'], schemes, scale: '25' },
  'Порожні місця: що бачить той, хто тільки почав': { state: 'empty', schemes },
  'Увесь продукт на знімках': { state: null, schemes, scale: '25', kind: 'pictures' },
}).map(([name, choice]) => ({ href: wallHref(choice), name }))

const PARTS: PartRows[] = [
  [
    'Огляд і основи',
    'Тут увесь продукт: кожен екран у кожному стані, на справжньому коді, з вигаданими людьми. Угорі на панелі — світлий і темний вигляд, розмір, хто увійшов, сценарій даних і затримка відповідей: вони діють на історію будь-якого екрана.',
    PAGES,
  ],
  ['Стіна одним натиском', 'Знімки робить команда npm run look.', WALLS],
  [
    'Що змінилося',
    'Команда npm run look -- --against main знімає кожну історію двічі, як було і як стало, і пише звіт: що змінилося, що нове, що зникло. Докладно: docs/storybook.md.',
    [],
  ],
]

export const Page: StoryObj<typeof meta> = {
  name: 'Початок',
  render: () => <Facts title="Пульс: для дизайнера" parts={PARTS} />,
}
