/** Live stories, side by side: each in a frame of its own, which loads when its turn has come. */
import { useIntersection } from '@mantine/hooks'
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'

import { FRAME } from '../common/own-device.ts'
import { type Entry, heldMessage } from '../common/stories.ts'
import { pixelsOf, type ViewportId } from '../common/viewports.ts'
import { type Scheme, SCHEMES } from './choice.ts'

import classes from './wall.module.css'

/** After this time the next frame starts, even if the current one has not finished. */
const LONGEST_MS = 15_000

/** Until the last frame has finished: they start one after the other, so that the first appear soon. */
let turns = Promise.resolve()
function inTurn(turn: () => Promise<void> | undefined): void {
  turns = turns.then(turn)
}

export interface View {
  entry: Pick<Entry, 'id' | 'name'>
  size: ViewportId
  scheme: Scheme
  /** Per cent. */
  scale: number
}

/** The size of a view's place; `highest` is in CSS pixels before it is scaled. */
export const placeStyle = ({ size, scale }: View, highest = Infinity): CSSProperties => ({
  '--width': `${pixelsOf(size).width}px`,
  '--height': `${Math.min(pixelsOf(size).height, highest)}px`,
  '--scale': scale / 100,
})

export const viewText = ({ size, scheme }: Pick<View, 'size' | 'scheme'>): string =>
  `${pixelsOf(size).width} px, ${SCHEMES[scheme]}`

/** A live story at the given size, rendered only while it is near the window. */
export function Frame({ highest, ...view }: View & { highest?: number }): ReactNode {
  const { ref, entry } = useIntersection<HTMLDivElement>({ rootMargin: '25%' })
  const name = `${FRAME}${view.entry.id} ${view.size} ${view.scheme}`
  return (
    <div ref={ref} className={classes['frame']} style={placeStyle(view, highest)}>
      {entry?.isIntersecting && <Live key={name} name={name} {...view} />}
    </div>
  )
}

function Live({ entry: { id, name: title }, name, size, scheme }: View & { name: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<'waiting' | 'loading' | 'shown'>('waiting')
  useEffect(() => {
    const gone = new AbortController()
    const { promise: over, resolve: end } = Promise.withResolvers<void>()
    const onMessage = ({ source, data }: MessageEvent): void => {
      // Storybook's message to the page around it.
      const isOver = data === heldMessage(id) || String(data).includes('"storyFinished"')
      if (source !== frame.current?.contentWindow || !isOver) return
      setState('shown')
      end()
    }
    addEventListener('message', onMessage, { signal: gone.signal })
    inTurn(() => {
      if (gone.signal.aborted) return undefined
      setState('loading')
      setTimeout(end, LONGEST_MS)
      return over
    })
    return () => {
      gone.abort()
      end()
    }
  }, [id])
  return (
    state !== 'waiting' && (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- It is this Storybook itself.
      <iframe
        ref={frame}
        name={name}
        title={`${title}, ${viewText({ size, scheme })}`}
        // The link beside it opens the story; the frame itself ignores presses.
        tabIndex={-1}
        aria-busy={state === 'loading'}
        src={`iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=scheme:${scheme};steps:state;a11y.manual:!true`}
      />
    )
  )
}
