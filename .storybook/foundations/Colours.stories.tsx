import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, spyOn } from 'storybook/test'

import { coloursOf, PAIRS, TOKENS } from '../common/contrast.ts'
import { tokenFiles } from '../common/design-tokens.ts'
import { Facts, OWN_PAGE, type PartRows } from '../common/page.tsx'
import { foundIn, SHEETS } from '../common/sources.ts'
import { places, used, usesOf } from '../common/uses.ts'

import classes from './samples.module.css'

const meta = { title: 'Основи/Кольори', tags: ['!autodocs', 'desktop'], ...OWN_PAGE } satisfies Meta
export default meta

/** Token → its purpose. */
const ROLES = {
  page: 'тло сторінки',
  surface: 'тло карток і полів',
  sunken: 'заглиблене тло: рядки, порожні місця',
  ink: 'основний текст',
  muted: 'другорядний текст і підказки',
  line: 'волосяна межа між частинами',
  edge: 'край кнопки чи поля',
  hover: 'тло під вказівником',
  focus: 'обведення фокуса',
  primary: 'головна кнопка',
  'primary-hover': 'головна кнопка під вказівником',
  'on-primary': 'текст на головній кнопці',
  waiting: 'очікує: тло',
  'on-waiting': 'очікує: текст',
  confirmed: 'підтверджено: тло',
  'on-confirmed': 'підтверджено: текст',
  cancelled: 'скасовано: тло',
  'on-cancelled': 'скасовано: текст',
  error: 'помилка: текст і тло кнопки',
  'on-error': 'текст на кнопці небезпечної дії',
  'error-soft': 'помилка: тло повідомлення',
  lime: 'акцент: обране, активне, поступ',
  'on-lime': 'текст на акценті',
}

/** A token in both schemes, with letters or an edge in another token on it. */
const swatches = (background: string, front = background, isEdge = false): ReactNode =>
  coloursOf(background).map((colour, at) => (
    <span
      key={at === 0 ? 'light' : 'dark'}
      className={classes['swatch']}
      style={{ background: colour, color: coloursOf(front)[at] }}
    >
      {isEdge ? <span className={classes['edge']} /> : 'Аа'}
    </span>
  ))

/** With any hue, for the colours of initials. */
const swatch = (background: string): ReactNode => (
  <span className={classes['swatch']} style={{ background, '--avatar-hue': 140 }} />
)

const ratio = (value: number): string => value.toFixed(2).replace('.', ',')

/** The value in both schemes, once if it is the same. */
const valuesOf = (token: string): string => [...new Set(coloursOf(token))].join(' · ')

const PARTS: PartRows[] = [
  [
    'Токени',
    'Ліворуч світлий вигляд, праворуч темний. Стилі беруть кольори звідси: src/ui/theme/colour-tokens.ts. Натисни назву, щоб скопіювати.',
    Object.entries(ROLES).map(([token, role]) => ({
      name: `--pulse-${token}`,
      copy: `var(--pulse-${token})`,
      sample: swatches(token),
      facts: [role, valuesOf(token), usesOf(`--pulse-${token}`)],
    })),
  ],
  [
    'Для Figma й Penpot',
    'Тема у форматі W3C (DTCG 2025.10): кольори, тінь, відступи, кути, розміри, шрифт, час руху. Те саме пише команда npm run tokens. style-dictionary 5.5.5 друкує час руху як [object Object].',
    tokenFiles().map(({ name, text }) => ({
      name: name.startsWith('light') ? 'Світлий вигляд' : 'Темний вигляд',
      sample: (
        <a
          className="u-link"
          download={name}
          href={`data:application/json,${encodeURIComponent(text)}`}
        >
          {name}
        </a>
      ),
    })),
  ],
  [
    'Контраст',
    'Текст на тлі має щонайменше 4,5 : 1, край кнопки чи поля — 3 : 1, в обох виглядах. Що стоїть на чому на самих екранах, в обох виглядах міряє axe у головних історіях.',
    PAIRS.map(({ front, ground, contrasts, least }) => ({
      name: `${front} на ${ground}`,
      sample: swatches(ground, front, least < 4.5),
      facts: [`${contrasts.map(ratio).join(' · ')} (щонайменше ${ratio(least)})`],
    })),
  ],
  [
    'Кольори бібліотеки',
    'Ліворуч світлий вигляд, праворуч темний. Контраст вимкненого WCAG не вимагає.',
    foundIn(SHEETS, /var\((--mantine-color-[\w-]+)\)/g).map(([name, files]) => ({
      name,
      copy: `var(${name})`,
      sample: swatches(name),
      facts: [valuesOf(name), places(files)],
    })),
  ],
  [
    'Поза токенами',
    'Колір ініціалів рахується з імені; тут — для одного відтінку.',
    used(foundIn(SHEETS, /(#[\da-f]{3,8}\b|oklch\((?:[^()]|\([^()]*\))*\))/gi), swatch),
  ],
]

export const Page: StoryObj<typeof meta> = {
  name: 'Кольори',
  render: () => <Facts title="Кольори" parts={PARTS} />,
  async play({ canvas, userEvent }) {
    await expect(Object.keys(ROLES).toSorted()).toEqual(TOKENS.toSorted())
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: '--pulse-page' }))
    await expect(copied).toHaveBeenCalledWith('var(--pulse-page)')
  },
}
