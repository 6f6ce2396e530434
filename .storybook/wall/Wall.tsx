/** Every screen in every state, side by side: live, or on the pictures of `npm run look`. */
import { type ReactNode, useState } from 'react'

import { Checks, Choice as OneOf, Controls } from '../common/controls.tsx'
import { storyHref } from '../common/links.ts'
import { type Entry, STATES, stateOf } from '../common/stories.ts'
import { pixelsOf, type ViewportId } from '../common/viewports.ts'
import { areasOf, type Choice, chosen, FIRST_CHOICE, KINDS, SCALES, SCHEMES } from './choice.ts'
import { Frame, placeStyle, type View, viewText } from './Frame.tsx'
import { type PictureSet, PICTURES, pictureName } from './picture-set.ts'

import classes from './wall.module.css'

/** Opens a story in Storybook with the same choices. */
const hrefOf = ({ entry, size, scheme }: View): string =>
  `${storyHref(entry.id)}&globals=scheme:${scheme};steps:state;viewport.value:${size}`

/** Each size is called by its width. */
const SIZES = {
  narrow: String(pixelsOf('narrow').width),
  phone: String(pixelsOf('phone').width),
  tablet: String(pixelsOf('tablet').width),
  desktop: String(pixelsOf('desktop').width),
  wide: String(pixelsOf('wide').width),
} as const satisfies Record<ViewportId, string>

/** The link above a story at one size and in one scheme. It opens the story as it is shown there. */
function ViewLink({ view, note = '' }: { view: View; note?: string }): ReactNode {
  const text = viewText(view) + note
  return (
    <p className={classes['view']}>
      <a href={hrefOf(view)} target="_top" aria-label={`${text}: ${view.entry.name}`}>
        {text}
      </a>
    </p>
  )
}

/** The picture of a story: the whole page, which may be longer than its window. It is a link. */
const Picture = ({ view, picture }: { view: View; picture: string }): ReactNode => (
  <a className={classes['picture']} style={placeStyle(view)} href={hrefOf(view)} target="_top">
    <img
      src={`${PICTURES}/${encodeURIComponent(picture)}`}
      alt={`${view.entry.name}, ${viewText(view)}`}
      loading="lazy"
    />
  </a>
)

interface StoryProps {
  entry: Entry
  choice: Choice
  /** Whether the title is shown: the stories beside it have other titles. */
  titled: boolean
  highest: number
  pictureSet: PictureSet | null
}

function Story({ entry, choice, titled, highest, pictureSet }: StoryProps): ReactNode {
  const { sizes, schemes, kind } = choice
  const views: View[] = sizes.flatMap((size) =>
    schemes.map((scheme) => ({ entry, size, scheme, scale: Number(choice.scale) })),
  )
  const first: View = views[0] ?? { entry, size: 'phone', scheme: 'light', scale: 100 }
  return (
    <li className={classes['story']}>
      <h2 className={classes['name']}>
        <a href={hrefOf(first)} target="_top">
          {titled && <span className={classes['title']}>{entry.title}: </span>}
          {entry.name}
        </a>
      </h2>
      <p className={classes['muted']}>{STATES[stateOf(entry)]}</p>
      <div className={classes['frames']}>
        {views.map((view) => {
          const key = viewText(view)
          const picture = pictureName(entry.id, view.size, view.scheme)
          if (kind === 'pictures' && pictureSet?.names.includes(picture))
            return <Picture key={key} view={view} picture={picture} />
          return (
            <div key={key}>
              {/* For a single live view, the story's name above is the link. */}
              {kind === 'pictures' ? (
                <ViewLink view={view} note=": знімка немає, кадр живий" />
              ) : (
                views.length > 1 && <ViewLink view={view} />
              )}
              <Frame {...view} highest={highest} />
            </div>
          )
        })}
      </div>
    </li>
  )
}

const MOMENT = new Intl.DateTimeFormat('uk', { dateStyle: 'long', timeStyle: 'short' })
const momentOf = (iso: string): string => MOMENT.format(new Date(iso))

interface PictureSetNoteProps {
  pictureSet: PictureSet | null
  /** The stories that are shown. */
  entries: readonly Entry[]
  choice: Choice
}

