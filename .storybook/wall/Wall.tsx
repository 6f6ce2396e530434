/** Every screen in every state, side by side. */
import { type ReactNode, useState } from 'react'

import { storyHref } from '../common/links.ts'
import { STATES, stateOf } from '../common/story-state.ts'
import type { ViewportId } from '../common/viewports.ts'
import { areasOf, type Choice, chosen, FIRST_CHOICE, type Scheme } from './choice.ts'
import { Controls } from './Controls.tsx'
import { Frame } from './Frame.tsx'
import type { Entry } from './index-entry.ts'
import type { PictureSet } from './picture-set.ts'
import { Picture } from './Picture.tsx'
import { PictureSetNote } from './PictureSetNote.tsx'
import { ViewLink } from './ViewLink.tsx'

import classes from './Wall.module.css'

interface View {
  size: ViewportId
  scheme: Scheme
}

/** Opens a story in Storybook with the same choices. */
const hrefOf = ({ id }: Entry, { size, scheme }: View): string =>
  `${storyHref(id)}&globals=scheme:${scheme};steps:state;viewport.value:${size}`

interface RowProps {
  entry: Entry
  choice: Choice
  /** Whether the title is shown: the stories beside it have other titles. */
  titled: boolean
  highest: number
  pictureSet: PictureSet | null
}

function Row({ entry, choice, titled, highest, pictureSet }: RowProps): ReactNode {
  const views: View[] = choice.sizes.flatMap((size) =>
    choice.schemes.map((scheme) => ({ size, scheme })),
  )
  const first: View = views[0] ?? { size: 'phone', scheme: 'light' }
  return (
    <li className={classes['row']}>
      <h2 className={classes['name']}>
        <a href={hrefOf(entry, first)} target="_top">
          {titled && <span className={classes['title']}>{entry.title}: </span>}
          {entry.name}
        </a>
      </h2>
      <p className={classes['muted']}>{STATES[stateOf(entry)]}</p>
      <div className={classes['frames']}>
        {views.map((view) => {
          const key = `${view.size} ${view.scheme}`
          const shown = { entry, ...view, scale: choice.scale }
          const href = hrefOf(entry, view)
          return choice.kind === 'pictures' ? (
            <Picture key={key} {...shown} pictureSet={pictureSet} href={href} />
          ) : (
            <div key={key}>
              {/* For a single view, the story's name above is the link. */}
              {views.length > 1 && <ViewLink name={entry.name} {...view} href={href} />}
              <Frame {...shown} highest={highest} />
            </div>
          )
        })}
      </div>
    </li>
  )
}

interface WallProps {
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
export function Frames({
  entries,
  first = FIRST_CHOICE,
  onChoice,
  highest = Infinity,
  pictureSet,
}: WallProps): ReactNode {
  const [choice, setChoice] = useState(first)
  const choose = (next: Choice): void => {
    setChoice(next)
    onChoice?.(next)
  }
  const shown = chosen(entries, choice)
  const isTitled = new Set(entries.map(({ title }) => title)).size > 1
  return (
    <div>
      <Controls
        areas={areasOf(entries)}
        choice={choice}
        withKinds={pictureSet !== undefined}
        onChange={choose}
      />
      <p role="status">
        Історій: {shown.length} з {entries.length}
        {choice.sizes.length === 0 && '. Обери хоча б одну ширину'}
      </p>
      {pictureSet !== undefined && choice.kind === 'pictures' && (
        <PictureSetNote pictureSet={pictureSet} entries={shown} choice={choice} />
      )}
      <ul className={classes['rows']} data-kind={choice.kind}>
        {shown.map((entry) => (
          <Row
            key={entry.id}
            entry={entry}
            choice={choice}
            titled={isTitled}
            highest={highest}
            pictureSet={pictureSet ?? null}
          />
        ))}
      </ul>
    </div>
  )
}

export function Wall(props: WallProps): ReactNode {
  return (
    <main className={classes['page']}>
      <h1>Стіна</h1>
      <p className={classes['muted']}>
        Кожен екран у кожному стані. Назва відкриває історію. Кадри оживають по черзі, коли до них
        догорнути.
      </p>
      <Frames {...props} />
    </main>
  )
}
