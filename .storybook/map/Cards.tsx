/** What stands on the map: the cards of screens, the boxes between them, and the arrows. */
import '@mantine/core/styles/VisuallyHidden.css'
import { VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'

import { docsHref } from '../common/links.ts'
import type { Entry } from '../common/stories.ts'
import { type Box, BOX_KINDS, type Screen } from './facts.ts'
import type { Arrow, Layout } from './layout.ts'
import { AREAS, hasTitle } from './routes.ts'

import classes from './map.module.css'

/** Called with the names of what is under the pointer or in focus: their arrows stand out. */
type OnHighlight = (names: readonly string[]) => void

interface WholeLinkProps {
  href: string
  names: readonly string[]
  onHighlight: OnHighlight
  children: ReactNode
}

/** A link over a whole card or box: the target is large enough at a small scale, too. */
function WholeLink({ href, names, onHighlight, children }: WholeLinkProps): ReactNode {
  const look = (): void => onHighlight(names)
  const leave = (): void => onHighlight([])
  return (
    <a
      href={href}
      target="_top"
      className={classes['whole']}
      onMouseEnter={look}
      onMouseLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      {children}
    </a>
  )
}

interface ScreenCardProps {
  screen: Screen
  /** Those of its boxes that are shown. */
  boxes: readonly Box[]
  entries: readonly Entry[]
  /** The story that stands for it. */
  shown: Entry | undefined
  thumbnailOf: (entry: Entry) => ReactNode
  onHighlight: OnHighlight
}

/** A screen. The whole card is the link to its stories; what its arrows say is there as text, too. */
export function ScreenCard(props: ScreenCardProps): ReactNode {
  const { screen, boxes, entries, shown, thumbnailOf, onHighlight } = props
  const { path, area, titles, links = [], redirects = [] } = screen
  const title = shown?.title ?? titles[0]
  const count = entries.filter((entry) => hasTitle(screen, entry.title)).length
  const guards = boxes.filter(({ kind }) => kind === 'guard')
  const facts = (
    <>
      <strong>{path}</strong>
      <span>{AREAS[area].name}</span>
      <span>{title === undefined ? 'Лише веде далі' : title.split('/').at(-1)}</span>
      {count > 0 && <span>Історій: {count}</span>}
      {guards.length > 0 && (
        <span className={classes['kept']}>Сторож: {guards.map(({ text }) => text).join('; ')}</span>
      )}
    </>
  )
  return (
    <>
      <div className={classes['thumbnail']}>{shown && thumbnailOf(shown)}</div>
      {title === undefined ? (
        <div className={classes['whole']}>{facts}</div>
      ) : (
        <WholeLink href={docsHref(title)} names={[path, ...screen.boxes]} onHighlight={onHighlight}>
          {facts}
        </WholeLink>
      )}
      <VisuallyHidden>
        {links.length > 0 && `Веде до ${links.join(', ')}. `}
        {redirects.length > 0 && `Кого не пускає, той іде до ${redirects.join(', ')}. `}
        {boxes.map(
          ({ kind, text, to }) =>
            `${BOX_KINDS[kind]}: ${text}${to.length > 0 ? `, веде до ${to.join(', ')}` : ''}. `,
        )}
      </VisuallyHidden>
    </>
  )
}

interface BoxCardProps {
  box: Box
  /** How many of the shown screens it belongs to. */
  count: number
  onHighlight: OnHighlight
}

/** A guard, a part of the frame or a dialog. */
export function BoxCard({ box, count, onHighlight }: BoxCardProps): ReactNode {
  return (
    <WholeLink href={box.href} names={[box.name]} onHighlight={onHighlight}>
      <strong>
        {BOX_KINDS[box.kind]}, екранів: {count}
      </strong>
      <span>{box.text}</span>
    </WholeLink>
  )
}

interface ArrowsProps {
  layout: Layout
  boxes: readonly Box[]
  highlighted: readonly string[]
}

export function Arrows({ layout, boxes, highlighted }: ArrowsProps): ReactNode {
  const keptOut = (from: string): string =>
    boxes.find(({ name }) => name === from)?.text ?? 'кого не пускає'
  return (
    <svg width={layout.width} height={layout.height} aria-hidden>
      <defs>
        <marker id="head" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto">
          <path d="M0 0 8 4 0 8z" fill="context-stroke" />
        </marker>
      </defs>
      {layout.arrows.map((arrow) => (
        <g
          key={`${arrow.from} ${arrow.kind} ${arrow.to}`}
          className={classes['arrow']}
          data-kind={arrow.kind}
          data-highlighted={highlighted.includes(arrow.from) || highlighted.includes(arrow.to)}
        >
          <path d={lineOf(arrow)} markerEnd="url(#head)" />
          {arrow.kind === 'redirect' && <text {...arrow.words}>{keptOut(arrow.from)}</text>}
        </g>
      ))}
    </svg>
  )
}

/** A line with rounded corners, each a curve from the middle of one segment to that of the next. */
function lineOf({ points }: Arrow): string {
  const [first, ...rest] = points
  const last = rest.at(-1)
  if (!first || !last) return ''
  const turns = rest.slice(0, -1).map(({ x, y }, at) => {
    const next = rest[at + 1] ?? last
    return `Q${x} ${y} ${(x + next.x) / 2} ${(y + next.y) / 2}`
  })
  return `M${first.x} ${first.y} ${turns.join(' ')} L${last.x} ${last.y}`
}