/** Says when the pictures were taken, which stories have one, and how to take the others. */
function PictureSetNote({ pictureSet, entries, choice }: PictureSetNoteProps): ReactNode {
  const names = new Set(pictureSet?.names)
  const textOf = (size: Choice['sizes'][number]): string => {
    const all = entries.flatMap(({ id }) =>
      choice.schemes.map((scheme) => pictureName(id, size, scheme)),
    )
    const there = all.filter((name) => names.has(name)).length
    if (there === 0) return 'знімків немає, кадри живі'
    return `знімків ${there} з ${all.length}${there < all.length ? ', решта кадрів живі' : ''}`
  }
  return (
    <div className={classes['muted']}>
      {pictureSet === null ? (
        <p>
          Знімків ще немає. Їх робить команда <code>npm run look</code>; після неї запусти{' '}
          <code>npm run storybook</code> чи <code>npm run build:storybook</code> ще раз.
        </p>
      ) : (
        <p>
          Знято {momentOf(pictureSet.taken)}, найдавніший знімок — {momentOf(pictureSet.oldest)}.
          Знімок показує всю сторінку.
        </p>
      )}
      <ul>
        {choice.sizes.map((size) => (
          <li key={size}>{`${SIZES[size]} px: ${textOf(size)}`}</li>
        ))}
      </ul>
      <p>
        Без уточнень знімається кожна історія в 390 px, деякі й у 1280 px; усі п’ять ширин:{' '}
        <code>npm run look -- --sizes all</code>.
      </p>
    </div>
  )
}

export interface WallProps {
  entries: readonly Entry[]
  /** The initial choices. */
  first?: Choice
  onChoice?: (choice: Choice) => void
  /** The greatest height of a frame, in CSS pixels: part of a screen needs no full window. */
  highest?: number
  /** The pictures of the stories; null if there are none. Left out where only live frames are shown. */
  pictureSet?: PictureSet | null
}

/** The chosen stories, with the controls for choosing. */
export function Frames(props: WallProps): ReactNode {
  const { entries, first = FIRST_CHOICE, onChoice, highest = Infinity, pictureSet } = props
  const [choice, setChoice] = useState(first)
  const choose = (next: Partial<Choice>): void => {
    setChoice({ ...choice, ...next })
    onChoice?.({ ...choice, ...next })
  }
  const shown = chosen(entries, choice)
  const areas = areasOf(entries)
  const isTitled = new Set(entries.map(({ title }) => title)).size > 1
  return (
    <>
      <Controls>
        {/* With only one group there is nothing to choose. */}
        {Object.keys(areas).length > 2 && (
          <OneOf
            label="Область"
            value={choice.area}
            names={areas}
            all="Усі"
            onChange={(area) => choose({ area: area ?? '' })}
          />
        )}
        <OneOf
          label="Стан"
          value={choice.state}
          names={STATES}
          all="Усі"
          onChange={(state) => choose({ state })}
        />
        {pictureSet !== undefined && (
          <OneOf
            label="Кадри"
            value={choice.kind}
            names={KINDS}
            onChange={(kind) => kind && choose({ kind })}
          />
        )}
        <OneOf
          label="Масштаб"
          value={choice.scale}
          names={SCALES}
          onChange={(scale) => scale && choose({ scale })}
        />
        <Checks
          legend="Ширина, px"
          names={SIZES}
          chosen={choice.sizes}
          onChange={(sizes) => choose({ sizes })}
        />
        <Checks
          legend="Вигляд"
          names={SCHEMES}
          chosen={choice.schemes}
          onChange={(schemes) => choose({ schemes })}
        />
      </Controls>
      <p role="status">
        Історій: {shown.length} з {entries.length}
        {choice.sizes.length === 0 && '. Обери хоча б одну ширину'}
      </p>
      {pictureSet !== undefined && choice.kind === 'pictures' && (
        <PictureSetNote pictureSet={pictureSet} entries={shown} choice={choice} />
      )}
      <ul className={classes['stories']} data-kind={choice.kind}>
        {shown.map((entry) => (
          <Story
            key={entry.id}
            entry={entry}
            choice={choice}
            titled={isTitled}
            highest={highest}
            pictureSet={pictureSet ?? null}
          />
        ))}
      </ul>
    </>
  )
}

export const Wall = (props: WallProps): ReactNode => (
  <>
    <h1>Стіна</h1>
    <p className={classes['muted']}>
      Кожен екран у кожному стані. Назва відкриває історію. Кадри оживають по черзі, коли до них
      догорнути.
    </p>
    <Frames {...props} />
  </>
)
