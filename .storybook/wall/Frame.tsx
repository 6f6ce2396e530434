/** Live stories, side by side: each in a frame of its own, which loads when its turn has come. */
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'

import { heldMessage } from '../common/hold-messages.ts'
import { FRAME } from '../common/own-device.ts'
import type { Entry } from '../common/stories.ts'
import { pixelsOf, type ViewportId } from '../common/viewports.ts'
import { type Scheme, SCHEMES } from './choice.ts'

import classes from './wall.module.css'

/** After this time the next frame starts, even if the current one has not finished. */
const LONGEST_MS = 15_000

/** Shows a frame; calls back when its story has been played. */
type Turn = (done: () => void) => void

const waiting: Turn[] = []
let isTaken = false

/** Starts the next frame: one at a time, so that the first ones appear soon. */
function next(): void {
  const turn = isTaken ? undefined : waiting.shift()
  if (!turn) return
  isTaken = true
  let isOver = false
  const done = (): void => {
    if (isOver) return
    isOver = true
    clearTimeout(longest)
    isTaken = false
    next()
  }
  const longest = setTimeout(done, LONGEST_MS)
  turn(done)
}

/** Calls `turn` when all earlier frames have finished; returns a function that cancels it. */
function inTurn(turn: Turn): () => void {
  let end = (): void => {}
  const own: Turn = (done) => {
    end = done
    turn(done)
  }
  waiting.push(own)
  next()
  return () => {
    const at = waiting.indexOf(own)
    if (at >= 0) waiting.splice(at, 1)
    end()
  }
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
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => setNear(seen?.isIntersecting ?? false), {
      rootMargin: '25%',
    })
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])

  const { size, scheme } = view
  const { id, name } = view.entry
  useEffect(() => {
    if (!isNear) return undefined
    const listening = new AbortController()
    const frame = document.createElement('iframe')
    frame.name = `${FRAME}${id} ${size} ${scheme}`
    frame.title = `${name}, ${viewText({ size, scheme })}`
    // The link beside it opens the story; the frame itself ignores presses.
    frame.tabIndex = -1
    frame.ariaBusy = 'true'
    frame.src = `iframe.html?id=${encodeURIComponent(id)}&viewMode=story&globals=scheme:${scheme};steps:state;a11y.manual:!true`
    const giveUp = inTurn((done) => {
      const onMessage = ({ source, data }: MessageEvent): void => {
        // Storybook's message to the page around it.
        const isOver = data === heldMessage(id) || String(data).includes('"storyFinished"')
        if (source !== frame.contentWindow || !isOver) return
        frame.ariaBusy = 'false'
        done()
      }
      addEventListener('message', onMessage, { signal: listening.signal })
      place.current?.append(frame)
    })
    return () => {
      listening.abort()
      giveUp()
      frame.remove()
    }
  }, [isNear, id, name, size, scheme])

  return <div ref={place} className={classes['frame']} style={placeStyle(view, highest)} />
}
