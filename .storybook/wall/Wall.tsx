/** Every screen in every state, side by side: live, or on the pictures of `npm run look`. */
import { type ReactNode, useState } from 'react'

import { Fields } from '../common/controls.tsx'
import { storyHref } from '../common/links.ts'
import { OuterLink } from '../common/page.tsx'
import { type Entry, STATES, stateOf } from '../common/stories.ts'
import type { ViewportId } from '../common/viewports.ts'
import {
  areasOf,
  type Choice,
  chosen,
  FIRST_CHOICE,
  KINDS,
  SCALES,
  type Scheme,
  SCHEMES,
  SIZES,
} from './choice.ts'
import { Frame, placeStyle, type View, viewText } from './Frame.tsx'
import { type PictureSet, PICTURES, pictureName } from './picture-set.ts'

import classes from './wall.module.css'

/** Opens a story in Storybook with the same choices. */
const hrefOf = ({ entry, size, scheme }: View): string =>
  `${storyHref(entry.id)}&globals=scheme:${scheme};steps:state;viewport.value:${size}`

interface FramesProps {
  entries: readonly Entry[]
  /** The initial choices. */
  first?: Choice
  onChoice?: (choice: Choice) => void
  /** The greatest height of a frame, in CSS pixels: part of a screen needs no full window. */
  highest?: number
  /** The pictures of the stories; null if there are none. Left out where only live frames are shown. */
  pictureSet?: PictureSet | null
}

const MOMENT = new Intl.DateTimeFormat('uk', { dateStyle: 'long', timeStyle: 'short' })
const momentOf = (iso: string): string => MOMENT.format(new Date(iso))

/** How many pictures there are of the shown stories at a size. */
function countText(size: ViewportId, shown: Entry[], schemes: Scheme[], names: string[] = []) {
  const all = shown.flatMap(({ id }) => schemes.map((one) => pictureName(id, size, one)))
  const there = all.filter((name) => names.includes(name)).length
  const rest = there < all.length ? ', решта кадрів живі' : ''
  const text = there === 0 ? 'знімків немає, кадри живі' : `знімків ${there} з ${all.length}${rest}`
  return `${SIZES[size]} px: ${text}`
}

/** The chosen stories, with the controls for choosing. */
export function Frames(props: FramesProps): ReactNode {
  const { entries, first = FIRST_CHOICE, onChoice, highest = Infinity, pictureSet } = props
  const [choice, setChoice] = useState(first)
  const { kind, sizes, schemes } = choice
  const shown = chosen(entries, choice)
  const areas = areasOf(entries)
  const isTitled = new Set(entries.map(({ title }) => title)).size > 1
  const scale = Number(choice.scale)
  /** A story at one size and in one scheme; a link opens it as it is shown there. */
  const frame = (view: View, isAlone: boolean): ReactNode => {
    const { entry, size, scheme } = view
    const text = viewText(view)
    const picture = pictureName(entry.id, size, scheme)
    if (kind === 'pictures' && pictureSet?.names.includes(picture))
      return (
        <a
          key={text}
          href={hrefOf(view)}
          target="_top"
          className={classes['picture']}
          style={placeStyle(view)}
        >
          <img
            src={`${PICTURES}/${encodeURIComponent(picture)}`}
            alt={`${entry.name}, ${text}`}
            loading="lazy"
          />
        </a>
      )
    const label = kind === 'pictures' ? `${text}: знімка немає, кадр живий` : text
    return (
      <div key={text}>
        {/* For a single live view, the story's name above is the link. */}
        {(kind === 'pictures' || !isAlone) && (
          <p className={classes['words']}>
            <OuterLink href={hrefOf(view)} text={label} label={`${label}: ${entry.name}`} />
          </p>
        )}
        <Frame {...view} highest={highest} />
      </div>
    )
  }
  const story = (entry: Entry): ReactNode => {
    const views = sizes.flatMap((size) =>
      schemes.map((scheme): View => ({ entry, size, scheme, scale })),
    )
    const one: View = views[0] ?? { entry, size: 'phone', scheme: 'light', scale }
    const name = isTitled ? `${entry.title}: ${entry.name}` : entry.name
    return (
      <li key={entry.id} className={classes['story']}>
        <div className={classes['words']}>
          <h2>
            <OuterLink href={hrefOf(one)} text={name} />
          </h2>
          <p className="u-note">{STATES[stateOf(entry)]}</p>
        </div>
        <div className="u-wrap u-sm">{views.map((view) => frame(view, views.length === 1))}</div>
      </li>
    )
  }
  return (
    <>
      <Fields
        choice={choice}
        onChange={(next) => {
          setChoice(next)
          onChoice?.(next)
        }}
        fields={[
          // With only one group there is nothing to choose.
          ...(Object.keys(areas).length > 2
            ? [{ key: 'area', label: 'Область', names: areas, all: 'Усі' } as const]
            : []),
          { key: 'state', label: 'Стан', names: STATES, all: 'Усі' },
          ...(pictureSet === undefined
            ? []
            : [{ key: 'kind', label: 'Кадри', names: KINDS } as const]),
          { key: 'scale', label: 'Масштаб', names: SCALES },
          { key: 'sizes', label: 'Ширина, px', names: SIZES },
          { key: 'schemes', label: 'Вигляд', names: SCHEMES },
        ]}
      />
      <p role="status">
        Історій: {shown.length} з {entries.length}
        {sizes.length === 0 && '. Обери хоча б одну ширину'}
      </p>
      {pictureSet !== undefined && kind === 'pictures' && (
        <div className="u-note">
          <p>
            {pictureSet
              ? `Знято ${momentOf(pictureSet.taken)}, найдавніший знімок — ${momentOf(pictureSet.oldest)}.`
              : 'Знімків ще немає.'}{' '}
            Знімок показує всю сторінку. Їх робить команда <code>npm run look</code>, усі п’ять
            ширин — <code>npm run look -- --sizes all</code>; після неї запусти Storybook ще раз.
          </p>
          {sizes.map((size) => (
            <p key={size}>{countText(size, shown, schemes, pictureSet?.names)}</p>
          ))}
        </div>
      )}
      <ul className={`u-wrap u-lg ${classes['stories'] ?? ''}`} data-kind={kind}>
        {shown.map(story)}
      </ul>
    </>
  )
}

export const Wall = (props: FramesProps): ReactNode => (
  <>
    <h1>Стіна</h1>
    <p className="u-note">
      Кожен екран у кожному стані. Назва відкриває історію. Кадри оживають по черзі, коли до них
      догорнути.
    </p>
    <Frames {...props} />
  </>
)
